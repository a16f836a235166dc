import { RecordRow } from "#components/record-row";
import { CallFailure, FailureNote } from "#components/failure-note";
import { t } from "#lib/text/language";
import { useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { NotRead } from "#components/unavailable";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { AdminSection } from "#features/admin/components/admin-section";
import { trpc } from "#lib/server/trpc";
import { type Backup, contentText, occasionText } from "../backup-words";
import { BACKUP_MESSAGES } from "../messages";
import { BackupState } from "./backup-state";
import { RestoreDialog } from "./restore-dialog";
import { useMutation } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { downloadFile } from "#lib/server/download";
import { momentText } from "#lib/text/moment-text";
import { uploadFile } from "#lib/server/upload-file";

/** So many are shown until all are asked for. */
const FIRST_SHOWN = 4;

/** How fresh the copies of the household are, and the way back to one of them. `?restore=NAME` asks about that one at once. */
export function BackupsSection() {
  const list = trpc.backups.list.useQuery(undefined, { meta: { failure: BACKUP_MESSAGES.loadFailed } });
  const { data } = list;
  const make = trpc.backups.make.useMutation({
    meta: { success: BACKUP_MESSAGES.made, failure: BACKUP_MESSAGES.makeFailed },
  });
  const [showsAll, setShowsAll] = useState(false);
  const [chosen, setChosen] = useState<Backup | null>(null);
  const [search, setSearch] = useSearchParams();
  const asked = data?.backups.find(({ name }) => name === search.get("restore"));
  const restoring = chosen ?? asked;

  function close(): void {
    setChosen(null);
    if (search.has("restore")) setSearch(new URLSearchParams(), { replace: true });
  }

  const backups = data?.backups ?? [];
  return (
    <AdminSection
      name="backups"
      text={t("Made each night and before any large change. Keep one on another device: a disk can break.")}
    >
      <Card className="grid grid-cols-1 gap-5">
        <NotRead title={t("The backups could not be read")} query={list} loading={t("Loading backups")} />
        {data && <BackupState overview={data} />}
        <div className="flex flex-wrap gap-3">
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            {t("Back up now")}
          </Button>
          <UploadBackup onUploaded={setChosen} />
          <CallFailure call={make} className="basis-full" />
        </div>
        {backups.length > 0 && (
          <ul aria-label={t("Backups")} className="-my-2 divide-y divide-line">
            {(showsAll ? backups : backups.slice(0, FIRST_SHOWN)).map((backup) => (
              <BackupRow key={backup.name} backup={backup} onRestore={() => setChosen(backup)} />
            ))}
          </ul>
        )}
        {!showsAll && backups.length > FIRST_SHOWN && (
          <Button variant="link" className="w-fit" onClick={() => setShowsAll(true)}>
            {t("Show all {count, number} backups", { count: backups.length })}
          </Button>
        )}
      </Card>
      {restoring && <RestoreDialog backup={restoring} onClose={close} />}
    </AdminSection>
  );
}

/** One verified copy: when, why, what is in it, and what can be done with it. */
function BackupRow({ backup, onRestore }: { backup: Backup; onRestore: () => void }) {
  const when = momentText(backup.created_at);
  const download = useMutation({
    mutationFn: () => downloadFile(`/api/admin/backups/${backup.name}/file`, `${backup.name}.zip`),
    meta: { failure: BACKUP_MESSAGES.downloadFailed, preferServerMessage: true },
  });
  return (
    <RecordRow title={when} facts={[occasionText(backup), contentText(backup)]}>
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
    </RecordRow>
  );
}

/** Takes a downloaded backup in; the server verifies all of it before it can be restored. */
function UploadBackup({ onUploaded }: { onUploaded: (backup: Backup) => void }) {
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
