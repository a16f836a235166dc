const MS_PER_DAY = 86_400_000;

const KEPT_DAYS = 7;
const KEPT_WEEKS = 4;
/** How many copies of one occasion are kept. */
const KEPT_OF_A_KIND = 3;
/** A deletion at one stroke is taken back from its copy; more than so many would fill the disk. */
const KEPT_OF_DELETIONS = 10;

/** Why a backup was made. */
export const BACKUP_KINDS = [
  "nightly",
  "by-hand",
  "uploaded",
  "before-migration",
  "before-restore",
  "before-bulk-delete",
  "before-reset",
  "before-rollback",
] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

const DELETIONS: ReadonlySet<BackupKind> = new Set(["before-bulk-delete", "before-reset", "before-rollback"]);

interface DatedBackup {
  readonly name: string;
  readonly kind: BackupKind;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
}

/**
 * Names of the backups that are kept: of the nightly ones, and by themselves of those made by hand, the newest of each of the
 * last 7 days and 4 weeks that have any (UTC, weeks from Monday); of every kind but the nightly one the newest 3, of those
 * before a deletion the newest 10. None goes for its age: a clock that was wrong once, or a box that was off for a year, costs no
 * backup.
 */
export function keptBackups(backups: readonly DatedBackup[]): ReadonlySet<string> {
  const newestFirst = backups.toSorted((a, b) => b.createdAtMs - a.createdAtMs);
  const kept: DatedBackup[] = [];
  // Each for itself: who backs up by hand because something looks wrong must not push out last night's.
  for (const regular of ["nightly", "by-hand"] as const) {
    const ofKind = newestFirst.filter(({ kind }) => kind === regular);
    kept.push(...newestOfEach(ofKind, dayOf, KEPT_DAYS), ...newestOfEach(ofKind, weekOf, KEPT_WEEKS));
  }
  for (const kind of BACKUP_KINDS) {
    if (kind === "nightly") continue;
    const ofKind = newestFirst.filter((each) => each.kind === kind);
    kept.push(...ofKind.slice(0, DELETIONS.has(kind) ? KEPT_OF_DELETIONS : KEPT_OF_A_KIND));
  }
  return new Set(kept.map(({ name }) => name));
}

const dayOf = (backup: DatedBackup): number => Math.floor(backup.createdAtMs / MS_PER_DAY);
/** 1 January 1970 was a Thursday. */
const weekOf = (backup: DatedBackup): number => Math.floor((dayOf(backup) + 3) / 7);

function newestOfEach(
  newestFirst: readonly DatedBackup[],
  periodOf: (backup: DatedBackup) => number,
  periods: number,
): DatedBackup[] {
  const byPeriod = new Map<number, DatedBackup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup);
    if (!byPeriod.has(period)) byPeriod.set(period, backup);
  }
  return [...byPeriod.values()].slice(0, periods);
}

/**
 * True when the last good backup, in milliseconds since 1970 or null for none, is a day away or more: in the future too,
 * where the clock was wrong when it was made.
 */
export function isBackupDue(lastGoodMs: number | null, nowMs: number): boolean {
  return lastGoodMs === null || Math.abs(nowMs - lastGoodMs) >= MS_PER_DAY;
}

const LOW_DISK_BYTES = 1024 ** 3;

/** Less than 1 GB free, or too little for the database to be copied and restored (three times its size). */
export function isDiskLow(freeBytes: number, databaseBytes: number): boolean {
  return freeBytes < Math.max(LOW_DISK_BYTES, 3 * databaseBytes);
}
