import { text } from "@tureen/messages/text";
import Database from "better-sqlite3";
import { hasDatabaseHeader } from "@tureen/db/file/file-header";
import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { listBackups, sharedFile, type StoredBackup } from "./backup-folder";
import { hashFile, shareFile } from "./durable-files";
import {
  BackupProblem,
  databaseFacts,
  importFileNames,
  isDamage,
  photoNames,
  withDatabase,
  type DatabaseFacts,
} from "./database-file";
import { keepBackup, settleCopy, type NewBackup } from "./keep-backup";
import type { NamedFile } from "./manifest";

export interface BackupOrder extends NewBackup {
  /** The folder that holds the database and the uploads. */
  readonly dataFolder: string;
  readonly database: string;
}

/** A number of pages that no database has: all of them in one step. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies the database while it is being written to, verifies the copy, and only then gives it its name. It takes as long as
 * the disk takes: call it where no event loop waits.
 * @throws BackupProblem when the copy does not verify: the database itself is damaged then, for pages are copied as they are.
 */
export async function makeBackup(order: BackupOrder): Promise<StoredBackup> {
  try {
    return await keepBackup(order, async (draft) => {
      refuseFullDisk(order);
      const counted = await copyPages(order.database, draft);
      const facts = settleCopy(draft);
      compareRows(counted, facts.rows);
      return { ...facts, files: await shareNamedFiles(order, draft) };
    });
  } catch (error) {
    if (isDamage(error)) throw new BackupProblem(text("The database of this household is damaged."));
    throw error;
  }
}

/**
 * SQLite's own online backup. The read transaction pins one state of the database: without it every write of the server
 * would make the copy begin anew.
 */
async function copyPages(database: string, draft: string): Promise<DatabaseFacts["rows"]> {
  // Opening what is no database any more could throw away the log that lies beside it.
  if (!hasDatabaseHeader(database)) throw new BackupProblem(text("The database of this household is damaged."));
  const source = new Database(database, { readonly: true, fileMustExist: true });
  try {
    source.pragma("busy_timeout = 5000");
    source.exec("begin");
    const { rows } = databaseFacts(source);
    await source.backup(draft, { progress: () => ALL_PAGES });
    return rows;
  } finally {
    source.close();
  }
}

function compareRows(counted: DatabaseFacts["rows"], copied: DatabaseFacts["rows"]): void {
  for (const [table, rows] of Object.entries(counted)) {
    if (["access_tokens", "guest_links", "house_secrets", "webhooks"].includes(table)) continue;
    if (copied[table] !== rows)
      throw new BackupProblem(`The copy has ${copied[table] ?? 0} rows of ${table} where the database has ${rows}.`);
  }
}

/** Gives the files that the copy names a second name among the backups; their hash is known from the backup before. */
async function shareNamedFiles(order: BackupOrder, draft: string): Promise<NamedFile[]> {
  const backups = await listBackups(order.folder);
  const known = new Map(backups.flatMap(({ manifest }) => manifest.files.map((file) => [file.path, file] as const)));
  const shared: NamedFile[] = [];
  for (const path of namedPaths(order.dataFolder, draft)) {
    const source = join(order.dataFolder, path);
    const bytes = statSync(source, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) continue;
    const before = known.get(path);
    try {
      const sha256 = before?.bytes === bytes ? before.sha256 : await hashFile(source);
      shareFile(source, sharedFile(order.folder, sha256));
      shared.push({ path, bytes, sha256 });
    } catch (error) {
      // What was over or deleted for good in the meantime has taken its file away.
      if (existsSync(source)) throw error;
    }
  }
  return shared;
}

/** Uploads that may be read again, the pictures of scanned pages, recipes that are coming in, and the photos of recipes. */
function namedPaths(dataFolder: string, draft: string): string[] {
  const names = withDatabase(draft, { readonly: true }, (client) => ({
    uploads: importFileNames(client),
    photos: photoNames(client),
  }));
  const paths = [
    ...names.uploads.flatMap((name) => [`uploads/${name}`, `uploads/${name}.pages`]),
    ...names.photos.map((name) => `photos/${name}`),
  ];
  return paths.flatMap((path) => filesAt(dataFolder, path));
}

/** The file itself, the whole ones of a folder, or none. */
function filesAt(dataFolder: string, path: string): string[] {
  const found = statSync(join(dataFolder, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = readdirSync(join(dataFolder, path)).filter((name) => !name.endsWith(".part"));
  return names.map((name) => `${path}/${name}`);
}

/** Said before a byte is written: a backup must not be what fills the disk. */
function refuseFullDisk({ database, folder }: BackupOrder): void {
  const wal = `${database}-wal`;
  const needed = statSync(database).size + (existsSync(wal) ? statSync(wal).size : 0) + 1024 ** 2;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed) throw Object.assign(new Error("No room for a backup"), { code: "ENOSPC" });
}
