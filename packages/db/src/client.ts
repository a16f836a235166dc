import Database from "better-sqlite3";
import { drizzle, type BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import * as schema from "./schema/schema";

export type Db = BetterSQLite3Database<typeof schema> & { readonly $client: Database.Database };

/** Earlier versions can lose committed rows when the write-ahead log is reset (sqlite.org/wal.html, fixed in 3.51.3). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;

export class DatabaseProblem extends Error {}

/**
 * Opens the family's database file (or `:memory:`) with the durability that the product promises: write-ahead log,
 * every commit synced to disk before it is answered, foreign keys on.
 * @throws DatabaseProblem with a sentence when SQLite is too old or the file is damaged.
 */
export function openDatabase(path: string): Db {
  const client = new Database(path);
  const version = client.prepare("select sqlite_version()").pluck().get();
  if (typeof version !== "string" || !isSafeVersion(version)) {
    throw new DatabaseProblem(
      `SQLite ${String(version)} can lose data. Tureen needs SQLite ${OLDEST_SAFE_SQLITE.join(".")} or later: reinstall it with 'npm start'.`,
    );
  }
  setPragmas(client);
  checkIntegrity(client, path);
  return drizzle(client, { schema });
}

/** A second connection for long reads; it can never write. */
export function openReadOnly(path: string): Db {
  const client = new Database(path, { readonly: true });
  client.pragma("busy_timeout = 5000");
  return drizzle(client, { schema });
}

/** Moves the write-ahead log into the file and closes it; what remains is one whole file. */
export function closeDatabase(db: Db): void {
  if (!db.$client.open) return;
  if (!db.$client.readonly) db.$client.pragma("wal_checkpoint(TRUNCATE)");
  db.$client.close();
}

function setPragmas(client: Database.Database): void {
  client.pragma("journal_mode = WAL");
  // In WAL mode NORMAL may roll acknowledged commits back after a power cut; FULL syncs each of them.
  client.pragma("synchronous = FULL");
  client.pragma("foreign_keys = ON");
  client.pragma("busy_timeout = 5000");
  client.pragma("trusted_schema = OFF");
}

function checkIntegrity(client: Database.Database, path: string): void {
  let verdict: unknown;
  try {
    verdict = quickCheck(client);
  } catch (error) {
    verdict = error instanceof Error ? error.message : String(error);
  }
  if (verdict === "ok") return;
  client.close();
  throw new DatabaseProblem(
    `The database ${path} is damaged (${String(verdict).replace(/\s+/g, " ")}). Tureen does not start, so that nothing more is lost. Put the newest good backup in its place and start again.`,
  );
}

/**
 * Table by table, the tables of the search index among them. A check of the whole file would also work the index out
 * anew from the text of every recipe, for seconds in a large house and at every start.
 */
function quickCheck(client: Database.Database): unknown {
  const tables = client.prepare("select name from sqlite_master where type = 'table' and rootpage > 0").pluck().all();
  const verdicts = tables.map((table) => client.pragma(`quick_check('${String(table)}')`, { simple: true }));
  return verdicts.find((verdict) => verdict !== "ok") ?? "ok";
}

function isSafeVersion(version: string): boolean {
  const parts = version.split(".").map(Number);
  for (const [index, oldest] of OLDEST_SAFE_SQLITE.entries()) {
    const part = parts[index] ?? 0;
    if (part !== oldest) return part > oldest;
  }
  return true;
}
