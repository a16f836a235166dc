import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { beforeEach, expect, test } from "vitest";
import { familyKitchen, itemNamed, said, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;
let bolognese: number;
let bologneseMeal: number;
let list: ShoppingList;

beforeEach(async () => {
  kitchen = familyKitchen();
  bolognese = await kitchen.newRecipe("Bolognese", [
    [400, "g", "mince"],
    [2, "", "onion"],
  ]);
  await kitchen.plan(
    await kitchen.newRecipe("Onion soup", [
      [6, "", "onion"],
      [1, "l", "stock"],
    ]),
    4,
    "2026-11-24",
  );
  bologneseMeal = await kitchen.plan(bolognese, 4, "2026-11-23");
  list = await kitchen.generate();
});

const difference = () => kitchen.family.shoppingLists.planDifference({ id: list.id });
const apply = async () => (await kitchen.family.shoppingLists.applyPlanDifference({ id: list.id })).shoppingList;

test("a fresh list is up to date, and stays so when nothing but words change", async () => {
  expect(await difference()).toEqual({ sentences: [], isUpToDate: true });
  await kitchen.family.recipes.update({ id: bolognese, description: "The old way." });
  expect((await difference()).isUpToDate).toBe(true);
  expect((await apply()).items).toEqual(list.items);
});

test("a meal that was taken off the plan is told exactly, and goes on one tap", async () => {
  await kitchen.family.mealPlans.delete({ id: bologneseMeal });
  expect(await difference()).toEqual({ sentences: ["Bolognese removed: −400 g mince, −2 onions"], isUpToDate: false });
  expect(said((await apply()).items.shoppingItems).toSorted()).toEqual(["1 l stock", "6 onion"]);
  expect(await difference()).toEqual({ sentences: [], isUpToDate: true });
});

test("a meal that is newly planned within the dates comes, and is locked with the list from then on", async () => {
  const meal = await kitchen.plan(bolognese, 2, "2026-11-28");
  expect((await difference()).sentences).toEqual(["Bolognese added: +200 g mince, +1 onion"]);
  const after = await apply();
  expect(said(after.items.shoppingItems).toSorted()).toEqual(["1 l stock", "600 g mince", "9 onion"]);
  await kitchen.family.shoppingLists.lock({ id: list.id });
  await expect(kitchen.family.mealPlans.delete({ id: meal })).rejects.toMatchObject({ message: "Meal is locked" });
});

test("other servings and an edited recipe change the amounts", async () => {
  await kitchen.family.mealPlans.update({ id: bologneseMeal, servings: 6 });
  expect((await difference()).sentences).toEqual(["Bolognese for 6 instead of 4: +200 g mince, +1 onion"]);
  await kitchen.family.recipes.update({ id: bolognese, ingredients: [{ name: "mince", amount: 500, unit: "g" }] });
  expect(said((await apply()).items.shoppingItems).toSorted()).toEqual(["1 l stock", "6 onion", "750 g mince"]);
});

test("what was done by hand survives: ticks, amounts, removals and items of one's own", async () => {
  const [mince, onion, stock] = ["mince", "onion", "stock"].map((name) => itemNamed(list, name));
  await kitchen.family.shoppingLists.tickItem({ id: list.id, itemId: onion?.id ?? "", isTicked: true });
  await kitchen.family.shoppingLists.update({
    id: list.id,
    items: [{ id: mince?.id, totalAmount: 1, unit: "kg" }, { id: onion?.id }, { name: "Batteries", totalAmount: 4 }],
  });
  await kitchen.plan(bolognese, 4, "2026-11-28");

  const after = await apply();
  expect(said(after.items.shoppingItems).toSorted()).toEqual(["1 kg mince", "10 onion", "4 Batteries"]);
  expect(itemNamed(after, "onion")).toMatchObject({ id: onion?.id, is_ticked: true });
  expect(itemNamed(after, "mince")).toMatchObject({ id: mince?.id, computedAmount: 800, computedUnit: "g" });
  expect(after.items.shoppingItems.some(({ id }) => id === stock?.id)).toBe(false);
  expect(itemNamed(after, "mince").contributions).toHaveLength(2);
});

test("an amount that was set by hand stays even when no meal needs it any more", async () => {
  const mince = itemNamed(list, "mince");
  await kitchen.family.shoppingLists.update({
    id: list.id,
    items: [{ ...mince, totalAmount: 450 }, ...list.items.shoppingItems.filter(({ id }) => id !== mince.id)],
  });
  await kitchen.family.mealPlans.delete({ id: bologneseMeal });
  expect((await difference()).sentences).toContain("Amounts that you set by hand stay: mince");
  expect(itemNamed(await apply(), "mince")).toMatchObject({
    totalAmount: 450,
    computedAmount: 0,
    contributions: [],
    recipes: [],
  });
  expect((await difference()).isUpToDate).toBe(true);
});

test("what the larder covers by now is not put among the things to buy", async () => {
  const { ingredients } = await kitchen.family.larder.searchIngredients({ q: "onion" });
  await kitchen.family.mealPlans.delete({ id: bologneseMeal });
  await kitchen.family.larder.add({ ingredientId: ingredients[0]?.id ?? 0 });
  await kitchen.plan(await kitchen.newRecipe("Tart", [[1, "kg", "onion"]]));
  const after = await apply();
  expect(said(after.items.larderItems)).toEqual(["1 kg onion"]);
});

test("a locked or ordered list follows no plan", async () => {
  await kitchen.family.shoppingLists.lock({ id: list.id });
  await kitchen.plan(bolognese, 4, "2026-11-28");
  expect(await difference()).toEqual({ sentences: [], isUpToDate: true });
  await expect(apply()).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await kitchen.list(list.id)).items).toEqual(list.items);
  await expect(kitchen.family.shoppingLists.planDifference({ id: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
