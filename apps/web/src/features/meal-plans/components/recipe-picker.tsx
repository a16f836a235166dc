import { foldText } from "@tureen/domain/ingredients/normalize-name";
import { bestMatches } from "@tureen/domain/ordering/best-matches";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { paths } from "#app/paths";
import { Field } from "#components/ui/field";
import { SearchList } from "#components/ui/search-list";
import { useRecipeTitles } from "../hooks/use-week-meals";

interface RecipePickerProps {
  selectedId: number | null;
  onSelect: (recipeId: number) => void;
  autoFocus?: boolean;
}

/** A search box over all recipes, of which eight show at once (specification, section 9). */
export function RecipePicker({ selectedId, onSelect, autoFocus = false }: RecipePickerProps) {
  const [query, setQuery] = useState("");
  const titles = useRecipeTitles();
  const recipes = useMemo(
    () => (titles.data?.recipes ?? []).map((recipe) => ({ ...recipe, texts: [foldText(recipe.title)] })),
    [titles.data],
  );
  const found = useMemo(() => bestMatches(recipes, query, ({ texts }) => texts), [recipes, query]);
  const chosen = recipes.find(({ id }) => id === selectedId);

  return (
    <Field label="Recipe" required hint={chosen && `Chosen: ${chosen.title}`}>
      <SearchList
        label="Recipes"
        placeholder="Search recipes"
        query={query}
        onQueryChange={setQuery}
        items={found}
        keyOf={({ id }) => id}
        render={({ title }) => <span className="truncate">{title}</span>}
        selectedKey={selectedId}
        onSelect={({ id }) => onSelect(id)}
        empty={
          titles.isPending ? (
            "Loading recipes"
          ) : titles.isError ? (
            "The recipes could not be read"
          ) : (
            <NoRecipe isSearching={query !== ""} />
          )
        }
        autoFocus={autoFocus}
      />
    </Field>
  );
}

function NoRecipe({ isSearching }: { isSearching: boolean }) {
  if (isSearching) return "No recipes found";
  return (
    <>
      No recipes yet.{" "}
      <Link href={paths.recipeAdd} className="text-herb-ink underline underline-offset-4">
        Add the first one
      </Link>
    </>
  );
}
