import { accessProblem } from "@tureen/db/file/access-problem";
import { Problem } from "@tureen/messages/problem";
import { text } from "@tureen/messages/text";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { REPOSITORY_ROOT } from "#core/repository-root";

/** The data folder cannot be used as it is. */
export class DataFolderProblem extends Problem {}

/** The places inside `DATA_DIR`; no family data is ever written outside it. */
export interface DataFolder {
  readonly root: string;
  readonly database: string;
  readonly uploads: string;
  readonly photos: string;
  readonly backups: string;
}

// Left behind on first start. A disk that is not mounted shows an empty folder without it, and Tureen does not start on that.
const MARKER = ".tureen";
/** Between two steps of a restore the database has no name; the start goes on with it. */
const isRestoring = (root: string): boolean => existsSync(join(root, "restore", "journal.json"));

/**
 * Opens the data folder, making it on first start.
 * @throws DataFolderProblem when it cannot be written, or holds a marker but no database.
 */
export function openDataFolder(setting: string): DataFolder {
  const folder = prepareDataFolder(setting);
  const { root } = folder;
  if (existsSync(join(root, MARKER)) && !existsSync(folder.database) && !isRestoring(root)) {
    throw new DataFolderProblem(
      text(
        "The data folder {root} has been used before, but its database tureen.sqlite is missing. Put it back with 'npm run restore', or delete the file {marker} in it to start with an empty database.",
        { root, marker: MARKER },
      ),
    );
  }
  return folder;
}

/**
 * The folder with what is in it, whether there is a database or not: for a restore.
 * @throws DataFolderProblem when it cannot be written
 */
export function prepareDataFolder(setting: string): DataFolder {
  const root = isAbsolute(setting) ? setting : join(REPOSITORY_ROOT, setting);
  const folder = {
    root,
    database: join(root, "tureen.sqlite"),
    uploads: join(root, "uploads"),
    photos: join(root, "photos"),
    backups: join(root, "backups"),
  };
  try {
    // Family data is nobody else's on this box; a folder that was there before keeps the rights that somebody gave it.
    mkdirSync(root, { recursive: true, mode: 0o700 });
    for (const each of [folder.uploads, folder.photos, folder.backups])
      mkdirSync(each, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataFolderProblem(
      text(
        "Tureen cannot write to its data folder {root}. Check that the disk is there and that DATA_DIR is right. ({reason})",
        { root, reason: String(error) },
      ),
    );
  }
  const refusal = accessProblem([root, folder.uploads, folder.photos, folder.backups]);
  if (refusal) throw new DataFolderProblem(refusal.sentence);
  return folder;
}

/** For a command, which needs what a server would make. */
export const noDatabaseIn = ({ root }: DataFolder): DataFolderProblem =>
  new DataFolderProblem(text("There is no database in {root}. Say where it is with DATA_DIR.", { root }));

/** Once there is a database in the folder; without its mark a disk that is not mounted looks like a first start. */
export function markDataFolder({ root }: DataFolder): void {
  const marker = join(root, MARKER);
  if (existsSync(marker)) return;
  try {
    writeFileSync(marker, "This folder belongs to Tureen.\n");
  } catch (error) {
    // A disk without room for it has none for a database; what is half written is no sign of a database that was there.
    rmSync(marker, { force: true });
    throw new DataFolderProblem(
      text("Tureen cannot write to its data folder {root}. Check that the disk has room. ({reason})", {
        root,
        reason: String(error),
      }),
    );
  }
}
