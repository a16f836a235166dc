import { memo, type ReactNode, useRef } from "react";
import { useColumns } from "#lib/screen/use-window";
import { useRowsInView } from "#lib/screen/use-rows-in-view";

interface VirtualGridProps<Item> {
  /** A new list only where the list has changed: rows of the same list are not drawn again, of another those in view first. */
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
  const columns = useColumns(props.columns ?? DEFAULT_COLUMNS);
  const rowCount = Math.ceil(items.length / columns);
  const view = useRowsInView(list, {
    content: items,
    rowCount,
    columns,
    estimatedRowPx: props.estimatedRowPx,
    gapPx,
  });

  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      // The rows hold their place themselves (use-rows-in-view); the browser need not.
      className="box-border [overflow-anchor:none]"
      style={{ height: view.heightPx, paddingTop: view.topPx }}
    >
      {view.rows.map((row) => (
        <Row
          key={row}
          {...{ row, columns, items, keyOf, render, gapPx }}
          isLast={row === rowCount - 1}
          measured={view.measured}
        />
      ))}
    </div>
  );
}

interface RowProps<Item> extends Pick<VirtualGridProps<Item>, "items" | "keyOf" | "render"> {
  row: number;
  columns: number;
  gapPx: number;
  isLast: boolean;
  /** Watches the row's height; returns how to stop. */
  measured: (element: HTMLElement) => () => void;
}

function PlainRow<Item>({ row, columns, items, keyOf, render, gapPx, isLast, measured }: RowProps<Item>) {
  const first = row * columns;
  return (
    <div
      ref={(element) => (element ? measured(element) : undefined)}
      data-row={row}
      role="presentation"
      className="grid"
      style={{
        gap: gapPx,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        marginBottom: isLast ? 0 : gapPx,
      }}
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
