import type { ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { applyChanges } from "@tureen/list-log/apply-changes";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { trpc } from "#lib/server/trpc";
import { summaryOf } from "../summary-of";
import { listSyncOf } from "./list-sync";

/** A list of the left side as this device has it. */
export interface SeenSummary extends ShoppingListSummary {
  /** Changes of it that are not yet at the server; they count in its numbers. */
  readonly waiting: number;
}

/** The lists with what waits on this device counted in; undefined while they load. */
export function useSeenSummaries(
  summaries: readonly ShoppingListSummary[] | undefined,
): readonly SeenSummary[] | undefined {
  const { log } = listSyncOf(useQueryClient(), trpc.useUtils());
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const waiting = groupBy(
    entries.filter(({ state }) => state === "waiting"),
    ({ listId }) => listId,
  );
  const changed = (summaries ?? []).filter(({ id }) => waiting.has(id));
  const read = trpc.useQueries(({ shoppingLists }) =>
    changed.map(({ id }) => shoppingLists.byId({ id }, { meta: { silent: true } })),
  );
  // The same objects as long as nothing waits for them: nothing about them is drawn anew.
  const untouched = useMemo(() => summaries?.map((summary) => ({ ...summary, waiting: 0 })), [summaries]);
  const known = new Map(read.flatMap(({ data }) => (data ? [[data.shoppingList.id, data.shoppingList]] : [])));
  return untouched?.map((summary) => {
    const changes = (waiting.get(summary.id) ?? []).map(({ change }) => change);
    if (changes.length === 0) return summary;
    const list = known.get(summary.id);
    const { item_count, ticked_count } = list ? summaryOf(applyChanges(list, changes)) : summary;
    return { ...summary, item_count, ticked_count, waiting: changes.length };
  });
}
