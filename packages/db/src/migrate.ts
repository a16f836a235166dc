import { text } from "@tureen/messages/text";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseProblem, type Db } from "./client";
import { APPLICATION_ID } from "./file/inspect-file";

/** Where the migrations are when the TypeScript source runs; a bundle brings its own copy and says where. */
export const SOURCE_MIGRATIONS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), "..", "migrations");

/**
 * Brings the database to this version's schema, forward only, before anything listens.
 * Foreign keys are off meanwhile and checked afterwards: a table that SQLite has to rebuild is dropped on the way, and
 * with foreign keys on that would delete the rows that point to it (the pragma does nothing inside a transaction).
 * @throws DatabaseProblem when the file belongs to a newer version, or a reference is broken afterwards.
 */
export function migrateDatabase(db: Db, migrationsFolder: string = SOURCE_MIGRATIONS_FOLDER): void {
  refuseNewerSchema(db, migrationsFolder);
  // Nothing to do is the usual case: reading every migration and checking every reference takes a tenth of the start.
  if (newestApplied(db) === newestMigration(migrationsFolder)) return;
  db.$client.pragma("foreign_keys = OFF");
  try {
    migrate(db, { migrationsFolder });
    const broken = db.$client.pragma("foreign_key_check");
    if (Array.isArray(broken) && broken.length > 0) {
      throw new DatabaseProblem(
        text(
          "The upgrade left {count, number} broken references in the database. Start the earlier version again and report this.",
          { count: broken.length },
        ),
      );
    }
    if (db.$client.pragma("application_id", { simple: true }) !== APPLICATION_ID)
      db.$client.pragma(`application_id = ${APPLICATION_ID}`);
  } finally {
    db.$client.pragma("foreign_keys = ON");
  }
}

/** True where a database that has been lived in is about to be changed; a new, empty one is not. */
export function hasPendingMigrations(db: Db, migrationsFolder: string = SOURCE_MIGRATIONS_FOLDER): boolean {
  const newest = newestApplied(db);
  return newest !== null && newest < newestMigration(migrationsFolder);
}

/** Time of the newest migration that this version knows, as its journal has it. */
export function newestMigration(migrationsFolder: string = SOURCE_MIGRATIONS_FOLDER): number {
  return Math.max(0, ...knownMigrations(migrationsFolder));
}

/** Null where nothing has been migrated yet. */
function newestApplied(db: Db): number | null {
  const hasHistory = db.$client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (!hasHistory) return null;
  const newest: unknown = db.$client.prepare("select max(created_at) from __drizzle_migrations").pluck().get();
  return typeof newest === "number" ? newest : null;
}

function refuseNewerSchema(db: Db, migrationsFolder: string): void {
  const newest = newestApplied(db);
  if (newest !== null && newest > newestMigration(migrationsFolder)) {
    throw new DatabaseProblem(
      text(
        "This database was written by a newer version of Tureen. Start that version, or restore a backup made with this one.",
      ),
    );
  }
}

function knownMigrations(folder: string): number[] {
  const journal = join(folder, "meta", "_journal.json");
  if (!existsSync(journal)) return [];
  // Written by drizzle-kit and shipped with this very build.
  const parsed = JSON.parse(readFileSync(journal, "utf8")) as { entries: { when: number }[] };
  return parsed.entries.map((entry) => entry.when);
}
