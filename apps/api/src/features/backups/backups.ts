import { text, type Text } from "@tureen/messages/text";
import { asAppError } from "#core/app-error";
import { errorMessage } from "#core/error-message";
import { isBackupDue, type BackupKind } from "@tureen/domain/backups/retention";
import type { Clock } from "#core/clock";
import { instantOf, msUntilHour } from "#core/clock";
import type { Log } from "#core/logger";
import { VERSION } from "#core/version";
import { isBackupProblem } from "./database-file";
import { findBackup, listBackups, newestBackup, removeBackup, type StoredBackup } from "./backup-folder";
import type { RunBackupTask } from "./backup-tasks";
import { restorePlaces } from "./restore/restore-journal";

/** When the family sleeps, by the clock of the box. */
const NIGHTLY_HOUR = 3;

/** Why the last backup could not be made: a text, or what SQLite or another process has said. */
interface BackupFailure {
  readonly at: string;
  readonly reason: Text | string;
}

/** The copies of the database. One is made at a time; each has been verified when it is answered. */
export type Backups = ReturnType<typeof createBackups>;

interface Sources {
  readonly dataFolder: string;
  readonly database: string;
  readonly folder: string;
  readonly newestSchema: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly run: RunBackupTask;
  /** Makes the indexes of the database anew, and keeps that it did; a copy that does not verify is tried once more after it. */
  readonly rebuildIndexes?: () => void;
}

/** Backups in `folder`, one made at a time; `newestSchema` is the last migration that this version knows. */
export function createBackups({
  dataFolder,
  database,
  folder,
  newestSchema,
  clock,
  log,
  run,
  rebuildIndexes,
}: Sources) {
  let tail: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let failure: BackupFailure | null = null;
  let isStopped = false;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };

  /** @throws AppError unreadable, or what the disk said; nothing is half kept */
  const make = (kind: BackupKind, occasion = ""): Promise<StoredBackup> =>
    inTurn(async () => {
      const createdAt = instantOf(clock);
      try {
        const order = { dataFolder, database, folder, kind, occasion, createdAt, version: VERSION };
        const { backup, removed } = await run({ work: "make", order }).catch((error: unknown) => {
          if (!rebuildIndexes || !isBackupProblem(error)) throw error;
          log.error({ err: error }, "a copy did not verify; the indexes of the database are made anew");
          rebuildIndexes();
          return run({ work: "make", order });
        });
        failure = null;
        log.info({ backup: backup.name, bytes: backup.manifest.bytes }, "backup made and verified");
        if (removed.length > 0) log.info({ backups: removed }, "old backups removed");
        return backup;
      } catch (error) {
        failure = { at: createdAt, reason: reasonOf(error) };
        log.error({ err: error, kind }, "a backup could not be made");
        throw error;
      }
    });

  const makeByItself = (): void => {
    // What failed has been logged, and the admin page says it.
    void make("nightly").catch(() => undefined);
  };

  const waitForNight = (): void => {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        makeByItself();
        waitForNight();
      },
      msUntilHour(clock, NIGHTLY_HOUR),
    );
    timer.unref();
  };

  return {
    folder,
    make,
    /** Takes a file from outside into the list. @throws AppError unreadable */
    adopt: (file: string, fileName: string): Promise<StoredBackup> =>
      inTurn(async () => {
        const order = { file, fileName, folder, createdAt: instantOf(clock), version: VERSION, newestSchema };
        return (await run({ work: "adopt", order })).backup;
      }),
    /** Verifies a backup and lays a copy of its database into this folder, else where a restore wants it. @throws AppError unreadable */
    prepare: (name: string, place = restorePlaces(dataFolder).root): Promise<StoredBackup> =>
      inTurn(async () => (await run({ work: "prepare", order: { place, folder, name, newestSchema } })).backup),
    /** Lets go of a backup that nothing happened after. */
    discard: (name: string): Promise<void> => removeBackup(folder, name),
    /** The newest first. */
    list: (): Promise<StoredBackup[]> => listBackups(folder),
    find: (name: string): StoredBackup | undefined => findBackup(folder, name),
    /** Why the last attempt failed, with the time of it; null after one that succeeded. */
    lastFailure: (): BackupFailure | null => failure,
    /** Makes one now where the last good one is a day old, then one each night. */
    begin(): void {
      const newest = newestBackup(folder);
      if (isBackupDue(newest ? Date.parse(newest.manifest.createdAt) : null, clock.now())) makeByItself();
      waitForNight();
    },
    /** No further ones; resolves when the one under way is over. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await tail;
    },
  };
}

function reasonOf(error: unknown): Text | string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOSPC" || code === "SQLITE_FULL") return text("The disk of the box is full.");
  return asAppError(error)?.sentence ?? errorMessage(error);
}
