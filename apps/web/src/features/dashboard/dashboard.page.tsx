import { t } from "#lib/text/language";
import { dayText } from "#lib/text/day-text";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { sundayWeek } from "@tureen/domain/dates/week";
import { PageHeading } from "#components/page-heading";
import { today } from "#lib/text/today";
import { READ_AHEAD } from "#lib/server/feedback-meta";
import { type QueryUtils, trpc } from "#lib/server/trpc";
import { lazy, Suspense } from "react";
import { Counters } from "./components/counters";
import { Home } from "./components/home";
import { Tiles } from "./components/tiles";
import { useFirstSteps } from "./hooks/use-first-steps";
import { DASHBOARD_MESSAGES } from "./messages";

/** Most households see them once; the code for the phone is half of this page's script. */
const FirstSteps = lazy(() => import("./components/first-steps"));

/**
 * Asks for what it shows first.
 * @public by app.tsx, as every page's
 */
export function loader({ dashboard }: QueryUtils): Promise<unknown> {
  const now = today();
  return Promise.all([
    dashboard.counts.prefetch(countedDays(now), READ_AHEAD),
    dashboard.home.prefetch({ today: now }, READ_AHEAD),
  ]);
}

/** A household without recipes and lists has no next meals to see. */
export default function DashboardPage() {
  const now = today();
  const week = sundayWeek(now);
  const counts = trpc.dashboard.counts.useQuery(countedDays(now), { meta: { failure: DASHBOARD_MESSAGES.loadFailed } });
  const firstSteps = useFirstSteps(counts.data);
  const isEmptyHousehold = counts.data?.totalRecipes === 0 && counts.data.shoppingLists === 0;
  return (
    <>
      <PageHeading
        eyebrow={dayText(now, { weekday: "long", day: "numeric", month: "long" })}
        title={t("What’s cooking this week?")}
      />
      {firstSteps && (
        <div className="mb-9">
          <Suspense>
            <FirstSteps
              done={firstSteps.done}
              homeAddresses={counts.data?.homeAddresses ?? []}
              onDismiss={firstSteps.dismiss}
            />
          </Suspense>
        </div>
      )}
      <div className="grid grid-cols-1 gap-9 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {!isEmptyHousehold && <Home today={now} />}
        <div className={isEmptyHousehold ? "lg:col-span-full" : "lg:col-start-2 lg:row-start-2"}>
          <Counters counts={counts.data} week={week} isLoading={counts.isPending} />
        </div>
        <div className="lg:col-span-full">
          <Tiles />
        </div>
      </div>
    </>
  );
}

function countedDays(now: LocalDate) {
  const { start, end } = sundayWeek(now);
  return { startDate: start, endDate: end };
}
