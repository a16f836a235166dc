import Database from "better-sqlite3";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../../speed/running-server";
import { beginServer } from "../../begun-server";
import { Family } from "../../family";
import { inFolder, listed, type Proof } from "../../proof";

/** Puts something else in the place of a sound server's database. */
const CASES: Readonly<Record<string, (path: string) => void>> = {
  empty: (path) => writeFileSync(path, ""),
  "no database": (path) => writeFileSync(path, "Dear diary, ".repeat(999)),
  "cut short": (path) => writeFileSync(path, readFileSync(path).subarray(0, 20_000)),
  "damaged header": (path) => fill(path, 0, 100),
  "damaged pages": (path) => fill(path, 4096, 40_000),
  foreign: (path) => {
    rmSync(path);
    withDatabase(path, (db) => db.exec("create table bookmarks (url text)"));
  },
  newer: (path) =>
    withDatabase(path, (db) =>
      db.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)"),
    ),
};

function fill(path: string, from: number, to: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0xa5, from, to);
  writeFileSync(path, bytes);
}

function withDatabase(path: string, work: (db: Database.Database) => void): void {
  const db = new Database(path);
  work(db);
  db.close();
}

export const proof: Proof = {
  title: "damaged, foreign, empty, newer database; another file's log; swapped while running; a wrong index",
  goal: "a sentence on the page and in the log, nothing written; no backup with a wrong index",
  isInShortForm: true,
  limitMinutes: 5,
  run: (extent) =>
    inFolder(async (folder) => {
      const problems: string[] = [];
      const sound = join(folder, "sound");
      const household = await startServer(sound);
      await (await Family.signIn(household.port)).addRecipe("Soup");
      await household.stop();
      // What is refused, and why, the tests of `packages/db/src/file` hold; here one such file on its way to the page.
      if (extent === "short") {
        problems.push(...(await refusalProblems(folder, sound, "damaged pages")));
        return { result: `1 case, problems: ${listed(problems)}`, holds: problems.length === 0 };
      }
      const names = Object.keys(CASES);
      for (const name of names) problems.push(...(await refusalProblems(folder, sound, name)));
      problems.push(
        ...(await leftLogProblems(folder, sound)),
        ...(await swapProblems(folder, sound)),
        ...(await wrongIndexProblems(folder, sound)),
      );
      return { result: `${names.length + 3} cases, problems: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};

async function refusalProblems(folder: string, sound: string, name: string): Promise<string[]> {
  const data = join(folder, name);
  cpSync(sound, data, { recursive: true });
  const path = join(data, "tureen.sqlite");
  CASES[name]?.(path);
  return refused(data, path, name);
}

async function refused(data: string, path: string, name: string): Promise<string[]> {
  const before = readFileSync(path);
  const server = await beginServer(data);
  const page = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { accept: "text/html" } }).catch(() => null);
  const text = (await page?.text()) ?? "";
  await server.end("SIGTERM");
  return [
    ...(server.first.status === 503 && text.includes("Tureen does not start") ? [] : [`${name}: no page`]),
    ...(/\bat .+:\d+:\d+/.test(server.said() + text) ? [`${name}: a stack trace`] : []),
    ...(server.said().includes('"level":60') ? [] : [`${name}: nothing in the log`]),
    ...(readFileSync(path).equals(before) ? [] : [`${name}: written to`]),
  ];
}

/** A server that was killed, then a copy of before put in its place by hand. */
async function leftLogProblems(folder: string, sound: string): Promise<string[]> {
  const data = join(folder, "left-log");
  cpSync(sound, data, { recursive: true });
  const path = join(data, "tureen.sqlite");
  const backup = join(folder, "backup.sqlite");
  withDatabase(path, (db) => db.exec(`vacuum into '${backup}'`));
  const household = await startServer(data);
  await (await Family.signIn(household.port)).addRecipe("Newer soup");
  await household.kill();
  cpSync(backup, path);
  return refused(data, path, "left log");
}

/** An index of which `quick_check` says nothing: no copy with it is taken in, and the server's own is made anew before it is copied. */
async function wrongIndexProblems(folder: string, sound: string): Promise<string[]> {
  const data = join(folder, "wrong-index");
  cpSync(sound, data, { recursive: true });
  const path = join(data, "tureen.sqlite");
  withDatabase(path, misleadIndex);
  const household = await startServer(data);
  const family = await Family.signIn(household.port);
  const upload = await family.sendFile("/admin/backups/upload", "backup", "tureen.sqlite", readFileSync(path));
  const made = await family.call("POST", "/admin/backups");
  const { index_rebuilt_at: rebuiltAt } = JSON.parse((await family.call("GET", "/admin/backups")).text) as {
    index_rebuilt_at: string | null;
  };
  await household.stop();
  return [
    ...(upload.status === 422 ? [] : [`a backup with a wrong index: ${upload.status} ${upload.text}`]),
    ...(made.status === 201 && rebuiltAt !== null ? [] : [`own wrong index: ${made.status}, made anew ${rebuiltAt}`]),
  ];
}

/** Has the index of titles point to what stands in another column. */
function misleadIndex(db: Database.Database): void {
  db.unsafeMode();
  db.pragma("writable_schema = ON");
  db.exec("update sqlite_schema set sql = replace(sql, '`title`', '`cuisine`') where name = 'recipes_title'");
  db.pragma("writable_schema = OFF");
}

async function swapProblems(folder: string, sound: string): Promise<string[]> {
  const data = join(folder, "swapped");
  cpSync(sound, data, { recursive: true });
  const path = join(data, "tureen.sqlite");
  const backup = join(folder, "other.sqlite");
  mkdirSync(folder, { recursive: true });
  withDatabase(path, (db) => db.exec(`vacuum into '${backup}'`));
  const household = await startServer(data);
  const family = await Family.signIn(household.port);
  await family.addRecipe("Before");
  cpSync(backup, path);
  const answer = await family.addRecipe("After");
  await household.stop();
  return [
    ...(answer.status === 503 && answer.text.includes("replaced") ? [] : [`swapped: ${answer.status} ${answer.text}`]),
    ...(existsSync(path) && readFileSync(path).equals(readFileSync(backup)) ? [] : ["swapped: written to"]),
  ];
}
