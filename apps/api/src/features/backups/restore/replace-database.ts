import { text } from "@tureen/messages/text";
import type { RequestContext } from "#core/app-context";
import { AppError, SOMETHING_WENT_WRONG } from "#core/app-error";
import type { Backups } from "#features/backups/backups";
import { isBackupProblem } from "#features/backups/database-file";
import { writeJournal, type RestoreOutcome } from "./restore-journal";

/**
 * Puts a backup in the place of the database: verified first, then, with nobody writing any more, a backup of the database that
 * was, then the swap. Every device is signed out; today's password stays.
 * @throws AppError unreadable where the backup is not whole, conflict where the database that was is back
 */
export async function replaceDatabase({ app, response }: RequestContext, name: string): Promise<RestoreOutcome> {
  const backup = await app.backups.prepare(name);
  const outcome = await app.reopen(async () => {
    const safetyCopy = await copyBeforeRestore(app.backups, backup.name);
    writeJournal(app.dataFolder, {
      state: "prepared",
      from: backup.name,
      createdAt: backup.manifest.createdAt,
      safetyCopy,
      reason: "",
    });
  }, response);
  if (!outcome) throw new AppError("unexpected", SOMETHING_WENT_WRONG);
  if (!outcome.succeeded)
    throw new AppError(
      "conflict",
      text("The backup could not be restored, and everything is as it was. {reason}", { reason: outcome.reason }),
    );
  return outcome;
}

/** Null where the database is damaged so that no copy verifies: then the restore itself keeps its files. */
export async function copyBeforeRestore(backups: Backups, name: string): Promise<string | null> {
  try {
    const copy = await backups.make("before-restore", name);
    return copy.name;
  } catch (error) {
    if (isBackupProblem(error)) return null;
    throw error;
  }
}
