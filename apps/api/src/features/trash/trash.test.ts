import { beforeEach, describe, expect, test } from "vitest";
import { familyKitchen, WEEK, type FamilyKitchen } from "../shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;
let soup: number;
let meal: number;

const DAY_MS = 24 * 60 * 60_000;
const restore = (undo_id: string) => kitchen.family.trash.restore({ undo_id });

/** Every row of the family's own tables. */
function rows(): Record<string, unknown[]> {
  const tables = [
    "recipes",
    "recipe_lines",
    "meal_plans",
    "shopping_lists",
    "shopping_list_items",
    "shopping_list_recipes",
    "shopping_list_meals",
    "larder_items",
  ];
  // By the key, which no table has in more than its first two columns.
  const read = (table: string): unknown[] =>
    kitchen.app.db.$client.prepare(`select * from ${table} order by 1, 2`).all();
  return Object.fromEntries(tables.map((table) => [table, read(table)]));
}

beforeEach(async () => {
  kitchen = familyKitchen();
  soup = await kitchen.newRecipe("Soup", [
    ["1/3", "l", "stock"],
    ["2-3", "", "leek"],
  ]);
  meal = await kitchen.plan(soup);
});

describe("what was deleted comes back as it was, under its id", () => {
  test("a recipe with its lines, its meals, their places on lists, and in the search", async () => {
    await kitchen.generate();
    const before = rows();
    const { undo_id } = await kitchen.family.recipes.delete({ id: soup });
    expect((await kitchen.family.mealPlans.list()).mealPlans).toEqual([]);
    expect(await restore(undo_id)).toEqual({ success: true, kind: "recipe", id: soup });
    expect(rows()).toEqual(before);
    expect((await kitchen.family.recipes.search({ q: "leek" })).recipes).toMatchObject([{ id: soup }]);
  });

  test("a meal, still locked by nobody and on its list", async () => {
    const list = await kitchen.generate();
    const before = rows();
    const { undo_id } = await kitchen.family.mealPlans.delete({ id: meal });
    expect(await restore(undo_id)).toMatchObject({ kind: "meal-plan", id: meal });
    expect(rows()).toEqual(before);
    expect((await kitchen.family.shoppingLists.planDifference({ id: list.id })).isUpToDate).toBe(true);
  });

  test("a list with ticks, hand edits and reasons, which locks its meals again", async () => {
    const list = await kitchen.generate();
    const [first, second] = list.items.shoppingItems;
    await kitchen.family.shoppingLists.tickItem({ id: list.id, itemId: first?.id ?? "", isTicked: true });
    await kitchen.family.shoppingLists.update({
      id: list.id,
      items: [{ id: first?.id }, { id: second?.id, totalAmount: 9 }, { name: "Batteries" }],
    });
    await kitchen.family.shoppingLists.lock({ id: list.id });
    const before = rows();
    const { undo_id } = await kitchen.family.shoppingLists.delete({ id: list.id });
    expect((await kitchen.family.mealPlans.list()).mealPlans).toMatchObject([{ locked_by_shopping_list: false }]);
    expect(await restore(undo_id)).toMatchObject({ kind: "shopping-list", id: list.id });
    expect(rows()).toEqual(before);
    await expect(kitchen.family.mealPlans.delete({ id: meal })).rejects.toMatchObject({ message: "Meal is locked" });
  });

  test("a list as versions kept it whose reasons were rows of their own, each with its place", async () => {
    const list = await kitchen.generate();
    const before = rows();
    const { undo_id } = await kitchen.family.shoppingLists.delete({ id: list.id });
    const { $client } = kitchen.app.db;
    const kept = JSON.parse($client.prepare("select graph_json from trash").pluck().get() as string) as {
      contributions: object[];
    }; // what was deleted a line before
    expect(kept.contributions).toHaveLength(2);
    const older = { ...kept, contributions: kept.contributions.map((reason) => ({ ...reason, position: 0 })) };
    $client.prepare("update trash set graph_json = ?").run(JSON.stringify(older));
    await restore(undo_id);
    expect(rows()).toEqual(before);
  });

  test("a larder item", async () => {
    const stock = (await kitchen.family.larder.searchIngredients({ q: "stock" })).ingredients[0]?.id ?? 0;
    const { larderItem } = await kitchen.family.larder.add({
      ingredientId: stock,
      quantity: 2.5,
      unit: "l",
      notes: "in the freezer",
    });
    const { undo_id } = await kitchen.family.larder.delete({ id: larderItem.id });
    expect(await restore(undo_id)).toMatchObject({ kind: "larder-item", id: larderItem.id });
    expect((await kitchen.family.larder.list()).larderItems).toEqual([larderItem]);
  });
});

