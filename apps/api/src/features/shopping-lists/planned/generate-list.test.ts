import { TRPCError } from "@trpc/server";
import { beforeEach, describe, expect, test } from "vitest";
import { familyError } from "#http/errors/known-error";
import {
  familyKitchen,
  itemNamed,
  said,
  WEEK,
  type FamilyKitchen,
} from "#features/shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;

beforeEach(() => {
  kitchen = familyKitchen();
});

describe("what is on the list", () => {
  test("amounts are scaled to the planned servings and added exactly", async () => {
    const bread = await kitchen.newRecipe("Bread", [
      [500, "g", "flour"],
      [0.1, "l", "milk"],
    ]);
    const cake = await kitchen.newRecipe(
      "Cake",
      [
        [1, "kg", "flour"],
        [0.2, "l", "milk"],
      ],
      6,
    );
    await kitchen.plan(bread, 4);
    await kitchen.plan(cake, 2);
    const { items } = await kitchen.generate();
    expect(said(items.shoppingItems)).toEqual(expect.arrayContaining(["833.33 g flour", "0.167 l milk"]));
    expect(items.larderItems).toEqual([]);
  });

  test("what is answered is what is kept", async () => {
    const soup = await kitchen.newRecipe("Soup", [
      ["2-3", "", "leek"],
      [400, "g", "beans"],
    ]);
    await kitchen.plan(soup, 6);
    await kitchen.plan(soup, 1, "2026-11-24");
    const list = await kitchen.generate();
    expect((await kitchen.family.shoppingLists.byId({ id: list.id })).shoppingList).toEqual(list);
  });

  test("only meals inside the dates count, both ends included", async () => {
    const soup = await kitchen.newRecipe("Soup", [[1, "", "leek"]]);
    for (const date of ["2026-11-21", "2026-11-22", "2026-11-28", "2026-11-29"]) await kitchen.plan(soup, 4, date);
    expect(said((await kitchen.generate()).items.shoppingItems)).toEqual(["2 leek"]);
  });

  test("every item knows why it is there, and names each recipe once", async () => {
    const soup = await kitchen.newRecipe("Leek soup", [["2-3", "", "leek"]]);
    const meal = await kitchen.plan(soup, 2, "2026-11-23");
    await kitchen.plan(soup, 8, "2026-11-25");
    const leek = itemNamed(await kitchen.generate(), "leek");
    expect(leek).toMatchObject({
      totalAmount: 7.5,
      computedAmount: 7.5,
      origin: "plan",
      is_ticked: false,
      recipes: [{ id: soup, title: "Leek soup" }],
    });
    expect(leek.contributions).toMatchObject([
      {
        meal_id: meal,
        date: "2026-11-23",
        meal_type: "dinner",
        meal_servings: 2,
        recipe_title: "Leek soup",
        recipe_servings: 4,
        amount: 3,
        scaled_amount: 1.5,
      },
      { date: "2026-11-25", meal_servings: 8, amount: 3, scaled_amount: 6 },
    ]);
  });

  test("one food in measures that cannot be added is two items side by side", async () => {
    await kitchen.plan(
      await kitchen.newRecipe("Cake", [
        [1, "cup", "flour"],
        [100, "g", "flour"],
        [2, "", "egg"],
      ]),
    );
    const lines = said((await kitchen.generate()).items.shoppingItems);
    expect(lines.filter((line) => line.endsWith("flour"))).toEqual(["100 g flour", "1 cup flour"]);
  });

  test("they are added where the family has given the food a density, and the item says so", async () => {
    await kitchen.plan(
      await kitchen.newRecipe("Cake", [
        [1, "cup", "flour"],
        [100, "g", "flour"],
      ]),
    );
    const flour = (await kitchen.family.ingredients.list()).ingredients.find(({ name }) => name === "flour");
    await kitchen.family.ingredients.update({ id: flour?.id ?? 0, density: 0.5 });
    const item = itemNamed(await kitchen.generate(), "flour");
    expect(item).toMatchObject({ unit: "g", totalAmount: 218.29, joined_by: "density" });
  });

  test("sub types stay apart; null, an empty text and none are one", async () => {
    await kitchen.plan(
      await kitchen.newRecipe("Salad", [
        [2, "", "onion", "red"],
        [1, "", "onion"],
        [1, "", "onion", ""],
        [1, "", "onions", "Red"],
      ]),
    );
    const lines = said((await kitchen.generate()).items.shoppingItems);
    expect(lines.map((line) => line.toLowerCase())).toEqual(["2 onion", "3 onion (red)"]);
  });

  test("a line without an amount is never dropped, and adds nothing where the food has one", async () => {
    await kitchen.plan(
      await kitchen.newRecipe("Soup", [
        [null, "", "salt"],
        [1, "tsp", "salt"],
        [0, "", "parsley"],
      ]),
    );
    expect(said((await kitchen.generate()).items.shoppingItems)).toEqual(
      expect.arrayContaining(["1 tsp salt", "0 parsley"]),
    );
  });

  test("tins of two sizes are two items, each with its size", async () => {
    const { recipe } = await kitchen.family.recipes.create({
      title: "Stew",
      instructions: "Cook.",
      servings: 4,
      ingredients: "2 x 400g tins tomatoes\n1 x 800g tin tomatoes",
    });
    await kitchen.plan(recipe.id);
    const { shoppingItems } = (await kitchen.generate()).items;
    expect(shoppingItems.map(({ totalAmount, unit, pack }) => ({ totalAmount, unit, pack }))).toEqual([
      { totalAmount: 2, unit: "tin", pack: { amount: 400, unit: "g" } },
      { totalAmount: 1, unit: "tin", pack: { amount: 800, unit: "g" } },
    ]);
  });

  test("a recipe without servings scales by one", async () => {
    await kitchen.plan(await kitchen.newRecipe("Soup", [[3, "", "leek"]], null), 8);
    expect(said((await kitchen.generate()).items.shoppingItems)).toEqual(["3 leek"]);
  });
});

