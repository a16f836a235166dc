import { EmptyState } from "#components/empty-state";
import { Button } from "#components/ui/button";
import { countFilters, type RecipeFilters } from "../hooks/use-recipe-filters";
import { AddLinks } from "./add-links";

interface NoRecipesProps {
  filters: RecipeFilters;
  onChange: (part: Partial<RecipeFilters>) => void;
}

/** Nothing to show: because nothing matches, or because the house has no recipe yet. */
export function NoRecipes({ filters, onChange }: NoRecipesProps) {
  const isSearching = filters.q.trim() !== "";
  const isFiltered = countFilters(filters) > 0;
  if (!isSearching && !isFiltered) {
    return <EmptyState title="No recipes yet" text="Get started by adding your first recipe" actions={<AddLinks />} />;
  }
  return (
    <EmptyState
      title="No recipes found"
      text={isSearching ? "Try adjusting your search terms" : "No recipe passes all of these filters."}
      actions={
        isFiltered && (
          <Button variant="secondary" onClick={() => onChange({ difficulty: "", cuisine: "", time: "" })}>
            Clear filters
          </Button>
        )
      }
    />
  );
}

/** The recipes could not be read; the toast has said so, this stays. */
export function RecipesUnavailable({ onRetry, isTrying }: { onRetry: () => void; isTrying: boolean }) {
  return (
    <EmptyState
      title="The recipes are out of reach"
      text="They are safe on the server. Check the connection and try again."
      actions={
        <Button variant="secondary" busy={isTrying} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
