import type { LocalDate } from "@tureen/domain/dates/local-date";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;
let soup: number;

beforeEach(async () => {
  app = testContext();
  family = familyCaller(app);
  soup = await newRecipe("Tomato soup");
});

async function newRecipe(title: string): Promise<number> {
  const { recipe } = await family.recipes.create({
    title,
    instructions: "Cook.",
    ingredients: [{ name: "tomato", amount: 4 }],
  });
  return recipe.id;
}

async function plan(date: string, meal_type: "breakfast" | "lunch" | "dinner" = "dinner", recipe_id = soup) {
  return (await family.mealPlans.create({ recipe_id, date, meal_type })).mealPlan;
}

describe("planning", () => {
  test("a meal is for two where nothing else is said, and knows its recipe's title", async () => {
    const meal = await plan("2026-11-22");
    expect(meal).toMatchObject({
      recipe_id: soup,
      recipe_title: "Tomato soup",
      date: "2026-11-22",
      meal_type: "dinner",
      servings: 2,
      notes: "",
      locked_by_shopping_list: false,
    });
    const { mealPlan } = await family.mealPlans.create({
      recipe_id: String(soup),
      date: "2026-11-22",
      meal_type: "lunch",
      servings: "3,5",
      notes: " with bread ",
    });
    expect(mealPlan).toMatchObject({ servings: 3.5, notes: "with bread" });
  });

  test("several meals fit into one cell, and the plan reads by day and meal", async () => {
    const salad = await newRecipe("Salad");
    await plan("2026-11-23", "breakfast");
    await plan("2026-11-22", "dinner");
    await plan("2026-11-22", "dinner", salad);
    await plan("2026-11-22", "lunch");
    const { mealPlans } = await family.mealPlans.list();
    expect(mealPlans.map((meal) => `${meal.date} ${meal.meal_type} ${meal.recipe_title}`)).toEqual([
      "2026-11-22 lunch Tomato soup",
      "2026-11-22 dinner Tomato soup",
      "2026-11-22 dinner Salad",
      "2026-11-23 breakfast Tomato soup",
    ]);
  });

  test("a range includes both of its ends and must not run backwards", async () => {
    for (const date of ["2026-11-21", "2026-11-22", "2026-11-28", "2026-11-29"]) await plan(date);
    const { mealPlans } = await family.mealPlans.range({ startDate: "2026-11-22", endDate: "2026-11-28" });
    expect(mealPlans.map(({ date }) => date)).toEqual(["2026-11-22", "2026-11-28"]);
    await expect(family.mealPlans.range({ startDate: "2026-11-28", endDate: "2026-11-22" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "The end date 2026-11-22 is before the start date 2026-11-28.",
    });
  });

  test("the picker offers every recipe by title", async () => {
    const apples = await newRecipe("Apple pie");
    expect(await family.mealPlans.recipeTitles()).toEqual({
      recipes: [
        { id: apples, title: "Apple pie" },
        { id: soup, title: "Tomato soup" },
      ],
    });
  });

  test("planning again after a lost answer plans nothing twice", async () => {
    const order = {
      recipe_id: soup,
      date: "2026-11-22",
      meal_type: "dinner" as const,
      operation_id: "7b0f7a6e-3d0e-4a3c-8f5e-61f7a1d2c9b4",
    };
    expect(await family.mealPlans.create(order)).toEqual(await family.mealPlans.create(order));
    expect((await family.mealPlans.list()).mealPlans).toHaveLength(1);
  });

  test.each([
    ["an unknown recipe", { recipe_id: 4711 }, "NOT_FOUND"],
    ["a day that does not exist", { date: "2026-02-30" }, "BAD_REQUEST"],
    ["a date with a time", { date: "2026-11-22T00:00:00Z" }, "BAD_REQUEST"],
    ["a meal that nobody eats", { meal_type: "brunch" }, "BAD_REQUEST"],
    ["no servings at all", { servings: 0 }, "BAD_REQUEST"],
    ["negative servings", { servings: -1 }, "BAD_REQUEST"],
    ["servings beyond any party", { servings: 1e308 }, "BAD_REQUEST"],
    ["notes of a novel's length", { notes: "x".repeat(2001) }, "BAD_REQUEST"],
  ])("%s is refused", async (_what, wrong, code) => {
    const meal = await plan("2026-11-22");
    const request = { recipe_id: soup, date: "2026-11-22", meal_type: "dinner", ...wrong } as Parameters<
      Caller["mealPlans"]["create"]
    >[0]; // wrong on purpose
    await expect(family.mealPlans.create(request)).rejects.toMatchObject({ code });
    await expect(family.mealPlans.update({ ...request, id: meal.id })).rejects.toMatchObject({ code });
    expect((await family.mealPlans.list()).mealPlans).toEqual([meal]);
  });
});

describe("changing the plan", () => {
  test("an edit changes what it names; null clears, servings back to two", async () => {
    const meal = (
      await family.mealPlans.create({
        recipe_id: soup,
        date: "2026-11-22",
        meal_type: "dinner",
        servings: 6,
        notes: "guests",
      })
    ).mealPlan;
    const salad = await newRecipe("Salad");

    const moved = (
      await family.mealPlans.update({ id: meal.id, date: "2026-11-24", meal_type: "lunch", recipe_id: salad })
    ).mealPlan;
    expect(moved).toMatchObject({
      date: "2026-11-24",
      meal_type: "lunch",
      recipe_title: "Salad",
      servings: 6,
      notes: "guests",
    });
    expect(moved.revision).toBeGreaterThan(meal.revision);

    const cleared = (await family.mealPlans.update({ id: meal.id, servings: null, notes: null })).mealPlan;
    expect(cleared).toMatchObject({ servings: 2, notes: "" });
  });

  test("two people who edit one meal: the second is told", async () => {
    const meal = await plan("2026-11-22");
    await family.mealPlans.update({ id: meal.id, servings: 4, revision: meal.revision });
    await expect(family.mealPlans.update({ id: meal.id, servings: 8, revision: meal.revision })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect((await family.mealPlans.list()).mealPlans[0]?.servings).toBe(4);
  });

  test("a meal that was taken off the plan is gone", async () => {
    const meal = await plan("2026-11-22");
    expect(await family.mealPlans.delete({ id: meal.id })).toMatchObject({ success: true });
    await expect(family.mealPlans.delete({ id: meal.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(family.mealPlans.update({ id: meal.id, servings: 4 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("meals that a shopping list holds", () => {
  const week = { startDate: "2026-11-22", endDate: "2026-11-28" };

  test("are locked while any locked-in or ordered list was generated from them, and free again afterwards", async () => {
    const meal = await plan("2026-11-22");
    const outside = await plan("2026-11-30");
    const first = (await family.shoppingLists.generate(week)).shoppingList;
    const second = (await family.shoppingLists.generate(week)).shoppingList;
    const locked = async () =>
      (await family.mealPlans.list()).mealPlans.filter((each) => each.locked_by_shopping_list).map(({ id }) => id);

    expect(await locked()).toEqual([]);
    await family.shoppingLists.lock({ id: first.id });
    expect(await locked()).toEqual([meal.id]);
    await family.shoppingLists.lock({ id: second.id });
    await family.shoppingLists.order({ id: second.id });
    await family.shoppingLists.unlock({ id: first.id });
    expect(await locked()).toEqual([meal.id]);
    await family.shoppingLists.delete({ id: second.id });
    expect(await locked()).toEqual([]);
    expect(outside.locked_by_shopping_list).toBe(false);
  });

  test("can neither be changed nor deleted", async () => {
    const meal = await plan("2026-11-22");
    const list = (await family.shoppingLists.generate(week)).shoppingList;
    await family.shoppingLists.lock({ id: list.id });
    await expect(family.mealPlans.update({ id: meal.id, servings: 4 })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Meal is locked",
    });
    await expect(family.mealPlans.delete({ id: meal.id })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Meal is locked",
    });

    await family.shoppingLists.unlock({ id: list.id });
    expect((await family.mealPlans.update({ id: meal.id, servings: 4 })).mealPlan.servings).toBe(4);
  });

  test("a meal that is planned later is not held by the list that was there before", async () => {
    await plan("2026-11-22");
    const list = (await family.shoppingLists.generate(week)).shoppingList;
    await family.shoppingLists.lock({ id: list.id });
    expect((await plan("2026-11-23")).locked_by_shopping_list).toBe(false);
  });
});

test("whatever is sent as a date, the plan holds real days only", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
        fc.constant(20261122),
      ),
      async (date) => {
        // Deliberately of the wrong type now and then: this is what a program may send.
        const answer = await family.mealPlans
          .create({ recipe_id: soup, date: date as LocalDate, meal_type: "lunch" })
          .catch((error: { code: string }) => error.code);
        if (typeof answer === "string") expect(answer).toBe("BAD_REQUEST");
        else expect(answer.mealPlan.date).toBe(date);
      },
    ),
    { numRuns: 100 },
  );
});
