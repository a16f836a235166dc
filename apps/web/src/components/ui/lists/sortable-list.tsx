import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#lib/screen/class-names";
import { t } from "#lib/text/language";

interface SortableListProps {
  label: string;
  /** In their order. */
  ids: readonly string[];
  /** The item at the first place goes to the second one; both from 0. */
  onMove: (from: number, to: number) => void;
  className?: string;
  /** A `SortableRow` for each item; others may stand between. */
  children: ReactNode;
}

/** A list that is put in order by dragging handles, or by the keys: space, arrows, space. */
export function SortableList({ label, ids, onMove, className, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (item: { id: unknown } | null) => ids.indexOf(String(item?.id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("{name} is picked up.", { name: nameOf(active) }),
    onDragOver: ({ active, over }) =>
      over
        ? t("{name} is at place {place, number} of {count, number}.", {
            name: nameOf(active),
            place: placeOf(over) + 1,
            count: ids.length,
          })
        : undefined,
    onDragEnd: ({ active, over }) =>
      t("{name} is put down at place {place, number}.", { name: nameOf(active), place: placeOf(over ?? active) + 1 }),
    onDragCancel: ({ active }) => t("{name} is back where it was.", { name: nameOf(active) }),
  };

  function onDragEnd({ active, over }: DragEndEvent): void {
    const [from, to] = [placeOf(active), placeOf(over)];
    if (from !== -1 && to !== -1 && from !== to) onMove(from, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t(
            "To move it, press space, then the arrow keys, then space again. Escape leaves it where it was.",
          ),
        },
      }}
      // Up and down is all there is.
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={className}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** What its row has given it, also when it stands in its new place already. */
const nameOf = ({ data }: { data: { current: Record<string, unknown> | undefined } }): string => {
  const name = data.current?.["name"];
  return typeof name === "string" ? name : "";
};

interface SortableRowProps {
  id: string;
  /** What is said of it while it moves. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** A row of a {@link SortableList}, with its handle at the end of its first line. */
export function SortableRow({ id, name, className, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    data: { name },
    attributes: { roleDescription: t("can be moved") },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        "flex items-start",
        isDragging && "relative z-1 rounded-md bg-herb-soft shadow-md",
        className,
      )}
    >
      <div className="min-w-0 flex-1">{children}</div>
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t("Move {name}", { name })}
        // A finger on the handle moves the row, everywhere else it scrolls.
        className="grid size-12 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-muted"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
    </li>
  );
}
