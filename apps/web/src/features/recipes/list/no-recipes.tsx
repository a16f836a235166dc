import { t } from "#lib/text/language";
import { paths } from "#lib/screen/paths";
import { EmptyState } from "#components/empty-state";
import { Button, ButtonLink } from "#components/ui/button";
import { countFilters, NO_FILTERS, type RecipeFilters } from "./use-recipe-filters";
import { AddLinks } from "./add-links";

interface NoRecipesProps {
  filters: RecipeFilters;
  onChange: (part: Partial<RecipeFilters>) => void;
}

/** Nothing to show: because nothing matches, or because the household has no recipe yet. */
export function NoRecipes({ filters, onChange }: NoRecipesProps) {
  const isSearching = filters.q.trim() !== "";
  const isFiltered = countFilters(filters) > 0;
  if (!isSearching && !isFiltered) {
    return (
      <EmptyState
        title={t("No recipes yet")}
        text={t("Get started by adding your first recipe")}
        actions={
          <>
            <AddLinks />
            <ButtonLink variant="secondary" href={paths.recipeImport}>
              {t("From another app")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("No recipes found")}
      text={isSearching ? t("Try adjusting your search terms") : t("No recipe passes all of these filters.")}
      actions={
        isFiltered && (
          <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
            {t("Clear filters")}
          </Button>
        )
      }
    />
  );
}
