import { t } from "#lib/text/language";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { LoadingState } from "#components/loading-state";
import { IconButton } from "#components/ui/icon-button";
import { classNames } from "#lib/screen/class-names";
import { type Outputs, trpc } from "#lib/server/trpc";
import { PDF_MESSAGES } from "../messages";
import { PagePicture } from "./page-picture";

interface PageTextProps {
  jobId: number;
  page: number;
  lastPage: number;
  onPageChange: (page: number) => void;
}

/** A page of the book, as it was read: a scanned one by its picture first, because its text may be wrong. */
export function PageText({ jobId, page, lastPage, onPageChange }: PageTextProps) {
  const { data, isPlaceholderData } = trpc.pdfImport.pageText.useQuery(
    { id: jobId, page },
    { placeholderData: keepPreviousData, meta: { failure: PDF_MESSAGES.pagesFailed } },
  );
  return (
    <section aria-label={t("Page {page}", { page })} className="grid min-w-0 grid-cols-1 content-start gap-2">
      <div className="flex items-center justify-between">
        <h3 className="figures font-sans text-sm font-semibold tracking-normal">{t("Page {page}", { page })}</h3>
        <span className="flex">
          <IconButton
            icon={ChevronLeft}
            label={t("Previous page")}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={t("Next page")}
            disabled={page >= lastPage}
            onClick={() => onPageChange(page + 1)}
          />
        </span>
      </div>
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={classNames("grid grid-cols-1 gap-2 transition-opacity", isPlaceholderData && "opacity-50")}
        >
          {data.picture === null ? <PlainText page={data} /> : <PictureAndText page={data} picture={data.picture} />}
        </div>
      ) : (
        <LoadingState label={t("Loading the page")} />
      )}
    </section>
  );
}

type Page = Outputs["pdfImport"]["pageText"];

function PlainText({ page: { source, text } }: { page: Page }) {
  return (
    <>
      {source === "ocr" && (
        <p className="text-sm text-ink-muted">
          {t("The picture of this page is not kept any more. This is what was read off it.")}
        </p>
      )}
      <p className="rounded-md bg-sunken px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere">
        {text || t("No text was found on this page.")}
      </p>
    </>
  );
}

function PictureAndText({ page: { page, text }, picture }: { page: Page; picture: string }) {
  return (
    <>
      <PagePicture page={page} picture={picture} />
      {text ? (
        <details className="rounded-md bg-sunken text-sm">
          <summary className="px-4 py-3 font-semibold">{t("The text that was read off it")}</summary>
          <p className="px-4 pb-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </details>
      ) : (
        <p className="text-sm text-ink-muted">{t("No text was read off this page.")}</p>
      )}
    </>
  );
}
