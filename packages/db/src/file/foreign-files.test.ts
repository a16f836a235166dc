import Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeDatabase, DatabaseProblem, openDatabase, type Db } from "../client";
import { inTransaction } from "../in-transaction";
import { testDatabase } from "../testing/test-database";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-foreign-"));
  path = join(folder, "tureen.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function addSoup(db: Db, title: string): void {
  inTransaction(db, (tx) =>
    tx.run(sql`insert into recipes (title, instructions, created_at, updated_at) values (${title}, 'Cook.', '', '')`),
  );
}

const titles = (db: Db): unknown[] => db.$client.prepare("select title from recipes order by id").pluck().all();

/** Everything of the database as a crash leaves it: the file, its log and what stands beside them. */
function crash(target: string): void {
  for (const ending of ["", "-wal"]) if (existsSync(path + ending)) cpSync(path + ending, target + ending);
}

function database(title: string): Db {
  writeFileSync(path, testDatabase().$client.serialize());
  const db = openDatabase(path);
  addSoup(db, title);
  return db;
}

function expectRefused(file: string, sentence: RegExp): void {
  const before = readFileSync(file);
  expect(() => openDatabase(file)).toThrow(sentence);
  expect(() => openDatabase(file)).toThrow(DatabaseProblem);
  expect(readFileSync(file).equals(before)).toBe(true);
}

test("a database that crashed opens with all that its log holds, also after a checkpoint in between", () => {
  const db = database("Leek soup");
  db.$client.pragma("wal_checkpoint(RESTART)");
  const checkpointed = join(folder, "checkpointed.sqlite");
  crash(checkpointed);
  addSoup(db, "Bean soup");
  const crashed = join(folder, "crashed.sqlite");
  crash(crashed);
  closeDatabase(db);
  const titlesOf = (file: string): unknown[] => {
    const again = openDatabase(file);
    const found = titles(again);
    closeDatabase(again);
    return found;
  };
  expect(titlesOf(checkpointed)).toEqual(["Leek soup"]);
  expect(titlesOf(crashed)).toEqual(["Leek soup", "Bean soup"]);
});

test("a log that is cut off or scrambled anywhere opens with a beginning of what was saved, in whole transactions", () => {
  const db = database("Soup 0");
  for (let number = 1; number < 40; number += 2)
    inTransaction(db, () => [number, number + 1].forEach((each) => addSoup(db, `Soup ${each}`)));
  const log = readFileSync(`${path}-wal`);
  const crashed = join(folder, "crashed.sqlite");
  const found = new Set<number>();
  for (let point = 0; point < 32; point += 1) {
    const rest = log.subarray(0, Math.floor((log.length * (point + 0.4)) / 32));
    for (const ending of ["", "-wal", "-shm"]) rmSync(crashed + ending, { force: true });
    cpSync(path, crashed);
    const scrambled = Buffer.concat([rest, Buffer.alloc(log.length - rest.length, 0xa5)]);
    writeFileSync(`${crashed}-wal`, point % 2 === 0 ? rest : scrambled);
    const again = openDatabase(crashed);
    expect(again.$client.pragma("integrity_check", { simple: true })).toBe("ok");
    const left = titles(again);
    closeDatabase(again);
    expect(left).toEqual(Array.from(left, (_title, number) => `Soup ${number}`));
    // The first stands alone, all others came in pairs.
    if (left.length > 0) expect(left.length % 2).toBe(1);
    found.add(left.length);
  }
  expect(found.size).toBeGreaterThan(8);
  closeDatabase(db);
});

test("a log that was left beside a restored copy of the same database is refused", () => {
  const db = database("Leek soup");
  const backup = join(folder, "backup.sqlite");
  db.$client.exec(`vacuum into '${backup}'`);
  addSoup(db, "Bean soup");
  const crashed = join(folder, "crashed.sqlite");
  crash(crashed);
  closeDatabase(db);
  cpSync(backup, crashed);
  expectRefused(crashed, /-wal beside the database does not belong to it.*move .*-wal/);
  rmSync(`${crashed}-wal`);
  const restored = openDatabase(crashed);
  expect(titles(restored)).toEqual(["Leek soup"]);
  closeDatabase(restored);
});

test("a log is refused beside an earlier plain copy of its own file", () => {
  const db = database("Leek soup");
  db.$client.pragma("wal_checkpoint(TRUNCATE)");
  const earlier = join(folder, "earlier.sqlite");
  cpSync(path, earlier);
  addSoup(db, "Bean soup");
  db.$client.pragma("wal_checkpoint(RESTART)");
  addSoup(db, "Pea soup");
  const crashed = join(folder, "crashed.sqlite");
  crash(crashed);
  closeDatabase(db);
  cpSync(earlier, crashed);
  expectRefused(crashed, /does not belong to it/);
});

test.each([
  ["copied over", (backup: string) => cpSync(backup, path)],
  ["renamed into its place", (backup: string) => renameSync(backup, path)],
  ["removed", () => rmSync(path)],
])("a file that is %s while it is open takes no more writes, and closing leaves it alone", (_name, swap) => {
  const db = database("Leek soup");
  const backup = join(folder, "backup.sqlite");
  db.$client.exec(`vacuum into '${backup}'`);
  swap(backup);
  // Compared as text: byte by byte a matcher takes seconds.
  const content = () => (existsSync(path) ? readFileSync(path, "base64") : null);
  const after = content();
  expect(() => addSoup(db, "Bean soup")).toThrow(/was replaced while Tureen was running/);
  closeDatabase(db);
  expect(content() === after).toBe(true);
});

test("a file of 0 bytes is no empty database", () => {
  writeFileSync(path, "");
  expectRefused(path, /is empty \(0 bytes\).*Restore a backup/);
});

test("a file that is no database, or cut short, is refused", () => {
  writeFileSync(path, "Dear diary");
  expectRefused(path, /is damaged or no database at all/);
  rmSync(path);
  closeDatabase(database("Leek soup"));
  writeFileSync(path, readFileSync(path).subarray(0, 9000));
  expectRefused(path, /is damaged/);
});

test("another program's database is left alone", () => {
  const other = new Database(path);
  other.exec("create table bookmarks (url text)");
  other.close();
  expectRefused(path, /belongs to another program/);
});

test("what a power cut has left of a first start is begun anew", () => {
  // The history of migrations is made before the first of them has run.
  const begun = new Database(path);
  begun.exec("create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)");
  begun.close();
  const db = openDatabase(path);
  expect(db.$client.prepare("select count(*) from __drizzle_migrations").pluck().get()).toBe(0);
  closeDatabase(db);
});

test("a damaged file beside a log is refused before a checkpoint writes to it", () => {
  const db = database("Leek soup");
  db.$client.pragma("wal_checkpoint(TRUNCATE)");
  addSoup(db, "Bean soup");
  const crashed = join(folder, "crashed.sqlite");
  crash(crashed);
  closeDatabase(db);
  const bytes = readFileSync(crashed);
  bytes.fill(0xa5, 4096, bytes.length);
  writeFileSync(crashed, bytes);
  expectRefused(crashed, /is damaged/);
});
