import { text } from "@tureen/messages/text";
import Database from "better-sqlite3";
import { drizzle, type BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { existsSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { noteCleanShutdown, wasShutDownCleanly } from "./file/clean-shutdown";
import { DatabaseProblem } from "./file/database-problem";
import { accessProblem } from "./file/access-problem";
import { closeWatched, filesOf, watchFile } from "./file/file-watch";
import { damaged, damagedPart, inspectFile } from "./file/inspect-file";

/** Drizzle is not told the schema, for its relational queries: tables are asked by themselves. */
export type Db = BetterSQLite3Database & { readonly $client: Database.Database };

/** Earlier versions can lose committed rows when the write-ahead log is reset (sqlite.org/wal.html, fixed in 3.51.3). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;

export { DatabaseProblem };

/**
 * Opens the family's database file (or `:memory:`) with the durability that the product promises: write-ahead log,
 * every commit synced to disk before it is answered, foreign keys on.
 * @throws DatabaseProblem with a sentence when SQLite is too old, or the file is damaged, empty or another program's, or its
 *   log belongs to another file; then nothing was written
 */
export function openDatabase(path: string): Db {
  const isFile = path !== ":memory:";
  const isNew = isFile && !existsSync(path);
  const refusal = isFile ? accessProblem([dirname(path), ...filesOf(path)]) : null;
  if (refusal) throw refusal;
  if (isFile) inspectFile(path);
  const isKnown = isFile && wasShutDownCleanly(path);
  const client = open(path);
  try {
    refuseUnsafeVersion(client);
    setPragmas(client);
    const problem = isKnown ? null : damagedPart(client);
    if (problem !== null) throw damaged(path, problem);
  } catch (error) {
    client.close();
    if (isNew && statSync(path, { throwIfNoEntry: false })?.size === 0) rmSync(path);
    throw asProblem(path, error);
  }
  if (isFile) watchFile(client, path);
  return drizzle(client);
}

/** The database of these bytes, in memory: what `serialize` gave of one that was never a file. */
export function openSerialized(bytes: Buffer): Db {
  const client = new Database(bytes);
  setPragmas(client);
  return drizzle(client);
}

function open(path: string): Database.Database {
  try {
    return new Database(path);
  } catch (error) {
    throw asProblem(path, error);
  }
}

function refuseUnsafeVersion(client: Database.Database): void {
  const version = client.prepare("select sqlite_version()").pluck().get();
  if (typeof version === "string" && isSafeVersion(version)) return;
  throw new DatabaseProblem(
    text("SQLite {version} can lose data. Tureen needs SQLite {oldest} or later: reinstall it with 'npm start'.", {
      version: String(version),
      oldest: OLDEST_SAFE_SQLITE.join("."),
    }),
  );
}

/** What the disk does not let happen is not the file's fault. */
function asProblem(path: string, error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("SQLITE_CORRUPT") || code === "SQLITE_NOTADB") return damaged(path, error);
  return new DatabaseProblem(
    text(
      "The database {path} cannot be opened ({reason}). Check that the disk is there, has room, and can be written to by the user that Tureen runs as.",
      { path, reason: error instanceof Error ? error.message : String(error) },
    ),
  );
}

/** A database of which somebody has just seen that it is whole: looking again would hold up whoever waits. */
export function openVerified(path: string): Db {
  const client = new Database(path, { fileMustExist: true });
  setPragmas(client);
  return drizzle(client);
}

/** A second connection for long reads; it can never write. */
export function openReadOnly(path: string): Db {
  const client = new Database(path, { readonly: true });
  client.pragma("busy_timeout = 5000");
  // It reads all there is, once: a larger cache would keep what nobody asks for again.
  client.pragma("cache_size = -2000");
  return drizzle(client);
}

/** Closes the file, into which SQLite brings the log where nobody else has it open; one that was replaced meanwhile is left alone. */
export function closeDatabase(db: Db): void {
  const client = db.$client;
  if (!client.open || !closeWatched(client)) return;
  if (!client.readonly && !client.memory) noteCleanShutdown(client.name);
}

function setPragmas(client: Database.Database): void {
  client.pragma("journal_mode = WAL");
  // In WAL mode NORMAL may roll acknowledged commits back after a power cut; FULL syncs each of them.
  client.pragma("synchronous = FULL");
  client.pragma("foreign_keys = ON");
  client.pragma("busy_timeout = 5000");
  client.pragma("trusted_schema = OFF");
  // With the usual 16 MB no search, card or week of 10,000 recipes was quicker.
  client.pragma("cache_size = -5000");
}

function isSafeVersion(version: string): boolean {
  const parts = version.split(".").map(Number);
  for (const [index, oldest] of OLDEST_SAFE_SQLITE.entries()) {
    const part = parts[index] ?? 0;
    if (part !== oldest) return part > oldest;
  }
  return true;
}
