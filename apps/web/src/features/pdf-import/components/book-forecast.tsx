import { t } from "#lib/text/language";
import { trpc } from "#lib/server/trpc";
import { rangeOf } from "../import-steps";

/** The browser cannot tell how many pages a PDF has: it may be packed away in it. */
const PAGES = 100;

/** What a book takes on this machine, said before it is sent; nothing while it is not known. */
export function BookForecast({ isRulesOnly }: { isRulesOnly: boolean }) {
  const { data } = trpc.pdfImport.forecast.useQuery({ pages: PAGES }, { meta: { silent: true } });
  if (!data) return null;
  const { printed, scanned } = data;
  const usual =
    isRulesOnly || !printed
      ? t("A book of {pages, number} printed pages takes less than a minute where no model is asked", { pages: PAGES })
      : t("A book of {pages, number} pages takes {time} on your machine", { pages: PAGES, time: rangeOf(printed) });
  return (
    <p className="figures max-w-prose text-sm text-ink-muted">
      {t("{usual}; scanned pages take {time} more.", { usual, time: rangeOf(scanned) })}
    </p>
  );
}
