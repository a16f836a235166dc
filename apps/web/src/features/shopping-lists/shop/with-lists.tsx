import type { ReactNode } from "react";
import { useSyncedList } from "../changes/use-synced-list";

/** One of the lists that are shopped: the server's state with what waits on this phone, and what can be done with it. */
export interface ShoppedList extends ReturnType<typeof useSyncedList> {
  readonly id: number;
}

interface WithListsProps {
  /** At least one; another set needs another `key`. */
  ids: readonly number[];
  found?: readonly ShoppedList[];
  children: (lists: readonly ShoppedList[]) => ReactNode;
}

/** Reads several lists, each by the hook for one: a component within a component for each of them. */
export function WithLists({ ids: [id = 0, ...others], found = [], children }: WithListsProps) {
  const lists = [...found, { id, ...useSyncedList(id) }];
  if (others.length === 0) return children(lists);
  return (
    <WithLists ids={others} found={lists}>
      {children}
    </WithLists>
  );
}
