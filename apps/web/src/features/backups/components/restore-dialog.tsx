import { t } from "#lib/text/language";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { momentText } from "#lib/text/moment-text";
import { signOut } from "#lib/server/session";
import { trpc } from "#lib/server/trpc";
import { type Backup, contentText } from "../backup-words";
import { BACKUP_MESSAGES } from "../messages";
import { TextField } from "#components/ui/field";

/** What a person types, so that no slip of a finger replaces the household. */
const CONFIRMATION = "RESTORE";

/** Says what a restore does, and does it once that has been typed. */
export function RestoreDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState("");
  const isConfirmed = typed.trim().toUpperCase() === CONFIRMATION;
  const restore = trpc.backups.restore.useMutation({
    meta: { success: BACKUP_MESSAGES.restored, failure: BACKUP_MESSAGES.restoreFailed },
    onSuccess: signOut,
    onError: onClose,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isConfirmed && !restore.isPending) restore.mutate({ name: backup.name });
  }

  return (
    <Dialog
      onClose={() => !restore.isPending && onClose()}
      title={t("Restore this backup?")}
      description={t("Everything becomes as it was on {moment}: {content}.", {
        moment: momentText(backup.created_at),
        content: contentText(backup),
      })}
      footer={
        <>
          <Button variant="secondary" disabled={restore.isPending} onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={formId} variant="danger" disabled={!isConfirmed} busy={restore.isPending}>
            {t("Restore")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <ul className="grid list-disc gap-1 ps-5 text-sm">
          <li>{t("What has been added or changed since then is no longer there. A backup of today is made first.")}</li>
          <li>{t("Every phone and computer is signed out. The family password stays as it is today.")}</li>
          <li>
            {t("It takes a moment, in which nobody can use Tureen. If anything is wrong, everything stays as it is.")}
          </li>
        </ul>
        <TextField
          label={t("Type {CONFIRMATION} to continue", { CONFIRMATION })}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          disabled={restore.isPending}
          onValueChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
