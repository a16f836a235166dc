import { text } from "@tureen/messages/text";
import { constants, copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { refuseNewer } from "./adopt-backup";
import { databaseOf, findBackup, sharedFile, type StoredBackup } from "#features/backups/backup-folder";
import { hashFile, renameDurably, syncFile } from "#features/backups/durable-files";
import { BackupProblem, verifyDatabase } from "#features/backups/database-file";
import { CANDIDATE } from "./restore-journal";

export interface CandidateOrder {
  /** Folder that the copy is laid into; emptied first. */
  readonly place: string;
  readonly folder: string;
  readonly name: string;
  /** Time of the newest migration that this version knows. */
  readonly newestSchema: number;
}

/**
 * Verifies a backup and lays a copy of it ready to be used. The database itself is not touched.
 * @throws BackupProblem with a sentence where the backup is not whole any more
 */
export async function prepareCandidate(order: CandidateOrder): Promise<StoredBackup> {
  const backup = findBackup(order.folder, order.name);
  if (!backup) throw new BackupProblem(text("This backup is not there any more. Choose another one."));
  refuseNewer(backup.manifest.schema, order.newestSchema);
  for (const file of backup.manifest.files) {
    if ((await hashOrNull(sharedFile(order.folder, file.sha256))) !== file.sha256)
      throw new BackupProblem(text("A picture of this backup has been damaged on the disk. Choose another backup."));
  }
  rmSync(order.place, { recursive: true, force: true });
  mkdirSync(order.place, { recursive: true, mode: 0o700 });
  const candidate = join(order.place, CANDIDATE);
  const draft = `${candidate}.partial`;
  copyFileSync(databaseOf(order.folder, order.name), draft, constants.COPYFILE_FICLONE);
  if ((await hashFile(draft)) !== backup.manifest.sha256)
    throw new BackupProblem(text("This backup has been damaged on the disk since it was made. Choose another one."));
  verifyDatabase(draft);
  syncFile(draft);
  renameDurably(draft, candidate);
  return backup;
}

async function hashOrNull(path: string): Promise<string | null> {
  try {
    return await hashFile(path);
  } catch {
    return null;
  }
}
