import { rational } from "@tureen/domain/quantities/rational";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shoppingListItems } from "./schema/schema";
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

test.each([
  ["shopping_list_recipes", "recipe_id"],
  ["shopping_list_items", "ingredient_id"],
])("whether something is on a list is found in %s by its %s, however many lists there are", (table, column) => {
  const steps = testDatabase().$client.prepare(`explain query plan select 1 from ${table} where ${column} = 1`).all();
  expect(steps).toEqual([expect.objectContaining({ detail: expect.stringMatching(`^SEARCH .*${column}=`) })]);
});

test("the reasons of an item survive an upgrade in their order, two that stand in one place included", () => {
  const folder = join(import.meta.dirname, "../migrations");
  const migrations = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  const client = new Database(":memory:");
  const run = (files: readonly string[]): void => {
    for (const file of files.toSorted()) client.exec(readFileSync(join(folder, file), "utf8"));
  };
  run(migrations.filter((file) => file < "0031"));
  client.exec(`
    insert into shopping_lists (name, start_date, end_date, created_at) values ('Week', '2026-11-23', '2026-11-29', '');
    insert into shopping_list_items (id, list_id, position, item_group, food_key, name, category, computed_amount, origin)
      values ('leek', 1, 0, 'buy', 'leek', 'leek', 'Vegetables', '3', 'plan');`);
  const add = client.prepare(`insert into shopping_list_contributions
    (item_id, position, date, meal_type, meal_servings, recipe_id, recipe_title, line, scaled_amount, added_amount)
    values ('leek', ?, '2026-11-23', 'dinner', 4, 7, 'Soup', ?, '4/3', '4/3')`);
  add.run(1, "second");
  add.run(0, "first");
  add.run(1, "third");
  run(migrations.filter((file) => file >= "0031"));
  const [item] = drizzle(client).select().from(shoppingListItems).all();
  expect(item?.contributions.map(({ line }) => line)).toEqual(["first", "second", "third"]);
  expect(item?.contributions[0]).toEqual({
    mealId: null,
    date: "2026-11-23",
    mealType: "dinner",
    mealServings: 4,
    recipeId: 7,
    recipeTitle: "Soup",
    recipeServings: null,
    line: "first",
    amount: null,
    unit: "",
    scaledAmount: rational(4, 3),
    addedAmount: rational(4, 3),
  });
  expect(client.prepare("select * from shopping_list_recipes").all()).toEqual([{ list_id: 1, recipe_id: 7 }]);
});
