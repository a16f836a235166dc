import { rational } from "@tureen/domain/quantities/rational";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "./client";
import { insertMany } from "./insert-many";
import { ingredients, shoppingListItems, shoppingLists } from "./schema/schema";
import { testDatabase } from "./testing/test-database";

const CREATED = { createdAt: "2026-11-20T12:00:00.000Z" };

let db: Db;

beforeEach(() => {
  db = testDatabase();
});

test("many rows arrive in their order, with the defaults of the columns that nobody named", () => {
  const ids = insertMany(db, ingredients, [
    { ...CREATED, name: "leek", category: "Fruit & Vegetables" },
    { ...CREATED, name: "moon dust", category: null },
  ]);
  expect(ids).toEqual([1, 2]);
  expect(db.select().from(ingredients).all()).toMatchObject([
    { id: 1, name: "leek", category: "Fruit & Vegetables", unit: "", isCustom: false, revision: 1 },
    { id: 2, name: "moon dust", category: null, unit: "", isCustom: false, revision: 1 },
  ]);
});

test("yes and no are kept as such", () => {
  insertMany(db, shoppingLists, [{ ...CREATED, name: "Week", startDate: "2026-11-16", endDate: "2026-11-22" }]);
  const item = {
    listId: 1,
    position: 0,
    group: "buy",
    foodKey: "leek",
    name: "leek",
    category: "Fruit & Vegetables",
    computedAmount: rational(2),
    origin: "plan",
  } as const;
  insertMany(db, shoppingListItems, [
    { ...item, id: "one", isTicked: true },
    { ...item, id: "two", isTicked: false },
  ]);
  expect(
    db
      .select()
      .from(shoppingListItems)
      .all()
      .map((row) => row.isTicked),
  ).toEqual([true, false]);
});

test("no rows are no work, and a row that lacks a column of the others is refused", () => {
  expect(insertMany(db, ingredients, [])).toEqual([]);
  expect(() =>
    insertMany(db, ingredients, [
      { ...CREATED, name: "leek", unit: "g" },
      { ...CREATED, name: "moon dust" },
    ]),
  ).toThrow("unit");
});

test("what the table forbids is refused as ever", () => {
  expect(() => insertMany(db, ingredients, [{ ...CREATED, name: " " }])).toThrow("CHECK");
});
