import type { MealPlan } from "@tureen/contracts/meal-plans";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import type { Week } from "@tureen/domain/dates/week";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { useEffect } from "react";
import { trpc } from "#lib/trpc";
import { MEAL_MESSAGES } from "../messages";

const LOAD_FEEDBACK = { failure: MEAL_MESSAGES.loadFailed, failureWhenSignedOut: MEAL_MESSAGES.signedOut };
const DAYS_PER_WEEK = 7;

/** The planned meals of a week. Once they are there, the weeks on either side are read ahead. */
export function useWeekMeals({ start, end }: Week) {
  const utils = trpc.useUtils();
  const meals = trpc.mealPlans.range.useQuery({ startDate: start, endDate: end }, { meta: LOAD_FEEDBACK });

  // Only after the week itself: a refused token must be reported by the screen's own call, with the screen's own words.
  useEffect(() => {
    if (!meals.isSuccess) return;
    for (const days of [-DAYS_PER_WEEK, DAYS_PER_WEEK]) {
      const neighbour = { startDate: addDays(start, days), endDate: addDays(end, days) };
      void utils.mealPlans.range.prefetch(neighbour, { meta: { silent: true } });
    }
  }, [meals.isSuccess, start, end, utils]);

  return meals;
}

/** The meals of one cell, in the order in which they were planned. */
export function mealsOf(meals: readonly MealPlan[], day: LocalDate, mealType: MealType): readonly MealPlan[] {
  return meals.filter((meal) => meal.date === day && meal.meal_type === mealType);
}
