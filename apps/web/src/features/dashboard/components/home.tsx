import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { Suspense } from "react";
import { Skeleton } from "#components/ui/skeleton";
import { Unavailable } from "#components/unavailable";
import { lazyWhenIdle } from "#lib/screen/when-idle";
import { trpc } from "#lib/server/trpc";
import { NextDays } from "./next-days";
import { RecentRecipes } from "./recent-recipes";
import { RunningImport } from "./running-import";
import { ShoppingNow } from "./shopping-now";
import { Tonight } from "./tonight";

const UseFirst = lazyWhenIdle(() => import("./use-first"));

/** A running import is looked at so often. */
const IMPORT_EVERY_MS = 10_000;

/** Tonight, the shopping that is open, the next days, and what is new. The counters' toast says what failed; this says it in place. */
export function Home({ today }: { today: LocalDate }) {
  const { data, isError, isFetching, refetch } = trpc.dashboard.home.useQuery(
    { today },
    {
      refetchInterval: ({ state }) => (state.data?.runningImport ? IMPORT_EVERY_MS : false),
      meta: { silent: true },
    },
  );
  if (isError && !data)
    return (
      <div className="lg:row-span-2">
        <Unavailable
          title={t("Tonight and the next days could not be read")}
          query={{ isError, refetch, isFetching }}
        />
      </div>
    );
  if (!data) return <HomeSkeleton />;
  return (
    <>
      <div className="min-w-0 lg:row-span-2">
        <Tonight home={data} today={today} />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <ShoppingNow home={data} today={today} />
        {/* An answer that an earlier build has kept knows nothing of it. */}
        {(data.useFirst as typeof data.useFirst | undefined)?.length ? (
          <Suspense>
            <UseFirst items={data.useFirst} today={today} />
          </Suspense>
        ) : null}
        {data.runningImport && <RunningImport job={data.runningImport} />}
      </div>
      <div className="grid grid-cols-1 gap-9 lg:col-span-full">
        <NextDays home={data} today={today} />
        {data.recentRecipes.length > 0 && <RecentRecipes recipes={data.recentRecipes} />}
      </div>
    </>
  );
}

function HomeSkeleton() {
  return (
    <>
      <Skeleton className="h-64 lg:row-span-2" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40 lg:col-span-full" />
    </>
  );
}
