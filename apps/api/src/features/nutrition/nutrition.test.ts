import { COUNTED_NUTRIENTS } from "@tureen/domain/nutrition/counted-nutrients";
import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";
import EVERYDAY from "./testing/everyday-recipes.json";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext({ db: databaseWithCatalogue() });
  family = familyCaller(app);
});

async function nutritionOf(lines: readonly string[], servings = 1) {
  const { recipe } = await family.recipes.create({
    title: "Dish",
    instructions: "Cook.",
    servings,
    ingredients: lines.map((raw) => ({ raw })),
  });
  return { id: recipe.id, ...(await family.nutrition.ofRecipe({ id: recipe.id })).nutrition };
}

test("seventy everyday recipes in six languages hold what adding up the table by hand gives, within three in a hundred", async () => {
  const off: string[] = [];
  for (const { title, servings, lines, whole } of EVERYDAY) {
    const nutrition = await nutritionOf(lines, servings);
    for (const nutrient of COUNTED_NUTRIENTS) {
      const found = nutrition.whole?.[nutrient] ?? Number.NaN;
      const expected = whole[nutrient];
      if (!(Math.abs(found - expected) <= Math.max(expected * 0.03, 0.05)))
        off.push(`${title}: ${nutrient} ${found} for ${expected}`);
    }
  }
  expect(off).toEqual([]);
});

test("a line that is left out says why, and so many of them that nobody knows the weight leave no sum", async () => {
  const nutrition = await nutritionOf([
    "200 g plain flour",
    "1 l sunflower oil, for deep-frying",
    "salt, to taste",
    "300 g moonshard",
  ]);
  expect(nutrition.lines.map(({ gap, grams }) => [gap, grams])).toEqual([
    [null, 200],
    ["frying fat", expect.closeTo(921, 0)],
    ["no amount", null],
    ["unknown food", 300],
  ]);
  expect(nutrition.coverage).toBeCloseTo(0.4);
  expect(nutrition).toMatchObject({ whole: null, per_serving: null });
});

test("a unit without a weight, no unit at all and an absurd amount are honest gaps, or numbers", async () => {
  const nutrition = await nutritionOf(["3 slices plain flour", "2 handfuls moon dust", "1000000 kg sugar"]);
  expect(nutrition.lines.map(({ gap }) => gap)).toEqual(["unknown weight", "unknown food", null]);
  expect(nutrition.coverage).toBeGreaterThan(0);
  expect(nutrition.whole).toBeNull();
});

test("a line is weighed by what it says of its pieces: their size, the part in the name, how they were weighed", async () => {
  const { lines } = await nutritionOf([
    "1 small onion",
    "1 large onion",
    "2 large eggs",
    "2 Knoblauchzehen",
    "20 fresh mint leaves",
    "a pinch of salt",
    "1 Päckchen Backpulver",
    "1 Stange Lauch",
    "1 cup light brown sugar",
    "2 cups cooked rice",
    "1 Dose Kichererbsen (240 g Abtropfgewicht)",
  ]);
  expect(lines.map(({ grams }) => Math.round(grams ?? Number.NaN))).toEqual([
    77, 154, 100, 6, 6, 0, 16, 89, 220, 133, 240,
  ]);
  expect(lines.map(({ gap }) => gap)).not.toContain("no amount");
});

test("what a family says of a food holds in every recipe until it is taken back", async () => {
  const { id, lines } = await nutritionOf(["300 g moonshard", "2 slices moonshard"]);
  const ingredient_id = lines[0]?.ingredient_id ?? 0;

  await family.nutrition.correct({ ingredient_id, food: "Gouda" });
  await family.nutrition.correct({ ingredient_id, measure: "slice", grams: 30 });
  const corrected = (await family.nutrition.ofRecipe({ id })).nutrition;
  expect(corrected.whole?.energy).toBeCloseTo(3.56 * 360);

  await family.nutrition.correct({ ingredient_id, food: null });
  expect((await family.nutrition.ofRecipe({ id })).nutrition.whole).toBeNull();
});

