import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState, useSyncExternalStore } from "react";
import { classNames } from "#lib/screen/class-names";
import { isReasonOnScreen } from "#lib/server/feedback-meta";
import { t } from "#lib/text/language";
import { serverFault } from "#lib/server/server-fault";
import { Button } from "./ui/button";

interface FailureNoteProps {
  /** Why the last attempt came to nothing; null for none. */
  error: unknown;
  className?: string;
}

/** Stays in its place until the next attempt, when the toast that said the same has gone. */
export function FailureNote({ error, className }: FailureNoteProps) {
  if (!error) return null;
  const { reason, status } = serverFault(error);
  return (
    <p
      // The toast has been read out already.
      className={classNames("rounded-md bg-berry-soft px-3 py-2 text-sm text-berry-ink wrap-anywhere", className)}
    >
      {status === null
        ? t("That did not work: the server did not answer. Nothing that you have filled in is lost.")
        : t("That did not work. {reason}", { reason: reason ?? "" })}
    </p>
  );
}

interface FailedCall<Given> {
  readonly error: unknown;
  readonly variables: Given | undefined;
  readonly mutate: (given: Given) => void;
}

/** The same beside a button that stands alone, with another try where that may go better than the last. */
export function CallFailure<Given>({ call, className }: { call: FailedCall<Given>; className?: string }) {
  if (!call.error) return null;
  const { reason, status } = serverFault(call.error);
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-4 rounded-md bg-berry-soft px-3 py-1 text-sm text-berry-ink print:hidden",
        className,
      )}
    >
      <p className="min-w-0 flex-1 basis-40 py-1 wrap-anywhere">
        {status === null
          ? t("That did not work: the server did not answer.")
          : t("That did not work. {reason}", { reason: reason ?? "" })}
      </p>
      {(status === null || MAY_PASS(status)) && (
        // What was asked for then is what is asked for again.
        <Button variant="link" className="text-berry-ink" onClick={() => call.mutate(call.variables as Given)}>
          {t("Try again")}
        </Button>
      )}
    </div>
  );
}

/** Too many calls at once, and what went wrong at the server; what it refuses stays refused. */
const MAY_PASS = (status: number): boolean => status === 429 || status >= 500;

/** The same of whichever call was made last since this came to the screen: a dialog, or a form that has the page to itself. */
export function LatestFailureNote({ className }: { className?: string }) {
  return <FailureNote error={useLatestFailure()} {...(className ? { className } : {})} />;
}

/**
 * Why the last mutation failed that was begun after this component was; null while one is under way, after a success, and
 * where another part of the screen says why.
 */
function useLatestFailure(): unknown {
  const calls = useQueryClient().getMutationCache();
  const [before] = useState(() => calls.getAll().at(-1)?.mutationId ?? 0);
  const subscribe = useCallback((listener: () => void) => calls.subscribe(listener), [calls]);
  return useSyncExternalStore(subscribe, () => {
    const last = calls.getAll().findLast(({ mutationId, meta }) => mutationId > before && !meta?.silent);
    const error = last?.state.error ?? null;
    return isReasonOnScreen(last?.meta, error) ? null : error;
  });
}
