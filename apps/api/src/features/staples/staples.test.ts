import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { beforeEach, expect, test } from "vitest";
import { familyKitchen, itemNamed, said, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";
import type { Caller } from "#start/app-router";

let kitchen: FamilyKitchen;
let family: Caller;

beforeEach(() => {
  kitchen = familyKitchen();
  family = kitchen.family;
});

const newFood = async (name: string): Promise<number> => (await family.ingredients.create({ name })).ingredient.id;
const weekly = (name: string, more: object = {}) => family.staples.add({ name, every_weeks: 1, ...more });
const dueOn = async (date: string) =>
  (await family.staples.list({ date })).staples.filter(({ is_due }) => is_due).map(({ name }) => name);
const week = { startDate: "2026-11-23", endDate: "2026-11-29" };
const list = async (id: number): Promise<ShoppingList> => (await family.shoppingLists.byId({ id })).shoppingList;

async function planPorridge(): Promise<void> {
  await kitchen.plan(
    await kitchen.newRecipe("Porridge", [
      [0.5, "l", "milk"],
      [100, "g", "rolled oats"],
    ]),
    4,
    "2026-11-24",
  );
}

test("staples that somebody takes join the items of the plan, and each details its origin", async () => {
  const ingredientId = await newFood("milk");
  await planPorridge();
  const milk = await family.staples.add({ ingredientId, amount: "2", unit: "l" });
  const coffee = await family.staples.add({ name: "coffee", amount: 500, unit: "g", every_weeks: 2 });
  const { shoppingList } = await family.shoppingLists.generate({
    ...week,
    staple_ids: [milk.staple.id, coffee.staple.id, milk.staple.id],
    date: "2026-11-22",
  });

  // 4 servings of a recipe for 4: half a litre, and the two litres of the staple.
  expect(said(shoppingList.items.shoppingItems).toSorted()).toEqual([
    "100 g rolled oats",
    "2.5 l milk",
    "500 g coffee",
  ]);
  const { contributions } = itemNamed(shoppingList, "milk");
  expect(
    contributions.map(({ line, is_by_hand, staple_every_weeks }) => [line, is_by_hand, staple_every_weeks]),
  ).toEqual([
    ["0.5 l milk", false, null],
    ["2 l milk", true, 0],
  ]);
  expect(itemNamed(shoppingList, "coffee").contributions).toMatchObject([
    { line: "500 g coffee", staple_every_weeks: 2, scaled_amount: 500 },
  ]);
});

test("nothing goes on a list by itself, and what is taken later is taken once", async () => {
  await planPorridge();
  const { staple } = await family.staples.add({ name: "bread" });
  const { shoppingList } = await family.shoppingLists.generate(week);
  expect(said(shoppingList.items.shoppingItems)).not.toContain("0 bread");

  const take = () => family.staples.putOnList({ id: shoppingList.id, staple_ids: [staple.id], date: "2026-11-23" });
  await take();
  await take();
  const breads = (await list(shoppingList.id)).items.shoppingItems.filter(({ name }) => name === "bread");
  expect(breads).toMatchObject([{ totalAmount: 0, origin: "hand" }]);

  // Taken off the list by mistake, it can be taken again.
  await family.shoppingLists.update({ id: shoppingList.id, items: { shoppingItems: [] } });
  await take();
  expect(said((await list(shoppingList.id)).items.shoppingItems)).toEqual(["0 bread"]);
});

test("one without an amount joins its food in whatever measure the plan has it", async () => {
  await planPorridge();
  const { staple } = await family.staples.add({ name: "milk" });
  const { shoppingList } = await family.shoppingLists.generate({
    ...week,
    staple_ids: [staple.id],
    date: "2026-11-22",
  });
  expect(said(shoppingList.items.shoppingItems).toSorted()).toEqual(["0.5 l milk", "100 g rolled oats"]);
  expect(itemNamed(shoppingList, "milk").contributions).toHaveLength(2);
});

test("a rhythm counts from the day that a list took it, and a list that is thrown away took nothing", async () => {
  const { staple } = await weekly("coffee", { every_weeks: 2 });
  const { shoppingList } = await family.shoppingLists.create({ name: "To buy", date: "2026-11-13" });
  expect(await dueOn("2026-11-13")).toEqual(["coffee"]);
  await family.staples.putOnList({ id: shoppingList.id, staple_ids: [staple.id], date: "2026-11-13" });
  expect(await dueOn("2026-11-26")).toEqual([]);
  expect(await dueOn("2026-11-27")).toEqual(["coffee"]);
  expect((await family.staples.list({ date: "2026-11-27" })).staples).toMatchObject([{ last_listed: "2026-11-13" }]);

  const { undo_id } = await family.shoppingLists.delete({ id: shoppingList.id });
  expect(await dueOn("2026-11-14")).toEqual(["coffee"]);
  await family.trash.restore({ undo_id });
  expect(await dueOn("2026-11-14")).toEqual([]);
});

test("a phone whose clock was years ahead silences nothing for ever", async () => {
  const { staple } = await weekly("coffee");
  const take = async (date: string) => {
    const { shoppingList } = await family.shoppingLists.create({ name: "To buy", date });
    await family.staples.putOnList({ id: shoppingList.id, staple_ids: [staple.id], date });
  };
  await take("2026-11-20");
  await take("2036-01-01");
  expect(await dueOn("2026-11-26")).toEqual([]);
  expect(await dueOn("2026-11-27")).toEqual(["coffee"]);
  expect((await family.staples.list({ date: "2026-11-27" })).staples[0]?.last_listed).toBe("2026-11-20");
  // A clock far behind finds it due as well.
  expect(await dueOn("1999-12-31")).toEqual(["coffee"]);
});

test("what the larder has, and what is never bought, is offered on no day; asked for all the same, it is to buy", async () => {
  const ingredientId = await newFood("Olive oil");
  await family.larder.add({ ingredientId });
  const oil = await family.staples.add({ ingredientId, amount: 1, unit: "l" });
  const water = await newFood("water");
  await family.ingredients.update({ id: water, never_bought: true });
  await family.staples.add({ ingredientId: water, amount: 6, unit: "l" });
  expect(await dueOn("2026-11-27")).toEqual([]);
  expect((await family.staples.list({})).staples).toMatchObject([
    { name: "Olive oil", in_larder: true, is_due: null },
    { in_larder: false, is_due: null },
  ]);
  const { shoppingList } = await family.shoppingLists.create({ name: "To buy", date: "2026-11-27" });
  const taken = await family.staples.putOnList({
    id: shoppingList.id,
    staple_ids: [oil.staple.id],
    date: "2026-11-27",
  });
  expect(said(taken.shoppingList.items.shoppingItems)).toEqual(["1 l Olive oil"]);
});

test("one food is one staple, by whatever name", async () => {
  await family.ingredients.addAlias({ id: await newFood("Courgette"), alias: "zucchini" });
  await family.staples.add({ name: "courgettes" });
  await expect(family.staples.add({ name: "Zucchini" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "Zucchini is a staple already. Change it there.",
  });
  await expect(family.staples.add({ every_weeks: 1 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(family.staples.add({ name: "tea", every_weeks: 53 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(family.staples.add({ ingredientId: 987_654 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(family.staples.putOnList({ id: 1, staple_ids: [1], date: "2026-11-27" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("an edit changes what it names, and a stale one is refused", async () => {
  const { staple } = await weekly("coffee", { amount: 500, unit: "g" });
  const changed = await family.staples.update({ id: staple.id, every_weeks: 3, revision: staple.revision });
  expect(changed.staple).toMatchObject({ amount: 500, unit: "g", every_weeks: 3 });
  await expect(family.staples.update({ id: staple.id, amount: 1, revision: staple.revision })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("a staple outlives its food in the catalogue, and follows it under another name", async () => {
  const { ingredient } = await family.ingredients.create({ name: "Gran's tea" });
  const { staple } = await family.staples.add({ ingredientId: ingredient.id });
  await family.ingredients.update({ id: ingredient.id, name: "Grandma's tea" });
  expect((await family.staples.list({})).staples).toMatchObject([{ name: "Grandma's tea" }]);

  await family.ingredients.delete({ id: ingredient.id });
  expect((await family.staples.list({})).staples).toMatchObject([{ ingredient_id: null, name: "Gran's tea" }]);
  const { shoppingList } = await family.shoppingLists.create({ name: "To buy", date: "2026-11-27" });
  const taken = await family.staples.putOnList({ id: shoppingList.id, staple_ids: [staple.id], date: "2026-11-27" });
  expect(said(taken.shoppingList.items.shoppingItems)).toEqual(["0 Gran's tea"]);
});

test("a deleted staple comes back with the days on which lists took it", async () => {
  const { staple } = await weekly("coffee");
  const { shoppingList } = await family.shoppingLists.create({ name: "To buy", date: "2026-11-20" });
  await family.staples.putOnList({ id: shoppingList.id, staple_ids: [staple.id], date: "2026-11-20" });
  const { undo_id } = await family.staples.delete({ id: staple.id });
  expect((await family.trash.list()).deletions).toMatchObject([{ kind: "staple", name: "coffee" }]);
  await expect(family.staples.delete({ id: staple.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(said((await list(shoppingList.id)).items.shoppingItems)).toEqual(["0 coffee"]);
  await family.trash.restore({ undo_id });
  expect(await dueOn("2026-11-26")).toEqual([]);
});
