import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Said } from "@tureen/messages/text";
import { createListeners } from "#lib/device/listeners";

/** Whether the server can be reached, as far as this tab knows. */
export interface Connection {
  readonly isConnected: () => boolean;
  /** What stands in the way, where somebody knows it. */
  readonly obstacle: () => Said | null;
  readonly report: (isConnected: boolean, obstacle?: Said | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const connections = new WeakMap<QueryClient, Connection>();

/** One for each sign-in, like its query client. */
export function connectionOf(queryClient: QueryClient): Connection {
  let connection = connections.get(queryClient);
  if (!connection) connections.set(queryClient, (connection = createConnection()));
  return connection;
}

function createConnection(): Connection {
  let reported: boolean | null = null;
  let known: Said | null = null;
  const { subscribe, notify } = createListeners();
  return {
    isConnected: () => reported !== false,
    obstacle: () => known,
    report: (now, obstacle = null) => {
      if (now === reported && obstacle === known) return;
      [reported, known] = [now, obstacle];
      notify();
    },
    subscribe,
  };
}

/** True until the server was found to be out of reach, so also before it was first asked. */
export function useIsConnected(): boolean {
  const { subscribe, isConnected } = connectionOf(useQueryClient());
  return useSyncExternalStore(subscribe, isConnected);
}

/** What keeps the server out of reach; null where nobody knows, or nothing does. */
export function useObstacle(): Said | null {
  const { subscribe, obstacle } = connectionOf(useQueryClient());
  return useSyncExternalStore(subscribe, obstacle);
}
