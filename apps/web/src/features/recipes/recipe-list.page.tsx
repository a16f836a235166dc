import { t } from "#lib/language";
import { PageHeading } from "#components/page-heading";
import { DeletedLink } from "#features/trash/components/deleted-link";

import { AddLinks } from "./components/add-links";
import { NoRecipes, RecipesUnavailable } from "./components/no-recipes";
import { RecipeGrid, RecipeGridPlaceholders } from "./components/recipe-grid";
import { RecipeSearchBar } from "./components/recipe-search-bar";
import { useListPlace } from "./hooks/use-list-place";
import { useRecipeFilters } from "./hooks/use-recipe-filters";
import { useRecipeSearch } from "./hooks/use-recipe-search";

export default function RecipeListPage() {
  const { filters, change } = useRecipeFilters();
  const { total, shown, isFailed, isTrying, retry } = useRecipeSearch(filters);
  useListPlace(total !== undefined);
  return (
    <>
      <PageHeading
        title={t("My Recipes")}
        subtitle={t("Manage and organize your family recipes")}
        actions={<AddLinks />}
      />
      <RecipeSearchBar filters={filters} onChange={change} />
      {total !== undefined && (
        <p role="status" className="mb-4 text-sm text-ink-muted empty:hidden">
          {total > 0 && t("{count, plural, one {# recipe} other {# recipes}}", { count: total })}
        </p>
      )}
      {total === undefined && !isFailed && <RecipeGridPlaceholders />}
      {total === undefined && isFailed && <RecipesUnavailable onRetry={retry} isTrying={isTrying} />}
      {total === 0 && <NoRecipes filters={shown} onChange={change} />}
      {total !== undefined && total > 0 && <RecipeGrid filters={shown} total={total} />}
      <DeletedLink className="mt-8" />
    </>
  );
}
