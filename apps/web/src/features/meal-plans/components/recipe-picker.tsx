import { t } from "#lib/language";
import { useState } from "react";
import { Link } from "wouter";
import { paths } from "#app/paths";
import { Field } from "#components/ui/field";
import { SearchList } from "#components/ui/search-list";
import { useRecipeChoice } from "../hooks/use-recipe-choice";
import type { ChosenRecipe } from "../meal-form";

interface RecipePickerProps {
  chosen: ChosenRecipe | null;
  onSelect: (recipe: ChosenRecipe) => void;
  autoFocus?: boolean;
}

/** A search box over all recipes, of which eight show at once (specification, section 9). */
export function RecipePicker({ chosen, onSelect, autoFocus = false }: RecipePickerProps) {
  const [query, setQuery] = useState("");
  const { recipes, isSearching, isFailed, readOn } = useRecipeChoice(query);
  return (
    <Field label={t("Recipe")} required hint={chosen && t("Chosen: {title}", { title: chosen.title })}>
      <SearchList
        label={t("Recipes")}
        placeholder={t("Search recipes")}
        query={query}
        onQueryChange={setQuery}
        items={recipes}
        isSearching={isSearching}
        onNearEnd={readOn}
        keyOf={({ id }) => id}
        render={({ title }) => <span className="truncate">{title}</span>}
        selectedKey={chosen?.id ?? null}
        onSelect={({ id, title }) => onSelect({ id, title })}
        empty={
          isFailed ? (
            t("The recipes could not be read")
          ) : isSearching ? (
            t("Loading recipes")
          ) : (
            <NoRecipe isSearching={query.trim() !== ""} />
          )
        }
        autoFocus={autoFocus}
      />
    </Field>
  );
}

function NoRecipe({ isSearching }: { isSearching: boolean }) {
  if (isSearching) return t("No recipes found");
  return (
    <>
      {t("No recipes yet.")}{" "}
      <Link href={paths.recipeAdd} className="text-herb-ink underline underline-offset-4">
        {t("Add the first one")}
      </Link>
    </>
  );
}
