import { seedCatalogue } from "@tureen/db/seed/seed-catalogue";
import { beforeEach, expect, test } from "vitest";
import { familyKitchen, said, type FamilyKitchen } from "./testing/family-kitchen";

let kitchen: FamilyKitchen;

beforeEach(() => {
  kitchen = familyKitchen();
  seedCatalogue(kitchen.app.db, "2026-11-20T12:00:00.000Z");
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
