import { closeDatabase, openVerified, openDatabase } from "@tureen/db/client";
import { newestMigration } from "@tureen/db/migrate";
import { text, type Text } from "@tureen/messages/text";
import { createWriteStream, existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { instantOf, systemClock } from "#core/clock";
import type { Config } from "#core/config";
import { DataFolderProblem, noDatabaseIn, prepareDataFolder, type DataFolder } from "#core/data-folder/data-folder";
import { lockDataFolder } from "#core/data-folder/data-folder-lock";
import { createLogger } from "#core/logger";
import { bundledMigrations } from "#core/data-folder/migrations-folder";
import { resetFamilyPassword } from "../auth/family-password";
import { packArchive } from "./backup-archive";
import { databaseOf } from "./backup-folder";
import { runBackupTask } from "./backup-tasks";
import { createBackups, type Backups } from "./backups";
import { finishRestore } from "./restore/finish-restore";
import { BackupProblem } from "./database-file";
import { copyBeforeRestore } from "./restore/replace-database";
import { writeJournal } from "./restore/restore-journal";

type Print = (words: Text) => void;

/** Makes a backup, whether a server runs or not; into a ZIP besides where `target` names one. */
export async function backupCommand(
  config: Config,
  { from, target, say }: { readonly from: string; readonly target: string | undefined; readonly say: Print },
): Promise<void> {
  const folder = prepareDataFolder(config.DATA_DIR);
  requireDatabase(folder);
  const backup = await backupsOf(folder).make("by-hand");
  say(text("Backup made and verified: {path}", { path: databaseOf(folder.backups, backup.name) }));
  if (target === undefined) return;
  const path = resolve(from, target);
  await pipeline(packArchive(folder.backups, backup), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  say(text("All of it in one file: {path}", { path }));
}

/**
 * Restores from a file or from the list while no server runs.
 * @throws DataFolderProblem where one does, BackupProblem where the file cannot be restored
 */
export async function restoreCommand(
  config: Config,
  { from, source, say }: { readonly from: string; readonly source: string; readonly say: Print },
): Promise<void> {
  const folder = prepareDataFolder(config.DATA_DIR);
  const unlock = lockDataFolder(folder.root, { port: 0, since: instantOf(systemClock), waitMs: 0 });
  try {
    const site = { dataFolder: folder.root, database: folder.database, backups: folder.backups };
    const finish = () => finishRestore({ ...site, migrationsFolder: bundledMigrations(), now: instantOf(systemClock) });
    finish();
    const backups = backupsOf(folder);
    const { name } = backups.find(source) ?? (await adoptFile(backups, resolve(from, source)));
    const { manifest } = await backups.prepare(name);
    const safetyCopy = existsSync(folder.database) ? await copyBeforeRestore(backups, name) : null;
    writeJournal(folder.root, { state: "prepared", from: name, createdAt: manifest.createdAt, safetyCopy, reason: "" });
    const outcome = finish();
    if (!outcome?.succeeded)
      throw new BackupProblem(
        text("The backup could not be restored, and everything is as it was. {reason}", {
          reason: outcome?.reason ?? "",
        }),
      );
    say(text("Restored: {name}. Every device signs in again.", { name }));
    if (safetyCopy)
      say(text("The database as it was before: {path}", { path: databaseOf(folder.backups, safetyCopy) }));
  } finally {
    unlock();
  }
}

/** Prints a new password; a server that runs takes it at once. */
export async function resetPasswordCommand(config: Config, say: Print): Promise<void> {
  const folder = prepareDataFolder(config.DATA_DIR);
  requireDatabase(folder);
  const unlock = lockUnlessServed(folder);
  const db = unlock ? openDatabase(folder.database) : openVerified(folder.database);
  try {
    const password = await resetFamilyPassword(db);
    say(text("The family password is now: {password}", { password }));
    say(text("Every device is signed out. You can change it on the Admin page."));
  } finally {
    if (unlock) closeDatabase(db);
    else db.$client.close();
    unlock?.();
  }
}

/** Null while a server works with the folder. */
function lockUnlessServed(folder: DataFolder): (() => void) | null {
  try {
    return lockDataFolder(folder.root, { port: 0, since: instantOf(systemClock), waitMs: 0 });
  } catch (error) {
    if (error instanceof DataFolderProblem) return null;
    throw error;
  }
}

function requireDatabase(folder: DataFolder): void {
  if (!existsSync(folder.database)) throw noDatabaseIn(folder);
}

async function adoptFile(backups: Backups, path: string) {
  if (!existsSync(path))
    throw new BackupProblem(text("There is neither a file {path} nor a backup of that name.", { path }));
  return backups.adopt(path, basename(path));
}

/** Nobody waits for this process: it does the work itself. */
function backupsOf(folder: DataFolder): Backups {
  const log = createLogger();
  log.level = "silent";
  return createBackups({
    dataFolder: folder.root,
    database: folder.database,
    folder: folder.backups,
    newestSchema: newestMigration(bundledMigrations()),
    clock: systemClock,
    log,
    run: runBackupTask,
  });
}
