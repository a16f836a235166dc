import type { LarderItem } from "@tureen/contracts/larder";
import { ConfirmDialog } from "../../../components/confirm-dialog";
import { trpc } from "../../../lib/trpc";
import { LARDER_MESSAGES } from "../messages";

export function RemoveItemDialog({ item, onClose }: { item: LarderItem; onClose: () => void }) {
  const remove = trpc.larder.delete.useMutation({
    meta: { success: LARDER_MESSAGES.removed, failure: LARDER_MESSAGES.removeFailed },
    onSuccess: onClose,
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