describe("what the larder covers", () => {
  test("is assumed in stock whatever the stocked amount, with what is needed and what is there", async () => {
    await kitchen.plan(
      await kitchen.newRecipe("Bread", [
        [500, "g", "flour"],
        [10, "g", "yeast"],
      ]),
    );
    const flour = (await kitchen.family.larder.searchIngredients({ q: "flour" })).ingredients[0];
    await kitchen.family.larder.add({ ingredientId: flour?.id ?? 0, quantity: 0.2, unit: "kg", notes: "in the tin" });

    const { items } = await kitchen.generate();
    expect(said(items.shoppingItems)).toEqual(["10 g yeast"]);
    expect(items.larderItems).toMatchObject([
      { name: "flour", totalAmount: 500, unit: "g", larderQuantity: 0.2, larderUnit: "kg", larderNotes: "in the tin" },
    ]);
  });

  test("rice does not cover rice vinegar, and onions do not cover red ones", async () => {
    await kitchen.plan(
      await kitchen.newRecipe("Bowl", [
        [1, "tbsp", "rice vinegar"],
        [200, "g", "rice"],
        [1, "", "onion", "red"],
        [1, "", "onion"],
      ]),
    );
    for (const name of ["rice", "onion"]) {
      const entry = (await kitchen.family.larder.searchIngredients({ q: name })).ingredients.find(
        (each) => each.name === name && each.sub_type === null,
      );
      await kitchen.family.larder.add({ ingredientId: entry?.id ?? 0 });
    }
    const { items } = await kitchen.generate();
    expect(said(items.shoppingItems).toSorted()).toEqual(["1 onion (red)", "1 tbsp rice vinegar"]);
    expect(said(items.larderItems).toSorted()).toEqual(["1 onion", "200 g rice"]);
  });

  test("red onions in stock do not cover plain ones", async () => {
    await kitchen.plan(
      await kitchen.newRecipe("Salad", [
        [1, "", "onion", "red"],
        [2, "", "onion"],
      ]),
    );
    const { ingredients } = await kitchen.family.larder.searchIngredients({ q: "onion" });
    const red = ingredients.find((each) => each.sub_type === "red");
    await kitchen.family.larder.add({ ingredientId: red?.id ?? 0 });
    const { items } = await kitchen.generate();
    expect(said(items.shoppingItems)).toEqual(["2 onion"]);
    expect(said(items.larderItems)).toEqual(["1 onion (red)"]);
  });
});

