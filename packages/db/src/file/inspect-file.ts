import { text } from "@tureen/messages/text";
import Database from "better-sqlite3";
import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseProblem } from "./database-problem";
import { hasDatabaseHeader, readFileHeader } from "./file-header";
import { hasLog, logOf, refuseForeignLog } from "./log-continues";

/** "Ture": marks a file as ours (SQLite's application id). */
export const APPLICATION_ID = 0x54_75_72_65;

const APPLICATION_ID_OFFSET = 68;

/**
 * Looks at a database before it is opened, because opening one may already write to it: SQLite checkpoints the log that it finds.
 * Where there is a log, or the file does not say that it is ours, a copy is opened instead.
 * @throws DatabaseProblem for a file that is empty, no database, another program's, damaged, or has another file's log
 */
export function inspectFile(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return;
  if (size === 0)
    throw new DatabaseProblem(
      text(
        "The database {path} is empty (0 bytes), as a full disk or a broken copy leaves it. Tureen does not start, so that nothing is covered up. Restore a backup with 'npm run restore FILE'; to start with an empty database, delete this file and the file .tureen beside it.",
        { path },
      ),
    );
  if (!hasDatabaseHeader(path))
    throw new DatabaseProblem(
      text(
        "The file {path} is damaged or no database at all. Nothing was written to it. Restore a backup with 'npm run restore FILE', or check DATA_DIR.",
        { path },
      ),
    );
  refuseForeignLog(path);
  if (hasLog(path) || readFileHeader(path).readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID) inspectCopy(path);
}

/** What is said of a database that SQLite cannot read. */
export function damaged(path: string, detail: unknown): DatabaseProblem {
  const reason = (detail instanceof Error ? detail.message : String(detail)).replace(/\s+/g, " ");
  return new DatabaseProblem(
    text(
      "The database {path} is damaged ({reason}). Tureen does not start, so that nothing more is lost. Put the newest good backup in its place and start again: npm run restore FILE",
      { path, reason },
    ),
  );
}

/** The table that drizzle makes before it runs the first migration: alone, it is what a power cut has left of a first start. */
const MIGRATION_HISTORY = "__drizzle_migrations";

function inspectCopy(path: string): void {
  const folder = mkdtempSync(join(tmpdir(), "tureen-look-"));
  try {
    const copy = join(folder, "copy.sqlite");
    copyFileSync(path, copy);
    if (hasLog(path)) copyFileSync(logOf(path), logOf(copy));
    refuseForeignDatabase(copy, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refuseForeignDatabase(copy: string, path: string): void {
  let client: Database.Database | undefined;
  let tables: unknown[];
  let problem: string | null;
  try {
    client = new Database(copy);
    tables = client.prepare("select name from sqlite_master where type = 'table'").pluck().all();
    problem = damagedPart(client);
  } catch (error) {
    throw damaged(path, error);
  } finally {
    client?.close();
  }
  if (tables.some((table) => table !== MIGRATION_HISTORY) && !tables.includes("house_secrets"))
    throw new DatabaseProblem(
      text(
        "The database {path} belongs to another program. Nothing was written to it. Check DATA_DIR, or move the file away.",
        { path },
      ),
    );
  if (problem !== null) throw damaged(path, problem);
}

/**
 * What SQLite finds wrong, null for a sound database. Table by table, the tables of the search index among them: a check of
 * the whole file would also work the index out anew from the text of every recipe, for seconds with many recipes, and at every start.
 */
export function damagedPart(client: Database.Database): string | null {
  const tables = client.prepare("select name from sqlite_master where type = 'table' and rootpage > 0").pluck().all();
  const verdicts = tables.map((table) => String(client.pragma(`quick_check('${String(table)}')`, { simple: true })));
  return verdicts.find((verdict) => verdict !== "ok") ?? null;
}
