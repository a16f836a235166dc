import { t } from "#lib/text/language";
import type { ReactNode } from "react";
import { agoText } from "#lib/text/ago-text";
import { momentText } from "#lib/text/moment-text";
import type { BackupsOverview } from "@tureen/contracts/backups";
import { sizeText } from "../backup-words";

const MS_PER_DAY = 86_400_000;

/** How fresh the last good backup is, and what stands in the way of the next one. */
export function BackupState({ overview }: { overview: BackupsOverview }) {
  const { problem, last_good: last, last_failure: failure, last_restore: restore, disk } = overview;
  return (
    <div className="grid gap-3">
      <p>
        <span className="text-ink-muted">{t("Last good backup:")}</span>{" "}
        {last ? (
          <strong title={momentText(last.created_at)}>{t("{ago}, verified", { ago: agoText(last.created_at) })}</strong>
        ) : (
          <strong>{t("none yet")}</strong>
        )}
      </p>
      {problem !== null && <Caution>{problem}</Caution>}
      {overview.index_rebuilt_at !== null && (
        <Caution>
          {t(
            "On {moment} an index of the database was wrong and was made anew; nothing was lost. The disk may be failing: keep a backup on another device.",
            { moment: momentText(overview.index_rebuilt_at) },
          )}
        </Caution>
      )}
      {failure && (
        <Caution>
          {t("The backup of {moment} could not be made. {reason}", {
            moment: momentText(failure.at),
            reason: failure.reason,
          })}
        </Caution>
      )}
      {!failure && last && isOld(last.created_at) && (
        <Caution>{t("No backup has been made for two days. Is this machine off at night? Make one now.")}</Caution>
      )}
      {disk.is_low && (
        <Caution>
          {t(
            "The disk of the box runs low: {size} are free. Backups need room: delete what the box does not need, or remove large imports.",
            { size: sizeText(disk.free_bytes) },
          )}
        </Caution>
      )}
      {restore && !restore.succeeded && (
        <Caution>
          {t("The backup of {moment} could not be restored, and everything stayed as it was. {reason}", {
            moment: momentText(restore.created_at),
            reason: restore.reason,
          })}
        </Caution>
      )}
      {restore?.succeeded && (
        <p className="figures text-sm text-ink-muted">
          {t("On {moment} the backup of {moment2} was restored.", {
            moment: momentText(restore.at),
            moment2: momentText(restore.created_at),
          })}
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
