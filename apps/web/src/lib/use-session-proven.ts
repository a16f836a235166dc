import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/**
 * True once the server has answered any call of this sign-in. What the frame around the pages reads waits for it, so
 * that the page's own call is the one that reports an ended session.
 */
export const useSessionProven = (): boolean => useSomeCall(isAnswered);

/** True once it is known of any call of this sign-in whether the server answers. */
export const useServerTried = (): boolean =>
  useSomeCall((call) => isAnswered(call) || call.state.fetchFailureCount > 0);

const isAnswered = ({ state }: Query): boolean => state.status === "success";

function useSomeCall(holds: (call: Query) => boolean): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // Not at once: a component that is being rendered may be the one that changes the cache.
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => cache.getAll().some(holds),
  );
}
