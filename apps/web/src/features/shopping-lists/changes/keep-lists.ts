import { getQueryKey } from "@trpc/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { LiveState } from "@tureen/contracts/live";
import type { ShoppingList, ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import { canKeepAnswers, keepAnswer, keptVersions } from "#lib/server/kept-answers";
import { trpc, type Utils } from "#lib/server/trpc";
import { whenIdle } from "#lib/screen/when-idle";
import { summaryOf } from "../summary-of";

/** Years of lists, in some 25 MB; what is older than those is read when it is looked at. */
const MOST_ITEMS = 20_000;
/** Somebody who shops ticks every few seconds; the list that is open follows by itself. */
const EVERY_MS = 10_000;

/** Lists of one call: a phone reads an answer of some hundred kilobytes between two paints. */
const BATCH = 5;

/** Tells a list from itself later: of this data, as it is now, with its items as they are now. */
const versionOf = (epoch: string, { id, revision, items_revision }: ShoppingListSummary) =>
  `list ${id} ${epoch} ${revision} ${items_revision}`;

/** The version of an answer that holds a list; undefined for any other answer. */
export function versionOfAnswer(epoch: string, data: unknown): string | undefined {
  const { shoppingList } = (data ?? {}) as { shoppingList?: ShoppingList }; // of an answer of the router, or has none
  return shoppingList?.items && versionOf(epoch, summaryOf(shoppingList));
}

/**
 * Has this device keep every list, so that it opens without the server although nobody has looked at it here: told how far
 * the data has moved, it asks for the lists that are not here as they are now, the newest first.
 */
export function createListKeeper(queryClient: QueryClient, utils: Utils): (state: LiveState) => Promise<void> {
  let keptState = "";
  let begun = -Infinity;
  return async ({ epoch, revisions }) => {
    const state = `${epoch} ${revisions["shopping-lists"]}`;
    if (!canKeepAnswers() || state === keptState || performance.now() - begun < EVERY_MS) return;
    begun = performance.now();
    try {
      await keepAll(queryClient, utils, epoch);
      keptState = state;
    } catch {
      // The server is away or the device is full: the next state, or the next heartbeat, tries again.
    }
  };
}

async function keepAll(queryClient: QueryClient, utils: Utils, epoch: string): Promise<void> {
  const { shoppingLists } = await utils.shoppingLists.summaries.fetch(undefined, QUIETLY);
  const versions = new Map(withinRoom(shoppingLists).map((list) => [versionOf(epoch, list), list.id]));
  const kept = await keptVersions([...versions.keys()]);
  let ids = [...versions].filter(([version]) => !kept.has(version)).map(([, id]) => id);
  while (ids.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- as long as there is nothing else to do
    await whenIdle();
    const asked = Date.now();
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    const answer = await utils.client.shoppingLists.byIds.query({ ids: ids.slice(0, BATCH) });
    // oxlint-disable-next-line no-await-in-loop -- as above: one after the other
    for (const shoppingList of answer.shoppingLists) await keepList(queryClient, shoppingList, epoch, asked);
    ids = [...answer.left, ...ids.slice(BATCH)];
  }
}

/** `asked`: when the server was asked for it; what a page has read since is newer. */
async function keepList(queryClient: QueryClient, list: ShoppingList, epoch: string, asked: number): Promise<void> {
  const answer = { shoppingList: list };
  const key = getQueryKey(trpc.shoppingLists.byId, { id: list.id }, "query");
  const shown = queryClient.getQueryState(key);
  if (shown?.dataUpdatedAt && shown.dataUpdatedAt >= asked) return;
  // What a page has asked for is kept from there.
  if (shown) queryClient.setQueryData(key, answer);
  else await keepAnswer(key, answer, versionOfAnswer(epoch, answer), asked);
}

/** The newest lists that this device has room for. */
function withinRoom(lists: readonly ShoppingListSummary[]): readonly ShoppingListSummary[] {
  let room = MOST_ITEMS;
  return lists.filter(({ item_count }) => (room -= item_count) >= 0);
}

const QUIETLY = { staleTime: 60_000, meta: { silent: true } } as const;
