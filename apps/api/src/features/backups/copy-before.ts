import { text } from "@tureen/messages/text";
import type { BackupKind } from "@tureen/domain/backups/retention";
import type { AppContext } from "#app-context";
import { AppError } from "#app-error";

/**
 * Takes the copy that something large can be taken back from; answers its name.
 * @throws AppError where it cannot be made: what it was for does not happen then
 */
export async function copyBefore(app: AppContext, kind: BackupKind, occasion = ""): Promise<string> {
  try {
    const backup = await app.backups.make(kind, occasion.slice(0, 300));
    return backup.name;
  } catch (error) {
    const reason = app.backups.lastFailure()?.reason ?? "";
    throw new AppError(
      /full/.test(reason) ? "disk-full" : "unavailable",
      text("A backup is made before this, and it could not be made: {reason} Nothing was changed.", { reason }),
      { cause: error },
    );
  }
}
