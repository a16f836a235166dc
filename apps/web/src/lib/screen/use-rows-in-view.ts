import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { usePainted } from "./after-paint";

interface RowSizes {
  /** What the rows show; of another (what was just searched for) those in view come first. */
  content: unknown;
  rowCount: number;
  /** Rows of another number of columns have other heights. */
  columns: number;
  estimatedRowPx: number;
  gapPx: number;
}

interface RowsInView {
  /** The rows near the view, by their place in the list. */
  rows: readonly number[];
  /** The height of the whole list, and of what stands above the first of `rows`. */
  heightPx: number;
  topPx: number;
  /** For a ref on each row, which carries `data-row`: its height counts from then on. Returns how to stop. */
  measured: (element: HTMLElement) => () => void;
}

/** Rows above and below the window that are there already when somebody scrolls. */
const ROWS_BEYOND_VIEW = 4;
/** Of the window, before it is known where the list begins. */
const USUALLY_IN_VIEW = 0.6;
/** To draw a row more costs less than to draw the list anew without it. */
const SPARE_ROWS = 1;

const rowsIn = (heightPx: number, { rowCount, estimatedRowPx, gapPx }: RowSizes): number =>
  Math.min(rowCount, Math.ceil(heightPx / (estimatedRowPx + gapPx)));

/**
 * Which rows of a list that scrolls with the page have to be drawn. A row has its estimated height until it has been
 * seen; what is in view stays where it is when a row above it turns out to be taller. Scrolling draws nothing until
 * another row comes near.
 */
export function useRowsInView(list: RefObject<HTMLElement | null>, sizes: RowSizes): RowsInView {
  const { content, rowCount, columns, estimatedRowPx, gapPx } = sizes;
  // oxlint-disable-next-line react/exhaustive-deps -- other columns, other heights
  const heights = useMemo(() => new Map<number, number>(), [columns]);
  const heightOf = (row: number): number => (heights.get(row) ?? estimatedRowPx) + gapPx;
  // Nothing is known of the page before it is laid out. A list begins somewhere in its upper half; so it is laid out once.
  const [seen, setSeen] = useState(() => ({ first: 0, end: rowsIn(window.innerHeight * USUALLY_IN_VIEW, sizes) }));
  // What nobody sees yet waits until what is in view has been painted.
  const beyond = usePainted(content) ? ROWS_BEYOND_VIEW : 0;
  // A row's height lies in the map; this draws the list anew for it.
  const [, setMeasurements] = useState(0);

  function findRange(): void {
    if (!list.current) return;
    const viewTop = -list.current.getBoundingClientRect().top;
    const viewEnd = viewTop + window.innerHeight;
    let row = 0;
    let y = 0;
    while (row < rowCount && y + heightOf(row) <= viewTop) y += heightOf(row++);
    const firstSeen = row;
    while (row < rowCount && y < viewEnd) y += heightOf(row++);
    setSeen((known) => {
      const spare = firstSeen - known.first + known.end - row;
      const isEnough = known.first <= firstSeen && row <= known.end && spare <= SPARE_ROWS;
      return isEnough ? known : { first: firstSeen, end: row };
    });
  }

  const latest = useRef(findRange);
  useLayoutEffect(() => {
    latest.current = findRange;
    findRange();
  });

  useEffect(() => {
    const find = (): void => latest.current();
    // What stands above the list grows and shrinks (filters, a notice), and the page's height with it.
    const pageHeight = new ResizeObserver(find);
    pageHeight.observe(document.body);
    window.addEventListener("scroll", find, { passive: true });
    window.addEventListener("resize", find);
    return () => {
      pageHeight.disconnect();
      window.removeEventListener("scroll", find);
      window.removeEventListener("resize", find);
    };
  }, []);

  const measured = useCallback(
    (element: HTMLElement) => {
      const row = Number(element.dataset.row);
      const measure = (): void => {
        const heightPx = element.offsetHeight;
        const grownPx = heightPx - (heights.get(row) ?? estimatedRowPx);
        if (heightPx === 0 || grownPx === 0) return;
        heights.set(row, heightPx);
        if (element.getBoundingClientRect().bottom - grownPx <= 0) window.scrollBy(0, grownPx);
        setMeasurements((count) => count + 1);
      };
      measure();
      const height = new ResizeObserver(measure);
      height.observe(element);
      return () => height.disconnect();
    },
    [heights, estimatedRowPx],
  );

  const first = Math.max(0, seen.first - beyond);
  const end = Math.min(rowCount, seen.end + beyond);
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  return { rows, topPx: heightUpTo(first), heightPx: Math.max(0, heightUpTo(rowCount) - gapPx), measured };

  function heightUpTo(row: number): number {
    let px = row * (estimatedRowPx + gapPx);
    for (const [seen, height] of heights) if (seen < row) px += height - estimatedRowPx;
    return px;
  }
}