test("a food that nobody knows and a gram that somebody weighs are refused with a sentence", async () => {
  const { lines } = await nutritionOf(["300 g moonshard"]);
  const ingredient_id = lines[0]?.ingredient_id ?? 0;
  await expect(family.nutrition.correct({ ingredient_id, food: "stardust" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: "Nobody knows what is in that food. Choose another.",
  });
  await expect(family.nutrition.correct({ ingredient_id, measure: "kg", grams: 5 })).rejects.toMatchObject({
    message: "That is no measure that can be weighed.",
  });
  await expect(family.nutrition.correct({ ingredient_id, measure: "slice", grams: 0 })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  await expect(family.nutrition.correct({ ingredient_id, measure: "slice", grams: 1e6 })).rejects.toMatchObject({
    message: expect.stringContaining("must not be more than 100,000"),
  });
  await expect(family.nutrition.correct({ ingredient_id, measure: "tsp", grams: 5000 })).rejects.toMatchObject({
    message: "No food is as heavy as that. Give the grams of one.",
  });
  await expect(family.nutrition.ofRecipe({ id: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("wine is counted as it is poured in, and the answer says so", async () => {
  const nutrition = await nutritionOf(["500 g beef", "250 ml red wine"], 2);
  expect(nutrition).toMatchObject({ has_alcohol: true, servings: 2 });
  expect(nutrition.per_serving?.energy).toBeCloseTo((nutrition.whole?.energy ?? 0) / 2);
});

test("a day holds a serving of each of its dishes, and names what it leaves out", async () => {
  const make = async (title: string, lines: readonly string[], servings: number | null) =>
    (
      await family.recipes.create({
        title,
        instructions: "Cook.",
        servings,
        ingredients: lines.map((raw) => ({ raw })),
      })
    ).recipe.id;
  const plan = (recipe_id: number, date: string) =>
    family.mealPlans.create({ recipe_id, date, meal_type: "dinner", servings: 6 });
  const cake = await make("Cake", ["400 g sugar", "salt, to taste"], 4);
  const bread = await make("Bread", ["500 g sugar"], 10);
  await plan(cake, "2026-11-23");
  await plan(bread, "2026-11-23");
  await plan(await make("Jam", ["1 kg sugar"], null), "2026-11-23");
  await family.mealPlans.createMany({
    other_meals: [{ title: "Pizza delivery", date: "2026-11-23", meal_type: "lunch" }],
  });
  await plan(await make("Moon bake", ["300 g moonshard"], 2), "2026-11-24");
  await plan(cake, "2026-11-24");
  await plan(cake, "2026-11-30");
  const { days } = await family.nutrition.ofDays({ startDate: "2026-11-23", endDate: "2026-11-29" });
  expect(days).toMatchObject([
    { date: "2026-11-23", coverage: 1, left_out: expect.arrayContaining(["Jam", "Pizza delivery"]) },
    // 100 g of 250 g: too little.
    { date: "2026-11-24", coverage: expect.closeTo(0.4), serving: null, left_out: [] },
  ]);
  expect(days[0]?.serving?.energy).toBeCloseTo(3.87 * 150);
});

test("a dish of another recipe holds its share of what that holds, line by line, in any depth", async () => {
  const write = async (title: string, ingredients: object[], making: object) =>
    (await family.recipes.create({ title, instructions: "Cook.", ingredients, ...making })).recipe.id;
  const butter = await write("Herb butter", [{ raw: "100 g butter" }], { yield_amount: 200, yield_noun: "g" });
  const lines = [{ raw: "500 g plain flour" }, { raw: "100 g herb butter", recipe_id: butter }];
  const dough = await write("Dough", lines, { yield_amount: 900, yield_noun: "g dough" });
  const tart = await write("Tart", [{ raw: "2 eggs" }, { raw: "300 g dough", recipe_id: dough }], { servings: 2 });
  const { nutrition: whole } = await family.nutrition.ofRecipe({ id: dough });
  const eggs = await nutritionOf(["2 eggs"]);
  const { nutrition } = await family.nutrition.ofRecipe({ id: tart });
  expect(nutrition.lines.map(({ base, text, grams }) => [base, text, grams])).toEqual([
    [null, "2 eggs", eggs.lines[0]?.grams],
    ["Dough", "500 g plain flour", expect.closeTo(500 / 3)],
    ["Herb butter", "100 g butter", expect.closeTo(50 / 3)],
  ]);
  for (const nutrient of COUNTED_NUTRIENTS)
    expect(nutrition.whole?.[nutrient]).toBeCloseTo(
      (eggs.whole?.[nutrient] ?? 0) + (whole.whole?.[nutrient] ?? Number.NaN) / 3,
    );
  expect(nutrition.per_serving?.energy).toBeCloseTo((nutrition.whole?.energy ?? 0) / 2);
});
