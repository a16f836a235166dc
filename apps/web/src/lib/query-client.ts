import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { FeedbackMeta } from "./feedback-meta";
import { serverFault } from "./server-fault";
import { expireSession, storedToken } from "./session";
import { dismissFailures, showFailure, showSuccess } from "./toasts";

const UNREACHABLE =
  "The Tureen server cannot be reached. Check that it is running and that this device is on the home network.";
const SOMETHING_WENT_WRONG = "Something went wrong";
const RETRY_DELAY_MS = 400;

/**
 * The one place where outcomes become toasts, where what is on screen is read again after a change, and where a
 * refused token ends the session.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => reportFailure(error, query.meta) }),
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
        // The server is in the house: whether the internet is there says nothing about it.
        networkMode: "always",
        retry: (failureCount, error) => failureCount < 1 && serverFault(error).status === null,
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: "always" },
    },
  });
  return queryClient;
}

function reportSuccess(result: unknown, meta: FeedbackMeta | undefined): void {
  const title = typeof meta?.success === "function" ? meta.success(result) : meta?.success;
  if (title && !meta?.silent) showSuccess(title);
}

function reportFailure(error: unknown, meta: FeedbackMeta | undefined, variables?: unknown): void {
  const fault = serverFault(error);
  // A 401 without a token is a wrong password at sign-in, not an ended session.
  const hasExpired = fault.status === 401 && storedToken() !== null;
  if (!meta?.silent) showFailure(...failureToast({ fault, meta, variables, error, hasExpired }));
  if (hasExpired) expireSession(window.location.pathname + window.location.search);
}

interface Failed {
  fault: ReturnType<typeof serverFault>;
  meta: FeedbackMeta | undefined;
  variables: unknown;
  error: unknown;
  hasExpired: boolean;
}

function failureToast({ fault, meta, variables, error, hasExpired }: Failed): Parameters<typeof showFailure> {
  if (hasExpired && meta?.failureWhenSignedOut) return [meta.failureWhenSignedOut];
  const fixed = typeof meta?.failure === "function" ? meta.failure(variables, error) : meta?.failure;
  const reason = fault.status === null ? UNREACHABLE : fault.reason;
  if (meta?.preferServerMessage && fault.reason) return [fault.reason];
  if (!fixed) return [reason ?? SOMETHING_WENT_WRONG];
  if (meta?.saysWhyItself) return [fixed];
  const saysMore = reason !== null && reason !== fixed && reason !== SOMETHING_WENT_WRONG;
  return [fixed, saysMore ? { description: reason } : {}];
}
