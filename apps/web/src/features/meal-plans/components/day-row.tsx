import { t } from "#lib/text/language";
import type { DayNutrition as Nutrition } from "@tureen/contracts/nutrition";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { Copy } from "lucide-react";
import { lazy, Suspense } from "react";
import { Badge } from "#components/ui/badge";
import { classNames } from "#lib/screen/class-names";
import { dayText } from "#lib/text/day-text";
import type { MealSlot } from "../meal-form";
import { entriesOf, type PlanEntry } from "../plan-entry";
import { dayElementId } from "./day-strip";
import { MealCell } from "./meal-cell";

const DayNutrition = lazy(() => import("#features/nutrition/day-nutrition"));

interface DayRowProps {
  day: LocalDate;
  isToday: boolean;
  /** A phone does not show it until it is asked for. */
  isFolded: boolean;
  /** The week's. */
  entries: readonly PlanEntry[];
  /** Undefined where the family does not want it, and where nothing is planned. */
  nutrition: Nutrition | undefined;
  /** Has the week planned, where this evening is the first without a dinner. */
  onPropose: (() => void) | undefined;
  onAdd: (slot: MealSlot) => void;
  onEdit: (entry: PlanEntry) => void;
  onCopyDay: (day: LocalDate) => void;
}

/** A day with its three meals: a card on a phone, a row from there on. */
export function DayRow({
  day,
  isToday,
  isFolded,
  entries,
  nutrition,
  onPropose,
  onAdd,
  onEdit,
  onCopyDay,
}: DayRowProps) {
  const isPlanned = entries.some(({ meal }) => meal.date === day);
  return (
    <div
      role="row"
      id={dayElementId(day)}
      aria-current={isToday ? "date" : undefined}
      className={classNames(
        "scroll-mt-32 rounded-lg border bg-surface shadow-sm table:rounded-none table:border-0 table:shadow-none",
        "table:col-span-full table:grid table:grid-cols-subgrid table:border-t",
        isToday ? "border-clay table:border-line table:bg-clay-soft/35" : "border-line",
        isFolded && "not-print:max-md:hidden",
      )}
    >
      <div
        role="rowheader"
        className={classNames(
          "flex items-center gap-x-2 rounded-t-lg px-4 py-2.5 table:rounded-none",
          "table:items-start table:border-s-4 table:pe-1 not-print:table:py-1 table:ps-3",
          isToday
            ? "bg-clay-soft table:border-clay table:bg-transparent"
            : "bg-sunken/60 table:border-transparent table:bg-transparent",
        )}
      >
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 table:flex-col table:items-start">
          <h3 className="text-base table:text-base">{dayText(day, { weekday: "long" })}</h3>
          <p className="figures text-sm whitespace-nowrap text-ink-muted table:text-xs">
            {dayText(day, { day: "numeric", month: "long" })}
          </p>
          {isToday && (
            <Badge tone="clay" className="bg-clay text-paper table:mt-1 print:hidden">
              {t("Today")}
            </Badge>
          )}
        </div>
        {isPlanned && (
          <button
            type="button"
            aria-label={t("Copy {day}", { day: dayText(day, { weekday: "long" }) })}
            onClick={() => onCopyDay(day)}
            className="-my-2 ms-auto grid size-11 shrink-0 place-items-center rounded-md text-ink-muted hover:text-ink md:size-9 table:-my-1 table:size-8 print:hidden"
          >
            <Copy aria-hidden className="size-4" />
          </button>
        )}
      </div>
      {MEAL_TYPES.map((mealType) => (
        <MealCell
          key={mealType}
          day={day}
          mealType={mealType}
          entries={entriesOf(entries, day, mealType)}
          onPropose={mealType === "dinner" ? onPropose : undefined}
          onAdd={onAdd}
          onEdit={onEdit}
        />
      ))}
      {nutrition && (
        <div role="cell" className="px-4 pb-3 table:col-span-3 table:col-start-2 table:px-3 table:pb-1.5">
          <Suspense>
            <DayNutrition nutrition={nutrition} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
