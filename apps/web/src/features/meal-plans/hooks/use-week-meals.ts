import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { useEffect, useMemo } from "react";
import { whenIdle } from "#lib/screen/when-idle";
import { trpc } from "#lib/server/trpc";
import { MEAL_MESSAGES } from "../messages";
import { asEntries } from "../plan-entry";

const LOAD_FEEDBACK = { failure: MEAL_MESSAGES.loadFailed };
const DAYS_PER_WEEK = 7;

interface Days {
  readonly start: LocalDate;
  readonly end: LocalDate;
}

/** What is planned in a week. Once it is there, the weeks on either side are read ahead. */
export function useWeekMeals({ start, end }: Days) {
  const utils = trpc.useUtils();
  const days = { startDate: start, endDate: end };
  const meals = trpc.mealPlans.range.useQuery(days, { meta: LOAD_FEEDBACK });
  // The screen's own call is the one that reports what is wrong.
  const others = trpc.mealPlans.others.useQuery(days, { meta: { silent: true } });

  // Only after the week itself: a refused token must be reported by the screen's own call, with the screen's own words.
  useEffect(() => {
    if (!meals.isSuccess) return;
    void whenIdle().then(() => {
      for (const ahead of [-DAYS_PER_WEEK, DAYS_PER_WEEK]) {
        const neighbour = { startDate: addDays(start, ahead), endDate: addDays(end, ahead) };
        void utils.mealPlans.range.prefetch(neighbour, { meta: { silent: true } });
        void utils.mealPlans.others.prefetch(neighbour, { meta: { silent: true } });
      }
    });
  }, [meals.isSuccess, start, end, utils]);

  const planned = meals.data?.mealPlans;
  const withoutRecipe = others.data?.otherMeals;
  const entries = useMemo(() => planned && asEntries(planned, withoutRecipe ?? []), [planned, withoutRecipe]);
  return { ...meals, entries };
}
