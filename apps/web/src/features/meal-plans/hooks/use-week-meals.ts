import type { MealPlan } from "@tureen/contracts/meal-plans";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import type { Week } from "@tureen/domain/dates/week";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { useEffect } from "react";
import { trpc } from "#lib/trpc";
import { MEAL_MESSAGES } from "../messages";

const LOAD_FEEDBACK = { failure: MEAL_MESSAGES.loadFailed, failureWhenSignedOut: MEAL_MESSAGES.signedOut };
const DAYS_PER_WEEK = 7;
const TITLES_FRESH_MS = 60_000;

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
    void utils.mealPlans.recipeTitles.prefetch(undefined, { meta: { silent: true }, staleTime: TITLES_FRESH_MS });
  }, [meals.isSuccess, start, end, utils]);

  return meals;
}

/** Every recipe's id and title, for the picker. */
export function useRecipeTitles() {
  return trpc.mealPlans.recipeTitles.useQuery(undefined, { meta: LOAD_FEEDBACK, staleTime: TITLES_FRESH_MS });
}

/** The meals of one cell, in the order in which they were planned. */
export function mealsOf(meals: readonly MealPlan[], day: LocalDate, mealType: MealType): readonly MealPlan[] {
  return meals.filter((meal) => meal.date === day && meal.meal_type === mealType);
}
