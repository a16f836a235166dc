import { text } from "@tureen/messages/text";
import { hasDatabaseHeader, readFileHeader } from "@tureen/db/file/file-header";
import { copyFileSync } from "node:fs";
import { unpackArchive } from "#features/backups/backup-archive";
import { sharedFile, type StoredBackup } from "#features/backups/backup-folder";
import { shareFile } from "#features/backups/durable-files";
import { BackupProblem, refuseForeign } from "#features/backups/database-file";
import { keepBackup, settleCopy } from "#features/backups/keep-backup";
import type { NamedFile } from "#features/backups/manifest";

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
export function adoptBackup(order: AdoptOrder): Promise<StoredBackup> {
  const occasion = order.fileName.slice(0, 300);
  return keepBackup({ ...order, kind: "uploaded", occasion }, async (draft) => {
    const files = await bringIn(order, draft);
    refuseForeign(draft);
    const facts = settleCopy(draft);
    refuseNewer(facts.schema, order.newestSchema);
    return { ...facts, files };
  });
}

/** @throws BackupProblem where a database is newer than this version of the product */
export function refuseNewer(schema: number, newestSchema: number): void {
  if (schema > newestSchema)
    throw new BackupProblem(
      text("This backup was made by a newer version of Tureen. Install that version, then restore it."),
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
    text("This file is not a backup of Tureen. Choose a .zip that was downloaded here, or a .sqlite database."),
  );
}

function kindOf(path: string): "archive" | "database" | null {
  if (hasDatabaseHeader(path)) return "database";
  return readFileHeader(path).toString("latin1").startsWith("PK\u0003\u0004") ? "archive" : null;
}
