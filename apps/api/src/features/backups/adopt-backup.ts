import { copyFileSync, rmSync, statSync } from "node:fs";
import { databaseOf, freeBackupName, manifestOf, sharedFile, tidyBackupFolder, type Backup } from "./backup-folder";
import { unpackArchive } from "./backup-archive";
import { hashFile, readHeader, renameDurably, shareFile, syncFile, writeDurably } from "./durable-files";
import { BackupProblem, hasDatabaseHeader, refuseForeign, verifyHouse } from "./house-file";
import { settleCopy } from "./make-backup";
import type { NamedFile } from "./manifest";

export interface AdoptOrder {
  /** The file that came in: an archive of ours, or a database by itself. */
  readonly file: string;
  /** Its name where it came from. */
  readonly fileName: string;
  readonly folder: string;
  readonly createdAt: string;
  readonly version: string;
  /** Time of the newest migration that this version knows. */
  readonly newestSchema: number;
}

/**
 * Takes a file from outside into the list of backups, once all of it has been verified.
 * @throws BackupProblem with a sentence where it is nothing that can be restored; nothing is kept of it then
 */
export async function adoptBackup(order: AdoptOrder): Promise<Backup> {
  tidyBackupFolder(order.folder);
  const name = freeBackupName(order.folder, "uploaded", order.createdAt);
  const draft = `${databaseOf(order.folder, name)}.partial`;
  try {
    const files = await bringIn(order, draft);
    refuseForeign(draft);
    settleCopy(draft);
    const { schema, rows } = verifyHouse(draft);
    refuseNewer(schema, order.newestSchema);
    const manifest = {
      format: 1 as const,
      kind: "uploaded" as const,
      occasion: order.fileName.slice(0, 300),
      createdAt: order.createdAt,
      version: order.version,
      schema,
      bytes: statSync(draft).size,
      sha256: await hashFile(draft),
      rows,
      files,
    };
    syncFile(draft);
    renameDurably(draft, databaseOf(order.folder, name));
    writeDurably(manifestOf(order.folder, name), `${JSON.stringify(manifest, null, 2)}\n`);
    return { name, manifest };
  } catch (error) {
    for (const ending of ["", "-journal", "-wal", "-shm"]) rmSync(draft + ending, { force: true });
    throw error;
  }
}

/** @throws BackupProblem where a house is newer than this version of the product */
export function refuseNewer(schema: number, newestSchema: number): void {
  if (schema > newestSchema)
    throw new BackupProblem(
      "This backup was made by a newer version of Tureen. Install that version, then restore it.",
    );
}

async function bringIn(order: AdoptOrder, draft: string): Promise<NamedFile[]> {
  const kind = kindOf(order.file);
  if (kind === "database") {
    copyFileSync(order.file, draft);
    return [];
  }
  if (kind === "archive") {
    return unpackArchive(order.file, {
      database: draft,
      keepFile: (unpacked, file) => shareFile(unpacked, sharedFile(order.folder, file.sha256)),
    });
  }
  throw new BackupProblem(
    "This file is no backup of Tureen. Choose a .zip that was downloaded here, or a .sqlite database.",
  );
}

function kindOf(path: string): "archive" | "database" | null {
  if (hasDatabaseHeader(path)) return "database";
  return readHeader(path).toString("latin1").startsWith("PK\u0003\u0004") ? "archive" : null;
}
