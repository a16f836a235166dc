import { FailureNote } from "#components/failure-note";
import { t } from "#lib/text/language";
import { useMutation } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "#components/ui/button";
import { uploadFile } from "#lib/server/upload-file";
import type { Backup } from "../backup-words";
import { BACKUP_MESSAGES } from "../messages";

/** Takes a downloaded backup in; the server verifies all of it before it can be restored. */
export function UploadBackup({ onUploaded }: { onUploaded: (backup: Backup) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const answer = await uploadFile({ url: "/api/admin/backups/upload", field: "backup", file });
      return (answer as { backup: Backup }).backup; // what the call answers, checked by its own schema
    },
    meta: { failure: BACKUP_MESSAGES.uploadFailed },
    onSuccess: onUploaded,
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,.sqlite,application/zip"
        aria-label={t("A backup file")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) upload.mutate(file);
          // The same file chosen again must count as a change.
          event.target.value = "";
        }}
      />
      <Button icon={Upload} variant="secondary" busy={upload.isPending} onClick={() => input.current?.click()}>
        {t("Restore from a file")}
      </Button>
      <FailureNote error={upload.error} className="basis-full" />
    </>
  );
}
