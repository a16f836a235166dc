import { ConfirmDialog } from "#components/confirm-dialog";
import { trpc } from "#lib/trpc";
import type { BulkDeletion } from "../bulk-deletions";
import { useStats } from "../hooks/use-stats";
import { ADMIN_MESSAGES, serverMessage } from "../messages";

/** Names what goes before it goes. */
export function BulkDeleteDialog({
  deletion: { kind, label, text },
  onClose,
}: {
  deletion: BulkDeletion;
  onClose: () => void;
}) {
  const { data } = useStats();
  const remove = trpc.admin.bulkDelete.useMutation({
    meta: { success: serverMessage, failure: ADMIN_MESSAGES.deleteFailed(kind), preferServerMessage: true },
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Are you sure you want to ${label.toLowerCase()}?`}
      description={`${text(data)} This cannot be undone.`}
      confirmLabel={label}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ kind })}
    />
  );
}
