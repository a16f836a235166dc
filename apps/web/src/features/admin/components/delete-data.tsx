import { DialogButton } from "#components/ui/dialog-button";
import { rich, t } from "#lib/text/language";
import { Card } from "#components/ui/card";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { type BulkDeletion, DELETE_EVERYTHING, DELETIONS } from "../bulk-deletions";
import { AdminSection } from "./admin-section";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { BackupToKeep } from "#features/backups/components/backup-to-keep";
import { useBringBackToast } from "#features/backups/hooks/use-bring-back";
import { saidByServer } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { useStats } from "../hooks/use-stats";
import { ADMIN_MESSAGES } from "../messages";
import { TextField } from "#components/ui/field";

/** One kind at a time; deleting everything is {@link DangerZone}. */
export function DeleteData() {
  return (
    <AdminSection
      name="deletion"
      text={rich("A backup is made first. What was deleted one by one: <link>Recently deleted</link>", {
        link: (words) => (
          <Link href={paths.recentlyDeleted} className="underline">
            {words}
          </Link>
        ),
      })}
    >
      <Card className="grid justify-items-start py-2">
        {DELETIONS.map((deletion) => (
          <DialogButton
            key={deletion.kind}
            variant="danger-quiet"
            className="-ms-4"
            dialog={(close) => <BulkDeleteDialog deletion={deletion} onClose={close} />}
          >
            {t(deletion.label)}
          </DialogButton>
        ))}
      </Card>
    </AdminSection>
  );
}

/** The way to a fresh household. */
export function DangerZone() {
  return (
    <AdminSection name="danger" tone="danger">
      <Card className="border-berry">
        <DialogButton
          variant="danger"
          dialog={(close) => <BulkDeleteDialog deletion={DELETE_EVERYTHING} onClose={close} />}
        >
          {t(DELETE_EVERYTHING.label)}
        </DialogButton>
      </Card>
    </AdminSection>
  );
}

/** What a person types, so that no slip of a finger empties the household. */
const CONFIRMATION = "DELETE";

/** Names what goes before it goes. */
function BulkDeleteDialog({
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
