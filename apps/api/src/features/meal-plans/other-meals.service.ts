import { text } from "@tureen/messages/text";
import type { MealRangeInput, OtherMeal, UpdateOtherMealInput } from "@tureen/contracts/meal-plans";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import type { AppContext } from "#core/app-context";
import { notFound, refuseStale } from "#core/app-error";
import { requireOrderedDates } from "./meal-plans.service";
import { findOtherMeal, selectOtherMealsBetween, updateOtherMealRow, type OtherMealRow } from "./other-meals.repo";

/**
 * The meals without a recipe of some days, both ends included.
 * @throws AppError bad-input where the end is before the start.
 */
export function listOtherMealsBetween(app: AppContext, input: MealRangeInput): { otherMeals: OtherMeal[] } {
  requireOrderedDates(input);
  return { otherMeals: selectOtherMealsBetween(app.db, input.startDate, input.endDate).map(toOtherMeal) };
}

/**
 * Changes what is given; absent fields stay.
 * @throws AppError not-found for an unknown meal, conflict where somebody has changed it since.
 */
export function updateOtherMeal(app: AppContext, input: UpdateOtherMealInput): { otherMeal: OtherMeal } {
  return inTransaction(app.db, (tx) => {
    const meal = requireOtherMeal(tx, input.id);
    refuseStale(text("meal"), meal, input.revision);
    const { date, meal_type: mealType, title } = input;
    updateOtherMealRow(tx, meal.id, { date, mealType, title });
    return { otherMeal: toOtherMeal(requireOtherMeal(tx, meal.id)) };
  });
}

/** @throws AppError not-found. */
export function requireOtherMeal(tx: Transaction, id: number): OtherMealRow {
  const meal = findOtherMeal(tx, id);
  if (!meal) throw notFound(text("meal"));
  return meal;
}

/** As it goes over the wire, with the revision that an edit is based on. */
export function toOtherMeal({ mealType, portionId, plannedBy, ...meal }: OtherMealRow): OtherMeal {
  const { id, date, title, portions, revision } = meal;
  return { id, date, meal_type: mealType, title, portion_id: portionId, portions, planned_by: plannedBy, revision };
}
