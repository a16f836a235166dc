import { t } from "#lib/text/language";
import { ZoomIn, ZoomOut } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#lib/screen/class-names";

interface PagePictureProps {
  page: number;
  /** A `data:` URL. */
  picture: string;
}

/** The picture of a scanned page, as wide as its place. A tap makes it large enough for small print, to be moved about by scrolling. */
export function PagePicture({ page, picture }: PagePictureProps) {
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
