import type { LiveState } from "@tureen/contracts/live";
import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { createListKeeper, versionOfAnswer } from "#features/shopping-lists/changes/keep-lists";
import { listSyncOf } from "#features/shopping-lists/changes/list-sync";
import { deviceStore } from "#lib/device/browser-storage";
import { connectionOf } from "#lib/server/connection";
import { followLive } from "#lib/server/follow-live";
import { reloadIfFresh } from "#lib/device/fresh-build";
import { keepAnswers } from "#lib/server/kept-answers";
import { keepApp } from "#lib/device/offline-app";
import { endSession } from "#lib/server/query-client";
import { BEHIND_ANOTHER_SIGN_IN, serverFault } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { whenIdle } from "#lib/screen/when-idle";
import { useTabVisible } from "#lib/device/use-tab-visible";

/** What is to be read again when a part of the data has moved, by the features of the router; the dashboard shows a bit of all. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  recipes: ["recipes", "collections", "cooking", "importBatches", "mealPlans", "shoppingLists", "dashboard", "admin"],
  "meal-plans": ["mealPlans", "portions", "shoppingLists", "dashboard", "admin"],
  "shopping-lists": ["shoppingLists", "shops", "mealPlans", "dashboard", "admin"],
  larder: ["larder", "portions", "shoppingLists", "dashboard"],
  ingredients: ["ingredients", "larder", "recipes", "shoppingLists", "admin"],
  settings: ["settings", "ai"],
};

/** Kept over a reload: what changed between the first answers of a page and its stream is not missed. */
const SEEN_KEY = "tureen.live";
/** The state that the answers of a tab are as fresh as. */
const seenBy = new WeakMap<QueryClient, LiveState>();

/**
 * Keeps what is on screen as the server has it while the tab is in view: one stream, no polling. It also sends what waits
 * in the device's log, whichever page is open.
 */
export default function LiveUpdates() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const isVisible = useTabVisible();

  useEffect(() => {
    keepAnswers(queryClient, (data) => versionOfAnswer(seenOf(queryClient)?.epoch ?? "", data));
    void whenIdle().then(keepApp);
  }, [queryClient]);

  useEffect(() => {
    if (!isVisible) return;
    const leave = new AbortController();
    const connection = connectionOf(queryClient);
    const sync = listSyncOf(queryClient, utils);
    const keepLists = createListKeeper(queryClient, utils);
    sync.wake();
    void followLive(
      {
        follow: (signal) => utils.client.live.follow.query(undefined, { signal }),
        onState: (state) => {
          const isOlder = takeIn(queryClient, state);
          // A file that was put back by hand keeps its epoch: nothing that was confirmed is sure to be in it.
          sync.log.distrust(isOlder ? "" : state.epoch);
          sync.wake();
          void keepLists(state);
        },
        onConnected: (isConnected, error) => {
          const { status, reason } = serverFault(error);
          connection.report(isConnected, status === BEHIND_ANOTHER_SIGN_IN ? reason : null);
        },
        // It may have been brought up to another version.
        onReturn: () => void reloadIfFresh(),
        isAnswer: (error) => ![null, BEHIND_ANOTHER_SIGN_IN].includes(serverFault(error).status),
        isOver: (error) => {
          if (serverFault(error).status !== 401) return false;
          endSession(queryClient, error);
          return true;
        },
      },
      leave.signal,
    );
    return () => leave.abort();
  }, [isVisible, queryClient, utils]);
  return null;
}

/**
 * Reads again what has moved since the last state that this device has seen, and what could not be read. True where the data
 * is older than what was seen.
 */
function takeIn(queryClient: QueryClient, state: LiveState): boolean {
  const seen = seenOf(queryClient);
  const isFirst = !seenBy.has(queryClient);
  seenBy.set(queryClient, state);
  deviceStore.write(SEEN_KEY, JSON.stringify(state));
  const isOther = seen?.epoch !== state.epoch;
  // Whatever this page itself has asked for by now was answered with this state.
  const isOpening = isFirst && isUnchangedSinceOpened(state);
  // Another tab may have noted a state that is newer than the first answers of this one.
  const isUnsure = isFirst && !isOpening;
  const moved = Object.keys(state.revisions).filter(
    (part) => isOther || isUnsure || seen.revisions[part] !== state.revisions[part],
  );
  const stale = new Set(moved.flatMap((part) => READERS[part] ?? []));
  const isAll = isOther || isUnsure || moved.some((part) => READERS[part] === undefined);
  const hasMoved = (query: Query): boolean =>
    moved.length > 0 && (isAll || isOf(stale, query)) && !(isOpening && isAskedSinceOpened(query));
  // A first answer that is still on its way may be older than this change, and is not asked for anew where it is marked stale.
  void queryClient.resetQueries({ predicate: (query) => query.state.status === "pending" && hasMoved(query) });
  void queryClient.invalidateQueries({ predicate: (query) => query.state.status === "error" || hasMoved(query) });
  return !isOther && moved.some((part) => (state.revisions[part] ?? 0) < (seen.revisions[part] ?? 0));
}

function isUnchangedSinceOpened({ unchanged_ms }: LiveState): boolean {
  // One of the clocks stands still while the device sleeps, the other may be set.
  return unchanged_ms > Math.max(performance.now(), Date.now() - performance.timeOrigin);
}

const isAskedSinceOpened = ({ state: { status, dataUpdatedAt } }: Query): boolean =>
  status === "pending" || dataUpdatedAt > performance.timeOrigin;

const isOf = (features: ReadonlySet<string>, { queryKey: [path] }: Query): boolean =>
  Array.isArray(path) && features.has(String(path[0]));

const seenOf = (queryClient: QueryClient): LiveState | null => seenBy.get(queryClient) ?? lastSeen();

function lastSeen(): LiveState | null {
  try {
    // Written by this very file.
    return JSON.parse(deviceStore.read(SEEN_KEY) ?? "null") as LiveState | null;
  } catch {
    return null;
  }
}
