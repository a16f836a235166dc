import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { Copy } from "lucide-react";
import { Badge } from "#components/ui/badge";
import { classNames } from "#lib/screen/class-names";
import { dayText } from "#lib/text/day-text";
import type { MealSlot } from "../meal-form";
import { entriesOf, type PlanEntry } from "../plan-entry";
import { dayElementId } from "./day-strip";
import { MealCell } from "./meal-cell";

interface DayRowProps {
  day: LocalDate;
  isToday: boolean;
  /** A phone does not show it until it is asked for. */
  isFolded: boolean;
  /** The week's. */
  entries: readonly PlanEntry[];
  onAdd: (slot: MealSlot) => void;
  onEdit: (entry: PlanEntry) => void;
  onCopyDay: (day: LocalDate) => void;
}

/** A day with its three meals: a card on a phone, a row from there on, a column where seven of them fit. */
export function DayRow({ day, isToday, isFolded, entries, onAdd, onEdit, onCopyDay }: DayRowProps) {
  const isPlanned = entries.some(({ meal }) => meal.date === day);
  return (
    <div
      role="row"
      id={dayElementId(day)}
      aria-current={isToday ? "date" : undefined}
      className={classNames(
        "scroll-mt-36 rounded-lg border bg-surface shadow-sm table:rounded-none table:border-0 table:shadow-none",
        "table:max-xl:col-span-full table:max-xl:grid table:max-xl:grid-cols-subgrid table:max-xl:border-t",
        "xl:row-span-4 xl:grid xl:grid-cols-1 xl:grid-rows-subgrid xl:border-s xl:border-line xl:nth-2:border-s-0 xl:min-w-0",
        isToday ? "border-clay table:border-line table:bg-clay-soft/35" : "border-line",
        isFolded && "not-print:max-md:hidden",
      )}
    >
      <div
        role="rowheader"
        className={classNames(
          "flex items-center gap-x-2 rounded-t-lg px-4 py-2.5 table:rounded-none xl:items-start xl:gap-x-1.5 xl:ps-3 xl:pe-1",
          "table:max-xl:flex-col table:max-xl:items-start table:max-xl:border-s-4 not-print:table:max-xl:py-4 table:max-xl:ps-3",
          isToday
            ? "bg-clay-soft table:max-xl:border-clay table:max-xl:bg-transparent"
            : "bg-sunken/60 table:max-xl:border-transparent table:max-xl:bg-transparent",
        )}
      >
        {/* "mercredi" and "Aujourd’hui" are wider than a column: the badge goes below the name, and the button stays beside it. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 table:max-xl:flex-col table:max-xl:items-start xl:gap-x-1.5">
          <h3 className="text-base table:max-xl:text-lg">{dayText(day, { weekday: "long" })}</h3>
          <p className={classNames("figures text-sm text-ink-muted", isToday && "xl:hidden")}>
            {/* A column is narrow, and the heading above names the month. */}
            <span className="xl:hidden">{dayText(day, { day: "numeric", month: "long" })}</span>
            <span aria-hidden className="hidden xl:inline">
              {dayText(day, { day: "numeric" })}
            </span>
          </p>
          {isToday && (
            <Badge tone="clay" className="bg-clay text-paper table:max-xl:mt-1.5 xl:px-2 print:hidden">
              {t("Today")}
            </Badge>
          )}
        </div>
        {isPlanned && (
          <button
            type="button"
            aria-label={t("Copy {day}", { day: dayText(day, { weekday: "long" }) })}
            onClick={() => onCopyDay(day)}
            className="-my-2 ms-auto grid size-11 shrink-0 place-items-center rounded-md text-ink-muted hover:text-ink md:size-9 table:max-xl:-ms-2 xl:-my-1 xl:size-8 print:hidden"
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
          onAdd={onAdd}
          onEdit={onEdit}
        />
      ))}
    </div>
  );
}
