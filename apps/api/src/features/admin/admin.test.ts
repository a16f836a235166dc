import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { strangerCaller } from "#testing/test-caller";
import { familyKitchen, type FamilyKitchen } from "../shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;

const remove = (kind: "recipes" | "meal-plans" | "shopping-lists" | "ingredients" | "all") =>
  kitchen.family.admin.bulkDelete({ kind });

/** Two recipes, two meals, of which one is on a locked list, and a larder item, on the catalogue as shipped. */
beforeEach(async () => {
  kitchen = familyKitchen({ db: databaseWithCatalogue() });
  const soup = await kitchen.newRecipe("Soup", [[2, "", "leek"]]);
  const stew = await kitchen.newRecipe("Stew", [[1, "", "grandmother's secret"]]);
  await kitchen.plan(soup);
  const list = await kitchen.generate();
  await kitchen.family.shoppingLists.lock({ id: list.id });
  await kitchen.plan(stew, 4, "2026-12-01");
  const { ingredients } = await kitchen.family.larder.searchIngredients({ q: "olive oil" });
  await kitchen.family.larder.add({ ingredientId: ingredients[0]?.id ?? 0 });
});

test("the figures of the admin page count what the household holds", async () => {
  const { totalIngredients, ...figures } = await kitchen.family.admin.stats();
  expect(figures).toEqual({ recipes: 2, mealPlans: 2, shoppingLists: 1, customIngredients: 1 });
  expect(totalIngredients).toBeGreaterThan(800);
});

test.each([
  ["recipes", "Deleted 2 recipes and 2 planned meals.", { recipes: 0, mealPlans: 0, shoppingLists: 1 }],
  ["meal-plans", "Deleted 2 planned meals.", { recipes: 2, mealPlans: 0, shoppingLists: 1 }],
  ["shopping-lists", "Deleted 1 shopping list.", { recipes: 2, mealPlans: 2, shoppingLists: 0 }],
] as const)("deleting all %s says what went and leaves the rest", async (kind, message, left) => {
  expect(await remove(kind)).toMatchObject({ success: true, message });
  expect(await kitchen.family.admin.stats()).toMatchObject({ ...left, customIngredients: 1 });
  expect((await kitchen.family.larder.list()).larderItems).toHaveLength(1);
  expect(kitchen.app.db.$client.pragma("foreign_key_check")).toEqual([]);
});

test("without shopping lists no meal is locked any more", async () => {
  await remove("shopping-lists");
  const { mealPlans } = await kitchen.family.mealPlans.list();
  expect(mealPlans.map((meal) => meal.locked_by_shopping_list)).toEqual([false, false]);
});

test("deleting the catalogue takes the larder with it; recipes keep their words", async () => {
  expect((await remove("ingredients")).message).toMatch(/^Deleted 1,\d{3} ingredients and 1 larder item\.$/);
  expect(await kitchen.family.admin.stats()).toMatchObject({ recipes: 2, totalIngredients: 0, customIngredients: 0 });
  const { recipe } = await kitchen.family.recipes.byId({ id: 1 });
  expect(recipe.ingredients).toMatchObject([{ name: "leek", ingredient_id: null }]);
});

test("a fresh household keeps its settings and its sign-ins, has the catalogue as shipped, and nothing else", async () => {
  await kitchen.family.settings.update({ key: "pdf_chunk_size", value: 200_000 });
  expect((await remove("all")).message).toBe(
    "Deleted 2 recipes, 2 planned meals and 1 shopping list. The built-in ingredient catalogue is as shipped.",
  );
  const { totalIngredients, ...figures } = await kitchen.family.admin.stats();
  expect(figures).toEqual({ recipes: 0, mealPlans: 0, shoppingLists: 0, customIngredients: 0 });
  expect(totalIngredients).toBeGreaterThan(800);
  expect((await kitchen.family.larder.list()).larderItems).toEqual([]);
  expect((await kitchen.family.settings.list()).settings["pdf_chunk_size"]).toMatchObject({ value: 200_000 });
  expect(kitchen.app.db.$client.pragma("foreign_key_check")).toEqual([]);
});

test("after all recipes are gone, search finds the next ones, and lets go of them", async () => {
  const found = async () => (await kitchen.family.recipes.search({ q: "leek" })).recipes.map(({ id }) => id);
  expect(await found()).toHaveLength(1);
  await remove("recipes");
  expect(await found()).toEqual([]);
  const pie = await kitchen.newRecipe("Pie", [[1, "", "leek"]]);
  expect(await found()).toEqual([pie]);
  await kitchen.family.recipes.delete({ id: pie });
  const texts = kitchen.app.db.$client.prepare("select count(*) from recipe_search").pluck();
  expect([await found(), texts.get()]).toEqual([[], 0]);
});

test("deleting nothing says so in whole words", async () => {
  await remove("meal-plans");
  expect((await remove("meal-plans")).message).toBe("Deleted 0 planned meals.");
});

test("a reset keeps the custom ingredient that a recipe uses and lets go of the one that none does", async () => {
  await kitchen.family.ingredients.create({ name: "moon cheese" });
  const { message } = await kitchen.family.admin.resetIngredients();
  expect(message).toMatch(/ 1 custom ingredient that no recipe uses was removed\.$/);
  expect(await kitchen.family.admin.stats()).toMatchObject({ customIngredients: 1 });
});

test("an ordered list that was ordered by mistake is locked in again", async () => {
  await kitchen.family.shoppingLists.order({ id: 1 });
  const { shoppingList } = await kitchen.family.admin.unlockShoppingList({ id: 1 });
  expect(shoppingList.status).toBe("locked-in");
});

test("none of it is a stranger's to do", async () => {
  const { admin } = strangerCaller(kitchen.app);
  for (const call of [
    admin.stats(),
    admin.bulkDelete({ kind: "all" }),
    admin.resetIngredients(),
    admin.unlockShoppingList({ id: 1 }),
  ])
    await expect(call).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(await kitchen.family.admin.stats()).toMatchObject({ recipes: 2 });
});
