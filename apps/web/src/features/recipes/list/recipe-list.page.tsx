import { Suspense } from "react";
import { t } from "#lib/text/language";
import { PageHeading } from "#components/page-heading";
import { Unavailable } from "#components/unavailable";
import { DeletedLink } from "#features/trash/components/deleted-link";
import { READ_AHEAD } from "#lib/server/feedback-meta";
import { CollectionShelf, useCollections } from "#features/collections/collection-shelf";
import { lazyAhead } from "#lib/screen/when-idle";
import type { QueryUtils } from "#lib/server/trpc";

import { AddLinks } from "./add-links";
import { ListOptions } from "./list-options";
import { NoRecipes } from "./no-recipes";
import { RecipeGrid, RecipeGridPlaceholders } from "./recipe-grid";
import { RecipeSearchBar } from "./recipe-search-bar";
import { useListPlace } from "../shared/use-list-place";
import { useListView } from "./use-list-view";
import { countFilters, filtersIn, useRecipeFilters } from "./use-recipe-filters";
import { prefetchSearch, useRecipeSearch } from "./use-recipe-search";
import { SelectionContext, useSelection } from "./use-selection";

const SelectionBar = lazyAhead(() => import("./selection-bar"));

/**
 * Asks for what it shows first.
 * @public by app.tsx, as every page's
 */
export function loader(utils: QueryUtils): Promise<unknown> {
  return Promise.all([
    prefetchSearch(utils, filtersIn(new URLSearchParams(window.location.search))),
    utils.collections.list.prefetch(undefined, READ_AHEAD),
  ]);
}

/** Search and filters are in the address; coming back from a recipe shows the list where it was left. */
export default function RecipeListPage() {
  const { filters, change } = useRecipeFilters();
  const { total, shown, query } = useRecipeSearch(filters);
  const [view, setView] = useListView();
  const { selection, begin } = useSelection();
  const collections = useCollections();
  const hasShelf = collections.length > 0 && countFilters(filters) === 0 && filters.q === "";
  useListPlace(total !== undefined);
  return (
    <>
      <PageHeading
        title={t("My Recipes")}
        // On a phone the collections take its place: the recipes begin as high as before.
        subtitle={
          <span className={hasShelf ? "max-nav:sr-only" : undefined}>
            {t("Manage and organize your family recipes")}
          </span>
        }
        actions={<AddLinks isSmall />}
      />
      <RecipeSearchBar filters={filters} onChange={change} />
      {hasShelf && <CollectionShelf collections={collections} />}
      {!query.isError && (total !== 0 || countFilters(filters) > 0) && (
        <ListOptions
          total={total}
          filters={filters}
          onChange={change}
          view={view}
          onView={setView}
          onChoose={selection || !total ? undefined : begin}
        />
      )}
      {total === undefined && !query.isError && <RecipeGridPlaceholders />}
      {total === undefined && query.isError && (
        <Unavailable
          title={t("The recipes are out of reach")}
          text={t("They are safe on the server. Check the connection and try again.")}
          query={query}
        />
      )}
      {total === 0 && <NoRecipes filters={shown} onChange={change} />}
      {total !== undefined && total > 0 && (
        <SelectionContext value={selection}>
          <RecipeGrid filters={shown} total={total} view={view} />
        </SelectionContext>
      )}
      {selection && (
        <Suspense fallback={null}>
          <SelectionBar selection={selection} filters={shown} />
        </Suspense>
      )}
      <DeletedLink className="mt-8" />
    </>
  );
}
