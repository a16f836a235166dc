import type { LocalDate } from "@tureen/domain/dates/local-date";
import { trpc } from "#lib/server/trpc";
import { asEntries, type PlanEntry } from "../plan-entry";

/** What is planned already, which helps to choose a day; where it cannot be read, the days are there all the same. */
export function usePlannedBetween(start: LocalDate, end: LocalDate): readonly PlanEntry[] {
  const days = { startDate: start, endDate: end };
  const meals = trpc.mealPlans.range.useQuery(days, { meta: { silent: true } });
  const others = trpc.mealPlans.others.useQuery(days, { meta: { silent: true } });
  return asEntries(meals.data?.mealPlans ?? [], others.data?.otherMeals ?? []);
}
