import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import type { Week } from "@tureen/domain/dates/week";
import { countText } from "#lib/text/counted";
import { dayRangeText } from "#lib/text/day-text";
import { Skeleton } from "#components/ui/skeleton";
import type { Outputs } from "#lib/server/trpc";

type Counts = Outputs["dashboard"]["counts"];

const COUNTERS: readonly { key: "totalRecipes" | "thisWeekMeals" | "shoppingLists"; label: Text }[] = [
  { key: "totalRecipes", label: text("Total recipes") },
  { key: "thisWeekMeals", label: text("Meals this week") },
  { key: "shoppingLists", label: text("Shopping lists") },
];

/** The three counters; a dash where they could not be read. `week` is the one whose meals are counted, from Sunday. */
export function Counters({ counts, week, isLoading }: { counts: Counts | undefined; week: Week; isLoading: boolean }) {
  return (
    <section aria-label={t("At a glance")} aria-busy={isLoading}>
      {isLoading && (
        <p role="status" className="sr-only">
          {t("Loading the dashboard")}
        </p>
      )}
      <dl className="grid grid-cols-3 divide-x divide-line border-y border-line">
        {COUNTERS.map(({ key, label }) => (
          <div
            key={key}
            className="flex min-w-0 flex-col-reverse justify-end px-2 py-3 first:ps-0 hyphens-auto xs:px-3 sm:px-6 lg:px-3"
          >
            <dt className="text-xs text-ink-muted">
              <span className="block">{t(label)}</span>
              {/* The plan's week begins on Monday. */}
              {key === "thisWeekMeals" && (
                <span className="figures block">
                  {dayRangeText(week.start, week.end, { weekday: "short", day: "numeric", month: "short" })}
                </span>
              )}
            </dt>
            <dd className="figures font-serif text-xl">
              {isLoading ? <Skeleton className="h-[1.25em] w-[1.6em]" /> : counts ? countText(counts[key]) : "–"}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
