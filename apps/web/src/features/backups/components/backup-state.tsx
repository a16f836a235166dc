import type { ReactNode } from "react";
import { agoText } from "#lib/ago-text";
import { momentText } from "#lib/moment-text";
import { type BackupsOverview, sizeText } from "../backup-words";

const MS_PER_DAY = 86_400_000;

/** How fresh the last good backup is, and what stands in the way of the next one. */
export function BackupState({ overview }: { overview: BackupsOverview }) {
  const { last_good: last, last_failure: failure, last_restore: restore, disk } = overview;
  return (
    <div className="grid gap-3">
      <p>
        <span className="text-ink-muted">Last good backup: </span>
        {last ? (
          <strong title={momentText(last.created_at)}>{agoText(last.created_at)}, verified</strong>
        ) : (
          <strong>none yet</strong>
        )}
      </p>
      {failure && (
        <Caution>
          The backup of {momentText(failure.at)} could not be made. {failure.reason}
        </Caution>
      )}
      {!failure && last && isOld(last.created_at) && (
        <Caution>No backup has been made for two days. Is this box off at night? Make one now.</Caution>
      )}
      {disk.is_low && (
        <Caution>
          The disk of the box runs low: {sizeText(disk.free_bytes)} are free. Backups need room: delete what the box
          does not need, or remove large imports.
        </Caution>
      )}
      {restore && !restore.succeeded && (
        <Caution>
          The backup of {momentText(restore.created_at)} could not be restored, and everything stayed as it was.{" "}
          {restore.reason}
        </Caution>
      )}
      {restore?.succeeded && (
        <p className="figures text-sm text-ink-muted">
          On {momentText(restore.at)} the backup of {momentText(restore.created_at)} was restored.
        </p>
      )}
    </div>
  );
}

function isOld(instant: string): boolean {
  return Date.now() - Date.parse(instant) > 2 * MS_PER_DAY;
}

function Caution({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-md bg-butter-soft px-4 py-3 text-sm text-butter-ink">
      {children}
    </p>
  );
}
