import type { BackupKind } from "@tureen/domain/backups/retention";
import { rmSync, statSync } from "node:fs";
import { databaseOf, freeBackupName, manifestOf, tidyBackupFolder, type StoredBackup } from "./backup-folder";
import { hashFile, renameDurably, syncFile, writeDurably } from "./durable-files";
import { forgetSignIns, verifyDatabase, withDatabase, type DatabaseFacts } from "./database-file";
import type { Manifest, NamedFile } from "./manifest";

export interface NewBackup {
  /** Where backups are kept. */
  readonly folder: string;
  readonly kind: BackupKind;
  readonly occasion: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly version: string;
}

/** What is known of a copy that has been verified. */
interface VerifiedCopy extends DatabaseFacts {
  readonly files: readonly NamedFile[];
}

/**
 * Puts a copy of the database into the list of backups: `bring` writes it to the path that it is given, and verifies it.
 * Where that fails nothing is kept of it.
 */
export async function keepBackup(
  { folder, kind, occasion, createdAt, version }: NewBackup,
  bring: (draft: string) => Promise<VerifiedCopy>,
): Promise<StoredBackup> {
  await tidyBackupFolder(folder);
  const name = freeBackupName(folder, kind, createdAt);
  const draft = `${databaseOf(folder, name)}.partial`;
  try {
    const { schema, rows, files } = await bring(draft);
    const facts = { schema, bytes: statSync(draft).size, sha256: await hashFile(draft), rows };
    const manifest: Manifest = { format: 1, kind, occasion, createdAt, version, ...facts, files: [...files] };
    syncFile(draft);
    renameDurably(draft, databaseOf(folder, name));
    writeDurably(manifestOf(folder, name), `${JSON.stringify(manifest, null, 2)}\n`);
    return { name, manifest };
  } catch (error) {
    for (const ending of ["", "-journal", "-wal", "-shm"]) rmSync(draft + ending, { force: true });
    throw error;
  }
}

/** Makes a copy one whole file without a log beside it, and without anything that would let a device in; verifies it. */
export function settleCopy(draft: string): DatabaseFacts {
  withDatabase(draft, {}, (client) => {
    client.pragma("journal_mode = DELETE");
    client.pragma("synchronous = FULL");
    forgetSignIns(client);
  });
  return verifyDatabase(draft);
}
