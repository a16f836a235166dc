import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import type { CountedNutrient } from "@tureen/domain/nutrition/counted-nutrients";
import { t } from "#lib/text/language";
import { writeTypedAmount } from "#lib/text/typed-amount";

/** "430 kcal", "12 g", "1.3 g": no finer than a kitchen can tell. */
export function nutrientText(nutrient: CountedNutrient, value: number, numberFormat: NumberFormat): string {
  if (nutrient === "energy") return t("{kcal} kcal", { kcal: writeTypedAmount(Math.round(value), numberFormat) });
  return gramsText(value, numberFormat);
}

/** Grams in whole numbers from 10 on, below in tenths. */
export function gramsText(value: number, numberFormat: NumberFormat): string {
  const grams = value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return t("{grams} g", { grams: writeTypedAmount(grams, numberFormat) });
}
