import type { TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils } from "@trpc/react-query";
import type { AppRouter } from "@tureen/api/app-router";
import { isLanguage } from "@tureen/messages/languages";
import { lazy, Suspense, useEffect, useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import { Frame } from "../components/frame/frame";
import { NavBar } from "../components/frame/nav-bar";
import { NotFoundPage } from "../components/frame/not-found.page";
import { useTimers } from "../features/cooking/timers/timer-store";
import { PAGE_NAMES, paths, ROUTE_PATTERNS } from "../lib/screen/paths";
import { loadToasts, placeToasts } from "../lib/screen/toasts";
import { lazyWhenIdle, preload } from "../lib/screen/when-idle";
import { forgetReturnPath, returnPath, storedToken } from "../lib/server/session";
import { ServerProvider, serverOf } from "../lib/server/server-provider";
import { serverLink, trpc } from "../lib/server/trpc";
import { writeCountsAs } from "../lib/text/counted";
import { useKnownNumberFormat } from "../lib/text/known-number-format";
import { speakAsHousehold } from "../lib/text/language";
import { DAILY, type Loader, PAGE_CODE } from "./pages";

const PAGES = PAGE_NAMES.map((name) => [name, lazy(PAGE_CODE[name])] as const);

// The page comes first; what keeps it fresh is loaded behind it.
const LiveUpdates = lazyWhenIdle(() => import("../features/live/live-updates"));
const Keys = lazyWhenIdle(() => import("../components/frame/keys"));
const ConnectionLine = lazyWhenIdle(() => import("../components/frame/connection-line"));
const TimerBar = lazy(() => import("../features/cooking/timers/timer-bar"));

/**
 * Runs the loader of the page that is to be drawn first. What it cannot read, the page asks for again, and says why.
 * @public by app.tsx
 */
export function runLoader(loader: Loader, link: TRPCLink<AppRouter> = serverLink): Promise<unknown> {
  return loader(createTRPCQueryUtils(serverOf(storedToken(), link)));
}

/** The product of those who are signed in. */
export default function SignedIn({ link = serverLink }: { link?: TRPCLink<AppRouter> | undefined }) {
  const [server] = useState(() => serverOf(storedToken(), link));
  return (
    <ServerProvider {...server}>
      <Household />
    </ServerProvider>
  );
}

function Household() {
  writeCountsAs(useKnownNumberFormat());
  useEffect(() => void preload([loadToasts, ...DAILY.map((page) => PAGE_CODE[page])]), []);
  return (
    <>
      <Frame
        navigation={
          <>
            <NavBar />
            <Suspense>
              <ConnectionLine />
            </Suspense>
          </>
        }
        footer={<Timers />}
      >
        <Routes />
      </Frame>
      <HouseholdSettings />
      <Suspense>
        <Keys />
        <LiveUpdates />
      </Suspense>
    </>
  );
}

function Routes() {
  return (
    <Switch>
      <Route path={ROUTE_PATTERNS.login}>
        <FromSignIn />
      </Route>
      {PAGES.map(([name, Page]) => (
        <Route key={name} path={ROUTE_PATTERNS[name]}>
          <Page />
        </Route>
      ))}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** Whoever has signed in goes on to the dashboard, or back to where a session had expired. */
function FromSignIn() {
  const [target] = useState(() => {
    const path = returnPath() ?? paths.dashboard;
    forgetReturnPath();
    return path;
  });
  return <Redirect to={target} replace />;
}

const FRESH_MS = 60_000;

/** A device without a choice of its own speaks as the household does; toasts stand where the family has chosen on the admin page. */
function HouseholdSettings() {
  const { data } = trpc.settings.list.useQuery(undefined, { staleTime: FRESH_MS, meta: { silent: true } });
  const { language, toast_position } = data?.settings ?? {};
  const spoken = language?.chosen && isLanguage(language.value) ? language.value : null;
  useEffect(() => {
    if (spoken !== null) speakAsHousehold(spoken);
  }, [spoken]);
  useEffect(() => placeToasts(toast_position?.value), [toast_position?.value]);
  return null;
}

/** Kitchen timers, wherever one goes while they run; nothing is loaded for them before the first. */
function Timers() {
  if (useTimers().length === 0) return null;
  return (
    <Suspense>
      <TimerBar />
    </Suspense>
  );
}
