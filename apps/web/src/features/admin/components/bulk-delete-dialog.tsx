import { t } from "#lib/text/language";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { BackupToKeep } from "#features/backups/components/backup-to-keep";
import { useBringBackToast } from "#features/backups/hooks/use-bring-back";
import { saidByServer } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import type { BulkDeletion } from "../bulk-deletions";
import { useStats } from "../hooks/use-stats";
import { ADMIN_MESSAGES } from "../messages";
import { TextField } from "#components/ui/text-field";

/** What a person types, so that no slip of a finger empties the household. */
const CONFIRMATION = "DELETE";

/** Names what goes before it goes. */
export function BulkDeleteDialog({
  deletion: { kind, label, question, explain },
  onClose,
}: {
  deletion: BulkDeletion;
  onClose: () => void;
}) {
  const { data } = useStats();
  const showDeleted = useBringBackToast();
  const [typed, setTyped] = useState("");
  const asksForWord = kind === "all";
  const isSure = !asksForWord || typed.trim().toUpperCase() === CONFIRMATION;
  const remove = trpc.admin.bulkDelete.useMutation({
    meta: { failure: ADMIN_MESSAGES.deleteFailed(kind), preferServerMessage: true },
    onSuccess: ({ message, backup }) => {
      onClose();
      showDeleted(saidByServer(message), backup);
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t(question)}
      description={t("{explanation} For 30 days all of it can be brought back under “Recently deleted”.", {
        explanation: explain(data),
      })}
      confirmLabel={t(label)}
      busy={remove.isPending}
      isReady={isSure}
      onConfirm={() => remove.mutate({ kind })}
    >
      {asksForWord && (
        <>
          <BackupToKeep />
          <TextField
            label={t("Type {CONFIRMATION} to continue", { CONFIRMATION })}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            onValueChange={setTyped}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
