import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Caller } from "#start/app-router";
import { familyKitchen, itemNamed, said, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

type Change = Parameters<Caller["shoppingLists"]["change"]>[0]["operations"][number]["change"];

let kitchen: FamilyKitchen;
let list: ShoppingList;
let loaf: number;

beforeEach(async () => {
  kitchen = familyKitchen();
  loaf = await kitchen.newRecipe("Loaf", [[300, "g", "plain flour"]]);
  await kitchen.plan(loaf);
  list = await kitchen.generate();
});

const change = (...changes: Change[]) =>
  kitchen.family.shoppingLists.change({
    operations: changes.map((each) => ({ id: randomUUID(), list_id: list.id, change: each })),
  });
const now = async () => said((await kitchen.list(list.id)).items.shoppingItems);
const typed = (line: string, item_id: string = randomUUID()): Change => ({ kind: "add", item_id, line });

test("what is typed and what is taken from a recipe joins the plan's item, and its details name each origin", async () => {
  const fromRecipe = randomUUID();
  await change(typed("200 g plain flour"), typed("0.3 kg flour", fromRecipe), {
    kind: "note",
    item_id: fromRecipe,
    note: "for Loaf",
  });
  expect(await now()).toEqual(["800 g plain flour"]);
  const { contributions, note } = itemNamed(await kitchen.list(list.id), "plain flour");
  expect(contributions.map(({ line, is_by_hand, recipe_title }) => [line, is_by_hand, recipe_title])).toEqual([
    ["300 g plain flour", false, "Loaf"],
    ["200 g plain flour", true, ""],
    ["0.3 kg flour", true, "for Loaf"],
  ]);
  expect(note).toBe("");
});

test("what was added is taken back alone, and sent twice it is added once", async () => {
  const id = randomUUID();
  await change(typed("200 g plain flour", id), typed("200 g plain flour", id));
  expect(await now()).toEqual(["500 g plain flour"]);
  await change({ kind: "remove", item_id: id });
  expect(await now()).toEqual(["300 g plain flour"]);
});

test("additions stay when the plan changes under them", async () => {
  await change(typed("200 g plain flour"));
  await kitchen.plan(loaf, 8, "2026-11-23");
  await kitchen.family.shoppingLists.applyPlanDifference({ id: list.id });
  expect(await now()).toEqual(["1100 g plain flour"]);
  const { mealPlans } = await kitchen.family.mealPlans.list();
  for (const { id } of mealPlans) await kitchen.family.mealPlans.delete({ id });
  await kitchen.family.shoppingLists.applyPlanDifference({ id: list.id });
  expect(await now()).toEqual(["200 g plain flour"]);
});

test("two typed amounts are one, but another measure, a ticked item and a larder's are not joined", async () => {
  await change(typed("2 onions"), typed("3 onions"), typed("1 bag onions"));
  expect(await now()).toEqual(["5 onions", "1 bag onions", "300 g plain flour"]);
  await change({ kind: "tick", item_id: itemNamed(await kitchen.list(list.id), "plain flour").id, is_ticked: true });
  await change(typed("200 g plain flour"));
  expect(await now()).toHaveLength(4);
});

test("a REST client's new item joins, too", async () => {
  const shoppingItems = [...list.items.shoppingItems, { name: "all-purpose flour", totalAmount: 200, unit: "g" }];
  await kitchen.family.shoppingLists.update({ id: list.id, items: { shoppingItems } });
  expect(await now()).toEqual(["500 g plain flour"]);
});
