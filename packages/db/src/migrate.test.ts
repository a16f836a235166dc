import { expect, test } from "vitest";
import { testDatabase } from "./testing/test-database";

test("every table that a family's data is kept in refuses values of the wrong type", () => {
  const db = testDatabase();
  const tables = db.$client
    .prepare(
      "select name, strict from pragma_table_list where type = 'table' and schema = 'main' and name not like 'sqlite_%' and name not like '__drizzle%' and name not like 'recipe_search%'",
    )
    .all() as { name: string; strict: number }[];
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => table.strict !== 1)).toEqual([]);
});

test("ids are never given out twice", () => {
  const db = testDatabase();
  const insert = db.$client.prepare(
    "insert into recipes (title, instructions, created_at, updated_at) values ('Soup', 'Cook.', '', '')",
  );
  const first = insert.run().lastInsertRowid;
  db.$client.prepare("delete from recipes").run();
  expect(insert.run().lastInsertRowid).not.toBe(first);
});

test("each commit is on disk before it is answered, and references are kept", () => {
  const { $client } = testDatabase();
  expect($client.pragma("synchronous", { simple: true })).toBe(2);
  expect($client.pragma("foreign_keys", { simple: true })).toBe(1);
});

test("a write to a collection moves its revision on", () => {
  const { $client } = testDatabase();
  const revision = () => $client.prepare("select revision from collections where name = 'recipes'").pluck().get();
  const before = revision();
  $client
    .prepare("insert into recipes (title, instructions, created_at, updated_at) values ('Soup', 'Cook.', '', '')")
    .run();
  expect(revision()).not.toBe(before);
});
