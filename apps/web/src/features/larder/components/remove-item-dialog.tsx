import type { LarderItem } from "@tureen/contracts/larder";
import { ConfirmDialog } from "#components/confirm-dialog";
import { trpc } from "#lib/trpc";
import { useUndoToast } from "#lib/use-undo-toast";
import { LARDER_MESSAGES } from "../messages";

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
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Are you sure you want to remove ${item.ingredient_name} from the larder?`}
      description="Shopping lists made from now on will ask you to buy it."
      confirmLabel="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: item.id })}
    />
  );
}
