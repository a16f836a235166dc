import { addDays, type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import type { Week } from "@tureen/domain/dates/week";
import { entriesOf, type PlanEntry } from "../plan-entry";
import { copies, usePlanMany } from "./use-plan-many";
import { usePlannedBetween } from "./use-planned-between";

const DAYS_PER_WEEK = 7;

/** Plans the meals of the week before for the cells that are still empty, from today on; `plan` is null where there are none. */
export function useLikeLastWeek(week: Week, today: LocalDate, entries: readonly PlanEntry[] | undefined) {
  const before = usePlannedBetween(addDays(week.start, -DAYS_PER_WEEK), addDays(week.end, -DAYS_PER_WEEK));
  const { plan, isPlanning, call } = usePlanMany(() => undefined);
  const fitting = before.filter(({ kind, meal }) => {
    if (kind === "other" && meal.portion_id) return false;
    const date = parseLocalDate(meal.date);
    const day = date && addDays(date, DAYS_PER_WEEK);
    return day !== null && day >= today && entries && entriesOf(entries, day, meal.meal_type).length === 0;
  });
  return { plan: fitting.length > 0 ? () => plan(copies(fitting, DAYS_PER_WEEK)) : null, isPlanning, call };
}
