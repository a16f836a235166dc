import Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeDatabase, openDatabase, type Db } from "../client";
import { hasDatabaseHeader } from "./file-header";
import { inTransaction } from "../in-transaction";
import { testDatabase } from "../testing/test-database";

const SQLITE = createRequire(import.meta.url).resolve("better-sqlite3");

let folder: string;
let path: string;
let db: Db;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-others-"));
  path = join(folder, "tureen.sqlite");
  writeFileSync(path, testDatabase().$client.serialize());
  db = openDatabase(path);
  addSoup("Leek soup");
});

afterEach(() => {
  closeDatabase(db);
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

function addSoup(title: string): void {
  inTransaction(db, (tx) =>
    tx.run(sql`insert into recipes (title, instructions, created_at, updated_at) values (${title}, 'Cook.', '', '')`),
  );
}

/** Another program opens the file, does something with it, and closes it: as the sqlite3 shell does, or a backup by cron. */
function otherProgram(work: string): void {
  const program = `const db = new (require(${JSON.stringify(SQLITE)}))(${JSON.stringify(path)}); ${work}; db.close();`;
  execFileSync(process.execPath, ["-e", program]);
}

/** What would be there after kill -9: read in another process, for to open and close our file here would drop its locks. */
function titlesAfterCrash(): string[] {
  const crashed = join(folder, "crashed");
  const copy = `const fs = require("node:fs"); for (const end of ["", "-wal"]) { fs.rmSync(${JSON.stringify(crashed)} + end, { force: true }); if (fs.existsSync(${JSON.stringify(path)} + end)) fs.copyFileSync(${JSON.stringify(path)} + end, ${JSON.stringify(crashed)} + end); }`;
  execFileSync(process.execPath, ["-e", copy]);
  const left = openDatabase(crashed);
  const titles = left.$client.prepare("select title from recipes order by id").pluck().all() as string[]; // a column of text
  closeDatabase(left);
  return titles;
}

const READ = "db.prepare('select count(*) from recipes').get()";

test.each([
  ["reads", READ],
  ["copies the whole of it", "db.exec(`vacuum into '${db.name}-copy-${process.pid}'`)"],
  ["checkpoints the log", "db.pragma('wal_checkpoint(TRUNCATE)')"],
  ["packs the file", "db.exec('vacuum')"],
])("what is saved while another program %s is there after a crash, and nothing is refused", (_name, work) => {
  for (let round = 1; round <= 3; round += 1) {
    otherProgram(work);
    // Looked at from time to time: this too once closed the file, and every lock with it.
    expect(hasDatabaseHeader(path)).toBe(true);
    addSoup(`Soup ${round}`);
  }
  otherProgram(work);
  expect(titlesAfterCrash()).toEqual(["Leek soup", "Soup 1", "Soup 2", "Soup 3"]);
});

test.skipIf(!existsSync("/proc/locks"))(
  "the file is locked after the start, a write, a checkpoint and a look at it",
  () => {
    const inode = statSync(path).ino;
    const isLocked = (): boolean =>
      readFileSync("/proc/locks", "utf8")
        .split("\n")
        .some((line) => line.includes(` ${process.pid} `) && line.includes(`:${inode} `));
    expect(isLocked()).toBe(true);
    addSoup("Bean soup");
    db.$client.pragma("wal_checkpoint(TRUNCATE)");
    expect(hasDatabaseHeader(path)).toBe(true);
    addSoup("Pea soup");
    expect(isLocked()).toBe(true);
  },
);

test("a file that was only touched goes on being written to", () => {
  utimesSync(path, new Date(0), new Date(0));
  addSoup("Bean soup");
  expect(titlesAfterCrash()).toEqual(["Leek soup", "Bean soup"]);
});

test.each(["-wal", "-shm"])(
  "a removed %s is noticed before the next write, and what was saved until then is in the file",
  (ending) => {
    rmSync(path + ending);
    expect(() => addSoup("Bean soup")).toThrow(/-wal and -shm beside the database were removed/);
    rmSync(`${path}-wal`, { force: true });
    expect(titlesAfterCrash()).toEqual(["Leek soup"]);
  },
);

test("a log that another program has made empty is still refused beside an earlier copy of the file", () => {
  const earlier = join(folder, "earlier");
  otherProgram("db.pragma('wal_checkpoint(TRUNCATE)')");
  execFileSync(process.execPath, [
    "-e",
    `require("node:fs").copyFileSync(${JSON.stringify(path)}, ${JSON.stringify(earlier)})`,
  ]);
  addSoup("Bean soup");
  otherProgram("db.pragma('wal_checkpoint(TRUNCATE)')");
  addSoup("Pea soup");
  cpSync(`${path}-wal`, `${earlier}-wal`);
  expect(() => openDatabase(earlier)).toThrow(/does not belong to it/);
});

test("a crashed database that somebody has read before the next start has all that was saved", () => {
  expect(titlesAfterCrash()).toEqual(["Leek soup"]);
  const crashed = join(folder, "crashed");
  new Database(crashed).close();
  const again = openDatabase(crashed);
  expect(again.$client.prepare("select count(*) from recipes").pluck().get()).toBe(1);
  closeDatabase(again);
});
