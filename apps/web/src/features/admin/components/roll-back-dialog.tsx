import { t } from "#lib/language";
import ConfirmDialog from "#components/confirm-dialog";

import { trpc } from "#lib/trpc";
import { ADMIN_MESSAGES } from "../messages";
import type { ImportBatch } from "./import-batch-row";

export function RollBackDialog({ batch, onClose }: { batch: ImportBatch; onClose: () => void }) {
  const rollBack = trpc.importBatches.rollBack.useMutation({
    meta: { success: ADMIN_MESSAGES.rolledBack, failure: ADMIN_MESSAGES.rollBackFailed, preferServerMessage: true },
    onSuccess: onClose,
    // Refused, it has come into use meanwhile; the row behind the prompt says so.
    onError: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Are you sure you want to roll back this import?")}
      description={t(
        "{book}: {count, plural, one {# recipe} other {# recipes}} and the ingredients that only they brought are deleted. For 30 days they can be brought back under “Recently deleted”.",
        { book: batch.source_name, count: batch.current_recipe_count },
      )}
      confirmLabel={t("Rollback")}
      busy={rollBack.isPending}
      onConfirm={() => rollBack.mutate({ id: batch.id })}
    />
  );
}
