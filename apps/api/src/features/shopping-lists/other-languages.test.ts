import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { translatorOf } from "#core/language";
import { linesOf } from "../recipes/testing/soup";
import { searchIngredients } from "../larder/larder.service";
import { householdFormat } from "./household-format";
import { exportList } from "./shopping-lists.service";
import { familyKitchen, said, type FamilyKitchen } from "./testing/family-kitchen";

let kitchen: FamilyKitchen;

beforeEach(() => {
  kitchen = familyKitchen({ db: databaseWithCatalogue() });
});

test("Zwiebeln are onions: they join them on the list, and the larder's cover them", async () => {
  const goulash = await kitchen.newRecipe("Gulasch", [
    [500, "g", "Zwiebeln"],
    [2, "EL", "Öl"],
    [1, "TL", "Kümmel"],
  ]);
  const soup = await kitchen.newRecipe("Onion soup", [
    [250, "g", "onions"],
    [1, "kg", "Erdäpfel"],
  ]);
  await kitchen.plan(goulash);
  await kitchen.plan(soup);
  const { ingredients } = await kitchen.family.larder.searchIngredients({ q: "oil" });
  await kitchen.family.larder.add({ ingredientId: ingredients.find(({ name }) => name === "oil")?.id ?? 0 });
  const { items } = await kitchen.generate();
  expect(said(items.shoppingItems)).toEqual(["1 kg Erdäpfel", "750 g onion", "1 TL Kümmel"]);
  expect(items.shoppingItems.map(({ category }) => category)).toEqual([
    "Fruit & Vegetables",
    "Fruit & Vegetables",
    "Herbs & Spices",
  ]);
  expect(said(items.larderItems)).toEqual(["2 EL oil"]);
  expect((await kitchen.family.ingredients.list()).ingredients.filter(({ is_custom }) => is_custom)).toEqual([]);
});

test("Zwiebeln that somebody types on a list are the onions there, and stand with them on the printed one", async () => {
  await kitchen.plan(await kitchen.newRecipe("Onion soup", [[250, "g", "onions"]]));
  const { id } = await kitchen.generate();
  const add = { kind: "add" as const, item_id: randomUUID(), line: "3 Zwiebeln" };
  await kitchen.family.shoppingLists.change({ operations: [{ id: randomUUID(), list_id: id, change: add }] });
  const [onions, typed] = (await kitchen.list(id)).items.shoppingItems;
  expect(said([typed, onions].filter((item) => item !== undefined))).toEqual(["3 Zwiebeln", "250 g onion"]);
  expect(typed).toMatchObject({ ingredient_id: onions?.ingredient_id, category: "Fruit & Vegetables" });
  expect(exportList(kitchen.app, { id }, await translatorOf("de")).text).toContain("- Zwiebeln: 250 g + 3\n");
});

test("onions in the larder cover a recipe's Zwiebeln, however they came there", async () => {
  const { ingredients } = searchIngredients(kitchen.app, { q: "Zwiebel" }, "de");
  await kitchen.family.larder.add({ ingredientId: ingredients.find(({ name }) => name === "onion")?.id ?? 0 });
  await kitchen.plan(await kitchen.newRecipe("Gulasch", [[500, "g", "Zwiebeln"]]));
  const { items } = await kitchen.generate();
  expect([said(items.shoppingItems), said(items.larderItems)]).toEqual([[], ["500 g onion"]]);
});

test("a list is exported in the reader's language, and in English where none is asked for", async () => {
  const soup = await kitchen.newRecipe("Soup", [
    [3, "", "onions"],
    [2, "tbsp", "olive oil"],
    [1, "", "egg"],
  ]);
  await kitchen.plan(soup);
  const { id } = await kitchen.generate();
  expect(
    exportList(kitchen.app, { id }, await translatorOf("de"))
      .text.split("\n")
      .slice(1),
  ).toEqual([
    "22.11.2026 bis 28.11.2026",
    "",
    "Zu kaufen",
    "=========",
    "",
    "Obst & Gemüse",
    "- Zwiebeln: 3",
    "",
    "Milchprodukte & Eier",
    "- Ei: 1",
    "",
    "Öl, Essig & Saucen",
    "- Olivenöl: 2 EL",
    "",
  ]);
  expect((await kitchen.family.shoppingLists.export({ id })).text).toContain("- onions: 3\n");
});

test.each([
  ["Zwie", "onion"],
  ["nüsse", "nut"],
  ["nuesse", "nut"],
  ["marille", "apricot"],
])("who reads German finds what begins with %s in the larder's search", (q, food) => {
  const namesIn = (language: "de" | "en") =>
    searchIngredients(kitchen.app, { q }, language).ingredients.map(({ name }) => name);
  expect(namesIn("de")).toContain(food);
  expect(namesIn("en")).not.toContain(food);
});

test("a French household's prunes are plums, and its decimals have a comma", async () => {
  const names = async () => {
    const id = await kitchen.newRecipe("Tarte", [[2, "", "prunes"]]);
    const [line] = linesOf((await kitchen.family.recipes.byId({ id })).recipe);
    return (await kitchen.family.ingredients.list()).ingredients.find((entry) => entry.id === line?.ingredient_id)
      ?.name;
  };
  expect(await names()).toBe("prune");
  await kitchen.family.settings.update({ key: "language", value: "fr" });
  expect(await names()).toBe("plum");
  expect(householdFormat(kitchen.app).numberFormat).toBe("comma");
  await kitchen.family.settings.update({ key: "number_format", value: "point" });
  expect(householdFormat(kitchen.app).numberFormat).toBe("point");
});

test("a German recipe, from the typed lines to the tick", async () => {
  const lines = ["500 g Zwiebeln, gewürfelt", "2 EL Öl", "1 TL Paprikapulver", "1 Dose Tomaten", "reife Marillen"].join(
    "\n",
  );
  const { recipe } = await kitchen.family.recipes.create({
    title: "Gulasch",
    instructions: "Schmoren.",
    servings: 4,
    ingredients: lines,
  });
  await kitchen.plan(recipe.id, 2);
  const list = await kitchen.generate();
  const foods = new Map((await kitchen.family.ingredients.list()).ingredients.map(({ id, name }) => [id, name]));
  expect(new Set(list.items.shoppingItems.map(({ ingredient_id }) => foods.get(ingredient_id ?? 0)))).toEqual(
    new Set(["apricot", "oil", "onion", "paprika", "tinned tomatoes"]),
  );
  const onions = list.items.shoppingItems.find(({ ingredient_id }) => foods.get(ingredient_id ?? 0) === "onion");
  expect(onions).toMatchObject({ totalAmount: 250, unit: "g" });
  await kitchen.family.shoppingLists.tickItem({ id: list.id, itemId: onions?.id ?? "", isTicked: true });
  const ticked = (await kitchen.list(list.id)).items.shoppingItems.filter(({ is_ticked }) => is_ticked);
  expect(ticked.map(({ id }) => id)).toEqual([onions?.id]);
});
