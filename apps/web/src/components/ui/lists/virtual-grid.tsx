import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { useColumns } from "#lib/screen/use-window";

interface VirtualGridProps<Item> {
  /** A new list only where the list has changed: rows of the same list are not drawn again. */
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  render: (item: Item) => ReactNode;
  /** Height of a row in pixels before it is measured. */
  estimatedRowPx: number;
  /** Columns from each page width on, narrowest first: `[[0, 1], [640, 2], [1024, 3]]` is the default. */
  columns?: readonly (readonly [minWidthPx: number, columns: number])[];
  /** Names the list for those who hear it. */
  label: string;
  gapPx?: number;
}

const DEFAULT_COLUMNS = [
  [0, 1],
  [640, 2],
  [1024, 3],
] as const;
/** Rows above and below the window that are there already when somebody scrolls. */
const ROWS_BEYOND_VIEW = 4;
/** Of the window, before it is known where the list begins. */
const USUALLY_ABOVE = 0.4;

/** Cards in columns that scroll with the page; only the rows near the view are in it. One column makes a list. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { items, keyOf, render, label, estimatedRowPx, gapPx = 20 } = props;
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(props.columns ?? DEFAULT_COLUMNS);
  const rowCount = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    gap: gapPx,
    estimateSize: () => estimatedRowPx,
    // What is not laid out has no height.
    measureElement: (row) => (row instanceof HTMLElement && row.offsetHeight) || estimatedRowPx,
    scrollMargin: useTopPx(list),
    // What nobody sees yet comes after what is in view.
    overscan: useDeferredValue(ROWS_BEYOND_VIEW, 0),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  // Rows of another number of columns have other heights.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns]);

  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      // The rows hold their place themselves; the browser need not.
      className="relative [overflow-anchor:none]"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={virtualizer.measureElement}
          data-index={index}
          role="presentation"
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
        >
          <Row {...{ row: index, columns, items, keyOf, render, gapPx }} />
        </div>
      ))}
    </div>
  );
}

/** Where the list begins on the page; what stands above it grows and shrinks (filters, a notice), and the page's height with it. */
function useTopPx(list: { readonly current: HTMLElement | null }): number {
  const [topPx, setTopPx] = useState(window.innerHeight * USUALLY_ABOVE);
  useLayoutEffect(() => {
    const find = (): void => {
      if (list.current) setTopPx(list.current.getBoundingClientRect().top + window.scrollY);
    };
    find();
    const pageHeight = new ResizeObserver(find);
    pageHeight.observe(document.body);
    return () => pageHeight.disconnect();
  }, [list]);
  return topPx;
}

interface RowProps<Item> extends Pick<VirtualGridProps<Item>, "items" | "keyOf" | "render"> {
  row: number;
  columns: number;
  gapPx: number;
}

function PlainRow<Item>({ row, columns, items, keyOf, render, gapPx }: RowProps<Item>) {
  const first = row * columns;
  return (
    <div
      role="presentation"
      className="grid"
      style={{ gap: gapPx, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {items.slice(first, first + columns).map((item, column) => (
        <div
          key={keyOf(item)}
          role="listitem"
          aria-setsize={items.length}
          aria-posinset={first + column + 1}
          className="grid"
        >
          {render(item)}
        </div>
      ))}
    </div>
  );
}

// memo() forgets the type parameter; it is the same component.
const Row = memo(PlainRow) as typeof PlainRow;
