import { rich, t } from "#lib/text/language";
import { Card } from "#components/ui/card";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { type BulkDeletion, DELETE_EVERYTHING, DELETIONS } from "../bulk-deletions";
import { AdminSection } from "./admin-section";
import { useState } from "react";
import { Button } from "#components/ui/button";
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
          <BulkDelete key={deletion.kind} deletion={deletion} variant="danger-quiet" className="-ms-4" />
        ))}
      </Card>
    </AdminSection>
  );
}

interface BulkDeleteProps {
  deletion: BulkDeletion;
  variant: "danger" | "danger-quiet";
  className?: string;
}

/** The button asks once more, and says what goes. */
function BulkDelete({ deletion, variant, className }: BulkDeleteProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant={variant} className={className} onClick={() => setIsAsking(true)}>
        {t(deletion.label)}
      </Button>
      {isAsking && <BulkDeleteDialog deletion={deletion} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The way to a fresh household. */
export function DangerZone() {
  return (
    <AdminSection name="danger" tone="danger">
      <Card className="border-berry">
        <BulkDelete deletion={DELETE_EVERYTHING} variant="danger" />
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
