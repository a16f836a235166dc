import type { ListChangeSent } from "@tureen/contracts/list-changes";
import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { familyKitchen, itemNamed, said, type FamilyKitchen } from "../testing/family-kitchen";

let kitchen: FamilyKitchen;
let listId: number;

beforeEach(async () => {
  kitchen = familyKitchen({ db: databaseWithCatalogue() });
  await kitchen.plan(
    await kitchen.newRecipe("Pie", [
      [1, "cup", "plain flour"],
      [2, "", "banana"],
      [200, "g", "banana"],
    ]),
  );
  await kitchen.plan(await kitchen.newRecipe("Bread", [[200, "g", "plain flour"]]));
  listId = (await kitchen.generate()).id;
});

const now = () => kitchen.list(listId);
const items = async () => said((await now()).items.shoppingItems);
const offers = () => kitchen.family.shoppingLists.joinOffers({ id: listId });
const change = (...changes: ListChangeSent[]) =>
  kitchen.family.shoppingLists.change({
    operations: changes.map((each) => ({ id: randomUUID(), list_id: listId, change: each })),
  });

const APART = ["200 g banana", "2 banana", "200 g plain flour", "1 cup plain flour"];

/** The items of the food that could become one, the sum first. */
async function offered(name: string): Promise<string[]> {
  const { shoppingItems } = (await now()).items;
  const { joins } = await offers();
  const ids = shoppingItems.filter((item) => item.name === name).map(({ id }) => id);
  return joins.find(({ item_ids: [first] }) => ids.includes(first ?? ""))?.item_ids ?? [];
}

test("nothing is joined by itself; what could be is offered with the weight that it assumes", async () => {
  expect(await items()).toEqual(APART);
  expect((await offers()).joins).toMatchObject([
    // 118 g without its peel, of which the banana has 64 in a hundred.
    { amount: 568, unit: "g", weights: [{ unit: "", grams: 184 }] },
    { amount: 325, unit: "g", weights: [{ unit: "cup", grams: 125 }] },
  ]);
});

test("a tap joins them, says what each line adds, and holds for the next list", async () => {
  const [item_id = ""] = await offered("plain flour");
  await change({ kind: "join", item_id });
  expect(await items()).toEqual(["200 g banana", "2 banana", "325 g plain flour"]);
  const flour = itemNamed(await now(), "plain flour");
  expect(flour).toMatchObject({ id: item_id, joined_by: "density", recipes: [{ title: "Bread" }, { title: "Pie" }] });
  expect(flour.contributions.map(({ added_amount }) => added_amount)).toEqual([200, 125]);
  // The plan says the same, so that there is nothing to bring up to date.
  expect(await kitchen.family.shoppingLists.planDifference({ id: listId })).toMatchObject({ isUpToDate: true });
  expect(said((await kitchen.generate()).items.shoppingItems)).toContain("325 g plain flour");
});

test("another takes them apart, and the food is forgotten", async () => {
  const [item_id = ""] = await offered("plain flour");
  await change({ kind: "join", item_id });
  expect((await offers()).joined).toEqual([item_id]);
  await change({ kind: "split", item_id });
  expect(await items()).toEqual(APART);
  expect(await kitchen.family.shoppingLists.planDifference({ id: listId })).toMatchObject({ isUpToDate: true });
  expect(said((await kitchen.generate()).items.shoppingItems)).toEqual(APART);
});

test("what somebody wrote on the list is joined, found by its own id, and written alone again", async () => {
  const byHand = randomUUID();
  await change({ kind: "add", item_id: byHand, line: "3 cups sugar" });
  const inGrams = randomUUID();
  await change({ kind: "add", item_id: inGrams, line: "100 g sugar" });
  const [item_id = ""] = await offered("sugar");
  await change({ kind: "join", item_id });
  expect(await items()).toContain("700 g sugar");
  await change({ kind: "split", item_id });
  expect(await items()).toEqual(expect.arrayContaining(["100 g sugar", "3 cup sugar"]));
  await change({ kind: "remove", item_id: byHand });
  expect(await items()).not.toContain("3 cup sugar");
});

test("what a family has weighed itself goes before the table, and is never taken back", async () => {
  const { ingredients } = await kitchen.family.ingredients.list();
  const banana = ingredients.find(({ name }) => name === "banana")?.id ?? 0;
  await kitchen.family.nutrition.correct({ ingredient_id: banana, measure: "", grams: 150 });
  const [item_id = ""] = await offered("banana");
  await change({ kind: "join", item_id });
  expect(await items()).toContain("500 g banana");
  expect((await offers()).joined).toEqual([]);
  await change({ kind: "split", item_id });
  expect(await items()).toContain("500 g banana");
});

test("over a tick or an amount by hand nothing is joined, whatever a phone had seen", async () => {
  const [item_id = "", other = ""] = await offered("plain flour");
  await change({ kind: "tick", item_id: other, is_ticked: true });
  expect(await offered("plain flour")).toEqual([]);
  await change({ kind: "join", item_id });
  expect(await items()).toEqual(APART);
  const { results } = await change({ kind: "remove", item_id: other }, { kind: "join", item_id: other });
  expect(results.map(({ outcome }) => outcome)).toEqual(["applied", "refused"]);
});
