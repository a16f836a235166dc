import { t } from "#lib/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { Copy } from "lucide-react";
import { Badge } from "#components/ui/badge";
import { classNames } from "#lib/class-names";
import { dayText } from "#lib/day-text";
import type { MealSlot } from "../meal-form";
import { entriesOf, type PlanEntry } from "../plan-entry";
import type { BoardParts } from "./board-parts";
import { dayElementId } from "./day-strip";
import { MealCell } from "./meal-cell";

interface DayRowProps {
  day: LocalDate;
  isToday: boolean;
  /** A phone does not show it until it is asked for. */
  isFolded: boolean;
  /** The week's, undefined while they load. */
  entries: readonly PlanEntry[] | undefined;
  parts: BoardParts | undefined;
  onAdd: (slot: MealSlot) => void;
  onEdit: (entry: PlanEntry) => void;
  onCopyDay: (day: LocalDate) => void;
}

/** A day with its three meals: a card on a phone, a row from there on, a column where seven of them fit. */
export function DayRow({ day, isToday, isFolded, entries, parts, onAdd, onEdit, onCopyDay }: DayRowProps) {
  const isPlanned = entries?.some(({ meal }) => meal.date === day) ?? false;
  return (
    <div
      role="row"
      id={dayElementId(day)}
      aria-current={isToday ? "date" : undefined}
      className={classNames(
        "scroll-mt-36 rounded-lg border bg-surface shadow-sm md:rounded-none md:border-0 md:shadow-none",
        "md:max-xl:col-span-full md:max-xl:grid md:max-xl:grid-cols-subgrid md:max-xl:border-t",
        "xl:row-span-4 xl:grid xl:grid-rows-subgrid xl:border-s xl:border-line xl:nth-2:border-s-0 xl:min-w-0",
        isToday ? "border-clay md:border-line md:bg-clay-soft/35" : "border-line",
        isFolded && "not-print:max-md:hidden",
      )}
    >
      <div
        role="rowheader"
        className={classNames(
          "flex items-center gap-x-2 rounded-t-lg px-4 py-2.5 md:rounded-none xl:gap-x-1.5 xl:ps-3 xl:pe-1",
          "md:max-xl:flex-col md:max-xl:items-start md:max-xl:border-s-4 md:max-xl:py-4 md:max-xl:ps-3",
          isToday
            ? "bg-clay-soft md:max-xl:border-clay md:max-xl:bg-transparent"
            : "bg-sunken/60 md:max-xl:border-transparent md:max-xl:bg-transparent",
        )}
      >
        <h3 className="text-base md:max-xl:text-lg">{dayText(day, { weekday: "long" })}</h3>
        <p className={classNames("figures text-sm text-ink-muted", isToday && "xl:hidden")}>
          {/* A column is narrow, and the heading above names the month. */}
          <span className="xl:hidden">{dayText(day, { day: "numeric", month: "long" })}</span>
          <span aria-hidden className="hidden xl:inline">
            {dayText(day, { day: "numeric" })}
          </span>
        </p>
        {isToday && (
          <Badge tone="clay" className="bg-clay text-paper md:max-xl:mt-1.5 xl:px-2 print:hidden">
            {t("Today")}
          </Badge>
        )}
        {isPlanned && (
          <button
            type="button"
            aria-label={t("Copy {day}", { day: dayText(day, { weekday: "long" }) })}
            onClick={() => onCopyDay(day)}
            className="-my-2 ms-auto grid size-11 place-items-center rounded-md text-ink-muted hover:text-ink md:size-9 md:max-xl:-ms-2 xl:size-8 print:hidden"
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
          entries={entries && entriesOf(entries, day, mealType)}
          parts={parts}
          onAdd={onAdd}
          onEdit={onEdit}
        />
      ))}
    </div>
  );
}
