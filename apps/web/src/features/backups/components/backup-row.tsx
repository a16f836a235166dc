import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "#components/ui/button";
import { downloadFile } from "#lib/server/download";
import { momentText } from "#lib/text/moment-text";
import { type Backup, contentText, occasionText } from "../backup-words";
import { BACKUP_MESSAGES } from "../messages";

/** One verified copy: when, why, what is in it, and what can be done with it. */
export function BackupRow({ backup, onRestore }: { backup: Backup; onRestore: () => void }) {
  const when = momentText(backup.created_at);
  const download = useMutation({
    mutationFn: () => downloadFile(`/api/admin/backups/${backup.name}/file`, `${backup.name}.zip`),
    meta: { failure: BACKUP_MESSAGES.downloadFailed, preferServerMessage: true },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="figures font-medium">{when}</p>
        <p className="text-sm wrap-anywhere text-ink-muted">{occasionText(backup)}</p>
        <p className="figures text-sm text-ink-muted">{contentText(backup)}</p>
      </div>
      <div className="-ms-4 flex flex-wrap sm:ms-0 sm:-me-4">
        <Button
          icon={Download}
          variant="quiet"
          aria-label={t("Download the backup of {when}", { when })}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t("Download")}
        </Button>
        <Button variant="quiet" aria-label={t("Restore the backup of {when}", { when })} onClick={onRestore}>
          {t("Restore")}
        </Button>
      </div>
      <CallFailure call={download} className="basis-full" />
    </li>
  );
}
