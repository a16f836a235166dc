import { errorMessage } from "#core/error-message";
import type Database from "better-sqlite3";
import { migrateDatabase } from "@tureen/db/migrate";
import { closeDatabase, openDatabase } from "@tureen/db/client";
import { hasDatabaseHeader, isLogged, readFileHeader } from "@tureen/db/file/file-header";
import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { findBackup, sharedFile } from "#features/backups/backup-folder";
import { renameDurably, shareFile, syncFile, syncFolder } from "#features/backups/durable-files";
import { forgetSignIns, verifyDatabase, withDatabase } from "#features/backups/database-file";
import {
  readJournal,
  removeJournal,
  restorePlaces,
  writeJournal,
  writeOutcome,
  type RestoreJournal,
  type RestoreOutcome,
} from "./restore-journal";

export interface RestoreSite {
  readonly dataFolder: string;
  readonly database: string;
  /** Where backups are kept. */
  readonly backups: string;
  readonly migrationsFolder: string | undefined;
  /** ISO 8601 in UTC. */
  readonly now: string;
  /** Called before each step that changes the disk; a test ends the process there. */
  readonly beforeStep?: (step: RestoreStep) => void;
}

export const RESTORE_STEPS = [
  "make ready",
  "bring files",
  "settle the old database",
  "decide",
  "set the old log aside",
  "set the old database aside",
  "put the new database in place",
  "check",
  "go back",
  "bring the old log back",
  "end",
  "clear away",
] as const;
export type RestoreStep = (typeof RESTORE_STEPS)[number];

/**
 * Carries out the restore that the journal names, from wherever it was interrupted; null where there is none. Nothing may
 * have the database open. Afterwards the database is the new one, or the old one as it was: never something between.
 */
export function finishRestore(site: RestoreSite): RestoreOutcome | null {
  const journal = readJournal(site.dataFolder);
  const { root, copies } = restorePlaces(site.dataFolder);
  rmSync(copies, { recursive: true, force: true });
  if (!journal) {
    // A candidate that nobody decided to use.
    rmSync(root, { recursive: true, force: true });
    return null;
  }
  if (journal.state === "prepared") {
    try {
      makeReady(site, journal);
      before(site, "decide");
      writeJournal(site.dataFolder, { ...journal, state: "swapping" });
    } catch (error) {
      return end(site, journal, false, errorMessage(error));
    }
  }
  if (journal.state === "going-back") return goBack(site, journal);
  swap(site);
  try {
    before(site, "check");
    checkNewDatabase(site);
  } catch (error) {
    const goingBack: RestoreJournal = { ...journal, state: "going-back", reason: errorMessage(error) };
    writeJournal(site.dataFolder, goingBack);
    return goBack(site, goingBack);
  }
  return end(site, journal, true, "");
}

const before = (site: RestoreSite, step: RestoreStep): void => site.beforeStep?.(step);

/** Everything that can go wrong happens to the candidate, while the database that was is in its place. */
function makeReady(site: RestoreSite, journal: RestoreJournal): void {
  const { candidate } = restorePlaces(site.dataFolder);
  before(site, "make ready");
  const secrets = readSecrets(site.database);
  withDatabase(candidate, {}, (client) => {
    forgetSignIns(client);
    if (secrets) writeSecrets(client, secrets);
  });
  const db = openDatabase(candidate);
  try {
    migrateDatabase(db, site.migrationsFolder);
  } finally {
    closeDatabase(db);
  }
  withDatabase(candidate, {}, (client) => client.pragma("journal_mode = DELETE"));
  verifyDatabase(candidate);
  syncFile(candidate);
  before(site, "bring files");
  bringFiles(site, journal);
  before(site, "settle the old database");
  settleOldDatabase(site.database);
}

/** The password, and the address of the calendar while it is on. */
const TODAYS_KEYS = ["password-hash", "environment-password-hash", "calendar-feed"] as const;
type TodaysSecrets = ReadonlyMap<(typeof TODAYS_KEYS)[number], string>;

/** Today's password stays in force, and so does the calendar. Null where the database that was cannot be read: the backup's counts then. */
function readSecrets(database: string): TodaysSecrets | null {
  if (!hasLog(database)) return null;
  try {
    return withDatabase(database, {}, (client) => {
      const select = client.prepare("select value from house_secrets where key = ?").pluck();
      const found = TODAYS_KEYS.flatMap((key) => {
        const value: unknown = select.get(key);
        return typeof value === "string" ? [[key, value] as const] : [];
      });
      return found.some(([key]) => key === "password-hash") ? new Map(found) : null;
    });
  } catch {
    return null;
  }
}

