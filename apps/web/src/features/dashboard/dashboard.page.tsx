import { t } from "#lib/language";
import { dayRangeText } from "#lib/day-text";
import { sundayWeek } from "@tureen/domain/dates/week";
import { PageHeading } from "#components/page-heading";
import { today } from "#lib/today";
import { trpc } from "#lib/trpc";
import { Counters } from "./components/counters";
import { FirstSteps } from "./components/first-steps";
import { Tiles } from "./components/tiles";
import { DASHBOARD_MESSAGES } from "./messages";

export default function DashboardPage() {
  const week = sundayWeek(today());
  const counts = trpc.dashboard.counts.useQuery(
    { startDate: week.start, endDate: week.end },
    { meta: { failure: DASHBOARD_MESSAGES.loadFailed } },
  );
  const isEmptyHousehold = counts.data?.totalRecipes === 0 && counts.data.shoppingLists === 0;
  return (
    <>
      <PageHeading
        eyebrow={dayRangeText(week.start, week.end, { day: "numeric", month: "long" })}
        title={t("What’s cooking this week?")}
      />
      <div className="grid gap-8">
        <Counters counts={counts.data} isLoading={counts.isPending} />
        <Tiles />
        {isEmptyHousehold && <FirstSteps homeAddresses={counts.data?.homeAddresses ?? []} />}
      </div>
    </>
  );
}
