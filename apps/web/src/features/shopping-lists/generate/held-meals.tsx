import type { LocalDate } from "@tureen/domain/dates/local-date";
import { ListChecks } from "lucide-react";
import { Checkbox } from "#components/ui/checkbox";
import { t } from "#lib/text/language";
import { trpc } from "#lib/server/trpc";
import { withFriendlyDates } from "#lib/text/friendly-dates";

interface HeldMealsProps {
  start: LocalDate;
  end: LocalDate;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
}

/** Says which meals of these days another list holds already, and offers to leave them out: they would be bought twice. */
export function HeldMeals({ start, end, isLeftOut, onLeaveOut }: HeldMealsProps) {
  const { data } = trpc.shoppingLists.heldMeals.useQuery(
    { startDate: start, endDate: end },
    { meta: { silent: true } },
  );
  if (!data || data.held.length === 0) return null;
  const { held, meal_count: all } = data;
  const lists = [...new Set(held.flatMap((meal) => meal.lists.map((list) => withFriendlyDates(list.name))))].join(", ");
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-butter-soft px-4 py-3 text-sm text-butter-ink">
      <p className="flex gap-3">
        <ListChecks aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {t(
            "{held, plural, one {# of the {all} meals of these days is} other {# of the {all} meals of these days are}} on another list already: {lists}.",
            { held: held.length, all, lists },
          )}
        </span>
      </p>
      {held.length < all && (
        <Checkbox
          className="min-h-11"
          checked={isLeftOut}
          onCheckedChange={onLeaveOut}
          label={t("Leave them out of this list")}
        />
      )}
    </div>
  );
}
