import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import type { ListChangeSent } from "@tureen/contracts/list-changes";
import { applyChanges } from "@tureen/list-log/apply-changes";
import type { LoggedChange } from "@tureen/list-log/logged-change";
import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { newUuid } from "#lib/device/capabilities";
import { useIsConnected } from "#lib/server/connection";
import { serverFault } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { LIST_MESSAGES } from "../messages";
import { listSyncOf, type ListSync } from "./list-sync";

/** A change that the server could not make, with its reason. */
export interface RefusedChange {
  readonly id: string;
  readonly itemName: string;
  readonly sentence: string;
}

export interface SyncedList extends ListEditing {
  /** What the server last said, with everything on top that it has not answered for; undefined while it was never read. */
  readonly list: ShoppingList | undefined;
  readonly isError: boolean;
  /** Somebody has deleted it, or there never was one. */
  readonly isGone: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
  /** Changes of this list that are not yet at the server. */
  readonly waiting: number;
  readonly isWaiting: (itemId: string) => boolean;
  readonly refused: readonly RefusedChange[];
  readonly isConnected: boolean;
  /** False where this device keeps nothing more: what waits is lost when the page is closed. */
  readonly isKept: boolean;
}

/** What a person does to a list. Each counts at once, whether the server can be reached or not, and none throws. */
interface ListEditing {
  /** False for what is so already. */
  readonly tick: (itemId: string, isTicked: boolean) => boolean;
  /** Puts what a line says on the list, "2 kg dog food"; answers the id of its first item, '' for a blank line. */
  readonly addLine: (line: string) => string;
  /** Without a unit in the one that the item has. */
  readonly changeAmount: (itemId: string, amount: number, unit?: string) => void;
  readonly changeNote: (itemId: string, note: string) => void;
  readonly remove: (itemId: string) => void;
  /** Takes a removal back. */
  readonly putBack: (itemId: string) => void;
  /** "buy" for what is out although the larder should have it. */
  readonly moveTo: (itemId: string, group: "buy" | "larder") => void;
  /** Makes one item of a food in all its measures, once the server has weighed it; this one becomes the sum. */
  readonly join: (itemId: string) => void;
  /** Takes that back. */
  readonly split: (itemId: string) => void;
  /** Makes a refused change once more. */
  readonly retry: (id: string) => void;
  /** Forgets a refused change. */
  readonly dismiss: (id: string) => void;
}

/** One list as this device has it, and all that a person may do to it without waiting for the server. */
export function useSyncedList(listId: number): SyncedList {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const sync = listSyncOf(queryClient, utils);
  const { data, error, isError, isFetching, refetch } = trpc.shoppingLists.byId.useQuery(
    { id: listId },
    { meta: { failure: LIST_MESSAGES.loadFailed } },
  );
  const entries = useSyncExternalStore(sync.log.subscribe, sync.log.entries);
  const isConnected = useIsConnected();
  // In slices: hundreds of items drawn in one go take a phone half a second, and a tap waits for them.
  const isAnswered = useDeferredValue(data !== undefined);
  const known = isAnswered ? data?.shoppingList : undefined;
  const { waiting, refused } = useMemo(() => partsOf(entries, listId), [entries, listId]);
  const list = useMemo(
    () =>
      known &&
      applyChanges(
        known,
        waiting.map(({ change }) => change),
      ),
    [known, waiting],
  );
  const editing = useMemo(
    () => editingOf(sync, listId, () => utils.shoppingLists.byId.getData({ id: listId })?.shoppingList),
    [sync, listId, utils],
  );
  return {
    ...editing,
    list,
    isError,
    isGone: serverFault(error).status === 404,
    isFetching,
    refetch: () => void refetch(),
    waiting: waiting.length,
    isWaiting: (itemId) => waiting.some(({ change }) => change.item_id === itemId),
    refused,
    isConnected,
    isKept: sync.log.isKept(),
  };
}

function partsOf(entries: readonly LoggedChange[], listId: number) {
  const ofList = entries.filter((entry) => entry.listId === listId);
  return {
    waiting: ofList.filter(({ state }) => state === "waiting"),
    refused: ofList.filter(({ state }) => state === "refused"),
  };
}

function editingOf(sync: ListSync, listId: number, read: () => ShoppingList | undefined): ListEditing {
  const itemOf = (id: string): ShoppingItem | undefined => {
    const known = read();
    return known && findItem(applyChanges(known, waitingOf(sync, listId)), known, id);
  };
  /** With what the item is, so that it is found again where its id is gone. */
  const change = (made: Exclude<ListChangeSent, { kind: "add" }>, item = itemOf(made.item_id)): void => {
    const seen = item && { name: item.name, sub_type: item.sub_type, unit: item.unit };
    sync.change(listId, seen ? { ...made, seen } : made, item?.name ?? "");
  };
  return {
    tick: (item_id, is_ticked) => {
      const item = itemOf(item_id);
      if (item?.is_ticked === is_ticked) return false;
      change({ kind: "tick", item_id, is_ticked }, item);
      return true;
    },
    addLine: (text) => {
      const line = text.trim();
      if (line === "") return "";
      const item_id = newUuid();
      sync.change(listId, { kind: "add", item_id, line }, line);
      return item_id;
    },
    changeAmount: (item_id, amount, unit) =>
      change({ kind: "amount", item_id, amount, ...(unit === undefined ? {} : { unit }) }),
    changeNote: (item_id, note) => change({ kind: "note", item_id, note }),
    remove: (item_id) => change({ kind: "remove", item_id }),
    putBack: (item_id) => change({ kind: "restore", item_id }),
    moveTo: (item_id, group) => change({ kind: "move", item_id, group }),
    join: (item_id) => change({ kind: "join", item_id }),
    split: (item_id) => change({ kind: "split", item_id }),
    retry: sync.retry,
    dismiss: sync.log.dismiss,
  };
}

function waitingOf({ log }: ListSync, listId: number): readonly ListChangeSent[] {
  return log
    .waiting()
    .filter((entry) => entry.listId === listId)
    .map(({ change }) => change);
}

/** As it is now; of what was taken off, as it was. */
function findItem(now: ShoppingList, before: ShoppingList, itemId: string): ShoppingItem | undefined {
  return [now, before]
    .flatMap(({ items }) => [...items.shoppingItems, ...items.larderItems])
    .find(({ id }) => id === itemId);
}
