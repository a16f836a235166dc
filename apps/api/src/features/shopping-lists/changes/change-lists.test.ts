import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#start/app-router";
import { familyKitchen, itemNamed, said, type FamilyKitchen } from "../testing/family-kitchen";

type Operation = Parameters<Caller["shoppingLists"]["change"]>[0]["operations"][number];
type Change = Operation["change"];

let kitchen: FamilyKitchen;
let list: ShoppingList;

beforeEach(async () => {
  kitchen = familyKitchen();
  await kitchen.plan(
    await kitchen.newRecipe("Bread", [
      [1.5, "kg", "flour"],
      [2, "tsp", "salt"],
    ]),
  );
  list = await kitchen.generate();
});

const operation = (change: Change, list_id = list.id) => ({ id: randomUUID(), list_id, change });
const send = (...operations: Operation[]) => kitchen.family.shoppingLists.change({ operations });
const change = (...changes: Change[]) => send(...changes.map((each) => operation(each)));
const now = () => kitchen.list(list.id);
const flour = () => itemNamed(list, "flour").id;

describe("a change of a list", () => {
  test("is made, and the answer holds the list as it is then", async () => {
    const { results, shoppingLists } = await change(
      { kind: "tick", item_id: flour(), is_ticked: true },
      { kind: "amount", item_id: flour(), amount: 2 },
      { kind: "note", item_id: flour(), note: "the blue packet" },
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(["applied", "applied", "applied"]);
    expect(itemNamed(await now(), "flour")).toMatchObject({ is_ticked: true, totalAmount: 2, note: "the blue packet" });
    expect(shoppingLists).toEqual([await now()]);
  });

  test("that is sent again changes nothing, whatever happened since", async () => {
    const tick = operation({ kind: "tick", item_id: flour(), is_ticked: true });
    const add = operation({ kind: "add", item_id: randomUUID(), line: "batteries" });
    await send(tick, add);
    await change({ kind: "tick", item_id: flour(), is_ticked: false });
    expect((await send(tick, add)).results.map(({ outcome }) => outcome)).toEqual(["already", "already"]);
    expect(itemNamed(await now(), "flour").is_ticked).toBe(false);
    expect(said((await now()).items.shoppingItems)).toEqual(["0 batteries", "1.5 kg flour", "2 tsp salt"]);
  });

  test("of a phone that lay in a drawer for five months is known again", async () => {
    const tick = operation({ kind: "tick", item_id: flour(), is_ticked: true });
    await send(tick);
    kitchen.app.clock.advance(150 * 24 * 3600 * 1000);
    await change({ kind: "tick", item_id: flour(), is_ticked: false });
    expect((await send(tick)).results.map(({ outcome }) => outcome)).toEqual(["already"]);
    expect(itemNamed(await now(), "flour").is_ticked).toBe(false);
  });

  test("of two the later holds, field by field", async () => {
    await change(
      { kind: "amount", item_id: flour(), amount: 2 },
      { kind: "tick", item_id: flour(), is_ticked: true },
      { kind: "amount", item_id: flour(), amount: 3, unit: "packets" },
    );
    expect(itemNamed(await now(), "flour")).toMatchObject({ is_ticked: true, totalAmount: 3, unit: "packets" });
  });

  test("counts in every state of a list", async () => {
    await kitchen.family.shoppingLists.lock({ id: list.id });
    await kitchen.family.shoppingLists.order({ id: list.id });
    const { results } = await change({ kind: "tick", item_id: flour(), is_ticked: true });
    expect(results).toMatchObject([{ outcome: "applied" }]);
    expect(itemNamed(await now(), "flour").is_ticked).toBe(true);
  });
});

describe("a line", () => {
  test("is read as a recipe's is, with its amount, its note and its place in the shop", async () => {
    await kitchen.family.ingredients.create({ name: "onion", category: "Fruit & Vegetables" });
    const item_id = randomUUID();
    await change({ kind: "add", item_id, line: "2 kg onions, the small ones" });
    expect(itemNamed(await now(), "onions")).toMatchObject({
      id: item_id,
      totalAmount: 2,
      unit: "kg",
      note: "the small ones",
      origin: "hand",
      category: "Fruit & Vegetables",
    });
  });

  test("with several foods is several items", async () => {
    await change({ kind: "add", item_id: randomUUID(), line: "1 carrot, 1 onion and 1 leek" });
    const added = (await now()).items.shoppingItems.filter(({ origin }) => origin === "hand");
    expect(said(added).toSorted()).toEqual(["1 carrot", "1 leek", "1 onion"]);
  });
});

describe("an item that is gone", () => {
  test("is found again by what it is where the list was brought up to its plan", async () => {
    const [meal] = (await kitchen.family.mealPlans.list()).mealPlans;
    await kitchen.family.mealPlans.delete({ id: meal?.id ?? 0 });
    await kitchen.family.shoppingLists.applyPlanDifference({ id: list.id });
    await kitchen.plan(await kitchen.newRecipe("Rolls", [[500, "g", "flour"]]));
    await kitchen.family.shoppingLists.applyPlanDifference({ id: list.id });

    const { results } = await change(
      { kind: "tick", item_id: flour(), is_ticked: true, seen: { name: "flour", sub_type: null, unit: "kg" } },
      { kind: "tick", item_id: itemNamed(list, "salt").id, is_ticked: true, seen: { name: "salt", unit: "tsp" } },
    );
    expect(results).toMatchObject([
      { outcome: "applied" },
      { outcome: "refused", reason: { code: "item-gone", sentence: "No longer on the list: salt" } },
    ]);
    expect(itemNamed(await now(), "flour").is_ticked).toBe(true);
  });

  test("was taken off by somebody else: a tick says so, each time it is sent", async () => {
    await change({ kind: "remove", item_id: flour() });
    const tick = operation({ kind: "tick", item_id: flour(), is_ticked: true });
    const refused = [
      {
        outcome: "refused",
        reason: { code: "item-removed", sentence: "Somebody has taken flour off the list in the meantime." },
      },
    ];
    expect((await send(tick)).results).toMatchObject(refused);
    expect((await send(tick)).results).toMatchObject(refused);
  });

  test("is not taken off twice, and comes back as it was", async () => {
    const item_id = randomUUID();
    await change({ kind: "add", item_id, line: "4 batteries" }, { kind: "tick", item_id, is_ticked: true });
    const twice = await change({ kind: "remove", item_id }, { kind: "remove", item_id });
    expect(twice.results.map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
    expect((await now()).items.shoppingItems).toHaveLength(2);
    await change({ kind: "restore", item_id });
    expect(itemNamed(await now(), "batteries")).toMatchObject({ totalAmount: 4, is_ticked: true });
  });
});

test("a list that was deleted refuses what comes for it, and the rest of the call is done", async () => {
  const other = await kitchen.generate();
  await kitchen.family.shoppingLists.delete({ id: list.id });
  const { results, shoppingLists } = await send(
    operation({ kind: "tick", item_id: flour(), is_ticked: true }),
    operation({ kind: "tick", item_id: itemNamed(other, "salt").id, is_ticked: true }, other.id),
  );
  expect(results).toMatchObject([{ outcome: "refused", reason: { code: "list-deleted" } }, { outcome: "applied" }]);
  expect(shoppingLists.map(({ id }) => id)).toEqual([other.id]);
});

test("what is out although the larder should have it is bought", async () => {
  const salt = (await kitchen.family.larder.searchIngredients({ q: "salt" })).ingredients[0];
  await kitchen.family.larder.add({ ingredientId: salt?.id ?? 0 });
  list = await kitchen.generate();
  const item_id = itemNamed(list, "salt").id;
  expect(list.items.larderItems.map(({ id }) => id)).toEqual([item_id]);
  await change({ kind: "move", item_id, group: "buy" });
  expect(said((await now()).items.shoppingItems)).toContain("2 tsp salt");
});

test("an edit of the whole list that was begun before a line was added is refused, so that the line stays", async () => {
  await change({ kind: "add", item_id: randomUUID(), line: "batteries" });
  const stale = kitchen.family.shoppingLists.update({
    id: list.id,
    revision: list.revision,
    items: list.items.shoppingItems,
  });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT" });
});
