import { t } from "#lib/text/language";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { LoadingState } from "#components/loading-state";
import { IconButton } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { type Outputs, trpc } from "#lib/server/trpc";
import { PDF_MESSAGES } from "../messages";
import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

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

interface PagePictureProps {
  page: number;
  /** A `data:` URL. */
  picture: string;
}

/** The picture of a scanned page, as wide as its place. A tap makes it large enough for small print, to be moved about by scrolling. */
function PagePicture({ page, picture }: PagePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  const Icon = isLarge ? ZoomOut : ZoomIn;

  function toggle(event: MouseEvent<HTMLButtonElement>): void {
    const spot = shareOfSize(event);
    // The large picture has to be there, without a transition, before it can be moved to where it was tapped.
    flushSync(() => setIsLarge(!isLarge));
    if (frame.current) centre(frame.current, spot);
  }

  return (
    <div className="relative">
      <div
        ref={frame}
        className={classNames(
          "overflow-auto overscroll-contain rounded-md border border-line bg-sunken",
          isLarge && "max-h-[55dvh]",
        )}
      >
        <button
          type="button"
          aria-pressed={isLarge}
          onClick={toggle}
          className={classNames(
            "block transition-none focus-visible:-outline-offset-3",
            isLarge ? "w-[220%] cursor-zoom-out" : "w-full cursor-zoom-in",
          )}
        >
          <img src={picture} alt={t("Page {page} of the book", { page })} className="w-full" />
          <span className="sr-only">{t("(enlarge)")}</span>
        </button>
      </div>
      <span aria-hidden className="pointer-events-none absolute end-3 bottom-3 rounded-md bg-raised p-2 shadow-md">
        <Icon className="size-5" />
      </span>
    </div>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where it was tapped, from 0 to 1; a key press means the beginning of the page. */
function shareOfSize({ currentTarget, clientX, clientY, detail }: MouseEvent): Spot {
  if (detail === 0) return { x: 0, y: 0 };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function centre(frame: HTMLElement, { x, y }: Spot): void {
  frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
  frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
}
