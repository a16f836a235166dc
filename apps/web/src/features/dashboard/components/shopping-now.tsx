import { t } from "#lib/text/language";
import type { DashboardHome } from "@tureen/contracts/dashboard";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { ButtonLink } from "#components/ui/button";
import { Card, LIVELY_CARD } from "#components/ui/card";
import { Progress } from "#components/ui/progress";
import { classNames } from "#lib/screen/class-names";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { lazyWhenIdle } from "#lib/screen/when-idle";

// What knows lists, and the log of this device, come after the first view; until then stands what the server says.
const NewList = lazyWhenIdle(() => import("#features/shopping-lists/generate/new-list"));
const OpenListCounts = lazyWhenIdle(() => import("#features/shopping-lists/components/open-list-counts"));

/** The list that is being shopped from; without one, the way from the planned meals to one. */
export function ShoppingNow({ home, today }: { home: DashboardHome; today: LocalDate }) {
  const { openList, meals } = home;
  return (
    <section aria-labelledby="shopping-now">
      <h2 id="shopping-now" className="mb-3 text-xl">
        {t("Shopping")}
      </h2>
      {openList ? (
        <Card className={classNames("grid grid-cols-1 gap-2.5", LIVELY_CARD)}>
          <h3 className="font-sans text-base font-normal">
            <Link href={paths.shop([openList.id])} className="stretched wrap-anywhere">
              {withFriendlyDates(openList.name)}
            </Link>
          </h3>
          <Suspense fallback={howFar(openList)}>
            <OpenListCounts list={openList} show={howFar} />
          </Suspense>
          {/* Above the link that covers the card. */}
          <ButtonLink
            icon={Plus}
            variant="secondary"
            className="relative z-1 justify-self-start"
            href={paths.shop([openList.id], { adds: true })}
          >
            {t("Add an item")}
          </ButtonLink>
        </Card>
      ) : (
        <Card>
          <p className="text-ink-muted">{t("Nothing left to buy.")}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {meals.length > 0 && (
              <ButtonLink
                variant="secondary"
                href={paths.generateShoppingList({ startDate: today, endDate: addDays(today, 6) })}
              >
                {t("List for the next seven days")}
              </ButtonLink>
            )}
            <Suspense>
              <NewList />
            </Suspense>
          </div>
        </Card>
      )}
    </section>
  );
}

function howFar({ bought, to_buy: count }: { bought: number; to_buy: number }) {
  return (
    <>
      <Progress label={t("Bought")} value={bought / Math.max(1, count)} className="ring-1 ring-line" />
      <p className="figures text-sm font-semibold text-herb-ink">
        {bought > 0
          ? t("{bought, number} of {count, number} · go on shopping", { bought, count })
          : t("{count, plural, one {# thing to buy} other {# things to buy}} · start shopping", { count })}
      </p>
    </>
  );
}