describe("the list itself", () => {
  test("is a draft with a name of the server's making where none is given", async () => {
    await kitchen.plan(await kitchen.newRecipe("Soup", [[1, "", "leek"]]));
    expect(await kitchen.generate()).toMatchObject({
      name: "Shopping List 2026-11-22 to 2026-11-28",
      start_date: WEEK.startDate,
      end_date: WEEK.endDate,
      status: "draft",
    });
    for (const name of ["", "   ", null]) {
      expect((await kitchen.family.shoppingLists.generate({ ...WEEK, name })).shoppingList.name).toBe(
        "Shopping List 2026-11-22 to 2026-11-28",
      );
    }
    expect((await kitchen.family.shoppingLists.generate({ ...WEEK, name: " Feast " })).shoppingList.name).toBe("Feast");
  });

  test("is a snapshot: later edits of recipes, meals and larder change nothing on it", async () => {
    const soup = await kitchen.newRecipe("Soup", [[2, "", "leek"]]);
    const meal = await kitchen.plan(soup);
    const before = await kitchen.generate();
    await kitchen.family.recipes.update({ id: soup, title: "Broth", ingredients: [{ name: "carrot", amount: 5 }] });
    await kitchen.family.mealPlans.delete({ id: meal });
    expect(await kitchen.list(before.id)).toEqual(before);
  });

  test("is not made twice by a repeated submit", async () => {
    await kitchen.plan(await kitchen.newRecipe("Soup", [[1, "", "leek"]]));
    const order = { ...WEEK, operation_id: "b36e0c0f-6a47-4f43-9a53-7a3b3e6d9a11" };
    expect(await kitchen.family.shoppingLists.generate(order)).toEqual(
      await kitchen.family.shoppingLists.generate(order),
    );
    expect((await kitchen.family.shoppingLists.list()).shoppingLists).toHaveLength(1);
  });

  test.each([
    ["no dates", {}, "Please select start and end dates"],
    ["empty dates", { startDate: "", endDate: "" }, "Please select start and end dates"],
    [
      "a day that does not exist",
      { startDate: "2026-02-30", endDate: "2026-03-01" },
      "Start date must be a real date like 2026-11-20.",
    ],
    [
      "an end before the start",
      { startDate: "2026-11-28", endDate: "2026-11-22" },
      "The end date 2026-11-22 is before the start date 2026-11-28.",
    ],
    [
      "days without a meal",
      { startDate: "2027-01-01", endDate: "2027-01-07" },
      "No meals planned between 2027-01-01 and 2027-01-07",
    ],
    ["a name beyond all measure", { ...WEEK, name: "x".repeat(301) }, "Name must not be longer than 300 characters."],
  ])("%s: the family is told, and no list is made", async (_what, input, sentence) => {
    await kitchen.plan(await kitchen.newRecipe("Soup", [[1, "", "leek"]]));
    const request = input as Parameters<FamilyKitchen["family"]["shoppingLists"]["generate"]>[0]; // wrong on purpose
    await expect(kitchen.family.shoppingLists.generate(request)).rejects.toSatisfy(
      (error) => familySentence(error) === sentence,
    );
    expect((await kitchen.family.shoppingLists.list()).shoppingLists).toEqual([]);
  });

  test("meals whose recipes have no ingredients get a sentence of their own", async () => {
    const soup = await kitchen.newRecipe("Soup", [[1, "", "leek"]]);
    await kitchen.family.recipes.update({ id: soup, ingredients: [] });
    await kitchen.plan(soup);
    await expect(kitchen.generate()).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining("have no ingredients"),
    });
  });
});

/** What the family reads of a refusal. */
function familySentence(error: unknown): string {
  return error instanceof TRPCError ? familyError(error).message : String(error);
}

describe("meals that another list holds", () => {
  test("are named, and left out where the family asks for it, also when the plan changes", async () => {
    const monday = await kitchen.plan(await kitchen.newRecipe("Soup", [[3, "", "leek"]]), 4, "2026-11-23");
    const first = await kitchen.generate();
    await kitchen.plan(await kitchen.newRecipe("Cake", [[200, "g", "flour"]]), 4, "2026-11-24");
    expect(await kitchen.family.shoppingLists.heldMeals(WEEK)).toMatchObject({
      meal_count: 2,
      held: [{ meal_id: monday, recipe_title: "Soup", lists: [{ id: first.id }] }],
    });
    const { shoppingList } = await kitchen.family.shoppingLists.generate({ ...WEEK, leave_out_held_meals: true });
    expect(said(shoppingList.items.shoppingItems)).toEqual(["200 g flour"]);
    expect((await kitchen.family.shoppingLists.planDifference({ id: shoppingList.id })).isUpToDate).toBe(true);
  });

  test("are all that is planned: the family is told so", async () => {
    await kitchen.plan(await kitchen.newRecipe("Soup", [[3, "", "leek"]]));
    await kitchen.generate();
    await expect(kitchen.family.shoppingLists.generate({ ...WEEK, leave_out_held_meals: true })).rejects.toThrow(
      "is on another list already",
    );
  });
});
