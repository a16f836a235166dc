import { useDraggable, useDroppable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import { classNames } from "#lib/screen/class-names";
import { t } from "#lib/text/language";
import type { MealSlot } from "../meal-form";
import { entryKey, entryTitle, type PlanEntry } from "../plan-entry";

/** The key of what was moved by keys last. */
export const MovedByKeys = createContext<RefObject<string | null>>({ current: null });

interface MovableMealProps {
  entry: PlanEntry;
  className: string;
  children: ReactNode;
}

/** A meal that can be taken to another cell. */
export function MovableMeal({ entry, className, children }: MovableMealProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: entryKey(entry),
    data: { entry },
    attributes: { roleDescription: t("meal that can be moved") },
  });
  const movedByKeys = useContext(MovedByKeys);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isFocusFree = document.activeElement === null || document.activeElement === document.body;
    if (movedByKeys.current === entryKey(entry) && isFocusFree) handle.current?.focus();
    // Once, when the card comes into its cell.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    // A mouse or a thumb takes the card anywhere; the keys belong to the handle alone.
    <div
      ref={setNodeRef}
      {...listeners}
      style={{ viewTransitionName: entryKey(entry) }}
      className={classNames(className, "select-none", isDragging && "opacity-40")}
    >
      {children}
      <button
        ref={(element) => {
          handle.current = element;
          setActivatorNodeRef(element);
        }}
        type="button"
        {...attributes}
        aria-label={t("Move {title}", { title: entryTitle(entry) })}
        className="absolute end-0 top-0 grid size-11 cursor-grab touch-none place-items-center rounded-md text-ink-muted opacity-60 hover:opacity-100 focus-visible:opacity-100 md:h-8 md:w-7 print:hidden"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** Fills a cell, and shows that what is dragged would land there. */
export function DropZone({ slot }: { slot: MealSlot }) {
  const { setNodeRef, isOver } = useDroppable({ id: `${slot.date} ${slot.mealType}`, data: { slot } });
  return (
    <div
      ref={setNodeRef}
      aria-hidden
      className={classNames(
        "pointer-events-none absolute inset-1 rounded-md transition-colors",
        isOver && "bg-herb-soft/60 outline-2 outline-herb outline-dashed",
      )}
    />
  );
}

/** What the library hands back of what it was given. */
export interface WithData {
  readonly data: { readonly current: Record<string, unknown> | undefined };
}

// Both are put there above, and nothing else is dragged or dropped here.
/** What a {@link MovableMeal} has handed over; null for anything else that is dragged. */
export const entryOf = ({ data }: WithData) => (data.current?.["entry"] as PlanEntry | undefined) ?? null;
/** The cell of a {@link DropZone}; null where a meal is over none. */
export const slotOf = (over: WithData | null) => (over?.data.current?.["slot"] as MealSlot | undefined) ?? null;
