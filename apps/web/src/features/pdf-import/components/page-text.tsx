import { keepPreviousData } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { LoadingState } from "../../../components/loading-state";
import { Button } from "../../../components/ui/button";
import { trpc } from "../../../lib/trpc";
import { PDF_MESSAGES } from "../messages";

interface PageTextProps {
  jobId: number;
  page: number;
  lastPage: number;
  onPageChange: (page: number) => void;
}

/** A page of the book, as it was read. */
export function PageText({ jobId, page, lastPage, onPageChange }: PageTextProps) {
  const { data } = trpc.pdfImport.pageText.useQuery({ id: jobId, page }, { placeholderData: keepPreviousData, meta: { failure: PDF_MESSAGES.pagesFailed } });
  return (
    <section aria-label={`Page ${page}`} className="grid min-w-0 grid-cols-1 content-start gap-2">
      <div className="flex items-center justify-between">
        <h3 className="figures font-sans text-sm font-semibold tracking-normal">Page {page}</h3>
        <span className="flex">
          <Button variant="quiet" size="icon" aria-label="Page before" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </Button>
          <Button variant="quiet" size="icon" aria-label="Next page" disabled={page >= lastPage} onClick={() => onPageChange(page + 1)}>
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </span>
      </div>
      {data ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere">{data.text || "No text was found on this page."}</p>
      ) : (
        <LoadingState label="Loading the page" />
      )}
    </section>
  );
}
