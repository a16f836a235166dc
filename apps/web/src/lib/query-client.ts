import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { connectionOf } from "./connection";
import { failureToast } from "./failure-toast";
import type { FeedbackMeta } from "./feedback-meta";
import { serverFault } from "./server-fault";
import { expireSession, storedToken } from "./session";
import { dismissFailures, showFailure, showSuccess } from "./toasts";

const RETRY_DELAY_MS = 400;

/**
 * The one place where outcomes become toasts, where what is on screen is read again after a change, and where a
 * refused token ends the session.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // That the server is away stands on the screen already.
        const isKnown = serverFault(error).status === null && !connectionOf(queryClient).isConnected();
        if (!isKnown) reportFailure(error, spokenMeta(query));
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (!mutation.meta?.silent) dismissFailures();
      },
      onSuccess: (result, _variables, _context, mutation) => reportSuccess(result, mutation.meta),
      onError: (error, variables, _context, mutation) => reportFailure(error, mutation.meta, variables),
      // After a refusal too: a conflict means that somebody else changed what is on screen. Not awaited, so that
      // a button is free again as soon as its own work is done.
      onSettled: () => void queryClient.invalidateQueries(),
    }),
    defaultOptions: {
      queries: {
        // The server is at home: whether the internet is there says nothing about it.
        networkMode: "always",
        retry: (failureCount, error) => failureCount < 1 && serverFault(error).status === null,
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: "always" },
    },
  });
  return queryClient;
}

/** Where the frame and a page read the same thing, the page is the one that says what failed. */
function spokenMeta(query: Query<unknown, unknown>): FeedbackMeta | undefined {
  return query.observers.map(({ options }) => options.meta).find((meta) => meta && !meta.silent) ?? query.meta;
}

function reportSuccess(result: unknown, meta: FeedbackMeta | undefined): void {
  const title = typeof meta?.success === "function" ? meta.success(result) : meta?.success;
  if (title && !meta?.silent) showSuccess(title);
}

function reportFailure(error: unknown, meta: FeedbackMeta | undefined, variables?: unknown): void {
  const fault = serverFault(error);
  // A 401 without a token is a wrong password at sign-in, not an ended session.
  const hasExpired = fault.status === 401 && storedToken() !== null;
  if (!meta?.silent) showFailure(...failureToast({ error, meta, variables, hasExpired }));
  if (hasExpired) expireSession(window.location.pathname + window.location.search);
}
