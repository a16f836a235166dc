import { t } from "#lib/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { dayRangeText } from "#lib/day-text";
import type { Week } from "@tureen/domain/dates/week";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { useAfterDelay } from "#lib/use-after-delay";
import { MEAL_LABELS, type MealSlot } from "../meal-form";
import { DayRow } from "./day-row";

interface WeekGridProps {
  week: Week;
  today: LocalDate;
  /** Undefined while they load. */
  meals: readonly MealPlan[] | undefined;
  onAdd: (slot: MealSlot) => void;
  onEdit: (meal: MealPlan) => void;
}

/**
 * Seven days by three meals (specification, section 2); on a phone every day is a card. The roles say that it is a table,
 * whatever the layout makes of it, so that a screen reader names day and meal on a phone too.
 */
export function WeekGrid({ week, today, meals, onAdd, onEdit }: WeekGridProps) {
  return (
    <div
      role="table"
      aria-label={t("Meals of {days}", { days: dayRangeText(week.start, week.end) })}
      aria-busy={meals === undefined}
      className="grid gap-3 md:grid-cols-[9rem_repeat(3,minmax(0,1fr))] md:gap-0 md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface md:shadow-sm"
    >
      <div role="row" className="sr-only md:not-sr-only md:col-span-full md:grid md:grid-cols-subgrid">
        <div role="columnheader" className="md:px-4 md:py-2.5">
          <span className="sr-only">{t("Day")}</span>
        </div>
        {MEAL_TYPES.map((mealType) => (
          <div key={mealType} role="columnheader" className="text-sm font-semibold text-ink-muted md:px-3 md:py-2.5">
            {t(MEAL_LABELS[mealType])}
          </div>
        ))}
      </div>
      {week.days.map((day) => (
        <DayRow key={day} day={day} isToday={day === today} meals={meals} onAdd={onAdd} onEdit={onEdit} />
      ))}
      {meals === undefined && <WeekLoading />}
    </div>
  );
}

function WeekLoading() {
  const isSlow = useAfterDelay(300);
  return (
    <div role="status" className="sr-only">
      {isSlow && t("Loading the meals of this week")}
    </div>
  );
}