describe("where the household has changed in the meantime", () => {
  test("a meal without its recipe cannot come back, until the recipe has", async () => {
    const { undo_id } = await kitchen.family.mealPlans.delete({ id: meal });
    const recipe = await kitchen.family.recipes.delete({ id: soup });
    await expect(restore(undo_id)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("Bring the recipe back first"),
    });
    await restore(recipe.undo_id);
    expect(await restore(undo_id)).toMatchObject({ id: meal });
  });

  test("what the larder has again is not put there twice, and without its ingredient it has no place", async () => {
    const stock = (await kitchen.family.larder.searchIngredients({ q: "stock" })).ingredients[0]?.id ?? 0;
    const { larderItem } = await kitchen.family.larder.add({ ingredientId: stock });
    const { undo_id } = await kitchen.family.larder.delete({ id: larderItem.id });
    await kitchen.family.larder.add({ ingredientId: stock });
    await expect(restore(undo_id)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("in the larder again"),
    });
    await kitchen.family.admin.bulkDelete({ kind: "ingredients" });
    await expect(restore(undo_id)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("left the catalogue"),
    });
  });

  test("a recipe finds its foods again by name, and a list lets go of meals that are gone", async () => {
    const list = await kitchen.generate();
    const deletedList = await kitchen.family.shoppingLists.delete({ id: list.id });
    const deletedRecipe = await kitchen.family.recipes.delete({ id: soup });
    await kitchen.family.admin.bulkDelete({ kind: "ingredients" });
    const { ingredient } = await kitchen.family.ingredients.create({ name: "Leeks" });
    await restore(deletedList.undo_id);
    await restore(deletedRecipe.undo_id);
    const { recipe } = await kitchen.family.recipes.byId({ id: soup });
    expect(recipe.ingredients).toMatchObject([
      { name: "stock", ingredient_id: null },
      { name: "leek", ingredient_id: ingredient.id },
    ]);
    expect((await kitchen.list(list.id)).items.shoppingItems).toHaveLength(2);
    expect(kitchen.app.db.$client.pragma("foreign_key_check")).toEqual([]);
  });

  test("an item whose id another list has by now gets a new one", async () => {
    const list = await kitchen.generate();
    const taken = list.items.shoppingItems[0]?.id ?? "";
    const { undo_id } = await kitchen.family.shoppingLists.delete({ id: list.id });
    const other = await kitchen.generate();
    await kitchen.family.shoppingLists.update({ id: other.id, items: [{ id: taken, name: "Batteries" }] });
    await restore(undo_id);
    expect((await kitchen.list(list.id)).items.shoppingItems.map((item) => item.name)).toEqual(
      list.items.shoppingItems.map((item) => item.name),
    );
  });
});

test("undoing twice is undoing once", async () => {
  const { undo_id } = await kitchen.family.recipes.delete({ id: soup });
  const first = await restore(undo_id);
  expect(await restore(undo_id.toUpperCase())).toEqual(first);
  expect((await kitchen.family.recipes.list()).recipes).toHaveLength(1);
});

