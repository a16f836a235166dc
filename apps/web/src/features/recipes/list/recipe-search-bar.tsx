import { t } from "#lib/text/language";
import { SlidersHorizontal } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button";
import { SearchInput } from "#components/ui/lists/search-input";
import { afterPaint } from "#lib/screen/after-paint";
import { lazyAhead } from "#lib/screen/when-idle";
import { countFilters, type RecipeFilters } from "./use-recipe-filters";
import { useReadAhead } from "./use-recipe-search";

const RecipeFilterFields = lazyAhead(() => import("./recipe-filter-fields"));

interface RecipeSearchBarProps {
  filters: RecipeFilters;
  onChange: (part: Partial<RecipeFilters>) => void;
}

/** The search box, and behind a button the filters; closed, they are not in the page (decisions, section 4). */
export function RecipeSearchBar({ filters, onChange }: RecipeSearchBarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const readAhead = useReadAhead(filters);
  const count = countFilters(filters);
  return (
    <div role="search" className="mb-2 grid gap-3 nav:mb-6">
      <div className="flex gap-2">
        <SearchBox text={filters.q} readAhead={readAhead} onSearch={(q) => onChange({ q })} />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen((open) => !open)}
        >
          <SlidersHorizontal aria-hidden className="size-4.5 max-sm:hidden" />
          {t("Filters")}
          {count > 0 && (
            <span className="figures rounded-full bg-herb px-2 text-xs leading-5 text-on-herb">{count}</span>
          )}
        </Button>
      </div>
      <Suspense>{isOpen && <RecipeFilterFields id={id} filters={filters} onChange={onChange} />}</Suspense>
    </div>
  );
}

interface SearchBoxProps {
  text: string;
  readAhead: (text: string) => Promise<void>;
  onSearch: (text: string) => void;
}

/** Each letter is asked for at once, and seen; the page is drawn anew when what was typed last has its answer, and once. */
function SearchBox({ text, readAhead, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const latest = useRef<string | null>(text);
  /** What the box has asked the address for: it comes while somebody types on, and takes no letter back. */
  const asked = useRef<string[]>([]);

  // The address may change without the box: by going back, or by a link to a search.
  useEffect(() => {
    const place = asked.current.indexOf(text);
    asked.current.splice(0, place === -1 ? asked.current.length : place + 1);
    if (place !== -1) return;
    latest.current = text;
    setTyped(text);
  }, [text]);

  // Who leaves the page searches no more.
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  async function type(next: string): Promise<void> {
    latest.current = next;
    setTyped(next);
    await Promise.all([readAhead(next), afterPaint()]);
    if (latest.current !== next) return;
    asked.current.push(next);
    onSearch(next);
  }

  return (
    <SearchInput
      className="min-w-0 flex-1"
      aria-label={t("Search recipes")}
      placeholder={t("Search recipes...")}
      // Whoever came by the key "/" goes on typing.
      autoFocus={(window.history.state as { isSearching?: boolean } | null)?.isSearching === true}
      value={typed}
      onValueChange={(next) => void type(next)}
    />
  );
}
