import { applyChanges } from "@tureen/list-log/apply-changes";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { useIsConnected } from "#lib/server/connection";
import { t } from "#lib/text/language";
import { trpc } from "#lib/server/trpc";
import { listSyncOf } from "../changes/list-sync";
import { countFoods } from "../food-groups";

export interface ListCounts {
  readonly id: number;
  readonly to_buy: number;
  readonly bought: number;
}

interface OpenListCountsProps {
  list: ListCounts;
  /** Shows how far the shopping is. */
  show: (counts: ListCounts) => ReactNode;
}

/** How far the shopping is, with what waits on this device to be sent; offline it says how much that is. */
export default function OpenListCounts({ list, show }: OpenListCountsProps) {
  const { log } = listSyncOf(useQueryClient(), trpc.useUtils());
  const isConnected = useIsConnected();
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const waiting = entries.filter(({ state, listId }) => state === "waiting" && listId === list.id);
  const { data } = trpc.shoppingLists.byId.useQuery(
    { id: list.id },
    { enabled: waiting.length > 0, meta: { silent: true } },
  );
  const changes = waiting.map(({ change }) => change);
  const items = data && changes.length > 0 ? applyChanges(data.shoppingList, changes).items.shoppingItems : null;
  const seen = items && countFoods(items);
  return (
    <>
      {show(seen ? { ...list, to_buy: seen.all, bought: seen.ticked } : list)}
      {!isConnected && waiting.length > 0 && (
        <p className="figures text-sm text-ink-muted">
          {t("{count, plural, one {Offline, # change waiting} other {Offline, # changes waiting}}", {
            count: waiting.length,
          })}
        </p>
      )}
    </>
  );
}
