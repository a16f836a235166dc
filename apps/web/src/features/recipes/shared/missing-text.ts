import { t } from "#lib/text/language";

/** What of a recipe is not at home, in the words of its lines; undefined where nobody asked. */
export function missingText(foods: readonly string[] | undefined): string | undefined {
  if (foods === undefined) return undefined;
  return foods.length === 0 ? t("All at home") : t("Missing: {foods}", { foods: foods.join(", ") });
}
