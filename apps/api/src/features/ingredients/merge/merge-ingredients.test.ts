import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Deleted } from "@tureen/contracts/trash";
import { familyKitchen, itemNamed, said, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;
let spring: number;
let scallion: number;
let soup: number;

const idOf = async (name: string): Promise<number> =>
  (await kitchen.family.ingredients.list()).ingredients.find((entry) => entry.name === name)?.id ?? 0;
const merge = () => kitchen.family.ingredients.merge({ keepId: spring, mergeId: scallion });

/** Everything that a family has written down, row by row; counters of changes aside. */
function rows(): Record<string, unknown[]> {
  const tables = [
    "ingredients",
    "ingredient_names",
    "recipe_lines",
    "larder_items",
    "shopping_lists",
    "shopping_list_items",
    "shopping_list_recipes",
  ];
  return Object.fromEntries(
    tables.map((table) => {
      // By the key, which no table has in more than its first two columns.
      const all = kitchen.app.db.$client.prepare(`select * from ${table} order by 1, 2`).all() as Record<
        string,
        unknown
      >[];
      const isItem = table === "shopping_list_items";
      return [table, all.map(({ revision, ...row }) => (isItem ? { ...row, revision } : row))];
    }),
  );
}

beforeEach(async () => {
  kitchen = familyKitchen();
  soup = await kitchen.newRecipe("Soup", [
    [2, "", "spring onions"],
    [1, "l", "stock"],
  ]);
  const salad = await kitchen.newRecipe("Salad", [
    [3, "", "scallions"],
    [50, "g", "scallion"],
  ]);
  spring = await idOf("spring onions");
  scallion = await idOf("scallions");
  await kitchen.family.ingredients.addAlias({ id: scallion, alias: "green onion" });
  await kitchen.plan(soup);
  await kitchen.plan(salad, 4, "2026-11-23");
});

describe("two entries that are merged", () => {
  test("are one food from then on: names, recipes and the larder move", async () => {
    await kitchen.family.larder.add({ ingredientId: scallion, quantity: 2, unit: "bunch" });
    const { ingredient } = await merge();
    expect(ingredient).toMatchObject({ id: spring, name: "spring onions", aliases: ["scallions", "green onion"] });
    expect((await kitchen.family.larder.list()).larderItems).toMatchObject([
      { ingredient_id: spring, quantity: 2, unit: "bunch" },
    ]);
    const { recipe } = await kitchen.family.recipes.create({
      title: "Tart",
      instructions: "Bake.",
      ingredients: [{ name: "Green onions" }, { name: "scallion" }],
    });
    expect(recipe.ingredients).toMatchObject([
      { ingredient_id: spring },
      { ingredient_id: spring, ingredient_name: "spring onions" },
    ]);
    expect(await idOf("scallions")).toBe(0);
  });

  test("keep the larder row of the kept one where both are stocked", async () => {
    await kitchen.family.larder.add({ ingredientId: spring, quantity: 1 });
    await kitchen.family.larder.add({ ingredientId: scallion, quantity: 5 });
    await merge();
    expect((await kitchen.family.larder.list()).larderItems).toMatchObject([{ ingredient_id: spring, quantity: 1 }]);
  });

  test("become one item of a draft, and the rest of the draft does not move", async () => {
    const list = await kitchen.generate();
    const fresh = await kitchen.plan(soup, 4, "2026-11-28");
    expect(said(list.items.shoppingItems).toSorted()).toEqual([
      "1 l stock",
      "2 spring onions",
      "3 scallions",
      "50 g scallions",
    ]);
    await merge();
    const after = await kitchen.list(list.id);
    expect(said(after.items.shoppingItems).toSorted()).toEqual(["1 l stock", "5 spring onions", "50 g spring onions"]);
    expect(after.items.shoppingItems.find((item) => item.totalAmount === 5)?.recipes.map(({ title }) => title)).toEqual(
      ["Soup", "Salad"],
    );
    // The meal that was planned after the list was made is still only proposed.
    await kitchen.family.mealPlans.delete({ id: fresh });
    expect(await kitchen.family.shoppingLists.planDifference({ id: list.id })).toEqual({
      sentences: [],
      isUpToDate: true,
    });
  });

  test("keep what was set by hand: amounts add up, and what one of them lacks is still to buy", async () => {
    const list = await kitchen.generate();
    const [onion, scallions] = [
      itemNamed(list, "spring onions"),
      list.items.shoppingItems.find((item) => item.totalAmount === 3),
    ];
    await kitchen.family.shoppingLists.tickItem({ id: list.id, itemId: onion.id, isTicked: true });
    const others = list.items.shoppingItems.filter((item) => item.id !== scallions?.id);
    await kitchen.family.shoppingLists.update({
      id: list.id,
      items: [...others, { id: scallions?.id, totalAmount: 10 }],
    });
    await merge();
    const joined = (await kitchen.list(list.id)).items.shoppingItems.find((item) => item.id === onion.id);
    expect(joined).toMatchObject({ totalAmount: 12, computedAmount: 5, is_ticked: false });
  });

  test("keep what was typed onto either item, and taken back it is on its own again", async () => {
    const list = await kitchen.generate();
    const lines = ["4 scallions", "1 spring onion"];
    const operations = lines.map((line) => ({
      id: randomUUID(),
      list_id: list.id,
      change: { kind: "add" as const, item_id: randomUUID(), line },
    }));
    await kitchen.family.shoppingLists.change({ operations });
    const before = (await kitchen.list(list.id)).items.shoppingItems;
    expect(said(before)).toEqual(expect.arrayContaining(["3 spring onions", "7 scallions"]));
    const { undo_id } = await merge();
    const joined = (await kitchen.list(list.id)).items.shoppingItems.find((item) => item.totalAmount === 10);
    const typed = (joined?.contributions ?? []).filter((each) => each.is_by_hand).map(({ line }) => line);
    expect(typed.toSorted()).toEqual(lines.toSorted());
    await kitchen.family.ingredients.undoMerge({ undo_id });
    expect(said((await kitchen.list(list.id)).items.shoppingItems).toSorted()).toEqual(said(before).toSorted());
  });

  test("note on the joined item what was noted on either", async () => {
    const list = await kitchen.generate();
    const noted = list.items.shoppingItems.map((item) => ({
      ...item,
      note: item.name === "spring onions" ? "A small bunch" : item.totalAmount === 3 ? "The green ones" : "",
    }));
    await kitchen.family.shoppingLists.update({ id: list.id, items: noted });
    await merge();
    const joined = (await kitchen.list(list.id)).items.shoppingItems.find(({ totalAmount }) => totalAmount === 5);
    expect(joined?.note).toBe("A small bunch; The green ones");
  });

  test("leave a locked list as it is", async () => {
    const list = await kitchen.generate();
    const locked = (await kitchen.family.shoppingLists.lock({ id: list.id })).shoppingList;
    await merge();
    const after = await kitchen.list(list.id);
    expect(said(after.items.shoppingItems)).toEqual(said(locked.items.shoppingItems));
    expect(after.revision).toBe(locked.revision);
  });

  test("must be two, and both must be there", async () => {
    await expect(kitchen.family.ingredients.merge({ keepId: spring, mergeId: spring })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await expect(kitchen.family.ingredients.merge({ keepId: spring, mergeId: 4711 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(kitchen.family.ingredients.merge({ keepId: 4711, mergeId: spring })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("are merged once, however often it is sent", async () => {
    const order = { keepId: spring, mergeId: scallion, operation_id: "3b1f8f0e-6f3f-4c53-9a5e-0d7a7c2c1e11" };
    expect(await kitchen.family.ingredients.merge(order)).toEqual(await kitchen.family.ingredients.merge(order));
  });
});

describe("a merge that is undone", () => {
  test.each(["neither stocked", "one stocked", "both stocked"])("is as if it had never been (%s)", async (stocked) => {
    if (stocked !== "neither stocked")
      await kitchen.family.larder.add({ ingredientId: scallion, notes: "in the garden" });
    if (stocked === "both stocked") await kitchen.family.larder.add({ ingredientId: spring });
    const locked = await kitchen.generate();
    await kitchen.family.shoppingLists.lock({ id: locked.id });
    await kitchen.generate();
    const before = rows();
    const { undo_id } = await merge();
    expect(rows()).not.toEqual(before);
    expect((await kitchen.family.ingredients.undoMerge({ undo_id })).ingredient).toMatchObject({
      id: scallion,
      name: "scallions",
      aliases: ["green onion"],
    });
    expect(rows()).toEqual(before);
    expect(kitchen.app.db.$client.pragma("foreign_key_check")).toEqual([]);
  });

  test("brings back what the larder held as it was last changed", async () => {
    await kitchen.family.larder.add({ ingredientId: spring });
    const { larderItem } = await kitchen.family.larder.add({ ingredientId: scallion, quantity: 1 });
    await kitchen.family.larder.update({ id: larderItem.id, quantity: 2 });
    const before = await kitchen.family.larder.list();
    expect(before.larderItems.find(({ id }) => id === larderItem.id)?.revision).toBe(2);
    const { undo_id } = await merge();
    await kitchen.family.ingredients.undoMerge({ undo_id });
    expect(await kitchen.family.larder.list()).toEqual(before);
  });

  test("leaves alone what the family has done since", async () => {
    const list = await kitchen.generate();
    const { undo_id } = await merge();
    await kitchen.family.recipes.update({ id: soup, ingredients: [{ name: "scallion", amount: 9 }] });
    const joined = (await kitchen.list(list.id)).items.shoppingItems.find((item) => item.totalAmount === 5);
    await kitchen.family.shoppingLists.tickItem({ id: list.id, itemId: joined?.id ?? "", isTicked: true });
    await kitchen.family.ingredients.undoMerge({ undo_id });
    const after = await kitchen.list(list.id);
    expect(after.items.shoppingItems.find((item) => item.id === joined?.id)).toMatchObject({
      totalAmount: 5,
      is_ticked: true,
    });
    expect((await kitchen.family.recipes.byId({ id: soup })).recipe.ingredients).toMatchObject([
      { name: "scallion", ingredient_id: spring },
    ]);
  });

  test("is answered again when it is sent again", async () => {
    const { undo_id } = await merge();
    const first = await kitchen.family.ingredients.undoMerge({ undo_id });
    expect(await kitchen.family.ingredients.undoMerge({ undo_id })).toEqual(first);
  });

  test("is refused where the name has been given to another", async () => {
    const { undo_id } = await merge();
    await kitchen.family.admin.bulkDelete({ kind: "ingredients" });
    await kitchen.family.ingredients.create({ name: "Scallion" });
    await expect(kitchen.family.ingredients.undoMerge({ undo_id })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("in the catalogue again"),
    });
  });

  test("is no way to undo a deletion of another kind", async () => {
    const { undo_id }: Deleted = await kitchen.family.shoppingLists.delete({ id: (await kitchen.generate()).id });
    await expect(kitchen.family.ingredients.undoMerge({ undo_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await kitchen.family.trash.restore({ undo_id })).toMatchObject({ kind: "shopping-list" });
    await expect(kitchen.family.ingredients.undoMerge({ undo_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
