import type { QueryClient } from "@tanstack/react-query";
import type { TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils } from "@trpc/react-query";
import type { AppRouter } from "@tureen/api/app-router";
import { isLanguage } from "@tureen/messages/languages";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { writeCountsAs } from "../lib/text/counted";
import { useKnownNumberFormat } from "../lib/text/known-number-format";
import { speakAsHousehold } from "../lib/text/language";
import { atLeisure } from "../lib/screen/part";
import { createQueryClient } from "../lib/server/query-client";
import { placeToasts } from "../lib/screen/toasts";
import { onSessionChange } from "../lib/server/session";
import { serverLink, trpc, type QueryUtils } from "../lib/server/trpc";
import { useAfterDelay } from "../lib/screen/use-after-delay";
import { useServerTried, useSessionProven } from "../lib/server/use-session-proven";
import { waitAtMost } from "../lib/screen/wait-at-most";
import { Frame } from "../components/frame/frame";
import { NavBar } from "../components/frame/nav-bar";
import { loadConnectionLine, loadLive } from "./parts";
import { loadPagesAhead } from "./preload-pages";
import { Providers } from "./providers";
import { Routes } from "./routes";
import { useTimers } from "../features/cooking/timers/timer-store";

const FRESH_MS = 60_000;
/** A server of the home has answered a page's first calls by then, in milliseconds. */
const ANSWERED_MS = 200;
/** Even one that is busy has. */
const LATE_MS = 500;

// The page comes first; what keeps it fresh is loaded behind it.
const LiveUpdates = lazy(atLeisure(loadLive));
const Keys = lazy(atLeisure(() => import("../components/frame/keys")));
const ConnectionLine = lazy(atLeisure(loadConnectionLine));
const TimerBar = lazy(() => import("../features/cooking/timers/timer-bar"));

/** How the server is asked before anything is drawn, and what it has answered; only by the sign-in that was there then. */
let ahead: { readonly link: TRPCLink<AppRouter>; readonly queryClient: QueryClient } | null = null;

interface PageCode {
  readonly default: ComponentType;
  /** Asks for what the page shows first; resolves when that is there, or could not be had. */
  readonly begin?: (utils: QueryUtils) => Promise<unknown>;
}

/**
 * A page's first calls go out before anything is drawn, and it is drawn with their answers: once, instead of without them
 * and anew. Resolves when they are there, or are not to be waited for.
 * @public by main.ts
 */
export async function begin(page: PageCode | null, link: TRPCLink<AppRouter> = serverLink): Promise<void> {
  if (!page?.begin) return;
  ahead = { link, queryClient: createQueryClient() };
  onSessionChange(() => (ahead = null));
  const client = trpc.createClient({ links: [link] });
  const utils = createTRPCQueryUtils<AppRouter>({ queryClient: ahead.queryClient, client });
  await waitAtMost(ANSWERED_MS, page.begin(utils));
}

/**
 * The product of those who are signed in. What one sign-in has read goes with it: the next begins with a query client
 * of its own.
 */
export default function SignedIn({ link = serverLink }: { link?: TRPCLink<AppRouter> | undefined }) {
  const [queryClient] = useState(() => (ahead?.link === link ? ahead.queryClient : createQueryClient()));
  return (
    <Providers link={link} queryClient={queryClient}>
      <Household />
    </Providers>
  );
}

function Household() {
  writeCountsAs(useKnownNumberFormat());
  return (
    <>
      <Frame
        navigation={
          <>
            <NavBar />
            <AfterFirstView>
              <ConnectionLine />
            </AfterFirstView>
          </>
        }
        footer={<Timers />}
      >
        <Routes />
      </Frame>
      <HouseholdLanguage />
      <ToastPosition />
      <AfterFirstView>
        <Keys />
        <LiveUpdates />
        <LoadAhead />
      </AfterFirstView>
    </>
  );
}

/** What the first view of a page can do without leaves it the processor: it comes after the first answer, or where none comes. */
function AfterFirstView({ children }: { children: ReactNode }) {
  const isTried = useServerTried();
  const isLate = useAfterDelay(LATE_MS);
  return (isTried || isLate) && <Suspense>{children}</Suspense>;
}

function LoadAhead() {
  useEffect(loadPagesAhead, []);
  return null;
}

/** A device without a choice of its own speaks as the household does, once that is known. */
function HouseholdLanguage() {
  const { data } = trpc.settings.list.useQuery(undefined, { enabled: false, meta: { silent: true } });
  const setting = data?.settings.language;
  const spoken = setting?.chosen && isLanguage(setting.value) ? setting.value : null;
  useEffect(() => {
    if (spoken !== null) speakAsHousehold(spoken);
  }, [spoken]);
  return null;
}

/** Toasts stand where the family has chosen on the admin page. */
function ToastPosition() {
  const isProven = useSessionProven();
  const { data } = trpc.settings.list.useQuery(undefined, {
    enabled: isProven,
    staleTime: FRESH_MS,
    meta: { silent: true },
  });
  const position = data?.settings.toast_position?.value;
  useEffect(() => placeToasts(position), [position]);
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
