import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Whether the server can be reached, as far as this tab knows. */
export interface Connection {
  readonly isConnected: () => boolean;
  readonly report: (isConnected: boolean) => void;
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
  let isConnected = true;
  const listeners = new Set<() => void>();
  return {
    isConnected: () => isConnected,
    report: (now) => {
      if (now === isConnected) return;
      isConnected = now;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useIsConnected(): boolean {
  const { subscribe, isConnected } = connectionOf(useQueryClient());
  return useSyncExternalStore(subscribe, isConnected);
}
