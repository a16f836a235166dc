import { type Text, text } from "@tureen/messages/text";
import { readRecipeOrder, type RecipeOrder } from "@tureen/domain/recipes/recipe-filter";
import { LayoutGrid, List, ListChecks, X } from "lucide-react";
import { IconButton } from "#components/ui/button";
import { Select } from "#components/ui/field";
import { t } from "#lib/text/language";
import type { ListView } from "./use-list-view";
import type { RecipeFilters } from "./use-recipe-filters";

const ORDERS: readonly (readonly [RecipeOrder | "", Text])[] = [
  ["", text("Newest first")],
  ["name", text("By name")],
  ["favourites", text("Favourites first")],
  ["rating", text("Best rated first")],
  ["cooked", text("Last cooked first")],
];

interface ListOptionsProps {
  /** How many recipes are listed; undefined until it is known. */
  total: number | undefined;
  filters: RecipeFilters;
  onChange: (part: Partial<RecipeFilters>) => void;
  view: ListView;
  onView: (view: ListView) => void;
  /** Begins to choose recipes; absent while some are chosen. */
  onChoose?: (() => void) | undefined;
}

/** How many there are, of which kind, in which order, and as what. */
export function ListOptions({ total, filters, onChange, view, onView, onChoose }: ListOptionsProps) {
  const other = view === "cards" ? "rows" : "cards";
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 nav:mb-4">
      <p role="status" className="text-sm text-ink-muted empty:hidden max-nav:sr-only">
        {Boolean(total) && t("{count, plural, one {# recipe} other {# recipes}}", { count: total ?? 0 })}
      </p>
      {filters.cuisine && <Chip label={filters.cuisine} onRemove={() => onChange({ cuisine: "" })} />}
      {filters.tag && <Chip label={filters.tag} onRemove={() => onChange({ tag: "" })} />}
      <div className="ms-auto flex min-w-0 items-center gap-2 max-nav:flex-1 max-nav:*:first:flex-1 large-text:flex-wrap large-text:*:first:basis-full">
        <Select
          aria-label={t("Sort by")}
          className="w-auto max-w-full max-nav:w-full"
          value={filters.sort}
          onChange={(event) => onChange({ sort: readRecipeOrder(event.target.value) ?? "" })}
        >
          {ORDERS.map(([order, label]) => (
            <option key={order} value={order}>
              {order === "" ? t(ownOrder(filters) ?? label) : t(label)}
            </option>
          ))}
        </Select>
        <IconButton
          icon={view === "cards" ? List : LayoutGrid}
          variant="secondary"
          label={view === "cards" ? t("Show as a list") : t("Show as cards")}
          onClick={() => onView(other)}
        />
        {onChoose && (
          <IconButton icon={ListChecks} variant="secondary" label={t("Choose several recipes")} onClick={onChoose} />
        )}
      </div>
    </div>
  );
}

/** How recipes stand where nobody has chosen an order, other than by their age. */
function ownOrder({ missing, q }: RecipeFilters): Text | null {
  if (missing !== "") return text("Fewest missing first");
  return q.trim() === "" ? null : text("Best match first");
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={t("Remove the filter {label}", { label })}
      onClick={onRemove}
      className="flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-herb-soft ps-3.5 pe-2.5 text-sm font-medium text-herb-ink hover:underline"
    >
      <span className="truncate">{label}</span>
      <X aria-hidden className="size-4 shrink-0" />
    </button>
  );
}
