import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState, useSyncExternalStore } from "react";
import { classNames } from "#lib/class-names";
import { t } from "#lib/language";
import { serverFault } from "#lib/server-fault";

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

/** The same of whichever call was made last since this came to the screen: a dialog, or a form that has the page to itself. */
export function LatestFailureNote({ className }: { className?: string }) {
  return <FailureNote error={useLatestFailure()} {...(className ? { className } : {})} />;
}

/** Why the last mutation failed that was begun after this component was; null while one is under way and after a success. */
function useLatestFailure(): unknown {
  const calls = useQueryClient().getMutationCache();
  const [before] = useState(() => calls.getAll().at(-1)?.mutationId ?? 0);
  const subscribe = useCallback((listener: () => void) => calls.subscribe(listener), [calls]);
  return useSyncExternalStore(subscribe, () => {
    const last = calls.getAll().findLast(({ mutationId, meta }) => mutationId > before && !meta?.silent);
    return last?.state.status === "error" && !last.meta?.saysWhyItself ? last.state.error : null;
  });
}
