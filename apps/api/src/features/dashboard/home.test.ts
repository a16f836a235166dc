import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { beforeEach, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

const today = "2026-11-23" as LocalDate;
let family: Caller;

beforeEach(() => {
  family = familyCaller(testContext());
});

async function newRecipe(title: string, tags = ""): Promise<number> {
  const food = { name: `${title} leaves`, amount: 200, unit: "g" };
  const { recipe } = await family.recipes.create({ title, tags, instructions: "Cook.", ingredients: [food] });
  return recipe.id;
}

function plan(recipe_id: number, days: number, meal_type: "lunch" | "dinner" = "dinner") {
  return family.mealPlans.create({ recipe_id, date: addDays(today, days), meal_type });
}

const home = () => family.dashboard.home({ today });
const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title);

test("an empty household has nothing to answer with", async () => {
  expect(await home()).toEqual({
    meals: [],
    otherMeals: [],
    todaysRecipes: [],
    suggestions: [],
    openList: null,
    useFirst: [],
    recentRecipes: [],
    runningImport: null,
  });
});

test("tonight's dish comes with its card, the six days after it with their meals", async () => {
  const [soup, salad] = [await newRecipe("Soup"), await newRecipe("Salad")];
  for (const days of [-1, 0, 6, 7]) await plan(soup, days);
  await plan(salad, 0, "lunch");

  const { meals, todaysRecipes, suggestions } = await home();
  expect(meals.map((meal) => [meal.date, meal.meal_type, meal.recipe_title])).toEqual([
    ["2026-11-23", "lunch", "Salad"],
    ["2026-11-23", "dinner", "Soup"],
    ["2026-11-29", "dinner", "Soup"],
  ]);
  expect(titles(todaysRecipes).toSorted()).toEqual(["Salad", "Soup"]);
  expect(suggestions).toEqual([]);
});

test("what the larder has that is due comes with it, by the day that the device says is today", async () => {
  const { ingredient } = await family.ingredients.create({ name: "Moon spinach" });
  const stock = (days: number) =>
    family.larder.add({ ingredientId: ingredient.id, best_before: addDays(today, days), place: "fridge" });
  for (const days of [8, 2, -3, -400]) await stock(days);
  const due = async (day: LocalDate) =>
    (await family.dashboard.home({ today: day })).useFirst.map(({ best_before }) => best_before);
  expect(await due(today)).toEqual([addDays(today, -3), addDays(today, 2)]);
  // A clock that is years ahead, or was set back, shows what is true on its day; the rows stay as they are.
  expect(await due("2031-01-01" as LocalDate)).toEqual([]);
  expect(await due(addDays(today, 6))).toEqual([addDays(today, -3), addDays(today, 2), addDays(today, 8)]);
  expect((await family.larder.list()).larderItems).toHaveLength(4);
});

test("where nothing is planned for tonight, three dishes are suggested that were not on the plan lately", async () => {
  const [soup, stew, pie] = [await newRecipe("Soup"), await newRecipe("Stew"), await newRecipe("Pie")];
  await newRecipe("Trifle", "Dessert");
  const roast = await newRecipe("Roast");
  await plan(soup, -5);
  await plan(pie, 4);
  await plan(stew, -40);
  await plan(roast, 0, "lunch");
  await newRecipe("Curry");

  const { suggestions } = await home();
  expect(titles(suggestions).toSorted()).toEqual(["Curry", "Stew"]);
  expect(suggestions.find(({ id }) => id === stew)?.last_planned).toBe("2026-10-14");
  expect(suggestions.find(({ title }) => title === "Curry")?.last_planned).toBeNull();
  expect(await home()).toEqual(await home());
});

test("who eats out tonight needs no suggestion", async () => {
  await newRecipe("Soup");
  const eatingOut = { date: today, meal_type: "dinner" as const, title: "Eating out" };
  await family.mealPlans.createMany({ meals: [], other_meals: [eatingOut] });
  const { otherMeals, suggestions } = await home();
  expect(otherMeals).toMatchObject([eatingOut]);
  expect(suggestions).toEqual([]);
});

test("the open list is the one begun, then the newest, and none once all is bought or its days are past", async () => {
  await plan(await newRecipe("Soup"), 0);
  await plan(await newRecipe("Salad"), 1);
  const generate = async (from: number, to: number) => {
    const range = { startDate: addDays(today, from), endDate: addDays(today, to) };
    return (await family.shoppingLists.generate(range)).shoppingList;
  };
  const [first, second] = [await generate(0, 1), await generate(0, 1)];
  expect((await home()).openList).toMatchObject({ id: second.id, to_buy: 2, bought: 0 });

  const tick = (itemId: string, isTicked: boolean) => family.shoppingLists.tickItem({ id: first.id, itemId, isTicked });
  const [one = "", two = ""] = first.items.shoppingItems.map(({ id }) => id);
  await tick(one, true);
  expect((await home()).openList).toMatchObject({ id: first.id, name: first.name, to_buy: 2, bought: 1 });

  await tick(two, true);
  expect((await home()).openList?.id).toBe(second.id);
  expect((await family.dashboard.home({ today: addDays(today, 2) })).openList).toBeNull();
});

test("the open list counts a food in two measures once, as the shop does: bought in both", async () => {
  const name = "glimmer leaves";
  const ingredients = [
    { name, amount: 200, unit: "g" },
    { name, amount: 2, unit: "cups" },
  ];
  const { recipe } = await family.recipes.create({ title: "Soup", instructions: "Cook.", ingredients });
  await plan(recipe.id, 0);
  const { shoppingList } = await family.shoppingLists.generate({ startDate: today, endDate: today });
  const [grams, cups] = shoppingList.items.shoppingItems.map(({ id }) => id);
  expect((await home()).openList).toMatchObject({ to_buy: 1, bought: 0 });
  for (const [itemId = "", openList] of [
    [grams, { to_buy: 1, bought: 0 }],
    [cups, null],
  ] as const) {
    await family.shoppingLists.tickItem({ id: shoppingList.id, itemId, isTicked: true });
    expect((await home()).openList).toEqual(openList && expect.objectContaining(openList));
  }
});

test("what was added last is shown, the newest first", async () => {
  for (const title of ["One", "Two", "Three", "Four", "Five"]) await newRecipe(title);
  expect(titles((await home()).recentRecipes)).toEqual(["Five", "Four", "Three", "Two"]);
});
