import { BASE_PATH } from "#lib/device/base-path";
import type { QueryClient } from "@tanstack/react-query";
import type { ListChangeSent } from "@tureen/contracts/list-changes";
import { createChangeLog, type ChangeLog } from "@tureen/list-log/change-log";
import { createChangeSender } from "@tureen/list-log/change-sender";
import { newUuid } from "#lib/device/capabilities";
import { connectionOf } from "#lib/server/connection";
import { markChange } from "#lib/screen/motion";
import { serverFault } from "#lib/server/server-fault";
import { endSession } from "#lib/server/query-client";
import { onSessionChange, storedToken } from "#lib/server/session";
import type { Utils } from "#lib/server/trpc";
import { deviceChangeStore } from "./device-store";

/** The log of this device and what sends it, for one sign-in. */
export interface ListSync {
  readonly log: ChangeLog;
  readonly change: (listId: number, change: ListChangeSent, itemName: string) => void;
  readonly retry: (id: string) => void;
  /** Sends what waits, now: the server is there again, or somebody looks. */
  readonly wake: () => void;
}

/** A phone that left the house is told so by nobody: a call that takes longer is asked for again under the same ids. */
const SEND_MS = 8000;
const CHANNEL = `tureen.list-changes${BASE_PATH}`;

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
  const log = createChangeLog({
    store: deviceChangeStore(),
    newId: newUuid,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for this origin alone
    onKept: () => otherTabs?.postMessage(null),
  });
  const sender = createChangeSender({
    log,
    send: (operations) =>
      utils.client.shoppingLists.change.mutate({ operations }, { signal: AbortSignal.timeout(SEND_MS) }),
    faultOf: serverFault,
    alone: aloneAmongTabs(CHANNEL),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onAnswer: async ({ epoch, shoppingLists }) => {
      log.distrust(epoch);
      // An answer that was asked for before these changes must not come after them.
      await Promise.all(shoppingLists.map(({ id }) => utils.shoppingLists.byId.cancel({ id })));
      for (const shoppingList of shoppingLists)
        utils.shoppingLists.byId.setData({ id: shoppingList.id }, { shoppingList });
      void utils.shoppingLists.summaries.invalidate();
      void utils.shoppingLists.joinOffers.invalidate();
    },
    onReached: (isReached) => connectionOf(queryClient).report(isReached),
    onSignedOut: (error) => endSession(queryClient, error),
  });
  otherTabs?.addEventListener("message", () => void log.reload());
  void log.reload().then(sender.wake);
  const forget = onSessionChange(() => {
    if (storedToken() !== null) return;
    // The log stays on the device; the next sign-in sends it.
    forget();
    sender.stop();
    otherTabs?.close();
  });
  return {
    log,
    change: (listId, change, itemName) => {
      markChange();
      log.append(listId, change, itemName);
      sender.wake();
    },
    retry: (id) => {
      log.retry(id);
      sender.wake();
    },
    wake: sender.wake,
  };
}

/** A tab in the background may hold the lock and be asleep: two that send do no harm, for each change has its id. */
const TIMEOUT_MS = 3000;

/**
 * Runs work in one tab of this browser at a time. Browsers have locks over HTTPS and on localhost only; elsewhere, and where
 * the tab that holds the lock does not come to its end, the work is done beside it.
 */
function aloneAmongTabs(name: string): (work: () => Promise<void>) => Promise<void> {
  const locks = "locks" in navigator ? navigator.locks : null;
  if (!locks) return (work) => work();
  return async (work) => {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), TIMEOUT_MS);
    let hasBegun = false;
    try {
      await locks.request(name, { signal: over.signal }, async () => {
        hasBegun = true;
        clearTimeout(timer);
        await work();
      });
    } catch (error) {
      if (hasBegun) throw error;
      await work();
    }
  };
}
