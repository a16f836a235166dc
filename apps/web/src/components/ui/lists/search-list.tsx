import { t } from "#lib/text/language";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#lib/screen/class-names";
import { SearchInput } from "./search-input";

interface SearchListProps<Item> {
  /** Names the list for those who hear it: "Recipes". */
  label: string;
  /** What the search box is called; by default "Search" and the label. */
  searchLabel?: string;
  placeholder?: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Already filtered by the query. */
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  render: (item: Item) => ReactNode;
  selectedKey?: string | number | null;
  onSelect: (item: Item) => void;
  /** Rows that show at once; the others scroll. */
  rows?: number;
  /** False hides the list, until there is something to look for. */
  isOpen?: boolean;
  /** What stands in the list's place when nothing matches. */
  empty?: ReactNode;
  autoFocus?: boolean;
  /** `items` do not answer the query yet: Enter waits, and takes the first that does. */
  isSearching?: boolean;
  /** Called when the last of `items` come near the view. */
  onNearEnd?: () => void;
}

const ROW_HEIGHT_PX = 44;
const ROWS_BEYOND_VIEW = 6;
/** Until something is looked for or an arrow key is pressed, Enter chooses nothing. */
const NONE = -1;

/**
 * A search box over a list of which one is chosen. Arrow keys move, Enter chooses, focus stays in the box. Rows are
 * of one height, and only those near the view are in the page, so that ten thousand recipes scroll like ten.
 */
export function SearchList<Item>(props: SearchListProps<Item>) {
  const {
    label,
    keyOf,
    render,
    selectedKey = null,
    onSelect,
    rows = 8,
    isOpen = true,
    empty = t("Nothing found"),
    isSearching = false,
    onNearEnd,
  } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // An answer that comes while a row is pressed waits: the row would move away from below the finger.
  const [pressed, setPressed] = useState<readonly Item[] | null>(null);
  const items = pressed ?? props.items;
  const release = (): void => setPressed(null);
  // Where the arrow keys have led, which holds for what was looked for then; a new query begins at its first row.
  const [moved, setMoved] = useState({ query: props.query, index: NONE });
  const active = moved.query === props.query ? moved.index : props.query === "" ? NONE : 0;
  const activeIndex = Math.min(active, items.length - 1);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: ROWS_BEYOND_VIEW,
    // It is as high as `rows` says.
    observeElementRect: (_list, tell) => tell({ width: 0, height: rows * ROW_HEIGHT_PX }),
    initialRect: { width: 0, height: rows * ROW_HEIGHT_PX },
  });

  useEffect(() => {
    setPressed(null);
    virtualizer.scrollToOffset(0);
  }, [props.query, virtualizer]);

  function moveTo(index: number): void {
    const next = Math.max(0, Math.min(items.length - 1, index));
    setMoved({ query: props.query, index: next });
    virtualizer.scrollToIndex(next);
  }

  // What Enter was pressed for, while the answer was on its way.
  const wanted = useRef<string>(null);
  useEffect(() => {
    const [best] = items;
    if (isSearching || wanted.current === null) return;
    if (wanted.current === props.query && best) onSelect(best);
    wanted.current = null;
  }, [isSearching, items, props.query, onSelect]);

  const shown = virtualizer.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? -1) >= items.length - 1;
  useEffect(() => {
    if (isNearEnd && isOpen) onNearEnd?.();
  }, [isNearEnd, isOpen, items.length, onNearEnd]);

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: rows, PageUp: -rows };
    const step = steps[event.key];
    const chosen = items[activeIndex];
    if (step !== undefined) moveTo(activeIndex + step);
    else if (event.key === "Enter" && isSearching && isOpen && props.query !== "") wanted.current = props.query;
    else if (event.key === "Enter" && chosen && isOpen && keyOf(chosen) !== selectedKey) onSelect(chosen);
    // Enter on what is chosen already sends the form around the list.
    else return;
    event.preventDefault();
  }

  return (
    <div className="group/list grid content-start gap-2">
      <SearchInput
        role="combobox"
        aria-label={props.searchLabel ?? t("Search {what}", { what: label.toLowerCase() })}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
        placeholder={props.placeholder}
        autoFocus={props.autoFocus}
        value={props.query}
        onValueChange={props.onQueryChange}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onPointerDown={() => setPressed(items)}
        // The click is the end of a press; one that scrolls is cancelled, and a mouse may leave before it lets go.
        onClickCapture={release}
        onPointerCancel={release}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && release()}
        hidden={!isOpen}
        className="overflow-y-auto overscroll-contain rounded-md border border-line bg-surface"
        // Rows scroll; the words that stand for none may need more than a line.
        style={{ [items.length === 0 ? "minHeight" : "height"]: rows * ROW_HEIGHT_PX + 2 }}
      >
        <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const item = items[index];
            if (!item) return null;
            const isSelected = keyOf(item) === selectedKey;
            return (
              <button
                key={keyOf(item)}
                type="button"
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={isSelected}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                // Focus stays in the search box, where the arrow keys are heard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setMoved({ query: props.query, index });
                  onSelect(item);
                }}
                className={classNames(
                  "option",
                  index === activeIndex && !isSelected && "group-focus-within/list:bg-sunken",
                )}
                style={{ top: start, height: ROW_HEIGHT_PX }}
              >
                {render(item)}
              </button>
            );
          })}
        </div>
        {items.length === 0 && <p className="px-3.5 py-3 text-sm text-ink-muted">{empty}</p>}
      </div>
      <p role="status" className="sr-only">
        {isOpen && t("{count, plural, one {# result} other {# results}}", { count: items.length })}
      </p>
    </div>
  );
}