test("after 30 days nothing comes back, and the next deletion sweeps it out", async () => {
  const { undo_id } = await kitchen.family.recipes.delete({ id: soup });
  kitchen.app.clock.advance(30 * DAY_MS + 1);
  await expect(restore(undo_id)).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: "This cannot be undone any more. What is deleted is kept for 30 days.",
  });
  const id = await kitchen.newRecipe("Salad", [[1, "", "lettuce"]]);
  await kitchen.family.recipes.delete({ id });
  expect(kitchen.app.db.$client.prepare("select count(*) from trash").pluck().get()).toBe(1);
});

test("a fresh household has an empty trash", async () => {
  const { undo_id } = await kitchen.family.recipes.delete({ id: soup });
  await kitchen.family.admin.bulkDelete({ kind: "all" });
  await expect(restore(undo_id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(kitchen.family.shoppingLists.generate(WEEK)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("answers to what was sent under an id of its own are kept for 30 days, then the next such call sweeps them out", async () => {
  const { undo_id } = await kitchen.family.recipes.delete({ id: soup });
  await restore(undo_id);
  const kept = () => kitchen.app.db.$client.prepare("select uuid from operations").pluck().all();
  expect(kept()).toContain(undo_id);
  kitchen.app.clock.advance(30 * DAY_MS);
  const again = await kitchen.family.recipes.delete({ id: soup });
  await restore(again.undo_id);
  expect(kept()).toEqual(expect.arrayContaining([undo_id, again.undo_id]));
  kitchen.app.clock.advance(1);
  const last = await kitchen.family.recipes.delete({ id: soup });
  await restore(last.undo_id);
  expect(kept()).toEqual(expect.arrayContaining([again.undo_id, last.undo_id]));
  expect(kept()).not.toContain(undo_id);
});

test("what was deleted is listed by the name that the family knew it by, until it is back or 30 days are over", async () => {
  await kitchen.family.mealPlans.delete({ id: meal });
  kitchen.app.clock.advance(DAY_MS);
  const { undo_id } = await kitchen.family.larder
    .add({ ingredientId: (await kitchen.family.larder.searchIngredients({ q: "stock" })).ingredients[0]?.id ?? 0 })
    .then(({ larderItem }) => kitchen.family.larder.delete({ id: larderItem.id }));
  kitchen.app.clock.advance(DAY_MS);
  const list = await kitchen.family.trash.list();
  expect(list.deletions).toMatchObject([
    { kind: "larder-item", name: "stock", meal: null, undo_id },
    { kind: "meal-plan", name: "Soup", meal: { meal_type: "dinner" } },
  ]);
  await restore(undo_id);
  expect((await kitchen.family.trash.list()).deletions).toMatchObject([{ kind: "meal-plan" }]);
  kitchen.app.clock.advance(30 * DAY_MS);
  expect((await kitchen.family.trash.list()).deletions).toEqual([]);
});

describe("what another version of Tureen has kept", () => {
  const changeKept = (change: string) =>
    kitchen.app.db.$client.prepare(`update trash set graph_json = ${change}`).run();

  test("comes back where it is older: without a version, and without columns that are new since", async () => {
    const list = await kitchen.generate();
    const before = rows();
    const { undo_id } = await kitchen.family.shoppingLists.delete({ id: list.id });
    changeKept("json_remove(graph_json, '$.v', '$.list.leavesOutHeld', '$.items[0].joinedBy')");
    await restore(undo_id);
    expect(rows()).toEqual(before);
  });

  test("stays where it is when it is newer", async () => {
    const { undo_id } = await kitchen.family.recipes.delete({ id: soup });
    changeKept("json_set(graph_json, '$.v', 2)");
    await expect(restore(undo_id)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("another version of Tureen"),
    });
    changeKept("json_set(graph_json, '$.v', 1)");
    expect(await restore(undo_id)).toMatchObject({ kind: "recipe", id: soup });
  });
});
