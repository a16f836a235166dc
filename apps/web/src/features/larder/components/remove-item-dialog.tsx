import { t } from "#lib/text/language";
import type { LarderItem } from "@tureen/contracts/larder";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { trpc } from "#lib/server/trpc";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { today } from "#lib/text/today";
import { rowName } from "../best-before-text";
import { LARDER_MESSAGES } from "../messages";

/** Asks first and offers Undo afterwards. A failure leaves it open. */
export function RemoveItemDialog({ item, onClose }: { item: LarderItem; onClose: () => void }) {
  const offerUndo = useUndoToast();
  const remove = trpc.larder.delete.useMutation({
    meta: { failure: LARDER_MESSAGES.removeFailed },
    onSuccess: ({ undo_id }) => {
      offerUndo(LARDER_MESSAGES.removed, undo_id);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("Are you sure you want to remove {food} from the larder?", {
        food: rowName(item, today()),
      })}
      description={t("Shopping lists made from now on will ask you to buy it.")}
      confirmLabel={t("Remove")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: item.id })}
    />
  );
}
