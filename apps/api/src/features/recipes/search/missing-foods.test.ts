import { beforeEach, expect, test } from "vitest";
import { familyKitchen, itemNamed, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;

beforeEach(() => {
  kitchen = familyKitchen();
});

const found = async (missing: number, more: object = {}) =>
  (await kitchen.family.recipes.search({ missing, ...more })).recipes.map(({ title, missing_foods }) => [
    title,
    missing_foods,
  ]);
async function stock(...names: string[]): Promise<void> {
  for (const name of names) {
    const { ingredients } = await kitchen.family.larder.searchIngredients({ q: name });
    const food = ingredients.find((each) => each.name === name);
    const ingredientId = food?.id ?? (await kitchen.family.ingredients.create({ name })).ingredient.id;
    await kitchen.family.larder.add({ ingredientId });
  }
}

test("recipes by how many foods are missing, those that lack least first, each with what it lacks", async () => {
  await stock("rice", "onion", "butter");
  await kitchen.newRecipe("Rice with peas", [
    [200, "g", "rice"],
    [100, "g", "peas"],
  ]);
  await kitchen.newRecipe("Buttered rice", [
    [200, "g", "rice"],
    [20, "g", "butter"],
    [null, "", "saffron"],
  ]);
  await kitchen.newRecipe("Pilaf", [
    [1, "", "onions"],
    [200, "g", "rice"],
    [1, "", "leek"],
    [2, "", "carrots"],
  ]);
  await kitchen.newRecipe("Stew", [
    [1, "kg", "beef"],
    [1, "", "leek"],
    [2, "", "carrots"],
    [1, "", "onion"],
  ]);

  expect(await found(0)).toEqual([["Buttered rice", []]]);
  expect(await found(1)).toEqual([
    ["Buttered rice", []],
    ["Rice with peas", ["peas"]],
  ]);
  expect(await found(2)).toEqual([
    ["Buttered rice", []],
    ["Rice with peas", ["peas"]],
    ["Pilaf", ["leek", "carrots"]],
  ]);
  expect(await found(2, { q: "peas" })).toEqual([["Rice with peas", ["peas"]]]);
  expect(await found(2, { sort: "name" })).toHaveLength(3);
  expect((await kitchen.family.recipes.search({})).recipes[0]).not.toHaveProperty("missing_foods");
});

test("a food that stands in several lines is missing once, and what nobody buys never", async () => {
  const { ingredient } = await kitchen.family.ingredients.create({ name: "water" });
  await kitchen.family.ingredients.update({ id: ingredient.id, never_bought: true });
  await kitchen.newRecipe("Dumplings", [
    [100, "g", "flour"],
    [1, "tbsp", "flour"],
    [50, "g", "flour"],
    [200, "ml", "water"],
    ["1-2", "", "eggs"],
  ]);
  expect(await found(1)).toEqual([]);
  expect(await found(2)).toEqual([["Dumplings", ["flour", "eggs"]]]);
});

test("a kind of a food is another food, as on lists", async () => {
  await stock("onion");
  await kitchen.newRecipe("Salad", [[1, "", "onion", "red"]]);
  await kitchen.newRecipe("Soup", [[1, "", "onion"]]);
  expect(await found(1)).toEqual([
    ["Soup", []],
    ["Salad", ["onion (red)"]],
  ]);
});

test("what is ticked on a list counts as at home until its days are over", async () => {
  await kitchen.plan(await kitchen.newRecipe("Omelette", [[3, "", "eggs"]]));
  const list = await kitchen.generate();
  expect(await found(0, { date: "2026-11-24" })).toEqual([]);
  await kitchen.family.shoppingLists.tickItem({ id: list.id, itemId: itemNamed(list, "eggs").id, isTicked: true });
  expect(await found(0, { date: "2026-11-24" })).toEqual([["Omelette", []]]);
  expect(await found(0, { date: "2026-11-28" })).toEqual([["Omelette", []]]);
  expect(await found(0, { date: "2026-11-29" })).toEqual([]);
  expect(await found(0)).toEqual([]);
});

test("a recipe within another counts as its foods, and one without ingredients is nobody's dinner", async () => {
  await stock("tomatoes");
  const dough = await kitchen.newRecipe("Pizza dough", [
    [500, "g", "flour"],
    [1, "", "yeast"],
  ]);
  await kitchen.family.recipes.create({
    title: "Pizza",
    instructions: "Bake.",
    ingredients: [{ raw: "300 g pizza dough", recipe_id: dough }, { raw: "4 tomatoes" }],
  });
  const bare = await kitchen.newRecipe("Toast", [[1, "", "bread"]]);
  await kitchen.family.recipes.update({ id: bare, ingredients: [] });
  expect(await found(2)).toEqual([
    ["Pizza", ["flour", "yeast"]],
    ["Pizza dough", ["flour", "yeast"]],
  ]);
});

test("the answer follows every change of the recipes, and foods that left the catalogue are missing", async () => {
  const soup = await kitchen.newRecipe("Soup", [
    [1, "", "leek"],
    [1, "", "carrot"],
  ]);
  expect(await found(1)).toEqual([]);
  await kitchen.family.recipes.update({ id: soup, ingredients: "1 leek" });
  expect(await found(1)).toEqual([["Soup", ["leek"]]]);
  await stock("leek");
  expect(await found(0)).toHaveLength(1);
  await kitchen.family.admin.bulkDelete({ kind: "ingredients" });
  expect(await found(0)).toEqual([]);
  expect(await found(1)).toEqual([["Soup", ["leek"]]]);
  await kitchen.family.recipes.delete({ id: soup });
  expect(await found(2)).toEqual([]);
});

test("three foods are more than anybody asks for", async () => {
  await expect(kitchen.family.recipes.search({ missing: 3 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
