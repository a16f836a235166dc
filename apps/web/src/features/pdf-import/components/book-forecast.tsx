import { trpc } from "#lib/trpc";
import { rangeText } from "../import-steps";

/** The browser cannot tell how many pages a PDF has: it may be packed away in it. */
const PAGES = 100;

/** What a book takes on this machine, said before it is sent; nothing while it is not known. */
export function BookForecast({ isRulesOnly }: { isRulesOnly: boolean }) {
  const { data } = trpc.pdfImport.forecast.useQuery({ pages: PAGES }, { meta: { silent: true } });
  if (!data) return null;
  const { printed, scanned } = data;
  const usual =
    isRulesOnly || !printed
      ? `A book of ${PAGES} printed pages takes less than a minute where no model is asked`
      : `A book of ${PAGES} pages takes ${rangeText(printed)} on your machine`;
  return (
    <p className="figures max-w-prose text-sm text-ink-muted">
      {usual}; scanned pages take {rangeText(scanned)} more.
    </p>
  );
}
