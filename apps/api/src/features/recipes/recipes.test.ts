import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller, strangerCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";
import { keepSoup, linesOf, SOUP, type NewRecipe } from "./testing/soup";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext();
  family = familyCaller(app);
});

const create = (fields?: Partial<NewRecipe>) => keepSoup(family, fields);

describe("a new recipe", () => {
  test("is there with everything that was written", async () => {
    const recipe = await create({
      description: "For a cold day",
      cuisine: "French",
      difficulty: "medium",
      servings: "6",
      prep_time: 15,
      cook_time: "25",
      tags: ["soup", " winter "],
    });
    expect((await family.recipes.byId({ id: recipe.id })).recipe).toEqual(recipe);
    expect(recipe).toMatchObject({
      title: "Leek soup",
      description: "For a cold day",
      cuisine: "French",
      difficulty: "Medium",
      servings: 6,
      prep_time: 15,
      cook_time: 25,
      instructions: "Soften the leeks.\nAdd stock.",
      tags: "soup, winter",
      revision: 1,
    });
  });

  test("serves four, is easy and has no times where nothing is said", async () => {
    expect(await create()).toMatchObject({
      servings: 4,
      difficulty: "Easy",
      prep_time: null,
      cook_time: null,
      description: "",
      tags: "",
    });
  });

  test("may say that it has no servings", async () => {
    expect(await create({ servings: null })).toMatchObject({ servings: null });
  });

  test("that makes 24 cookies is for nobody in particular, and planned as it is written", async () => {
    const recipe = await create({ servings: undefined, yield_amount: "2 dozen", yield_noun: "cookies" });
    expect(recipe).toMatchObject({ servings: null, servings_assumed: false, yield_amount: 24, yield_noun: "cookies" });
    const date = "2026-11-30";
    await family.mealPlans.create({ recipe_id: recipe.id, date, meal_type: "dinner", servings: 6 });
    const { shoppingList } = await family.shoppingLists.generate({ startDate: date, endDate: date });
    expect(shoppingList.items.shoppingItems.map(({ totalAmount }) => totalAmount)).toEqual(
      linesOf(recipe).map(({ amount }) => amount),
    );
  });

  test.each<[string, Partial<NewRecipe>]>([
    ["no title", { title: "  " }],
    ["no instructions", { instructions: undefined }],
    ["no ingredients", { ingredients: [] }],
    ["an empty text block", { ingredients: " \n " }],
    ["lines that name nothing", { ingredients: [{ amount: 1 }] }],
  ])("with %s is refused with the sentence of the form", async (_what, fields) => {
    await expect(create(fields)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: expect.objectContaining({
        issues: [
          expect.objectContaining({
            message: "Please fill in all required fields: title, instructions, and at least one ingredient",
          }),
        ],
      }),
    });
  });

  test("sent twice under one id after a lost answer is kept once", async () => {
    const operation_id = "3b1f8f0e-6f3f-4c53-9a5e-0d7a7c2c1e11";
    const first = await create({ operation_id });
    expect(await create({ operation_id: operation_id.toUpperCase() })).toEqual(first);
    expect((await family.recipes.list()).recipes).toHaveLength(1);
    await expect(family.ingredients.create({ name: "Leek", operation_id })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("that was refused may be corrected and sent again under the same id", async () => {
    const operation_id = "3b1f8f0e-6f3f-4c53-9a5e-0d7a7c2c1e12";
    await expect(create({ operation_id, ingredients: [{ ingredient_id: 4711, name: "Leek" }] })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await create({ operation_id })).toMatchObject({ title: "Leek soup" });
  });

  test("is nobody's business who has not signed in", async () => {
    await expect(strangerCaller(app).recipes.create(SOUP)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("an edit", () => {
  test("changes what it names and leaves the rest", async () => {
    const recipe = await create({ description: "Green", cuisine: "French", cook_time: 20 });
    const { recipe: edited } = await family.recipes.update({ id: recipe.id, title: " Leek and potato soup " });
    expect(edited).toEqual({ ...recipe, title: "Leek and potato soup", revision: 2 });
  });

  test("clears with null and with an empty text", async () => {
    const { id } = await create({
      description: "Green",
      cuisine: "French",
      cook_time: 20,
      prep_time: 5,
      tags: "a, b",
      difficulty: "Hard",
    });
    const { recipe } = await family.recipes.update({
      id,
      description: "",
      cuisine: null,
      cook_time: null,
      prep_time: "",
      tags: null,
      servings: null,
      ingredients: null,
    });
    expect(recipe).toMatchObject({
      description: "",
      cuisine: "",
      cook_time: null,
      prep_time: null,
      tags: "",
      servings: null,
      ingredients: [],
      difficulty: "Hard",
    });
  });

  test("cannot take title or instructions away", async () => {
    const { id } = await create();
    await expect(family.recipes.update({ id, title: " " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(family.recipes.update({ id, instructions: "" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("that sends back what was read changes nothing, not even the revision", async () => {
    const recipe = await create({
      ingredients: [
        { name: "Milk", amount: "1/3", unit: "cup", sub_type: "whole" },
        { raw: "2 x 400g tins tomatoes" },
        { name: "Eggs", amount: "2-3" },
        { name: "Eggs", amount: "2-3" },
        { name: "Salt" },
      ],
      tags: ["a", "b"],
    });
    app.clock.advance(60_000);
    expect((await family.recipes.update(recipe as never)).recipe).toEqual(recipe);
    const documented = linesOf(recipe).map(({ name, amount, unit, sub_type, preparation_notes }) => ({
      name,
      amount,
      unit,
      sub_type,
      preparation_notes,
    }));
    expect((await family.recipes.update({ id: recipe.id, ingredients: documented })).recipe).toEqual(recipe);
  });

  test("by a form that knows the catalogue's names keeps the family's own words", async () => {
    const { ingredient } = await family.ingredients.create({ name: "Spring onion" });
    await family.ingredients.addAlias({ id: ingredient.id, alias: "scallion" });
    const recipe = await create({ ingredients: [{ name: "scallions", amount: "1/3", unit: "bunch" }] });
    const sent = linesOf(recipe).map(({ ingredient_name, amount, unit }) => ({ name: ingredient_name, amount, unit }));
    expect((await family.recipes.update({ id: recipe.id, ingredients: sent })).recipe).toEqual(recipe);
  });

  test("of one line keeps the ids and the fractions of the others, in any order", async () => {
    const recipe = await create({
      ingredients: [
        { name: "Milk", amount: "1/3", unit: "cup" },
        { name: "Flour", amount: 200, unit: "g" },
      ],
    });
    const [milk, flour] = linesOf(recipe);
    const { recipe: edited } = await family.recipes.update({
      id: recipe.id,
      ingredients: [
        { name: "Flour", amount: 250, unit: "g" },
        { name: "Butter", amount: 50, unit: "g" },
        { name: "Milk", amount: 1 / 3, unit: "cup" },
      ],
    });
    const lines = linesOf(edited);
    expect(lines.map((line) => line.name)).toEqual(["Flour", "Butter", "Milk"]);
    expect(lines[2]).toEqual(milk);
    expect(lines[0]).toMatchObject({ amount: 250, ingredient_id: flour?.ingredient_id });
    expect(edited.revision).toBe(2);
  });

  test("by a line's id keeps what is not sent", async () => {
    const recipe = await create({
      ingredients: [{ name: "Onion", amount: "1/3", unit: "cup", sub_type: "red", preparation_notes: "diced" }],
    });
    const [onion] = linesOf(recipe);
    const [edited] = linesOf(
      (await family.recipes.update({ id: recipe.id, ingredients: [{ id: onion?.id, preparation_notes: "sliced" }] }))
        .recipe,
    );
    expect(edited).toEqual({ ...onion, preparation_notes: "sliced" });
  });

  test("of a line's name links it anew, though its old food was sent along", async () => {
    const recipe = await create({ ingredients: [{ name: "Onion", amount: 1 }] });
    const [onion] = linesOf(recipe);
    const [leek] = linesOf(
      (await family.recipes.update({ id: recipe.id, ingredients: [{ ...onion, name: "Leek" }] })).recipe,
    );
    expect(leek).toMatchObject({ id: onion?.id, name: "Leek", ingredient_name: "Leek", raw: "1 Leek" });
    expect(leek?.ingredient_id).not.toBe(onion?.ingredient_id);
  });

  test("based on an older version is told so, and undoes nothing", async () => {
    const { id, revision } = await create();
    await family.recipes.update({ id, title: "Mother's soup", revision });
    await expect(family.recipes.update({ id, title: "Father's soup", revision })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("changed this recipe"),
    });
    expect((await family.recipes.byId({ id })).recipe.title).toBe("Mother's soup");
  });

  test("of a recipe that is gone, or never was, says so", async () => {
    await expect(family.recipes.update({ id: 4711, title: "Soup" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(family.recipes.byId({ id: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(family.recipes.delete({ id: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("bad input", () => {
  test.each<[string, object]>([
    ["servings of nothing", { servings: 0 }],
    ["negative servings", { servings: -2 }],
    ["servings without end", { servings: Infinity }],
    ["servings in words", { servings: "many" }],
    ["a negative time", { prep_time: -1 }],
    ["a time of 1e308 minutes", { cook_time: 1e308 }],
    ["an unknown difficulty", { difficulty: "Fiendish" }],
    ["a title that is a number", { title: 5 }],
    ["a title of a million letters", { title: "a".repeat(1_000_000) }],
    ["a name of a hundred thousand letters", { ingredients: [{ name: "a".repeat(100_000) }] }],
    ["ingredients that are a number", { ingredients: 5 }],
    ["ingredients that are words", { ingredients: ["2 eggs"] }],
    ["too many ingredients", { ingredients: Array.from({ length: 501 }, () => ({ name: "Egg" })) }],
    ["too many lines", { ingredients: "egg\n".repeat(501) }],
    ["an operation id that is none", { operation_id: "1" }],
  ])("%s is refused", async (_what, fields) => {
    await expect(create(fields)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect((await family.recipes.list()).recipes).toEqual([]);
  });

  test("every script, emoji and direction is kept to the letter", async () => {
    const words = "Шурпа 🍲 مرق الخضار \u202eabc\u202c e\u0301 <b>'\"--";
    const recipe = await create({
      title: words,
      instructions: words,
      description: words,
      ingredients: [{ name: words, amount: 1, unit: "🥄" }],
    });
    expect(recipe).toMatchObject({
      title: words,
      instructions: words,
      description: words,
      ingredients: [{ name: words, ingredient_name: words, unit: "🥄" }],
    });
  });

  test("a name that nobody sees stays in the recipe and out of the catalogue", async () => {
    await create({ ingredients: [{ name: "\u200b\u200b" }, { name: "Leek" }] });
    expect((await family.ingredients.list()).ingredients).toHaveLength(1);
  });
});

describe("deleting", () => {
  const dinner = { date: "2026-11-23", meal_type: "dinner" } as const;

  test("takes the recipe, its lines and its unlocked meals", async () => {
    const { id } = await create();
    await family.mealPlans.create({ recipe_id: id, ...dinner });
    expect(await family.recipes.delete({ id })).toMatchObject({ success: true });
    await expect(family.recipes.byId({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await family.mealPlans.list()).mealPlans).toEqual([]);
    expect((await family.recipes.search({ q: "leek" })).total).toBe(0);
  });

  test("is refused while a locked list holds one of its meals, and possible once the list is unlocked", async () => {
    const { id } = await create();
    await family.mealPlans.create({ recipe_id: id, ...dinner });
    const { shoppingList } = await family.shoppingLists.generate({ startDate: "2026-11-23", endDate: "2026-11-24" });
    await family.shoppingLists.lock({ id: shoppingList.id });
    await expect(family.recipes.delete({ id })).rejects.toMatchObject({
      code: "CONFLICT",
      message:
        "Leek soup is planned for dinner on 2026-11-23, and a locked shopping list holds that meal. Unlock or delete the list first.",
    });
    expect((await family.mealPlans.list()).mealPlans).toHaveLength(1);
    expect((await family.recipes.heldBy({ id })).held_by).toEqual({
      list: { id: shoppingList.id, name: shoppingList.name },
      ...dinner,
    });
    await family.shoppingLists.unlock({ id: shoppingList.id });
    expect((await family.recipes.heldBy({ id })).held_by).toBeNull();
    await family.recipes.delete({ id });
    expect((await family.shoppingLists.byId({ id: shoppingList.id })).shoppingList.items.shoppingItems).toHaveLength(1);
  });
});
