import type { UsedIngredient } from "@tureen/contracts/ingredients";
import { counted } from "#lib/counted";

/** What hangs on an entry: "12 recipes, 2 lists, in the larder"; "not used yet" where nothing does. */
export function usageText({ recipe_count: recipes, list_count: lists, in_larder: isStocked }: UsedIngredient): string {
  const uses = [
    recipes > 0 && counted(recipes, "recipe"),
    lists > 0 && counted(lists, "shopping list"),
    isStocked && "in the larder",
  ];
  return uses.filter(Boolean).join(", ") || "not used yet";
}
