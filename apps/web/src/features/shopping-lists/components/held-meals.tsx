import { addDays, compareDates, formatDay, type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { Lock } from "lucide-react";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/trpc";

interface HeldMealsProps {
  start: LocalDate;
  end: LocalDate;
  /** Leaves out what another list holds, by beginning after it. */
  onBeginOn: (day: LocalDate) => void;
}

/** Says that meals of these days stand on a locked list already: what they need would be bought twice. */
export function HeldMeals({ start, end, onBeginOn }: HeldMealsProps) {
  const { data } = trpc.mealPlans.range.useQuery({ startDate: start, endDate: end }, { meta: { silent: true } });
  const meals = data?.mealPlans ?? [];
  const held = meals.filter((meal) => meal.locked_by_shopping_list);
  if (held.length === 0) return null;
  const lastHeld =
    held
      .flatMap(({ date }) => parseLocalDate(date) ?? [])
      .toSorted(compareDates)
      .at(-1) ?? start;
  const firstFree = addDays(lastHeld, 1);
  const free = meals.filter((meal) => !meal.locked_by_shopping_list);
  const isFreeAfter = free.length > 0 && free.every(({ date }) => date >= firstFree);
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-lg bg-butter-soft px-4 py-3 text-sm text-butter-ink"
    >
      <p className="flex gap-3">
        <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span>
          {countOf(held.length, meals.length)} on a locked list already. This list would ask for what{" "}
          {held.length === 1 ? "it needs" : "they need"} once more.
        </span>
      </p>
      {isFreeAfter && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={() => onBeginOn(firstFree)}>
          Leave them out: begin on {formatDay(firstFree, { weekday: "long", day: "numeric", month: "long" })}
        </Button>
      )}
    </div>
  );
}

function countOf(held: number, all: number): string {
  if (held === all) return all === 1 ? "The meal of these days is" : `All ${all} meals of these days are`;
  return held === 1 ? `1 of the ${all} meals of these days is` : `${held} of the ${all} meals of these days are`;
}
