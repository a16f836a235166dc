import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { Plus } from "lucide-react";
import { MEAL_LABELS, type MealSlot, slotText } from "../meal-form";
import { entryKey, type PlanEntry } from "../plan-entry";
import { MealCard } from "./meal-card";
import { DropZone } from "./movable-meal";

interface MealCellProps {
  day: LocalDate;
  mealType: MealType;
  entries: readonly PlanEntry[];
  onAdd: (slot: MealSlot) => void;
  onEdit: (entry: PlanEntry) => void;
}

/** A cell of the week's table, with room for several entries. It belongs within a DndContext: meals are dropped on it. */
export function MealCell({ day, mealType, entries, onAdd, onEdit }: MealCellProps) {
  const slot = { date: day, mealType };
  return (
    <div
      role="cell"
      className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-center border-t border-line ps-4 pe-1.5 table:max-xl:flex table:max-xl:flex-col table:max-xl:items-stretch table:max-xl:border-s table:max-xl:border-t-0 table:max-xl:p-1.5 xl:py-1 xl:ps-3 xl:pe-1"
    >
      <DropZone slot={slot} />
      {/* The column's heading says it to those who hear the table. */}
      <span aria-hidden className="text-sm text-ink-muted table:max-xl:hidden xl:text-xs">
        {t(MEAL_LABELS[mealType])}
      </span>
      <div className="relative order-last col-span-full grid content-start gap-1.5 pe-2.5 not-empty:pb-3 table:max-xl:order-none table:max-xl:pe-0 table:max-xl:not-empty:pb-0 xl:-ms-1 xl:pe-1 xl:not-empty:pb-0.5">
        {entries.map((entry) => (
          <MealCard key={entryKey(entry)} entry={entry} onEdit={onEdit} />
        ))}
      </div>
      <button
        type="button"
        aria-label={t("Add meal, {where}", { where: slotText(slot) })}
        onClick={() => onAdd(slot)}
        className="relative grid size-11 shrink-0 place-items-center rounded-md text-line-strong transition-colors hover:bg-herb-soft hover:text-herb-ink table:max-xl:mt-auto table:max-xl:size-auto table:max-xl:min-h-8 table:max-xl:flex-1 xl:-my-1 xl:size-8 print:hidden"
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </div>
  );
}
