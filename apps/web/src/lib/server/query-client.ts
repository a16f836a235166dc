import { text, type Text } from "@tureen/messages/text";
import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { addressNow, pathnameNow } from "#lib/screen/address";
import { said } from "#lib/text/language";
import { connectionOf } from "./connection";
import { failureToast } from "./failure-toast";
import type { FeedbackMeta } from "./feedback-meta";
import { markChange } from "#lib/screen/motion";
import { serverFault } from "./server-fault";
import { expireSession, storedToken } from "./session";
import { dismissFailures, showFailure, showSuccess } from "#lib/screen/toasts";

const RETRY_DELAY_MS = 400;
const JUST_READ_MS = 1000;
/** Pages that say an ended sign-in in words of their own (specification, section 8), also before they are loaded. */
export const WORDS_OF_PAGES: Readonly<Record<string, Text>> = {
  "/meal-planning": text("Please log in to access meal planning"),
};

/**
 * The one place where outcomes become toasts, where what is on screen is read again after a change, and where a
 * refused token ends the session.
 */
export function createQueryClient(): QueryClient {
  const saidWhileAway = new Set<string>();

  /** Each text once, until the server is back: that it is away stands in a line of its own. */
  function reportAway(error: unknown, meta: FeedbackMeta | undefined): void {
    const [title] = failureToast({ error, meta });
    if (meta?.silent || saidWhileAway.has(said(title))) return;
    saidWhileAway.add(said(title));
    showFailure(title);
  }

  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { status } = serverFault(error);
        const meta = spokenMeta(query);
        // What was read ahead is asked for again by the page that shows it.
        const isAhead = query.meta?.silent === true && query.getObserversCount() === 0;
        const isEndedSignIn = status === 401 && storedToken() === null;
        if (isAhead || isEndedSignIn) return;
        if (status !== null) reportFailure(queryClient, error, meta);
        else if (query.state.data === undefined) reportAway(error, meta);
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        markChange();
        if (!mutation.meta?.silent) dismissFailures();
      },
      onSuccess: (result, _variables, _context, mutation) => {
        markChange();
        reportSuccess(result, mutation.meta);
      },
      onError: (error, variables, _context, mutation) => reportFailure(queryClient, error, mutation.meta, variables),
      // After a refusal too: a conflict means that somebody else changed what is on screen. Not awaited, so that
      // a button is free again as soon as its own work is done.
      onSettled: () => void queryClient.invalidateQueries(),
    }),
    defaultOptions: {
      queries: {
        // The server is at home: whether the internet is there says nothing about it.
        networkMode: "always",
        // What was asked for while a page was being drawn, or before, is not asked for again by it.
        staleTime: JUST_READ_MS,
        retry: (failureCount, error) => failureCount < 1 && serverFault(error).status === null,
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: "always" },
    },
  });
  const connection = connectionOf(queryClient);
  connection.subscribe(() => connection.isConnected() && saidWhileAway.clear());
  return queryClient;
}

interface Watched {
  readonly observers: readonly { readonly options: { readonly meta?: FeedbackMeta | undefined } }[];
}

/** Where the frame and a page read the same thing, the page is the one that says what failed. */
function spokenMeta(query: Pick<Query, "meta"> & Watched): FeedbackMeta | undefined {
  return query.observers.map(({ options }) => options.meta).find((meta) => meta && !meta.silent) ?? query.meta;
}

function reportSuccess(result: unknown, meta: FeedbackMeta | undefined): void {
  const title = typeof meta?.success === "function" ? meta.success(result) : meta?.success;
  if (title && !meta?.silent) showSuccess(title);
}

function reportFailure(
  queryClient: QueryClient,
  error: unknown,
  meta: FeedbackMeta | undefined,
  variables?: unknown,
): void {
  // A 401 without a token is a wrong password at sign-in, not an ended session.
  if (serverFault(error).status === 401 && storedToken() !== null) endSession(queryClient, error, meta);
  else if (!meta?.silent) showFailure(...failureToast({ error, meta, variables }));
}

/**
 * Ends a sign-in that the server no longer knows. Whichever call was told first, and most are silent ones, it is said in
 * the words of what is on the screen. `meta`: of that call.
 */
export function endSession(queryClient: QueryClient, error: unknown, meta?: FeedbackMeta): void {
  const words = WORDS_OF_PAGES[pathnameNow()];
  const active = queryClient.getQueryCache().findAll({ type: "active" });
  const spoken = [meta, ...active.map((query) => spokenMeta(query))].find((each) => each && !each.silent);
  if (words) showFailure(words);
  else if (spoken) showFailure(...failureToast({ error, meta: spoken }));
  expireSession(addressNow());
}
