import type { QueryClient } from "@tanstack/react-query";
import { connectionOf } from "#lib/connection";
import { serverFault } from "#lib/server-fault";
import { expireSession } from "#lib/session";
import { deviceStore } from "#lib/browser-storage";
import type { trpc } from "#lib/trpc";
import { aloneAmongTabs } from "./alone-among-tabs";
import { createChangeLog, type ChangeLog } from "./change-log";
import { createChangeSender } from "./change-sender";
import { deviceChangeStore } from "./device-store";
import type { ListChange } from "./logged-change";

type Utils = ReturnType<typeof trpc.useUtils>;

/** The log of this device and what sends it, for one sign-in. */
export interface ListSync {
  readonly log: ChangeLog;
  readonly change: (listId: number, change: ListChange, itemName: string) => void;
  readonly retry: (id: string) => void;
  /** Sends what waits, now: the server is there again, or somebody looks. */
  readonly wake: () => void;
  readonly stop: () => void;
}

const EPOCH_KEY = "tureen.epoch";
const CHANNEL = "tureen.list-changes";

const syncs = new WeakMap<QueryClient, ListSync>();

/** One for each sign-in, like its query client; the first that asks begins it. */
export function listSyncOf(queryClient: QueryClient, utils: Utils): ListSync {
  let sync = syncs.get(queryClient);
  if (!sync) syncs.set(queryClient, (sync = createListSync(queryClient, utils)));
  return sync;
}

function createListSync(queryClient: QueryClient, utils: Utils): ListSync {
  const otherTabs =
    "indexedDB" in globalThis && "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for this origin alone
  const log = createChangeLog(deviceChangeStore(), () => otherTabs?.postMessage(null));
  const sender = createChangeSender({
    log,
    send: (operations) => utils.client.shoppingLists.change.mutate({ operations }),
    faultOf: serverFault,
    alone: aloneAmongTabs(CHANNEL),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onAnswer: async ({ epoch, shoppingLists }) => {
      noteEpoch(log, epoch);
      // An answer that was asked for before these changes must not come after them.
      await Promise.all(shoppingLists.map(({ id }) => utils.shoppingLists.byId.cancel({ id })));
      for (const shoppingList of shoppingLists)
        utils.shoppingLists.byId.setData({ id: shoppingList.id }, { shoppingList });
      void utils.shoppingLists.summaries.invalidate();
    },
    onReached: (isReached) => connectionOf(queryClient).report(isReached),
    onSignedOut: () => expireSession(window.location.pathname + window.location.search),
  });
  otherTabs?.addEventListener("message", () => void log.reload());
  void log.reload().then(sender.wake);
  return {
    log,
    change: (listId, change, itemName) => {
      log.append(listId, change, itemName);
      sender.wake();
    },
    retry: (id) => {
      log.retry(id);
      sender.wake();
    },
    wake: sender.wake,
    stop: () => {
      sender.stop();
      otherTabs?.close();
      syncs.delete(queryClient);
    },
  };
}

/** Other data than last time: a copy was restored, and what was done since it was made is to be done again. */
export function noteEpoch(log: ChangeLog, epoch: string): void {
  if (deviceStore.read(EPOCH_KEY) === epoch) return;
  deviceStore.write(EPOCH_KEY, epoch);
  log.distrust(epoch);
}
