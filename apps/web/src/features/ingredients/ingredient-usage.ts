import { t } from "#lib/text/language";
import type { UsedIngredient } from "@tureen/contracts/ingredients";

/** What hangs on an entry: "12 recipes, 2 lists, in the larder"; "not used yet" where nothing does. */
export function usageText({ recipe_count: recipes, list_count: lists, in_larder: isStocked }: UsedIngredient): string {
  const uses = [
    recipes > 0 && t("{count, plural, one {# recipe} other {# recipes}}", { count: recipes }),
    lists > 0 && t("{count, plural, one {# shopping list} other {# shopping lists}}", { count: lists }),
    isStocked && t("in the larder"),
  ];
  return uses.filter(Boolean).join(", ") || t("not used yet");
}
