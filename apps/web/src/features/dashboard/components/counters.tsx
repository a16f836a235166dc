import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/language";
import { countText } from "#lib/counted";
import { Skeleton } from "#components/ui/skeleton";
import type { Outputs } from "#lib/trpc";

type Counts = Outputs["dashboard"]["counts"];

const COUNTERS: readonly { key: "totalRecipes" | "thisWeekMeals" | "shoppingLists"; label: Text }[] = [
  { key: "totalRecipes", label: text("Total recipes") },
  { key: "thisWeekMeals", label: text("Meals this week") },
  { key: "shoppingLists", label: text("Shopping lists") },
];

/** The three counters; a dash where they could not be read. */
export function Counters({ counts, isLoading }: { counts: Counts | undefined; isLoading: boolean }) {
  return (
    <section aria-label={t("At a glance")} aria-busy={isLoading}>
      {isLoading && (
        <p role="status" className="sr-only">
          {t("Loading the dashboard")}
        </p>
      )}
      <dl className="grid grid-cols-3 divide-x divide-line border-y border-line">
        {COUNTERS.map(({ key, label }) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-1 px-3 py-5 first:ps-0 sm:px-7">
            <dt className="text-xs text-ink-muted sm:text-sm">{t(label)}</dt>
            <dd className="figures font-serif text-3xl sm:text-4xl">
              {isLoading ? <Skeleton className="h-[1.05em] w-[1.6em]" /> : counts ? countText(counts[key]) : "–"}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
