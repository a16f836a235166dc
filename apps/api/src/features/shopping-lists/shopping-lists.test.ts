import { beforeEach, expect, test } from "vitest";
import { getLists } from "./shopping-lists.service";
import { familyKitchen, itemNamed, WEEK, type FamilyKitchen } from "./testing/family-kitchen";

let kitchen: FamilyKitchen;

beforeEach(async () => {
  kitchen = familyKitchen();
  await kitchen.plan(
    await kitchen.newRecipe("Bread", [
      [1.5, "kg", "flour"],
      [2, "tsp", "salt"],
      [1.5, "", "onion"],
    ]),
  );
});

test("the newest list comes first, each with its items", async () => {
  const first = await kitchen.generate();
  const second = await kitchen.generate();
  expect((await kitchen.family.shoppingLists.list()).shoppingLists).toEqual([second, first]);
  expect((await kitchen.family.shoppingLists.summaries()).shoppingLists).toMatchObject([
    { id: second.id, name: second.name, status: "draft", item_count: 3, ticked_count: 0 },
    { id: first.id },
  ]);
});

test("a device is told which lists have moved, and reads those at once, as many as fit into one answer", async () => {
  const lists = [];
  for (let list = 0; list < 10; list += 1) lists.unshift(await kitchen.generate()); // oxlint-disable-line no-await-in-loop -- in this order
  const ids = lists.map(({ id }) => id);
  await kitchen.family.shoppingLists.delete({ id: ids[1] ?? 0 });
  const there = lists.filter((_list, index) => index !== 1);
  expect(await kitchen.family.shoppingLists.byIds({ ids })).toEqual({ shoppingLists: there, left: [] });
  expect(await getLists(kitchen.app, { ids }, 1)).toEqual({ shoppingLists: there.slice(0, 8), left: [ids[9]] });

  const revisions = async () =>
    (await kitchen.family.shoppingLists.summaries()).shoppingLists.map((each) => [each.revision, each.items_revision]);
  const before = await revisions();
  const [first] = there;
  const itemId = first ? itemNamed(first, "salt").id : "";
  await kitchen.family.shoppingLists.tickItem({ id: ids[0] ?? 0, itemId, isTicked: true });
  const after = await revisions();
  expect(after[0]).not.toEqual(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
});

test("a deleted list is gone with everything on it", async () => {
  const list = await kitchen.generate();
  expect(await kitchen.family.shoppingLists.delete({ id: list.id })).toMatchObject({ success: true });
  await expect(kitchen.family.shoppingLists.delete({ id: list.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  for (const table of ["shopping_list_items", "shopping_list_recipes", "shopping_list_meals"]) {
    expect(kitchen.app.db.$client.prepare(`select count(*) from ${table}`).pluck().get()).toBe(0);
  }
});

test("the export is what a person would take along: amounts as they are written, then what is assumed in the larder", async () => {
  const salt = (await kitchen.family.larder.searchIngredients({ q: "salt" })).ingredients[0];
  await kitchen.family.larder.add({ ingredientId: salt?.id ?? 0, quantity: 1, unit: "kg", notes: "sea salt" });
  const list = (await kitchen.family.shoppingLists.generate({ ...WEEK, name: "Saturday" })).shoppingList;
  const left = list.items.shoppingItems.filter(({ name }) => name !== "flour");
  await kitchen.family.shoppingLists.update({
    id: list.id,
    items: [...left, { id: itemNamed(list, "flour").id, totalAmount: 2.5 }, { name: "Batteries" }],
  });

  const { fileName, text } = await kitchen.family.shoppingLists.export({ id: list.id });
  expect(fileName).toBe(`shopping-list-${list.id}.txt`);
  expect(text).toContain("Saturday\n2026-11-22 to 2026-11-28\n");
  expect(text).toContain("- flour: 2.5 kg");
  expect(text).toContain("- onions: 1½ (buy 2)");
  expect(text).toContain("- Batteries\n");
  expect(text.indexOf("- salt: 2 tsp (in stock: 1 kg; sea salt)")).toBeGreaterThan(text.indexOf("Assumed in Larder"));
});

test("the export follows the household's way of writing numbers", async () => {
  await kitchen.family.settings.update({ key: "number_format", value: "comma" });
  const { id } = await kitchen.generate();
  expect((await kitchen.family.shoppingLists.export({ id })).text).toContain("- flour: 1,5 kg");
  await expect(kitchen.family.shoppingLists.export({ id: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
