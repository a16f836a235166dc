import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";

/**
 * True once the server has answered any call of this sign-in. What the frame around the pages reads waits for it, so
 * that the page's own call is the one that reports an ended session.
 */
export const useSessionProven = (): boolean => useSomeCall(isAnswered);

/** True once it is known of any call of this sign-in whether the server answers. */
export const useServerTried = (): boolean => useSomeCall(isTried);

const isTried = (call: Query): boolean => isAnswered(call) || call.state.fetchFailureCount > 0;
const isAnswered = ({ state }: Query): boolean => state.status === "success";

/** In slices, since nobody waits for what follows from it; an external store would be drawn in one task. */
function useSomeCall(holds: (call: Query) => boolean): boolean {
  const cache = useQueryClient().getQueryCache();
  const [isSo, setIsSo] = useState(false);
  useEffect(() => {
    const read = (): void => startTransition(() => setIsSo(cache.getAll().some(holds)));
    read();
    return cache.subscribe(notifyManager.batchCalls(read));
  }, [cache, holds]);
  return isSo;
}
