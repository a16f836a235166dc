import { beforeEach, expect, test } from "vitest";
import { familyKitchen, itemNamed, said, WEEK, type FamilyKitchen } from "./testing/family-kitchen";

let kitchen: FamilyKitchen;

beforeEach(() => {
  kitchen = familyKitchen();
});

const newList = async (name = "For the home") =>
  (await kitchen.family.shoppingLists.create({ name, date: "2026-11-20" })).shoppingList;

test("a list for what is missing anyway needs no plan, and holds what is put on it", async () => {
  const { id } = await newList();
  await kitchen.family.shoppingLists.update({ id, items: [{ name: "batteries", totalAmount: 4, note: "AA" }] });
  const list = await kitchen.list(id);
  expect(list).toMatchObject({
    start_date: "2026-11-20",
    end_date: "2026-11-20",
    status: "draft",
    is_standalone: true,
  });
  expect(said(list.items.shoppingItems)).toEqual(["4 batteries"]);
  expect(itemNamed(list, "batteries").note).toBe("AA");
  expect((await kitchen.family.shoppingLists.export({ id })).text).toContain("- batteries: 4 (AA)");
});

test("a button that knows no list adds to the one that is being shopped, and begins one where there is none", async () => {
  const add = async (line: string) =>
    (await kitchen.family.shoppingLists.addToOpen({ line, today: WEEK.startDate })).shoppingList;
  const begun = await add("2 l milk");
  expect(said(begun.items.shoppingItems)).toEqual(["2 l milk"]);
  const other = (await kitchen.family.shoppingLists.create({ name: "Party", date: WEEK.endDate })).shoppingList;
  // All of the newest is bought, or nothing stands on it: the other is the one that is shopped.
  expect((await add("bread")).id).toBe(begun.id);
  await kitchen.family.shoppingLists.update({ id: other.id, items: [{ name: "crisps" }] });
  expect((await add("salt")).id).toBe(other.id);
  await expect(kitchen.family.shoppingLists.addToOpen({ line: " ", today: WEEK.startDate })).rejects.toThrow(/line/);
});

test("the same creation sent twice is one list", async () => {
  const operation_id = "5f0c2a39-13a0-4c8a-9f7e-1f2f4d2c9d11";
  const make = () => kitchen.family.shoppingLists.create({ name: "Party", date: "2026-11-20", operation_id });
  expect(await make()).toEqual(await make());
  expect((await kitchen.family.shoppingLists.list()).shoppingLists).toHaveLength(1);
});

test("a list without a plan follows none: meals planned on its day are no difference", async () => {
  const { id } = await newList();
  await kitchen.plan(await kitchen.newRecipe("Bread", [[1, "kg", "flour"]]), 4, "2026-11-20");
  expect(await kitchen.family.shoppingLists.planDifference({ id })).toEqual({ sentences: [], isUpToDate: true });
  await expect(kitchen.family.shoppingLists.applyPlanDifference({ id })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a note stays when the list follows its plan, and goes when it is emptied", async () => {
  const bread = await kitchen.newRecipe("Bread", [[1, "kg", "flour"]]);
  await kitchen.plan(bread);
  const list = await kitchen.generate();
  const flour = itemNamed(list, "flour").id;
  await kitchen.family.shoppingLists.update({ id: list.id, items: [{ id: flour, note: "the wholemeal one" }] });
  await kitchen.plan(bread, 4, WEEK.endDate);
  await kitchen.family.shoppingLists.applyPlanDifference({ id: list.id });
  expect(itemNamed(await kitchen.list(list.id), "flour")).toMatchObject({ totalAmount: 2, note: "the wholemeal one" });
  await kitchen.family.shoppingLists.update({ id: list.id, items: [{ id: flour, note: null }] });
  expect(itemNamed(await kitchen.list(list.id), "flour").note).toBe("");
});

test("what the family buys most is suggested first, then the rest of the catalogue, each food once", async () => {
  for (const name of ["onion", "carrot"])
    await kitchen.family.ingredients.create({ name, category: "Fruit & Vegetables" });
  for (const name of ["Monday", "Friday"]) {
    const { id } = await newList(name);
    const rare = name === "Monday" ? [{ name: "candles" }] : [];
    await kitchen.family.shoppingLists.update({ id, items: [{ name: "dog food" }, { name: "Onions" }, ...rare] });
  }
  const { suggestions } = await kitchen.family.shoppingLists.suggestedItems();
  expect(suggestions.slice(0, 3).map(({ name, times }) => [name, times])).toEqual([
    ["dog food", 2],
    ["Onions", 2],
    ["candles", 1],
  ]);
  expect(suggestions.filter(({ name }) => /^onions?$/i.test(name))).toHaveLength(1);
  expect(suggestions.find(({ name }) => name === "carrot")).toMatchObject({
    times: 0,
    category: "Fruit & Vegetables",
  });
});
