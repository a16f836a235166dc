import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import { addDays, type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import type { Week } from "@tureen/domain/dates/week";
import { History } from "lucide-react";
import { Button } from "#components/ui/button";
import { copies, usePlanMany } from "../hooks/use-plan-many";
import { usePlannedBetween } from "../hooks/use-planned-between";
import { entriesOf, type PlanEntry } from "../plan-entry";

const DAYS_PER_WEEK = 7;

interface LikeLastWeekProps {
  week: Week;
  today: LocalDate;
  entries: readonly PlanEntry[];
}

/** Plans the meals of the week before for the cells that are still empty, where there are any, from today on. */
export function LikeLastWeek({ week, today, entries }: LikeLastWeekProps) {
  const before = usePlannedBetween(addDays(week.start, -DAYS_PER_WEEK), addDays(week.end, -DAYS_PER_WEEK));
  const { plan, isPlanning, call } = usePlanMany(() => undefined);
  const fitting = before.filter(({ meal }) => {
    const date = parseLocalDate(meal.date);
    const day = date && addDays(date, DAYS_PER_WEEK);
    return day !== null && day >= today && entriesOf(entries, day, meal.meal_type).length === 0;
  });
  if (fitting.length === 0) return null;
  return (
    <>
      <Button variant="secondary" busy={isPlanning} onClick={() => plan(copies(fitting, DAYS_PER_WEEK))}>
        <History aria-hidden className="size-4.5" />
        {t("Like last week")}
      </Button>
      <CallFailure call={call} className="order-1 basis-full" />
    </>
  );
}
