import type { NutrientName } from "./nutrients";

/** What is counted of a food, in the order in which labels name it. Energy in kcal, all else in grams; salt is sodium × 2.5. */
export const COUNTED_NUTRIENTS = [
  "energy",
  "fat",
  "saturatedFat",
  "carbohydrate",
  "sugar",
  "fibre",
  "protein",
  "salt",
] as const satisfies readonly NutrientName[];

export type CountedNutrient = (typeof COUNTED_NUTRIENTS)[number];

/** Amounts of each. */
export type Nutrients = Readonly<Record<CountedNutrient, number>>;

/** One value for each nutrient. */
export function forEachNutrient<T>(valueOf: (nutrient: CountedNutrient) => T): Readonly<Record<CountedNutrient, T>> {
  const values = COUNTED_NUTRIENTS.map((nutrient) => [nutrient, valueOf(nutrient)]);
  return Object.fromEntries(values) as Record<CountedNutrient, T>; // one for each
}
