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
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { classNames } from "#lib/class-names";
import { t } from "#lib/language";

interface SortableNamesProps {
  label: string;
  /** Each once. */
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** Names that are put in order by dragging their handles, or by the keys: space, arrows, space. */
export function SortableNames({ label, names, onChange }: SortableNamesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => names.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("{name} is picked up.", { name: String(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? t("{name} is at place {place, number} of {count, number}.", {
            name: String(active.id),
            place: placeOf(over.id),
            count: names.length,
          })
        : undefined,
    onDragEnd: ({ active, over }) =>
      t("{name} is put down at place {place, number}.", {
        name: String(active.id),
        place: placeOf((over ?? active).id),
      }),
    onDragCancel: ({ active }) => t("{name} is back where it was.", { name: String(active.id) }),
  };

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id) onChange(arrayMove([...names], placeOf(active.id) - 1, placeOf(over.id) - 1));
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
      <SortableContext items={[...names]} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="rounded-lg border border-line">
          {names.map((name) => (
            <SortableName key={name} name={name} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableName({ name }: { name: string }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: name,
    attributes: { roleDescription: t("can be moved") },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={classNames(
        "flex min-h-12 items-center border-b border-line first:rounded-t-lg last:rounded-b-lg last:border-b-0",
        isDragging ? "relative z-1 rounded-md bg-herb-soft shadow-md" : "bg-raised",
      )}
    >
      <span className="min-w-0 flex-1 ps-3.5 wrap-anywhere">{name}</span>
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t("Move {name}", { name })}
        // A finger on the handle moves the row, everywhere else it scrolls.
        className="grid size-12 shrink-0 cursor-grab touch-none place-items-center text-ink-muted"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
    </li>
  );
}
