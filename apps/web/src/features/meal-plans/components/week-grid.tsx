import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { dayRangeText } from "#lib/text/day-text";
import type { Week } from "@tureen/domain/dates/week";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { useWeekNutrition } from "../hooks/use-week-nutrition";
import { MEAL_LABELS, type MealSlot } from "../meal-form";
import type { PlanEntry } from "../plan-entry";
import { DayRow } from "./day-row";

interface WeekGridProps {
  week: Week;
  today: LocalDate;
  /** Days before it are folded away on a phone. */
  foldedBefore: LocalDate;
  entries: readonly PlanEntry[];
  /** The evening that offers to have the week planned; undefined where something else does. */
  proposesAt: LocalDate | undefined;
  onPropose: () => void;
  onAdd: (slot: MealSlot) => void;
  onEdit: (entry: PlanEntry) => void;
  onCopyDay: (day: LocalDate) => void;
}

/**
 * Seven days by three meals (specification, section 2): days are rows and meals columns wherever there is room for columns,
 * and on a phone every day is a card. The roles say that it is a table of days, whatever the layout makes of it, so that a
 * screen reader names day and meal everywhere.
 */
export function WeekGrid({ week, today, foldedBefore, entries, proposesAt, onPropose, ...does }: WeekGridProps) {
  const nutritionOf = useWeekNutrition(week);
  return (
    <div
      role="table"
      aria-label={t("Meals of {days}", { days: dayRangeText(week.start, week.end) })}
      className="grid gap-3 table:gap-0 table:rounded-lg table:border table:border-line table:bg-surface table:shadow-sm table:grid-cols-[9rem_repeat(3,minmax(0,1fr))]"
    >
      <div role="row" className="sr-only table:not-sr-only table:col-span-full table:grid table:grid-cols-subgrid">
        <div role="columnheader" className="table:px-4 table:py-1.5">
          <span className="sr-only">{t("Day")}</span>
        </div>
        {MEAL_TYPES.map((mealType) => (
          <div
            key={mealType}
            role="columnheader"
            className="text-sm font-semibold text-ink-muted table:px-3 table:py-1.5"
          >
            {t(MEAL_LABELS[mealType])}
          </div>
        ))}
      </div>
      {week.days.map((day) => (
        <DayRow
          key={day}
          day={day}
          isToday={day === today}
          isFolded={day < foldedBefore}
          entries={entries}
          nutrition={nutritionOf(day)}
          onPropose={day === proposesAt ? onPropose : undefined}
          {...does}
        />
      ))}
    </div>
  );
}
