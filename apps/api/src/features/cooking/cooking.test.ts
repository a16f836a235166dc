import type { LocalDate } from "@tureen/domain/dates/local-date";
import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;
let soup: number;
const today = () => new Date(app.clock.now()).toISOString().slice(0, 10) as LocalDate;

beforeEach(async () => {
  app = testContext();
  family = familyCaller(app);
  soup = await newRecipe("Tomato soup");
});

async function newRecipe(title: string): Promise<number> {
  const ingredients = [{ name: "tomato", amount: 4 }];
  return (await family.recipes.create({ title, instructions: "Cook.", ingredients })).recipe.id;
}
const plan = async (recipe_id = soup) =>
  (await family.mealPlans.create({ recipe_id, date: today(), meal_type: "dinner", servings: 3 })).mealPlan;
const cookedOf = async (id = soup) => {
  const { last_cooked, times_cooked } = (await family.recipes.byId({ id })).recipe;
  return [last_cooked, times_cooked];
};
const cookingOf = async (mealId: number) =>
  (await family.mealPlans.list()).mealPlans.find(({ id }) => id === mealId)?.cooking_id;

test("what was cooked is in the recipe's history, on its card and on its page, and can be taken back", async () => {
  expect(await cookedOf()).toEqual([null, 0]);
  const { cooking } = await family.cooking.record({ recipe_id: soup, date: "2026-10-03", servings: "4" });
  await family.cooking.record({ recipe_id: soup, date: "2026-09-01" });
  expect(await cookedOf()).toEqual(["2026-10-03", 2]);
  const { recipes } = await family.recipes.search({});
  expect(recipes[0]).toMatchObject({ last_cooked: "2026-10-03", times_cooked: 2 });
  const { cookings } = await family.cooking.history({ recipe_id: soup });
  expect(cookings.map(({ date, servings }) => [date, servings])).toEqual([
    ["2026-10-03", 4],
    ["2026-09-01", null],
  ]);

  await family.cooking.remove({ id: cooking.id });
  expect(await cookedOf()).toEqual(["2026-09-01", 1]);
  await expect(family.cooking.remove({ id: cooking.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("having cooked a recipe makes nobody's open form stale", async () => {
  const { revision } = (await family.recipes.byId({ id: soup })).recipe;
  await family.cooking.record({ recipe_id: soup, date: today() });
  await family.recipes.update({ id: soup, title: "Red soup", revision });
  expect(await cookedOf()).toEqual([today(), 1]);
});

test("an earlier version of a recipe that comes back was cooked as often as the recipe", async () => {
  await family.recipes.update({ id: soup, title: "Red soup" });
  await family.cooking.record({ recipe_id: soup, date: today() });
  const { versions } = await family.recipes.versions({ id: soup });
  await family.trash.restore({ undo_id: versions[0]?.undo_id ?? "" });
  expect((await family.recipes.byId({ id: soup })).recipe.title).toBe("Tomato soup");
  expect(await cookedOf()).toEqual([today(), 1]);
});

describe("a planned meal", () => {
  test("is cooked once, however many phones say so", async () => {
    const meal = await plan();
    const order = { recipe_id: soup, meal_id: meal.id, date: today(), servings: meal.servings };
    const first = await family.cooking.record(order);
    expect(await family.cooking.record(order)).toEqual(first);
    expect(await cookingOf(meal.id)).toBe(first.cooking.id);
    expect(await cookedOf()).toEqual([today(), 1]);
  });

  test("that leaves the plan leaves its cooking behind, and finds it again when it comes back", async () => {
    const meal = await plan();
    const { cooking } = await family.cooking.record({ recipe_id: soup, meal_id: meal.id, date: today() });
    const { undo_id } = await family.mealPlans.delete({ id: meal.id });
    expect((await family.cooking.history({ recipe_id: soup })).cookings).toMatchObject([{ meal_id: null }]);
    await family.trash.restore({ undo_id });
    expect(await cookingOf(meal.id)).toBe(cooking.id);
  });

  test("of another recipe by now is not the one that was cooked, and can be cooked as what it is", async () => {
    const stew = await newRecipe("Stew");
    const meal = await plan();
    await family.cooking.record({ recipe_id: soup, meal_id: meal.id, date: today() });
    await family.mealPlans.update({ id: meal.id, recipe_id: stew });
    expect(await cookingOf(meal.id)).toBeNull();
    const { cooking } = await family.cooking.record({ recipe_id: stew, meal_id: meal.id, date: today() });
    expect(await cookingOf(meal.id)).toBe(cooking.id);
    expect(await cookedOf()).toEqual([today(), 1]);
    const unplanned = await family.cooking.record({ recipe_id: soup, meal_id: meal.id, date: today() });
    expect(unplanned.cooking.meal_id).toBeNull();
  });
});

test("a deleted recipe comes back with its history, and its meals with theirs", async () => {
  const meal = await plan();
  const { cooking } = await family.cooking.record({ recipe_id: soup, meal_id: meal.id, date: today() });
  await family.cooking.record({ recipe_id: soup, date: "2026-10-03" });
  const { undo_id } = await family.recipes.delete({ id: soup });
  await family.trash.restore({ undo_id });
  expect(await cookedOf()).toEqual([today(), 2]);
  expect((await family.cooking.history({ recipe_id: soup })).cookings).toHaveLength(2);
  expect(await cookingOf(meal.id)).toBe(cooking.id);
});

test("the same order sent twice is cooked once", async () => {
  const order = { recipe_id: soup, date: today(), operation_id: "7b0f7a6e-3d0e-4a3c-8f5e-61f7a1d2c9b4" };
  expect(await family.cooking.record(order)).toEqual(await family.cooking.record(order));
  expect(await cookedOf()).toEqual([today(), 1]);
});

test.each([
  ["a recipe that is not there", { recipe_id: 4711 }, "NOT_FOUND"],
  ["a day that does not exist", { date: "2026-02-30" }, "BAD_REQUEST"],
  ["a day that is still to come everywhere", { date: "2099-01-01" }, "BAD_REQUEST"],
  ["for nobody", { servings: 0 }, "BAD_REQUEST"],
])("%s is refused, and nothing is written", async (_what, wrong, code) => {
  const order = { recipe_id: soup, date: today(), ...wrong } as Parameters<Caller["cooking"]["record"]>[0];
  await expect(family.cooking.record(order)).rejects.toMatchObject({ code });
  expect(await cookedOf()).toEqual([null, 0]);
});
