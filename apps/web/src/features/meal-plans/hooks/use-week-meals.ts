import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { useEffect, useMemo } from "react";
import { whenIdle } from "#lib/screen/when-idle";
import { READ_AHEAD } from "#lib/server/feedback-meta";
import { type QueryUtils, trpc } from "#lib/server/trpc";
import { MEAL_MESSAGES } from "../messages";
import { asEntries } from "../plan-entry";

const LOAD_FEEDBACK = { failure: MEAL_MESSAGES.loadFailed };
const DAYS_PER_WEEK = 7;

interface Days {
  readonly start: LocalDate;
  readonly end: LocalDate;
}

/** Asks for a week before it is drawn. */
export function prefetchWeek({ mealPlans }: QueryUtils, { start, end }: Days): Promise<unknown> {
  const days = { startDate: start, endDate: end };
  return Promise.all([mealPlans.range.prefetch(days, READ_AHEAD), mealPlans.others.prefetch(days, READ_AHEAD)]);
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
        const neighbour = { start: addDays(start, ahead), end: addDays(end, ahead) };
        void prefetchWeek(utils, neighbour);
      }
    });
  }, [meals.isSuccess, start, end, utils]);

  const planned = meals.data?.mealPlans;
  const withoutRecipe = others.data?.otherMeals;
  const entries = useMemo(() => planned && asEntries(planned, withoutRecipe ?? []), [planned, withoutRecipe]);
  return { ...meals, entries };
}
