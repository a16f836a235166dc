import { Check, Refrigerator } from "lucide-react";
import { createContext, useContext, useState, useSyncExternalStore } from "react";
import { CallFailure } from "#components/failure-note";
import { Button, IconButton } from "#components/ui/button";
import { SPANS } from "#features/larder/components/best-before-field";
import { LARDER_MESSAGES } from "#features/larder/messages";
import { newUuid } from "#lib/device/capabilities";
import { createListeners } from "#lib/device/listeners";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { trpc } from "#lib/server/trpc";
import { listedFoodName } from "#lib/text/food-names";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import type { ShopItem } from "./shop-items";

/** Whether the family has what is ticked put into the larder (setting `larder_from_list`). */
export const FillsLarder = createContext(false);

/** Items that this page has put into the larder: their rows move to the basket meanwhile. */
let stocked: ReadonlySet<string> = new Set();
const { subscribe, notify } = createListeners();
function note(itemId: string, isStocked: boolean): void {
  stocked = new Set(isStocked ? [...stocked, itemId] : [...stocked].filter((id) => id !== itemId));
  notify();
}

function useIntoLarder({ listId, item }: ShopItem) {
  const isStocked = useSyncExternalStore(subscribe, () => stocked.has(item.id));
  const offerUndo = useUndoToast(() => note(item.id, false));
  // Sent again after a lost answer it is in the larder once.
  const [operationId, setOperationId] = useState(newUuid);
  const call = trpc.larder.addBought.useMutation({
    meta: { failure: LARDER_MESSAGES.addFailed, preferServerMessage: true },
    onSuccess: ({ undo_id }) => {
      note(item.id, true);
      setOperationId(newUuid());
      offerUndo(LARDER_MESSAGES.added, undo_id);
    },
  });
  const put = (bestBefore: string | null) =>
    call.mutate({ list_id: listId, item_id: item.id, best_before: bestBefore, operation_id: operationId });
  return { isStocked, call, put };
}

/** Puts a ticked item into the larder at a tap, without a date. */
export function IntoLarder({ shown }: { shown: ShopItem }) {
  const { isStocked, call, put } = useIntoLarder(shown);
  const name = listedFoodName(shown.item);
  const Icon = isStocked ? Check : Refrigerator;
  if (!useContext(FillsLarder)) return null;
  return (
    <IconButton
      icon={Icon}
      className="h-auto min-h-12 shrink-0 text-herb-ink print:hidden"
      disabled={isStocked}
      busy={call.isPending}
      label={isStocked ? t("{name} is in the larder", { name }) : t("Put {name} into the larder", { name })}
      onClick={() => put(null)}
    />
  );
}

/** The same with a date by how long it keeps. */
export function IntoLarderFor({ shown }: { shown: ShopItem }) {
  const { isStocked, call, put } = useIntoLarder(shown);
  if (!useContext(FillsLarder) || isStocked || !shown.item.is_ticked) return null;
  return (
    <div role="group" aria-label={t("Into the larder, best before")} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-sm text-ink-muted">
        {t("Into the larder, best before")}
      </span>
      {SPANS.map(([label, of]) => (
        <Button
          key={label.message}
          variant="secondary"
          size="sm"
          className="min-h-11"
          disabled={call.isPending}
          onClick={() => put(of(today()))}
        >
          {t(label)}
        </Button>
      ))}
      <CallFailure call={call} className="basis-full" />
    </div>
  );
}
