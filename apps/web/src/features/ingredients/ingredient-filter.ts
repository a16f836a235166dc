import type { Ingredient } from "@tureen/contracts/ingredients";
import { foldedSpellings } from "@tureen/domain/ingredients/names/normalize-name";
import { bestMatches, type FoldedTexts } from "@tureen/domain/ordering/best-matches";
import { UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import type { FoodNames } from "@tureen/messages/language-file";
import { foldedFoodWords, foodName, inFoodOrder } from "#lib/text/food-names";

/** An entry with the texts by which it is found. */
export interface SearchableIngredient {
  readonly ingredient: Ingredient;
  readonly texts: FoldedTexts;
}

export interface IngredientFilter {
  readonly query: string;
  /** A category, {@link UNCATEGORIZED}, or empty for all. */
  readonly category: string;
}

/** Folds every name once, so that each key typed only compares. */
export function searchable(ingredients: readonly Ingredient[], foods?: FoodNames): readonly SearchableIngredient[] {
  return inFoodOrder(ingredients, ({ name }) => name, foods).map((ingredient) => {
    const { name, plural, sub_type: subType, aliases } = ingredient;
    return {
      ingredient,
      texts: [name, `${subType ?? ""} ${name}`, `${name} ${subType ?? ""}`, plural ?? "", ...aliases]
        .flatMap(foldedSpellings)
        .concat(foldedFoodWords(name, foods)),
    };
  });
}

/** Entries whose name, plural, sub type or alias holds the query, in any case and with or without accents, best first. */
export function matchingIngredients(
  entries: readonly SearchableIngredient[],
  { query, category }: IngredientFilter,
): readonly Ingredient[] {
  const inCategory =
    category === "" ? entries : entries.filter(({ ingredient }) => categoryOf(ingredient) === category);
  return bestMatches(inCategory, query, ({ texts }) => texts).map(({ ingredient }) => ingredient);
}

/** What stands for an entry's category on a screen. */
export function categoryOf({ category }: Pick<Ingredient, "category">): string {
  return category || UNCATEGORIZED;
}

/** "pepper (red)". */
export function ingredientLabel({ name, sub_type: subType }: Pick<Ingredient, "name" | "sub_type">): string {
  return subType ? `${foodName(name)} (${subType})` : foodName(name);
}
