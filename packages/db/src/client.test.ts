import { sql } from "drizzle-orm";
import { mkdtempSync, openSync, closeSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeDatabase, openDatabase } from "./client";
import { inTransaction } from "./in-transaction";
import { insertMany } from "./insert-many";
import { migrateDatabase } from "./migrate";
import { ingredients } from "./schema/schema";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-db-"));
  path = join(folder, "tureen.sqlite");
  const db = openDatabase(path);
  migrateDatabase(db);
  inTransaction(db, (tx) => {
    insertMany(
      tx,
      ingredients,
      Array.from({ length: 500 }, (_, index) => ({ name: `food ${index}`, createdAt: "2026-11-20T12:00:00.000Z" })),
    );
    for (let id = 1; id <= 500; id += 1)
      tx.run(sql`insert into recipe_search (rowid, content) values (${id}, ${`soup of food ${id}`})`);
  });
  closeDatabase(db);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a sound database opens as often as one likes", () => {
  for (const _start of [1, 2]) closeDatabase(openDatabase(path));
});

test.each(["ingredients", "recipe_search_data"])("a database with a damaged page of %s is not started on", (table) => {
  scramble(table);
  expect(() => openDatabase(path)).toThrow(/is damaged .* Put the newest good backup in its place/);
});

/** Overwrites the last page of a table, as a failing disk does. */
function scramble(table: string): void {
  const db = openDatabase(path);
  const page = Number(db.$client.prepare("select max(pageno) from dbstat where name = ?").pluck().get(table));
  const size = Number(db.$client.pragma("page_size", { simple: true }));
  closeDatabase(db);
  const file = openSync(path, "r+");
  writeSync(file, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(file);
}
