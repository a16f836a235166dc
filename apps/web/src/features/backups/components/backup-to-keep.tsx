import { t } from "#lib/text/language";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "#components/ui/button";
import { downloadFile } from "#lib/server/download";
import { trpc } from "#lib/server/trpc";
import { BACKUP_MESSAGES } from "../messages";

/** Makes a backup and keeps a copy of it on this device. */
export function BackupToKeep() {
  const { client } = trpc.useUtils();
  const keep = useMutation({
    mutationFn: async () => {
      const { backup } = await client.backups.make.mutate();
      await downloadFile(`/api/admin/backups/${backup.name}/file`, `${backup.name}.zip`);
    },
    meta: { success: BACKUP_MESSAGES.made, failure: BACKUP_MESSAGES.makeFailed, preferServerMessage: true },
  });
  return (
    <Button icon={Download} variant="secondary" busy={keep.isPending} className="w-fit" onClick={() => keep.mutate()}>
      {t("Download a backup first")}
    </Button>
  );
}
