import { text } from "@tureen/messages/text";
import type { BroughtBack } from "@tureen/contracts/backups";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { SOURCE_MIGRATIONS_FOLDER } from "@tureen/db/migrate";
import type { AppContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { bundledMigrations } from "#core/data-folder/migrations-folder";
import { bringIndexUpToDate } from "#features/recipes/search/search-index";
import { sharedFile, type StoredBackup } from "../backup-folder";
import { existing } from "../backups.service";
import { shareFile } from "../durable-files";
import { CANDIDATE, readOutcome, restorePlaces } from "#features/backups/restore/restore-journal";
import { partsOf } from "./parts";

/**
 * Undoes a deletion at one stroke, with the copy that was made before it: what it took comes back under its ids, and all that
 * has been added or changed since stays as it is. What was deleted one by one since stays deleted, for it can be brought back one
 * by one. Again, it brings back what is still missing.
 * @throws AppError not-found, unreadable where the copy is not whole, conflict where it is of nothing that can be undone so
 */
export async function bringBack(app: AppContext, input: { name: string }): Promise<BroughtBack> {
  const backup = existing(app, input.name);
  const parts = partsOf(backup.manifest);
  if (!parts) throw conflict(text("Nothing was deleted in bulk after this backup. It can be restored as a whole."));
  refuseEarlierHistory(app, backup);
  const place = join(restorePlaces(app.dataFolder).copies, randomUUID());
  try {
    await app.backups.prepare(backup.name, place);
    for (const file of backup.manifest.files)
      shareFile(sharedFile(app.backups.folder, file.sha256), join(app.dataFolder, file.path));
    const broughtBack = await app.changeLargely("bring back", {
      copy: join(place, CANDIDATE),
      migrations: bundledMigrations() ?? SOURCE_MIGRATIONS_FOLDER,
      parts,
    });
    await bringIndexUpToDate(app);
    app.log.warn({ backup: backup.name, ...broughtBack }, "what was deleted at one stroke was brought back");
    return broughtBack;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** After a restore a row may have the id of another row of before it: only the whole of such a copy fits together. */
function refuseEarlierHistory({ dataFolder }: AppContext, { manifest }: StoredBackup): void {
  const restored = readOutcome(dataFolder);
  if (restored?.succeeded && manifest.createdAt < restored.at)
    throw conflict(
      text("A backup has been restored since then. This copy can only be restored as a whole, in Admin under Backups."),
    );
}
