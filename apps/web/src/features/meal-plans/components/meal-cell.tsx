import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { Plus } from "lucide-react";
import { MEAL_LABELS, type MealSlot, slotText } from "../meal-form";
import { entryKey, type PlanEntry } from "../plan-entry";
import { MealCard } from "./meal-card";
import { DropZone } from "./movable-meal";
import { PlanMyWeek } from "./week-actions";

interface MealCellProps {
  day: LocalDate;
  mealType: MealType;
  entries: readonly PlanEntry[];
  /** Has the week planned, where this is the first evening without a dinner. */
  onPropose: (() => void) | undefined;
  onAdd: (slot: MealSlot) => void;
  onEdit: (entry: PlanEntry) => void;
}

/** A cell of the week's table, with room for several entries. It belongs within a DndContext: meals are dropped on it. */
export function MealCell({ day, mealType, entries, onPropose, onAdd, onEdit }: MealCellProps) {
  const slot = { date: day, mealType };
  return (
    <div
      role="cell"
      className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-center border-t border-line ps-4 pe-1.5 table:items-stretch table:border-s table:border-t-0 table:p-1"
    >
      <DropZone slot={slot} />
      {/* The column's heading says it to those who hear the table. */}
      <span aria-hidden className="text-sm text-ink-muted table:hidden">
        {t(MEAL_LABELS[mealType])}
      </span>
      <div
        hidden={entries.length === 0}
        className="relative order-last col-span-full grid content-start gap-1.5 pe-2.5 not-empty:pb-3 table:order-none table:gap-1 table:pe-0 table:not-empty:col-span-1 table:not-empty:pb-0"
      >
        {entries.map((entry) => (
          <MealCard key={entryKey(entry)} entry={entry} onEdit={onEdit} />
        ))}
      </div>
      <button
        type="button"
        aria-label={t("Add meal, {where}", { where: slotText(slot) })}
        onClick={() => onAdd(slot)}
        className={`relative grid size-11 shrink-0 place-items-center rounded-md text-line-strong transition-colors hover:bg-herb-soft hover:text-herb-ink table:size-auto table:min-h-12 table:min-w-7 print:hidden ${entries.length === 0 ? "table:col-span-full" : ""}`}
      >
        <Plus aria-hidden className="size-5" />
      </button>
      {onPropose && (
        <div className="relative order-last col-span-full pe-2.5 pb-3 print:hidden">
          <PlanMyWeek onClick={onPropose} />
        </div>
      )}
    </div>
  );
}
