import { preparedText } from "@tureen/db/prepared";
import type { AppContext } from "#core/app-context";
import { namedPhotos } from "./named-photos";
import { removePhoto, storedBefore } from "./photo-files";

/** What is younger may belong to a recipe that is about to name it. */
const SPARED_MS = 60 * 60_000;

const allNamed = preparedText<{ id: string }>(namedPhotos("all"));

/**
 * Removes the files of photos that nothing names any more; backups hold theirs under names of their own. What cannot be
 * done now is done by a later sweep: there is one at each start and with each new photo.
 */
export async function sweepPhotos(app: AppContext, sparedMs = SPARED_MS): Promise<void> {
  try {
    const stored = await storedBefore(app.dataFolder, Date.now() - sparedMs);
    if (stored.length === 0) return;
    const named = new Set(
      allNamed(app.db)
        .all({})
        .map(({ id }) => id),
    );
    for (const id of stored) {
      // A restore has closed this database: the one that comes may name it.
      if (!app.db.$client.open) return;
      if (!named.has(id)) await removePhoto(app.dataFolder, id);
    }
  } catch (error) {
    app.log.warn({ err: error }, "photos that nothing names could not be removed");
  }
}
