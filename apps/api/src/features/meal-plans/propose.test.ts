import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

const MONDAY = "2026-11-23";
const TUESDAY = "2026-11-24";
let family: Caller;

beforeEach(() => {
  // What is meat and what keeps stands in the built-in catalogue.
  const app = testContext({ db: databaseWithCatalogue() });
  family = familyCaller(app);
});

async function newRecipe(title: string, foods: readonly string[], part: { cook_time?: number; tags?: string } = {}) {
  const ingredients = foods.map((name) => ({ name, amount: 1 }));
  return (await family.recipes.create({ title, instructions: "Cook.", ingredients, ...part })).recipe.id;
}

type Wish = Omit<Parameters<Caller["mealPlans"]["propose"]>[0], "dates">;

async function proposed(dates: string[], wish: Wish = {}) {
  const { proposals } = await family.mealPlans.propose({ dates, ...wish });
  return proposals.map(({ recipe }) => recipe?.title ?? null);
}

describe("a proposal for empty evenings", () => {
  test("knows what was eaten, what the larder has and what the day before leaves over, and plans nothing", async () => {
    const dal = await newRecipe("Dal", ["red lentil", "basmati rice", "cumin"], { cook_time: 30 });
    await newRecipe("Fool", ["double cream", "gooseberry"]);
    const stroganoff = await newRecipe("Stroganoff", ["beef mince", "double cream"]);
    for (const name of ["Pie", "Stew", "Curry"]) await newRecipe(name, ["potato", "onion"]);
    const { ingredients } = await family.ingredients.list();
    for (const food of ["basmati rice", "red lentil"])
      await family.larder.add({ ingredientId: ingredients.find(({ name }) => name === food)?.id ?? 0 });
    await family.mealPlans.create({ recipe_id: dal, date: "2026-10-12", meal_type: "dinner" });
    await family.mealPlans.create({ recipe_id: stroganoff, date: MONDAY, meal_type: "dinner" });

    const pins = [{ date: TUESDAY, recipe_id: dal }];
    const { proposals } = await family.mealPlans.propose({ dates: ["2026-11-25", TUESDAY], pins });
    expect(proposals.map(({ date }) => date)).toEqual([TUESDAY, "2026-11-25"]);
    expect(proposals[0]).toMatchObject({ recipe: { title: "Dal", minutes: 30 }, is_pinned: true });
    expect(proposals[0]?.reasons).toEqual(
      expect.arrayContaining([
        { kind: "not-eaten", weeks: 6 },
        { kind: "larder", foods: expect.arrayContaining(["basmati rice"]) as string[] },
      ]),
    );
    expect(proposals[1]).toMatchObject({
      recipe: { title: "Fool" },
      reasons: expect.arrayContaining([{ kind: "shares", food: "double cream", date: MONDAY }]) as object[],
    });
    expect((await family.mealPlans.list()).mealPlans).toHaveLength(2);
  });

  test("uses first what is best before a day of that week, of all rows of a food the earliest that is not used up", async () => {
    for (const name of ["Pie", "Stew", "Curry", "Mash"]) await newRecipe(name, ["potato"], { cook_time: 20 });
    await newRecipe("Spanakopita", ["spinach", "feta"], { cook_time: 50 });
    const { ingredients } = await family.ingredients.list();
    const ingredientId = ingredients.find(({ name }) => name === "spinach")?.id ?? 0;
    await family.larder.add({ ingredientId, best_before: "2027-02-01", place: "freezer" });
    await family.larder.add({ ingredientId, best_before: MONDAY, quantity: 0 });
    await family.larder.add({ ingredientId, best_before: "2026-11-26" });
    const { proposals } = await family.mealPlans.propose({ dates: [TUESDAY] });
    expect(proposals[0]).toMatchObject({
      recipe: { title: "Spanakopita" },
      reasons: expect.arrayContaining([{ kind: "use-first", food: "spinach", date: "2026-11-26" }]) as object[],
    });
  });

  test("keeps to what is asked for: quick, without meat, without fish; and says where nothing fits", async () => {
    await newRecipe("Roast", ["whole chicken"], { cook_time: 120 });
    await newRecipe("Salmon", ["salmon fillet"], { cook_time: 20 });
    await newRecipe("Ham omelette", ["ham", "egg"], { cook_time: 15 });
    await newRecipe("Ratatouille", ["aubergine", "tomato"], { cook_time: 60 });
    expect(await proposed([MONDAY, TUESDAY], { vegetarian: true })).toEqual(["Ratatouille", null]);
    expect(await proposed([MONDAY], { quick: true, without_fish: true })).toEqual(["Ham omelette"]);
    expect(await proposed([MONDAY], { quick: true, vegetarian: true })).toEqual([null]);
  });

  test("has another one, and the same seed says the same", async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await newRecipe(`Dish ${number}`, ["potato"]);
    const { proposals } = await family.mealPlans.propose({ dates: [MONDAY], seed: 7 });
    expect(await family.mealPlans.propose({ dates: [MONDAY], seed: "7" })).toEqual({ proposals });
    const unwanted = proposals.flatMap(({ recipe }) => (recipe ? [{ date: MONDAY, recipe_id: recipe.id }] : []));
    const [other] = await proposed([MONDAY], { seed: 7, unwanted });
    expect(other).not.toBe(proposals[0]?.recipe?.title);
  });

  test("proposes no cakes and no breakfasts", async () => {
    await newRecipe("Sponge", ["plain flour", "caster sugar", "egg"]);
    await newRecipe("Overnight oats", ["porridge oats"], { tags: "breakfast" });
    expect(await proposed([MONDAY])).toEqual([null]);
  });

  test.each([
    ["no day at all", { dates: [] }],
    ["a day that does not exist", { dates: ["2026-02-30"] }],
    ["a month of days", { dates: Array.from({ length: 15 }, () => MONDAY) }],
    ["a seed that is none", { dates: [MONDAY], seed: -1 }],
  ])("refuses %s", async (_what, wrong) => {
    await expect(family.mealPlans.propose(wrong)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
