import { text, type Text } from "@tureen/messages/text";
import Database from "better-sqlite3";
import { AppError } from "#core/app-error";
import { namedPhotos } from "../recipe-photos/named-photos";

/** A file is no database, or none that can be used here. Its sentence is English where it comes out of SQLite. */
export class BackupProblem extends AppError {
  constructor(sentence: Text | string) {
    super("unreadable", sentence);
  }
}

/** The same, whichever process it comes from. */
export const isBackupProblem = (error: unknown): error is AppError =>
  error instanceof AppError && error.kind === "unreadable";

/** What makes a database ours. */
const TELLING_TABLES = ["__drizzle_migrations", "recipes", "house_secrets"];

export interface DatabaseFacts {
  /** Time of the newest migration. */
  readonly schema: number;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Reads every page and every reference of a database that nobody writes to.
 * @throws BackupProblem when it is no database, not ours, or damaged.
 */
export function verifyDatabase(path: string): DatabaseFacts {
  refuseForeign(path);
  return withDatabase(path, { readonly: true }, (client) => {
    const verdict: unknown = client.pragma("integrity_check", { simple: true });
    if (verdict !== "ok") throw new BackupProblem(`The database is damaged (${String(verdict).slice(0, 200)}).`);
    const broken = client.pragma("foreign_key_check");
    if (Array.isArray(broken) && broken.length > 0)
      throw new BackupProblem(`The database has ${broken.length} references to rows that are not there.`);
    return databaseFacts(client);
  });
}

/** Counted in one transaction where the caller has begun one. */
export function databaseFacts(client: Database.Database): DatabaseFacts {
  const tables = client
    .prepare(
      "select name from sqlite_master where type = 'table' and rootpage > 0 and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all() as string[]; // a column of names
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table] = Number(client.prepare(`select count(*) from "${table}"`).pluck().get());
  const newest: unknown = client.prepare("select max(created_at) from __drizzle_migrations").pluck().get();
  return { schema: typeof newest === "number" ? newest : 0, rows };
}

/** Names of the files that the database names below `uploads`. */
export function importFileNames(client: Database.Database): string[] {
  if (!hasColumn(client, "import_batches", "file_name")) return [];
  // A column of names.
  return client
    .prepare("select distinct file_name from import_batches where file_name <> ''")
    .pluck()
    .all() as string[];
}

/** Names of the folders that the database names below `photos`. */
export function photoNames(client: Database.Database): string[] {
  if (!hasColumn(client, "recipes", "photo_id")) return [];
  const which = hasColumn(client, "recipes", "more_photos_json") ? "all" : "covers";
  // A column of names.
  return client.prepare(namedPhotos(which)).pluck().all() as string[];
}

/** A database may be older than the column. */
const hasColumn = (client: Database.Database, table: string, column: string): boolean =>
  client.prepare("select 1 from pragma_table_info(?) where name = ?").get(table, column) !== undefined;

/**
 * Takes out what must not live again with a copy: every sign-in and token, the links for guests, the webhooks, the address of the calendar, and
 * the epoch, of which each server that starts from a copy makes a new one. What is taken out is overwritten, not only unlinked.
 */
export function forgetSignIns(client: Database.Database): void {
  client.pragma("secure_delete = ON");
  client.prepare("delete from access_tokens").run();
  for (const table of ["guest_links", "webhooks"])
    if (hasColumn(client, table, "id")) client.prepare(`delete from ${table}`).run();
  client.prepare("delete from house_secrets where key in ('epoch', 'calendar-feed')").run();
}

/** Opens, works, closes; what SQLite says of a file that is no database becomes a sentence. */
export function withDatabase<T>(path: string, options: Database.Options, work: (client: Database.Database) => T): T {
  let client: Database.Database | undefined;
  try {
    client = new Database(path, { fileMustExist: true, ...options });
    client.pragma("trusted_schema = OFF");
    return work(client);
  } catch (error) {
    if (isDamage(error))
      throw new BackupProblem(text("This file is not a database that can be read, or it is damaged."));
    throw error;
  } finally {
    client?.close();
  }
}

/** True for an error of SQLite about the content of a file, not about reaching it. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^SQLITE_(?:NOTADB|CORRUPT|FORMAT)/.test(String(error.code));
}

/** @throws BackupProblem where a database is none of ours, so that nothing is changed in it */
export function refuseForeign(path: string): void {
  withDatabase(path, { readonly: true }, (client) => {
    const tables = new Set(client.prepare("select name from sqlite_master where type = 'table'").pluck().all());
    if (TELLING_TABLES.some((table) => !tables.has(table)))
      throw new BackupProblem(text("This database is not one of Tureen's. Choose a backup that Tureen has made."));
  });
}
