import type { UsedIngredient } from "@tureen/contracts/ingredients";

/** What hangs on an entry: "12 recipes, 2 lists, in the larder"; "not used yet" where nothing does. */
export function usageText({ recipe_count: recipes, list_count: lists, in_larder: isStocked }: UsedIngredient): string {
  const uses = [recipes > 0 && counted(recipes, "recipe"), lists > 0 && counted(lists, "shopping list"), isStocked && "in the larder"];
  return uses.filter(Boolean).join(", ") || "not used yet";
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString("en-GB")} ${what}${count === 1 ? "" : "s"}`;
}
