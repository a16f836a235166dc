import { t } from "#lib/text/language";
import { useState } from "react";
import { PageText } from "./page-text";

/** Where an imported recipe stands: the import, the page on which it begins, and the number of the book's pages. */
export interface BookPlace {
  readonly jobId: number;
  readonly page: number;
  readonly lastPage: number;
}

/** Reads the place out of the address of a form that is to check a recipe; null where it says none. */
export function bookPlaceOf(search: string): BookPlace | null {
  const said = new URLSearchParams(search);
  const [jobId, page, lastPage] = ["import", "page", "pages"].map((name) => Number(said.get(name)));
  return isNumber(jobId) && isNumber(page) && isNumber(lastPage) ? { jobId, page, lastPage } : null;
}

const isNumber = (value: number | undefined): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The page of the book, to hold beside the form. */
export function PageBeside({ jobId, page, lastPage }: BookPlace) {
  const [shown, setShown] = useState(page);
  return (
    <aside
      aria-label={t("Source of the recipe")}
      className="self-start rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <PageText jobId={jobId} page={shown} lastPage={lastPage} onPageChange={setShown} />
    </aside>
  );
}
