import { beforeEach, describe, expect, test } from "vitest";
import { familyKitchen, itemNamed, said, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;
let poolish: number;
let dough: number;
let pizza: number;

interface Making {
  readonly servings?: number | null;
  readonly yield_amount?: number;
  readonly yield_noun?: string;
}

type Line = readonly [raw: string, recipeId?: number];

async function write(title: string, lines: readonly Line[], making: Making = {}): Promise<number> {
  const ingredients = lines.map(([raw, recipe_id]) => ({ raw, ...(recipe_id === undefined ? {} : { recipe_id }) }));
  const { recipe } = await kitchen.family.recipes.create({ title, instructions: "Cook.", ...making, ingredients });
  return recipe.id;
}

const toBuy = async (): Promise<string[]> => said((await kitchen.generate()).items.shoppingItems).toSorted();

/** A pizza for two takes 300 g of 900 g dough, which takes the whole poolish: half of it is a third of 200 g of flour. */
beforeEach(async () => {
  kitchen = familyKitchen();
  poolish = await write("Poolish", [["100 g flour"], ["1 g yeast"], ["100 g water"]], {
    servings: null,
    yield_amount: 200,
    yield_noun: "g",
  });
  dough = await write("Pizza dough", [["500 g flour"], ["10 g salt"], ["200 g poolish", poolish]], {
    servings: null,
    yield_amount: 900,
    yield_noun: "g dough",
  });
  pizza = await write("Pizza", [["300 g pizza dough", dough], ["150 g mozzarella"]], { servings: 2 });
});

describe("a dish that is made of another recipe", () => {
  // For two: a third of the dough, so 500/3 g of its flour and 100/3 g of the poolish's: 200 g; 10/3 g of salt; 1/3 g of yeast.
  test.each([
    [2, ["0.333 g yeast", "150 g mozzarella", "200 g flour", "3.33 g salt", "33.33 g water"]],
    [1, ["0.167 g yeast", "1.67 g salt", "100 g flour", "16.67 g water", "75 g mozzarella"]],
    [6, ["1 g yeast", "10 g salt", "100 g water", "450 g mozzarella", "600 g flour"]],
  ])("has the lines of both levels on the list, for %d", async (servings, items) => {
    await kitchen.plan(pizza, servings);
    expect(await toBuy()).toEqual(items);
  });

  test("says which of its recipes needs what", async () => {
    const meal = await kitchen.plan(pizza);
    const list = await kitchen.generate();
    expect(itemNamed(list, "flour")).toMatchObject({ recipes: [{ id: pizza, title: "Pizza" }], totalAmount: 400 });
    expect(itemNamed(list, "flour").contributions).toMatchObject([
      {
        meal_id: meal,
        recipe_title: "Pizza",
        base: { title: "Poolish", share: expect.closeTo(1 / 3) },
        line: "100 g flour",
        scaled_amount: 66.67,
      },
      {
        meal_id: meal,
        recipe_title: "Pizza",
        base: { title: "Pizza dough", share: 1 / 3 },
        line: "500 g flour",
        scaled_amount: 333.33,
      },
    ]);
    expect(itemNamed(list, "mozzarella").contributions).toMatchObject([{ base: null }]);
    expect((await kitchen.family.shoppingLists.byId({ id: list.id })).shoppingList).toEqual(list);
  });

  test("adds up with another dish of the week that is made of the same", async () => {
    const calzone = await write("Calzone", [["1 batch pizza dough", dough], ["1 egg"]], { servings: 4 });
    await kitchen.plan(pizza, 2);
    await kitchen.plan(calzone, 8, "2026-11-25");
    const list = await kitchen.generate();
    // 200 g for the pizza; twice 600 g for the calzone.
    expect(itemNamed(list, "flour")).toMatchObject({
      totalAmount: 1400,
      unit: "g",
      recipes: [{ title: "Pizza" }, { title: "Calzone" }],
    });
    expect(said(list.items.shoppingItems)).toEqual(
      expect.arrayContaining(["2 egg", "23.33 g salt", "150 g mozzarella"]),
    );
  });

  test("keeps to the larder and to what nobody buys", async () => {
    const { ingredients } = await kitchen.family.larder.searchIngredients({ q: "salt" });
    await kitchen.family.larder.add({ ingredientId: ingredients[0]?.id ?? 0 });
    const water = (await kitchen.family.ingredients.list()).ingredients.find(({ name }) => name === "water");
    await kitchen.family.ingredients.update({ id: water?.id ?? 0, never_bought: true });
    await kitchen.plan(pizza, 2);
    const { items } = await kitchen.generate();
    expect(said(items.larderItems)).toEqual(["3.33 g salt"]);
    expect(said(items.shoppingItems).toSorted()).toEqual(["0.333 g yeast", "150 g mozzarella", "200 g flour"]);
  });

  test("has what cannot be scaled bought as it was written", async () => {
    const lasagne = await write(
      "Lasagne",
      [
        ["2 l poolish", poolish],
        ["1 tray pizza dough", dough],
      ],
      { servings: 2 },
    );
    await kitchen.plan(lasagne, 4);
    expect(await toBuy()).toEqual(["2 tray pizza dough", "4 l poolish"]);
  });

  test("counts what it makes by the piece, in four levels, of a range the upper end", async () => {
    const mix = await write("Herb mix", [["60 g parsley"]], { yield_amount: 60, yield_noun: "g" });
    const butter = await write("Herb butter", [["250 g butter"], ["20-30 g herb mix", mix]], {
      yield_amount: 10,
      yield_noun: "slices",
    });
    const rolls = await write("Rolls", [["500 g flour"], ["2 slices herb butter", butter]], {
      yield_amount: 12,
      yield_noun: "rolls",
    });
    const burger = await write("Burger", [["4 rolls", rolls], ["600 g mince"]], { servings: 4 });
    await kitchen.plan(burger, 6);
    // Six of twelve rolls: half of the flour, a tenth of the butter, and of its 30 g of herbs.
    expect(await toBuy()).toEqual(["25 g butter", "250 g flour", "3 g parsley", "900 g mince"]);
  });

  test("has amounts that no kitchen has, exactly", async () => {
    const feast = await write("Feast", [["1000000000 kg pizza dough", dough]], { servings: 1 });
    await kitchen.plan(feast, 1);
    const list = await kitchen.generate();
    expect(itemNamed(list, "flour").totalAmount).toBeCloseTo(600 * (1e12 / 900), -3);
  });
});

test("a list follows what becomes of the recipe within the dish", async () => {
  await kitchen.plan(pizza, 2);
  const list = await kitchen.generate();
  const difference = () => kitchen.family.shoppingLists.planDifference({ id: list.id });
  expect(await difference()).toEqual({ sentences: [], isUpToDate: true });
  await kitchen.family.recipes.update({ id: poolish, ingredients: [{ raw: "130 g flour" }, { raw: "1 g yeast" }] });
  expect((await difference()).sentences).toEqual(["Pizza changed: +10 g flour, −33 g water"]);
  await kitchen.family.shoppingLists.applyPlanDifference({ id: list.id });
  expect(itemNamed(await kitchen.list(list.id), "flour").totalAmount).toBe(210);
  expect((await difference()).isUpToDate).toBe(true);
});

test("a deleted base leaves its words to be bought, and its lines again once it is back", async () => {
  const { undo_id } = await kitchen.family.recipes.delete({ id: dough });
  await kitchen.plan(pizza, 2);
  expect(await toBuy()).toEqual(["150 g mozzarella", "300 g pizza dough"]);
  await kitchen.family.trash.restore({ undo_id });
  expect(await toBuy()).toContain("200 g flour");
});

test.each([
  [
    ["dish", "base"],
    ["dish", "base"],
  ],
  [
    ["dish", "base"],
    ["base", "dish"],
  ],
  [
    ["base", "dish"],
    ["dish", "base"],
  ],
  [
    ["base", "dish"],
    ["base", "dish"],
  ],
] as const)("deleted as %s and brought back as %s, the two belong together again", async (deleted, restored) => {
  await kitchen.plan(pizza, 2);
  const undo = new Map<string, string>();
  for (const each of deleted)
    undo.set(each, (await kitchen.family.recipes.delete({ id: each === "dish" ? pizza : dough })).undo_id);
  for (const each of restored) await kitchen.family.trash.restore({ undo_id: undo.get(each) ?? "" });
  expect(await toBuy()).toContain("200 g flour");
});

describe("a base that is made the day before", () => {
  const SATURDAY = "2026-11-28";
  const makeAhead = async (dish: number, recipe_id: number, servings: number, date = "2026-11-24") =>
    (await kitchen.family.mealPlans.create({ recipe_id, date, meal_type: "dinner", servings, prepares_for: dish }))
      .mealPlan.id;
  const buyOf = async (startDate: string, endDate: string) =>
    said(
      (await kitchen.family.shoppingLists.generate({ startDate, endDate })).shoppingList.items.shoppingItems,
    ).toSorted();
  /** What the pizza for two takes of both levels, as without anything made ahead. */
  const ALL = ["0.333 g yeast", "150 g mozzarella", "200 g flour", "3.33 g salt", "33.33 g water"];

  test("is bought once, with the meal that makes it, and as much as its dish takes", async () => {
    const dish = await kitchen.plan(pizza, 2, "2026-11-25");
    await makeAhead(dish, dough, 1);
    expect(await toBuy()).toEqual(ALL);
    expect(await buyOf("2026-11-24", "2026-11-24")).toEqual(ALL.filter((item) => !item.includes("mozzarella")));
    expect(await buyOf("2026-11-25", "2026-11-25")).toEqual(["150 g mozzarella"]);
    await kitchen.family.mealPlans.update({ id: dish, servings: 6 });
    expect(await toBuy()).toContain("600 g flour");
  });

  test("may be made ahead itself, and named: the list says for which dish", async () => {
    const dish = await kitchen.plan(pizza, 2, "2026-11-25");
    const ofDough = await makeAhead(dish, dough, 1);
    await makeAhead(ofDough, poolish, 1, "2026-11-23");
    expect(await toBuy()).toEqual(ALL);
    const flour = itemNamed(await kitchen.generate(), "flour");
    expect(
      flour.contributions.map(({ recipe_title, base, scaled_amount }) => [recipe_title, base?.title, scaled_amount]),
    ).toEqual([
      ["Poolish", "Pizza dough", 33.33],
      ["Pizza dough", "Pizza", 166.67],
    ]);
  });

  test("of a recipe for so many is bought as planned where that is more than its dish takes", async () => {
    const sauce = await write("Sauce", [["1 kg tomatoes"]], { servings: 4 });
    const pasta = await write("Pasta", [["2 servings sauce", sauce], ["200 g spaghetti"]], { servings: 2 });
    const dish = await kitchen.plan(pasta, 2, SATURDAY);
    await makeAhead(dish, sauce, 8);
    expect(await toBuy()).toEqual(["2 kg tomatoes", "200 g spaghetti"]);
    await kitchen.family.mealPlans.update({ id: dish, servings: 12 });
    expect(await toBuy()).toEqual(["1200 g spaghetti", "3 kg tomatoes"]);
  });

  test("stands for itself where the dish goes, and belongs to it again where it comes back", async () => {
    const dish = await kitchen.plan(pizza, 2, "2026-11-25");
    const ahead = await makeAhead(dish, dough, 1);
    const { undo_id } = await kitchen.family.mealPlans.delete({ id: dish });
    expect(await toBuy()).toContain("600 g flour");
    await kitchen.family.trash.restore({ undo_id });
    expect(await toBuy()).toEqual(ALL);
    const { undo_ids } = await kitchen.family.mealPlans.deleteMany({ ids: [dish, ahead] });
    for (const each of undo_ids) await kitchen.family.trash.restore({ undo_id: each });
    expect(await toBuy()).toEqual(ALL);
  });

  test("is one of a dish, and the second of it stands for itself", async () => {
    const dish = await kitchen.plan(pizza, 2, "2026-11-25");
    await makeAhead(dish, dough, 1);
    await makeAhead(dish, dough, 1);
    expect(await toBuy()).toContain("800 g flour");
    await expect(makeAhead(4711, dough, 1)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