function writeSecrets(client: Database.Database, secrets: TodaysSecrets): void {
  const remove = client.prepare("delete from house_secrets where key = ?");
  const insert = client.prepare("insert into house_secrets (key, value) values (?, ?)");
  for (const key of TODAYS_KEYS) {
    remove.run(key);
    const value = secrets.get(key);
    if (value !== undefined) insert.run(key, value);
  }
}

/** False for a damaged header: SQLite would throw the log away that lies beside it. */
function hasLog(database: string): boolean {
  return hasDatabaseHeader(database) && isLogged(readFileHeader(database));
}

/** The files that the backup names are back under their paths; what else is there is swept when the database opens. */
function bringFiles(site: RestoreSite, journal: RestoreJournal): void {
  for (const file of findBackup(site.backups, journal.from)?.manifest.files ?? []) {
    const target = join(site.dataFolder, file.path);
    // Another import may have had the name: what the backup says counts.
    if (statSync(target, { throwIfNoEntry: false })?.size !== file.bytes) rmSync(target, { force: true });
    shareFile(sharedFile(site.backups, file.sha256), target);
  }
}

/** Checkpoints the log of the old database, so that it is one whole file. A damaged one keeps its log beside it. */
function settleOldDatabase(database: string): void {
  if (!hasLog(database)) return;
  try {
    withDatabase(database, {}, (client) => client.pragma("wal_checkpoint(TRUNCATE)"));
  } catch {
    // It is set aside as it is.
  }
}

/**
 * A log that stays behind would be played into the new database: it is gone before the new database has the name. The order of
 * the names alone tells how far this came.
 */
function swap(site: RestoreSite): void {
  const { candidate, previous } = restorePlaces(site.dataFolder);
  if (!existsSync(candidate)) return;
  if (!existsSync(previous) && existsSync(site.database)) {
    if (isFilled(`${site.database}-wal`)) {
      before(site, "set the old log aside");
      renameDurably(`${site.database}-wal`, `${previous}-wal`);
    }
    before(site, "set the old database aside");
    renameDurably(site.database, previous);
  }
  removeLogs(site.database);
  before(site, "put the new database in place");
  renameDurably(candidate, site.database);
  syncFolder(site.dataFolder);
}

const isFilled = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

function removeLogs(database: string): void {
  for (const ending of ["-wal", "-shm"]) rmSync(database + ending, { force: true });
}

/** As the next start will open it. @throws whatever is wrong with it */
function checkNewDatabase(site: RestoreSite): void {
  const db = openDatabase(site.database);
  try {
    migrateDatabase(db, site.migrationsFolder);
  } finally {
    closeDatabase(db);
  }
}

function goBack(site: RestoreSite, journal: RestoreJournal): RestoreOutcome {
  const { previous } = restorePlaces(site.dataFolder);
  if (existsSync(previous)) {
    removeLogs(site.database);
    before(site, "go back");
    renameDurably(previous, site.database);
  }
  if (existsSync(`${previous}-wal`)) {
    before(site, "bring the old log back");
    renameDurably(`${previous}-wal`, `${site.database}-wal`);
  }
  return end(site, journal, false, journal.reason);
}

function end(site: RestoreSite, journal: RestoreJournal, succeeded: boolean, reason: string): RestoreOutcome {
  const { from, createdAt, safetyCopy } = journal;
  const outcome = { succeeded, from, createdAt, at: site.now, safetyCopy, reason };
  before(site, "end");
  if (succeeded && safetyCopy === null) keepDamagedDatabase(site);
  tellOutcome(site, outcome);
  removeJournal(site.dataFolder);
  before(site, "clear away");
  rmSync(restorePlaces(site.dataFolder).root, { recursive: true, force: true });
  return outcome;
}

function tellOutcome(site: RestoreSite, outcome: RestoreOutcome): void {
  try {
    writeOutcome(site.dataFolder, outcome);
  } catch {
    // A full disk: the database is what counts, and it opens.
  }
}

/** A database that no copy could be made of is kept as it was: somebody may still read something out of it. */
function keepDamagedDatabase(site: RestoreSite): void {
  const { previous } = restorePlaces(site.dataFolder);
  const kept = join(site.backups, `damaged-${site.now.replaceAll(/[:.]/g, "-")}.sqlite`);
  for (const ending of ["", "-wal"]) if (existsSync(previous + ending)) renameSync(previous + ending, kept + ending);
}
