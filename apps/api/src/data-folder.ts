import { accessSync, chmodSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { REPOSITORY_ROOT } from "./repository-root";

export class DataFolderProblem extends Error {}

/** The places inside `DATA_DIR`; no family data is ever written outside it. */
export interface DataFolder {
  readonly root: string;
  readonly database: string;
  readonly uploads: string;
  readonly backups: string;
}

// Left behind on first start. A disk that is not mounted shows an empty folder without it, and no house is started on that.
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
  const marker = join(root, MARKER);
  if (existsSync(marker) && !existsSync(folder.database) && !isRestoring(root)) {
    throw new DataFolderProblem(
      `The data folder ${root} has been used before, but its database tureen.sqlite is missing. Put it back with 'npm run restore', or delete the file ${MARKER} in it to start with an empty house.`,
    );
  }
  if (!existsSync(marker)) writeFileSync(marker, "This folder belongs to Tureen.\n");
  return folder;
}

/**
 * The folder with what is in it, whether there is a house or not: for a restore.
 * @throws DataFolderProblem when it cannot be written
 */
export function prepareDataFolder(setting: string): DataFolder {
  const root = isAbsolute(setting) ? setting : join(REPOSITORY_ROOT, setting);
  const folder = {
    root,
    database: join(root, "tureen.sqlite"),
    uploads: join(root, "uploads"),
    backups: join(root, "backups"),
  };
  try {
    for (const each of [folder.uploads, folder.backups]) mkdirSync(each, { recursive: true });
    accessSync(root, constants.W_OK);
    // Family data is nobody else's on this box.
    chmodSync(root, 0o700);
  } catch (error) {
    throw new DataFolderProblem(
      `Tureen cannot write to its data folder ${root}. Check that the disk is there and that DATA_DIR is right. (${String(error)})`,
    );
  }
  return folder;
}
