import { t, useLanguage } from "#lib/text/language";
import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ComponentProps, memo, useRef, useState } from "react";
import { CookMeals } from "#features/cooking/components/cook-meal";
import { type MealSlot, slotText } from "../meal-form";
import { entryTitle, type PlanEntry } from "../plan-entry";
import { entryOf, MovedByKeys, slotOf, type WithData } from "./movable-meal";
import { WeekGrid } from "./week-grid";

/** So far a mouse goes before it drags: a click is a click. */
const MOUSE_PX = 6;
/** A thumb that rests drags, one that moves on scrolls. */
const TOUCH = { delay: 220, tolerance: 8 };

interface WeekBoardProps extends ComponentProps<typeof WeekGrid> {
  onMove: (entry: PlanEntry, to: MealSlot) => void;
}

/**
 * The week in which meals are taken from one cell to another: by mouse, thumb, or the keys of a handle. What happens around it
 * draws none of it anew.
 */
export const WeekBoard = memo(({ onMove, ...grid }: WeekBoardProps) => {
  useLanguage();
  const [dragged, setDragged] = useState<PlanEntry | null>(null);
  // The key of what was moved by keys last: its handle is a new one in the new cell, and has the focus as before.
  const movedByKeys = useRef<string>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: nextCell }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={cellUnder}
      accessibility={{
        announcements: announcements(),
        screenReaderInstructions: {
          draggable: t(
            "Press space to pick the meal up, the arrow keys to choose a day and a meal, space to put it down, escape to leave it where it was.",
          ),
        },
      }}
      onDragStart={({ active }) => setDragged(entryOf(active))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over, activatorEvent }) => {
        setDragged(null);
        movedByKeys.current = activatorEvent instanceof KeyboardEvent ? String(active.id) : null;
        const [entry, slot] = [entryOf(active), slotOf(over)];
        if (entry && slot) onMove(entry, slot);
      }}
    >
      <MovedByKeys value={movedByKeys}>
        <CookMeals>
          <WeekGrid {...grid} />
        </CookMeals>
      </MovedByKeys>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="cursor-grabbing rounded-md bg-herb px-3 py-2 leading-snug font-semibold text-on-herb shadow-lg">
            <span className="line-clamp-2">{entryTitle(dragged)}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
});

/** The cell below the pointer; for the keys the one that the card covers most, and between cells the nearest. */
const cellUnder: CollisionDetection = (dragging) =>
  [pointerWithin, rectIntersection, closestCenter].map((find) => find(dragging)).find(({ length }) => length > 0) ?? [];

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** A cell straight ahead is nearer than one aside. */
const ASIDE = 3;

/** An arrow leads to the nearest cell in its direction, whether the days stand beside or below each other. */
const nextCell: KeyboardCoordinateGetter = (event, { context: { droppableRects, collisionRect, over } }) => {
  const arrow = ARROWS[event.code];
  if (!arrow || !collisionRect) return undefined;
  event.preventDefault();
  const from = centerOf((over && droppableRects.get(over.id)) ?? collisionRect);
  const ahead = [...droppableRects.values()].flatMap((rect) => {
    const center = centerOf(rect);
    const [dx, dy] = [center.x - from.x, center.y - from.y];
    const along = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    return along > 1 ? [{ center, distance: along + ASIDE * aside }] : [];
  });
  const nearest = ahead.toSorted((left, right) => left.distance - right.distance)[0];
  if (!nearest) return undefined;
  return { x: nearest.center.x - collisionRect.width / 2, y: nearest.center.y - collisionRect.height / 2 };
};

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function centerOf({ left, top, width, height }: Bounds) {
  return { x: left + width / 2, y: top + height / 2 };
}

function announcements(): Announcements {
  const words = (active: WithData, over: WithData | null) => {
    const [entry, slot] = [entryOf(active), slotOf(over)];
    return { title: entry ? entryTitle(entry) : "", where: slot && slotText(slot) };
  };
  return {
    onDragStart: ({ active }) => t("{title} is picked up.", { title: words(active, null).title }),
    onDragOver: ({ active, over }) => {
      const { title, where } = words(active, over);
      return where ? t("{title} is over {where}.", { title, where }) : t("{title} is not over a day.", { title });
    },
    onDragEnd: ({ active, over }) => {
      const { title, where } = words(active, over);
      return where ? t("{title} is put down at {where}.", { title, where }) : leftText(title);
    },
    onDragCancel: ({ active }) => leftText(words(active, null).title),
  };
}

const leftText = (title: string) => t("{title} stays where it was.", { title });
