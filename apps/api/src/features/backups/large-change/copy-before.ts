import { text } from "@tureen/messages/text";
import type { BackupKind } from "@tureen/domain/backups/retention";
import type { AppContext } from "#core/app-context";
import { AppError, asAppError, conflict } from "#core/app-error";
import { isBackupProblem } from "../database-file";
import { revisionsOf } from "./if-still";

/** How often a copy is made anew because somebody wrote while it was made. */
const TRIES = 3;

interface LargeChange<T> {
  readonly kind: BackupKind;
  readonly occasion?: string;
  /** Ends what would go on writing; called once there is a copy. */
  readonly settle?: () => Promise<void>;
  /** Made only where the household is still as the copy has it ({@link inTransactionIf}); null where it is not. */
  readonly change: (ifStill: string) => Promise<T | null>;
}

/**
 * Makes a large change with a copy of the household as it was at that very moment: what somebody has written while the copy was
 * made is in it too, or the change does not happen.
 * @throws AppError where no such copy can be made, or what the change throws
 */
export async function changeAfterCopy<T>(
  app: AppContext,
  { kind, occasion, settle, change }: LargeChange<T>,
): Promise<{ result: T; backup: string }> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const copied = revisionsOf(app.db);
    const backup = await copyBefore(app, kind, occasion);
    await settle?.();
    try {
      const result = await change(copied);
      if (result !== null) return { result, backup };
    } catch (error) {
      // What another process has done and could not say any more can be taken back.
      if (revisionsOf(app.db) === copied) await app.backups.discard(backup);
      throw error;
    }
    await app.backups.discard(backup);
  }
  throw conflict(
    text(
      "Somebody is changing things right now, so no copy would hold all of it. Nothing was changed. Try again in a moment.",
    ),
  );
}

/**
 * Takes the copy that something large can be taken back from; answers its name.
 * @throws AppError where it cannot be made: what it was for does not happen then
 */
async function copyBefore(app: AppContext, kind: BackupKind, occasion = ""): Promise<string> {
  try {
    const backup = await app.backups.make(kind, occasion.slice(0, 300));
    return backup.name;
  } catch (error) {
    const reason = app.backups.lastFailure()?.reason ?? "";
    throw new AppError(
      (isBackupProblem(error) ? null : asAppError(error)?.kind) ?? "unavailable",
      text("A backup is made before this, and it could not be made: {reason} Nothing was changed.", { reason }),
      { cause: error },
    );
  }
}
