import { t } from "#lib/language";
import { SlidersHorizontal } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button";
import { SearchInput } from "#components/ui/search-input";
import { countFilters, type RecipeFilters } from "../hooks/use-recipe-filters";

const RecipeFilterFields = lazy(() => import("./recipe-filter-fields"));

interface RecipeSearchBarProps {
  filters: RecipeFilters;
  onChange: (part: Partial<RecipeFilters>) => void;
}

const TYPING_PAUSE_MS = 50;

/** The search box, and behind a button the filters; closed, they are not in the page (decisions, section 4). */
export function RecipeSearchBar({ filters, onChange }: RecipeSearchBarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <div role="search" className="mb-6 grid gap-3">
      <div className="flex gap-2">
        <SearchBox text={filters.q} onSearch={(q) => onChange({ q })} />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen((open) => !open)}
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
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

function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change without the box: by going back, or by a link to a search.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function type(next: string): void {
    setTyped(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(next), TYPING_PAUSE_MS);
  }

  function searchNow(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    clearTimeout(pause.current);
    onSearch(typed);
  }

  return (
    <SearchInput
      className="min-w-0 flex-1"
      aria-label={t("Search recipes")}
      placeholder={t("Search recipes...")}
      // Whoever came by the key "/" goes on typing.
      autoFocus={(window.history.state as { isSearching?: boolean } | null)?.isSearching === true}
      value={typed}
      onValueChange={type}
      onKeyDown={searchNow}
    />
  );
}
