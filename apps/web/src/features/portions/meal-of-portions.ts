import type { FrozenPortion } from "@tureen/contracts/portions";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import type { ManyMeals } from "#features/meal-plans/hooks/use-plan-many";

/** Longest title that a meal without a recipe may have. */
const MOST_LETTERS = 200;

/** So many frozen portions as a meal of the plan. */
export function mealOfPortions(
  { id, title }: FrozenPortion,
  portions: number,
  { date, mealType }: { readonly date: string; readonly mealType: MealType },
): ManyMeals["other_meals"][number] {
  return { title: title.slice(0, MOST_LETTERS), date, meal_type: mealType, portion_id: id, portions };
}
