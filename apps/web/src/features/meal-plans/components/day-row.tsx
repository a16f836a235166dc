import { t } from "#lib/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { dayText } from "#lib/day-text";
import { MEAL_TYPES, type MealType } from "@tureen/domain/meal-plans/meal-types";
import { Plus } from "lucide-react";
import { Badge } from "#components/ui/badge";
import { classNames } from "#lib/class-names";
import { mealsOf } from "../hooks/use-week-meals";
import { MEAL_LABELS, type MealSlot } from "../meal-form";
import { dayElementId } from "./day-strip";
import { MealCard } from "./meal-card";
import { MealSkeleton } from "./meal-skeleton";

interface DayRowProps {
  day: LocalDate;
  isToday: boolean;
  /** The week's, undefined while they load. */
  meals: readonly MealPlan[] | undefined;
  onAdd: (slot: MealSlot) => void;
  onEdit: (meal: MealPlan) => void;
}

export function DayRow({ day, isToday, meals, onAdd, onEdit }: DayRowProps) {
  return (
    <div
      role="row"
      id={dayElementId(day)}
      aria-current={isToday ? "date" : undefined}
      className={classNames(
        "overflow-hidden rounded-lg border bg-surface shadow-sm md:col-span-full md:grid md:grid-cols-subgrid md:rounded-none md:border-0 md:border-t md:shadow-none",
        isToday ? "border-clay md:border-line md:bg-clay-soft/35" : "border-line",
      )}
    >
      <div
        role="rowheader"
        className={classNames(
          "flex items-center gap-x-2 px-4 py-2.5 md:flex-col md:items-start md:border-s-4 md:py-4 md:ps-3",
          isToday
            ? "bg-clay-soft md:border-clay md:bg-transparent"
            : "bg-sunken/60 md:border-transparent md:bg-transparent",
        )}
      >
        <h3 className="text-base md:text-lg">{dayText(day, { weekday: "long" })}</h3>
        <p className="figures text-sm text-ink-muted">{dayText(day, { day: "numeric", month: "long" })}</p>
        {isToday && (
          <Badge tone="clay" className="ms-auto bg-clay text-paper md:ms-0 md:mt-1.5 print:hidden">
            {t("Today")}
          </Badge>
        )}
      </div>
      {MEAL_TYPES.map((mealType) => (
        <MealCell
          key={mealType}
          day={day}
          mealType={mealType}
          meals={meals && mealsOf(meals, day, mealType)}
          onAdd={onAdd}
          onEdit={onEdit}
        />
      ))}
    </div>
  );
}

interface MealCellProps {
  day: LocalDate;
  mealType: MealType;
  meals: readonly MealPlan[] | undefined;
  onAdd: (slot: MealSlot) => void;
  onEdit: (meal: MealPlan) => void;
}

function MealCell({ day, mealType, meals, onAdd, onEdit }: MealCellProps) {
  const where = `${dayText(day, { weekday: "long", day: "numeric", month: "long" })}, ${mealType}`;
  return (
    <div
      role="cell"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-t border-line ps-4 pe-1.5 md:flex md:flex-col md:items-stretch md:border-s md:border-t-0 md:p-1.5"
    >
      {/* The column's heading says it to those who hear the table. */}
      <span aria-hidden className="text-sm text-ink-muted md:hidden">
        {t(MEAL_LABELS[mealType])}
      </span>
      <div className="order-last col-span-full grid content-start gap-1.5 pe-2.5 not-empty:pb-3 md:order-none md:pe-0 md:not-empty:pb-0">
        {meals === undefined && <MealSkeleton />}
        {meals?.map((meal) => (
          <MealCard key={meal.id} meal={meal} onEdit={onEdit} />
        ))}
      </div>
      <button
        type="button"
        aria-label={t("Add meal, {where}", { where })}
        onClick={() => onAdd({ date: day, mealType })}
        className="grid size-11 shrink-0 place-items-center rounded-md text-line-strong print:hidden transition-colors hover:bg-herb-soft hover:text-herb-ink md:mt-auto md:size-auto md:min-h-8 md:flex-1"
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </div>
  );
}
