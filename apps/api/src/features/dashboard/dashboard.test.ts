import { expect, test } from "vitest";
import { createApiToken, createSignIn } from "../auth/access-token.service";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";

const THIS_WEEK = { startDate: "2026-11-15", endDate: "2026-11-21" };

test("an empty household counts nothing", async () => {
  const family = familyCaller(testContext());
  expect(await family.dashboard.counts(THIS_WEEK)).toMatchObject({
    totalRecipes: 0,
    thisWeekMeals: 0,
    shoppingLists: 0,
  });
});

test("the dashboard counts all recipes and lists, and the meals of the week with its first and last day", async () => {
  const family = familyCaller(testContext());
  const { recipe } = await family.recipes.create({
    title: "Soup",
    instructions: "Cook.",
    ingredients: [{ name: "tomato", amount: 4 }],
  });
  await family.recipes.create({ title: "Salad", instructions: "Mix.", ingredients: [{ name: "lettuce", amount: 1 }] });
  for (const date of ["2026-11-14", "2026-11-15", "2026-11-21", "2026-11-22"])
    await family.mealPlans.create({ recipe_id: recipe.id, date, meal_type: "dinner" });
  await family.shoppingLists.generate({ startDate: "2026-11-15", endDate: "2026-11-15" });

  expect(await family.dashboard.counts(THIS_WEEK)).toMatchObject({
    totalRecipes: 2,
    thisWeekMeals: 2,
    shoppingLists: 1,
  });
});

test("the dashboard says where a phone at home finds the server", async () => {
  const config = { ...testContext().config, HOST: "192.168.1.20" };
  const { homeAddresses } = await familyCaller(testContext({ config })).dashboard.counts(THIS_WEEK);
  expect(homeAddresses).toEqual(["http://192.168.1.20:3000"]);
});

test("a week that ends before it starts is refused", async () => {
  const family = familyCaller(testContext());
  await expect(
    family.dashboard.counts({ startDate: THIS_WEEK.endDate, endDate: THIS_WEEK.startDate }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("the dashboard knows when a second device has signed in, and API tokens are none", async () => {
  const app = testContext();
  const family = familyCaller(app);
  const devices = async () => (await family.dashboard.counts(THIS_WEEK)).devices;
  createApiToken(app, { name: "Kitchen display", scope: "read" });
  expect(await devices()).toBe(1);
  createSignIn(app);
  expect(await devices()).toBe(2);
});
