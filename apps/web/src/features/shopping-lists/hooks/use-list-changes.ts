import { getQueryKey } from "@trpc/react-query";
import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { downloadFile } from "#lib/server/download";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { LIST_MESSAGES } from "../messages";
import { summaryOf } from "../summary-of";

/** Lock, Unlock and Order; each shows the server's own sentence where it refuses (specification, section 8). */
export function useStatusActions() {
  const unorder = trpc.admin.unlockShoppingList.useMutation({
    meta: { success: LIST_MESSAGES.notOrdered, failure: LIST_MESSAGES.unlockFailed, preferServerMessage: true },
  });
  return {
    lock: trpc.shoppingLists.lock.useMutation({
      meta: { success: LIST_MESSAGES.locked, failure: LIST_MESSAGES.lockFailed, preferServerMessage: true },
    }),
    unlock: trpc.shoppingLists.unlock.useMutation({
      meta: { success: LIST_MESSAGES.unlocked, failure: LIST_MESSAGES.unlockFailed, preferServerMessage: true },
    }),
    order: trpc.shoppingLists.order.useMutation({
      meta: { failure: LIST_MESSAGES.orderFailed, preferServerMessage: true },
      // The screen has no way back from an ordered list; a slip of the thumb has one for ten seconds.
      onSuccess: (_answer, { id }) =>
        showSuccess(LIST_MESSAGES.ordered, { action: { label: t("Undo"), onClick: () => unorder.mutate({ id }) } }),
    }),
  };
}

/** Puts a list that was just made on screen, before the lists are read anew. */
export function useShowAtOnce(): (list: ShoppingList) => void {
  const utils = trpc.useUtils();
  return (list) => {
    utils.shoppingLists.byId.setData({ id: list.id }, { shoppingList: list });
    utils.shoppingLists.summaries.setData(
      undefined,
      (known) =>
        known && { shoppingLists: [summaryOf(list), ...known.shoppingLists.filter(({ id }) => id !== list.id)] },
    );
  };
}

/** Saves a list as a text file on this device. */
export function useExport() {
  return useMutation({
    mutationFn: (id: number) => downloadFile(`/api/shopping-list/${id}/export`, `shopping-list-${id}.txt`),
    meta: { success: LIST_MESSAGES.exported, failure: LIST_MESSAGES.exportFailed },
  });
}

/** `onDeleted` gets the id of the list that is gone. */
export function useDeleteList(onDeleted: (id: number) => void) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const offerUndo = useUndoToast();
  return trpc.shoppingLists.delete.useMutation({
    meta: { failure: LIST_MESSAGES.deleteFailed },
    onSuccess: ({ undo_id }, { id }) => {
      offerUndo(LIST_MESSAGES.deleted, undo_id);
      // What is on screen is read anew after every change; a list that is gone must not be asked for.
      utils.shoppingLists.summaries.setData(
        undefined,
        (known) => known && { shoppingLists: known.shoppingLists.filter((list) => list.id !== Number(id)) },
      );
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.shoppingLists.byId, { id }, "query") });
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.shoppingLists.planDifference, { id }, "query") });
      onDeleted(Number(id));
    },
  });
}
