import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

const week = { startDate: "2026-11-23", endDate: "2026-11-29" };
let family: Caller;
let soup: number;

beforeEach(async () => {
  family = familyCaller(testContext());
  const { recipe } = await family.recipes.create({
    title: "Tomato soup",
    instructions: "Cook.",
    ingredients: [{ name: "tomato", amount: 4 }],
  });
  soup = recipe.id;
});

const dinner = (date: string) => ({ recipe_id: soup, date, meal_type: "dinner" as const });

async function planned(): Promise<string[]> {
  const { mealPlans } = await family.mealPlans.range(week);
  const { otherMeals } = await family.mealPlans.others(week);
  return [
    ...mealPlans.map(({ date, recipe_title }) => `${date} ${recipe_title}`),
    ...otherMeals.map(({ date, title }) => `${date} ${title}`),
  ];
}

describe("several meals in one act", () => {
  test("are planned together, with defaults of one meal, and taken back together", async () => {
    const created = await family.mealPlans.createMany({
      meals: [dinner("2026-11-23"), { ...dinner("2026-11-24"), servings: 5, notes: "guests" }],
      other_meals: [{ date: "2026-11-25", meal_type: "dinner", title: " Eating out " }],
    });
    expect(created.mealPlans).toMatchObject([{ servings: 2 }, { servings: 5, notes: "guests" }]);
    expect(await planned()).toEqual(["2026-11-23 Tomato soup", "2026-11-24 Tomato soup", "2026-11-25 Eating out"]);

    const { undo_ids } = await family.mealPlans.deleteMany({
      ids: created.mealPlans.map(({ id }) => id),
      other_ids: created.otherMeals.map(({ id }) => id),
    });
    expect(await planned()).toEqual([]);
    for (const undo_id of undo_ids) await family.trash.restore({ undo_id });
    expect(await planned()).toEqual(["2026-11-23 Tomato soup", "2026-11-24 Tomato soup", "2026-11-25 Eating out"]);
    expect((await family.mealPlans.others(week)).otherMeals).toEqual(created.otherMeals);
  });

  test("are all planned or none, and once however often they are sent", async () => {
    await expect(
      family.mealPlans.createMany({
        meals: [dinner("2026-11-23"), { ...dinner("2026-11-24"), recipe_id: 4711 }],
        other_meals: [{ date: "2026-11-25", meal_type: "dinner", title: "Eating out" }],
      }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await planned()).toEqual([]);
    const order = { meals: [dinner("2026-11-23")], operation_id: "7b0f7a6e-3d0e-4a3c-8f5e-61f7a1d2c9b4" };
    expect(await family.mealPlans.createMany(order)).toEqual(await family.mealPlans.createMany(order));
    expect(await planned()).toEqual(["2026-11-23 Tomato soup"]);
  });

  test("all stay while a list holds one of them", async () => {
    const { mealPlans } = await family.mealPlans.createMany({ meals: [dinner("2026-11-23")] });
    const list = (await family.shoppingLists.generate(week)).shoppingList;
    await family.shoppingLists.lock({ id: list.id });
    const later = (await family.mealPlans.createMany({ meals: [dinner("2026-11-24")] })).mealPlans;
    const ids = [...later, ...mealPlans].map(({ id }) => id);
    await expect(family.mealPlans.deleteMany({ ids })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Meal is locked",
    });
    expect(await planned()).toEqual(["2026-11-23 Tomato soup", "2026-11-24 Tomato soup"]);
  });
});

describe("a meal without a recipe", () => {
  const eatingOut = { date: "2026-11-23", meal_type: "dinner" as const, title: "Eating out" };

  async function planEatingOut() {
    const { otherMeals } = await family.mealPlans.createMany({ other_meals: [eatingOut] });
    const [meal] = otherMeals;
    if (!meal) throw new Error("Nothing was planned");
    return meal;
  }

  test("is on no shopping list, and alone makes none", async () => {
    await planEatingOut();
    await expect(family.shoppingLists.generate(week)).rejects.toMatchObject({
      message: expect.stringMatching(/^No meals planned between/) as string,
    });
    await family.mealPlans.create(dinner("2026-11-24"));
    const list = (await family.shoppingLists.generate(week)).shoppingList;
    expect(list.items.shoppingItems.map(({ name }) => name)).toEqual(["tomato"]);
    expect((await family.mealPlans.list()).mealPlans).toHaveLength(1);
  });

  test("is moved and named anew, and whoever comes second is told", async () => {
    const meal = await planEatingOut();
    const { otherMeal } = await family.mealPlans.updateOther({ id: meal.id, date: "2026-11-24", revision: 1 });
    expect(otherMeal).toMatchObject({ date: "2026-11-24", meal_type: "dinner", title: "Eating out" });
    await expect(
      family.mealPlans.updateOther({ id: meal.id, title: "Leftovers of Monday", revision: 1 }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    await family.mealPlans.deleteMany({ other_ids: [meal.id] });
    await expect(family.mealPlans.updateOther({ id: meal.id, title: "Late" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test.each([
    ["without a word", { title: "  " }],
    ["of a novel's length", { title: "x".repeat(201) }],
    ["on a day that does not exist", { date: "2026-02-30" }],
  ])("%s is refused", async (_what, wrong) => {
    await expect(family.mealPlans.createMany({ other_meals: [{ ...eatingOut, ...wrong }] })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await planned()).toEqual([]);
  });

  test("is named among what was deleted lately, and stays when all recipes go", async () => {
    const meal = await planEatingOut();
    await family.admin.bulkDelete({ kind: "recipes" });
    expect(await planned()).toEqual(["2026-11-23 Eating out"]);
    await family.mealPlans.deleteMany({ other_ids: [meal.id] });
    expect((await family.trash.list()).deletions[0]).toMatchObject({
      kind: "meal-plan",
      name: "Eating out",
      meal: { date: "2026-11-23", meal_type: "dinner" },
    });
  });

  test("goes with all meals", async () => {
    await planEatingOut();
    expect(await family.admin.bulkDelete({ kind: "meal-plans" })).toMatchObject({ message: "Deleted 1 planned meal." });
    expect(await planned()).toEqual([]);
  });
});
