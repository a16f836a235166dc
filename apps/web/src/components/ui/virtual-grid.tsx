import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useColumns } from "#lib/use-columns";

interface VirtualGridProps<Item> {
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

/** Cards in columns that scroll with the page; only the rows near the view are in it. One column makes a list. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { items, keyOf, render, label, gapPx = 20 } = props;
  const list = useRef<HTMLDivElement>(null);
  const [offsetPx, setOffsetPx] = useState(0);
  const columns = useColumns(props.columns ?? DEFAULT_COLUMNS);
  const rowCount = Math.ceil(items.length / columns);

  // What stands above the list grows and shrinks (filters, a notice), and the page's height with it.
  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current) setOffsetPx(list.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const pageHeight = new ResizeObserver(measure);
    pageHeight.observe(document.body);
    return () => pageHeight.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => props.estimatedRowPx,
    gap: gapPx,
    overscan: 4,
    scrollMargin: offsetPx,
  });

  return (
    <div ref={list} role="list" aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute inset-x-0 top-0 grid"
          style={{
            gap: gapPx,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - offsetPx}px)`,
          }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
            <div
              key={keyOf(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row.index * columns + column + 1}
              className="grid"
            >
              {render(item)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
