import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Queryable } from "./in-transaction";
import { insertOne } from "./insert-many";
import { prepared } from "./prepared";
import { ingredients, recipeLines, recipes, shoppingListItems, shoppingLists } from "./schema/schema";
import { testDatabase } from "./testing/test-database";

const AT = "2026-11-30T12:00:00.000Z";

/** A recipe with a line whose food nobody knows, and a list with an exact amount. */
function household() {
  const db = testDatabase();
  const recipeId = insertOne(db, recipes, { title: "Soup", instructions: "Cook.", createdAt: AT, updatedAt: AT });
  insertOne(db, recipeLines, { recipeId, position: 0, name: "leek" });
  const listId = insertOne(db, shoppingLists, {
    name: "Week",
    startDate: "2026-11-30",
    endDate: "2026-12-06",
    createdAt: AT,
  });
  const item = {
    id: "a",
    listId,
    position: 0,
    group: "buy",
    foodKey: "leek",
    name: "leek",
    category: "Produce",
    origin: "plan",
  } as const;
  insertOne(db, shoppingListItems, { ...item, computedAmount: { num: 500n, den: 3n } });
  return db;
}

const QUERIES = {
  "rows of one table, with flags and nulls": (db: Queryable) =>
    db
      .select()
      .from(recipes)
      .where(eq(recipes.id, sql.placeholder("id"))),
  "a column type of ours": (db: Queryable) =>
    db
      .select()
      .from(shoppingListItems)
      .where(eq(shoppingListItems.listId, sql.placeholder("id"))),
  "expressions, mapped and not": (db: Queryable) =>
    db
      .select({
        isSoup: sql`${recipes.title} = 'Soup'`.mapWith(Boolean),
        length: sql<number>`length(${recipes.title})`.as("length"),
      })
      .from(recipes)
      .where(eq(recipes.id, sql.placeholder("id"))),
  "groups of columns": (db: Queryable) =>
    db
      .select({ line: recipeLines, recipe: { title: recipes.title } })
      .from(recipeLines)
      .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
      .where(eq(recipes.id, sql.placeholder("id"))),
  "a group that a join has no row for": (db: Queryable) =>
    db
      .select({ line: { name: recipeLines.name }, food: ingredients })
      .from(recipeLines)
      .leftJoin(ingredients, eq(ingredients.id, recipeLines.ingredientId))
      .where(eq(recipeLines.recipeId, sql.placeholder("id"))),
};

test.each(Object.entries(QUERIES))("a kept statement reads %s as drizzle does", (_what, query) => {
  const db = household();
  const kept = prepared(query as (typeof QUERIES)["groups of columns"]);
  const rows = query(db).prepare().all({ id: 1 });
  expect(rows).toHaveLength(1);
  expect(kept(db).all({ id: 1 })).toEqual(rows);
  expect(kept(db).get({ id: 1 })).toEqual(rows[0]);
  expect(kept(db).get({ id: 99 })).toBeUndefined();
  expect(kept(db).all({ id: 99 })).toEqual([]);
});

test("a value that is not given is refused", () => {
  expect(() => prepared(QUERIES["groups of columns"])(household()).all({})).toThrow("No value for the placeholder");
});

test("limits are hidden from SQLite's planner, which would prepare the statement anew for each, and hold all the same", () => {
  const db = testDatabase();
  for (const name of ["carrot", "leek", "potato"]) insertOne(db, ingredients, { name, createdAt: AT });
  const names = prepared((kept) =>
    kept
      .select({ name: ingredients.name })
      .from(ingredients)
      .orderBy(ingredients.name)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset")),
  );
  const page = (limit: number, offset: number) =>
    names(db)
      .all({ limit, offset })
      .map(({ name }) => name);
  expect(page(2, 0)).toEqual(["carrot", "leek"]);
  expect(page(2, 2)).toEqual(["potato"]);
  expect(page(-1, 1)).toEqual(["leek", "potato"]);
  expect(page(0, 0)).toEqual([]);
  const second = prepared((kept) => kept.select().from(ingredients).orderBy(ingredients.name).limit(1).offset(1));
  expect(second(db).get()?.name).toBe("leek");
  for (const statement of [names(db), second(db)])
    expect((statement as unknown as { stmt: { source: string } }).stmt.source).toMatch(/limit \+\? offset \+\?$/);
});
