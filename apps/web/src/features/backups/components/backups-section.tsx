import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { LoadingState } from "#components/loading-state";
import { NotRead } from "#components/unavailable";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { AdminSection } from "#features/admin/components/admin-section";
import { trpc } from "#lib/server/trpc";
import type { Backup } from "../backup-words";
import { BACKUP_MESSAGES } from "../messages";
import { BackupRow } from "./backup-row";
import { BackupState } from "./backup-state";
import { RestoreDialog } from "./restore-dialog";
import { UploadBackup } from "./upload-backup";

/** So many are shown until all are asked for. */
const FIRST_SHOWN = 4;

/** How fresh the copies of the household are, and the way back to one of them. `?restore=NAME` asks about that one at once. */
export function BackupsSection() {
  const list = trpc.backups.list.useQuery(undefined, { meta: { failure: BACKUP_MESSAGES.loadFailed } });
  const { data, isError } = list;
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
        {!data && !isError && <LoadingState label={t("Loading backups")} />}
        {!data && isError && <NotRead title={t("The backups could not be read")} query={list} />}
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
