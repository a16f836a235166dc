import { t, useLanguage } from "#lib/text/language";
import { lazy, memo, Suspense, useCallback, useContext, useMemo } from "react";
import { Skeleton } from "#components/ui/skeleton";
import { VirtualGrid } from "#components/ui/lists/virtual-grid";
import { classNames } from "#lib/screen/class-names";
import { useColumns } from "#lib/screen/use-window";
import type { ListView } from "./use-list-view";
import type { RecipeFilters } from "./use-recipe-filters";
import { useRecipeAt } from "./use-recipe-search";
import { SelectionContext } from "./use-selection";
import { CARD_HEIGHT, RecipeListCard } from "./recipe-list-card";
import { RecipeListRow, ROW_HEIGHT, ROW_HEIGHT_PX } from "./recipe-list-row";

const Choosable = lazy(() => import("./choosable"));

/** Specification, section 9. */
const PLACEHOLDER_CARDS = 6;
/** What CARD_HEIGHT is where there is one column, and where there are several. */
const rowPx = (columns: number): number => (columns === 1 ? 148 : 352);

const COLUMNS = [
  [0, 1],
  [640, 2],
  [1024, 3],
] as const;

const ONE_COLUMN = [[0, 1]] as const;

interface RecipeGridProps {
  filters: RecipeFilters;
  total: number;
  view: ListView;
}

/** All matching recipes, as cards in 1, 2 or 3 columns or as rows; each window of them is read when it comes near the view. */
export const RecipeGrid = memo(({ filters, total, view }: RecipeGridProps) => {
  useLanguage();
  // oxlint-disable-next-line react/exhaustive-deps -- what another search finds is another list
  const places = useMemo(() => Array.from({ length: total }, (_, place) => place), [total, filters]);
  const columns = useColumns(COLUMNS);
  const render = useCallback(
    (place: number) => <RecipePlace filters={filters} place={place} view={view} />,
    [filters, view],
  );
  const isList = view === "rows";
  return (
    <VirtualGrid
      label={t("Recipes")}
      items={places}
      keyOf={itself}
      render={render}
      // Rows of another height are another list.
      key={view}
      columns={isList ? ONE_COLUMN : COLUMNS}
      gapPx={isList || columns === 1 ? 8 : 20}
      estimatedRowPx={isList ? ROW_HEIGHT_PX : rowPx(columns)}
    />
  );
});

const itself = (place: number): number => place;

function RecipePlace({ filters, place, view }: { filters: RecipeFilters; place: number; view: ListView }) {
  const recipe = useRecipeAt(filters, place);
  const selection = useContext(SelectionContext);
  if (!recipe) return view === "rows" ? <Skeleton className={ROW_HEIGHT} /> : <PlaceholderCard />;
  const card = view === "rows" ? <RecipeListRow recipe={recipe} /> : <RecipeListCard recipe={recipe} />;
  if (!selection) return card;
  return (
    <Suspense fallback={card}>
      <Choosable selection={selection} recipe={recipe}>
        {card}
      </Choosable>
    </Suspense>
  );
}

/** What stands there while the first recipes load. */
export function RecipeGridPlaceholders() {
  return (
    <div role="status" className="grid gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      <span className="sr-only">{t("Loading recipes")}</span>
      {Array.from({ length: PLACEHOLDER_CARDS }, (_, place) => (
        <PlaceholderCard key={place} />
      ))}
    </div>
  );
}

function PlaceholderCard() {
  return (
    <div
      aria-hidden
      data-placeholder
      className={classNames("flex overflow-hidden rounded-lg border border-line bg-surface sm:flex-col", CARD_HEIGHT)}
    >
      <Skeleton className="w-28 rounded-none sm:h-44 sm:w-full" />
      <div className="flex flex-1 flex-col gap-3 p-3 sm:p-5">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-auto h-5 w-24" />
      </div>
    </div>
  );
}
