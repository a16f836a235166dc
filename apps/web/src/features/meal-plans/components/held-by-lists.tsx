import { rich } from "#lib/text/language";
import type { Week } from "@tureen/domain/dates/week";
import { locksMeals } from "@tureen/domain/shopping-lists/status";
import { Lock } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { isHeld, type PlanEntry } from "../plan-entry";

/** One quiet line that names the lists for which meals of this week are locked. */
export function HeldByLists({ week, entries }: { week: Week; entries: readonly PlanEntry[] }) {
  const count = entries.filter(isHeld).length;
  const { data } = trpc.shoppingLists.heldMeals.useQuery(
    { startDate: week.start, endDate: week.end },
    { enabled: count > 0, meta: { silent: true } },
  );
  const lists = data?.held.flatMap((meal) => meal.lists).filter(({ status }) => locksMeals(status)) ?? [];
  const names = [...new Set(lists.map(({ name }) => withFriendlyDates(name)))];
  if (count === 0 || names.length === 0) return null;
  return (
    <p className="mt-3 flex items-start gap-2 text-sm text-ink-muted print:hidden">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {rich(
          "{count, plural, one {# meal is} other {# meals are}} locked by <link>{lists}</link>; unlock the list to change {count, plural, one {it} other {them}}.",
          {
            count,
            lists: names.join(", "),
            link: (words) => (
              <Link href={paths.shoppingLists} className="text-herb-ink underline underline-offset-4">
                {words}
              </Link>
            ),
          },
        )}
      </span>
    </p>
  );
}
