import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;
let dough: number;
let pizza: number;

const write = async (title: string, ingredients: object[]): Promise<number> =>
  (await family.recipes.create({ title, instructions: "Cook.", ingredients })).recipe.id;

const linesOf = async (id: number): Promise<IngredientLine[]> =>
  (await family.recipes.byId({ id })).recipe.ingredients as IngredientLine[];

beforeEach(async () => {
  app = testContext();
  family = familyCaller(app);
  dough = await write("Pizza dough", [{ raw: "500 g flour" }]);
  pizza = await write("Pizza", [{ raw: "300 g pizza dough", recipe_id: dough }, { raw: "150 g mozzarella" }]);
});

describe("a line that is another recipe", () => {
  test("says so, in its own words, and is no food of the catalogue", async () => {
    expect(await linesOf(pizza)).toMatchObject([
      {
        name: "pizza dough",
        amount: 300,
        unit: "g",
        recipe_id: dough,
        recipe_title: "Pizza dough",
        ingredient_id: null,
      },
      { name: "mozzarella", recipe_id: null, recipe_title: null },
    ]);
    const names = (await family.ingredients.list()).ingredients.map(({ name }) => name);
    expect(names.filter((name) => /dough/.test(name))).toEqual([]);
  });

  test("stays what it is where it is read and sent back, or its amount changes, and is no edit then", async () => {
    const lines = await linesOf(pizza);
    expect((await family.recipes.update({ id: pizza, ingredients: lines })).recipe.revision).toBe(1);
    const [line] = lines.map(({ recipe_id: _known, recipe_title: _shown, ...documented }) => documented);
    await family.recipes.update({ id: pizza, ingredients: [{ ...line, amount: 400 }] });
    expect(await linesOf(pizza)).toMatchObject([{ raw: "400 g pizza dough", recipe_id: dough }]);
  });

  test("becomes food where somebody who does not know of recipes in recipes names another, or takes the recipe off", async () => {
    const [line] = await linesOf(pizza);
    await family.recipes.update({
      id: pizza,
      ingredients: [{ id: line?.id, name: "puff pastry", amount: 1, unit: "" }],
    });
    expect(await linesOf(pizza)).toMatchObject([{ name: "puff pastry", recipe_id: null }]);
    const again = await write("Calzone", [{ name: "the dough", recipe_id: dough }]);
    await family.recipes.update({ id: again, ingredients: [{ name: "the dough", recipe_id: null }] });
    expect(await linesOf(again)).toMatchObject([{ recipe_id: null, ingredient_id: expect.any(Number) }]);
  });

  test("goes along with a copy, and comes back with an earlier version", async () => {
    const { recipe: copy } = await family.recipes.duplicate({ id: pizza });
    expect(copy.ingredients).toMatchObject([{ recipe_id: dough }, {}]);
    await family.recipes.update({ id: pizza, ingredients: [{ raw: "1 pizza base" }] });
    const [version] = (await family.recipes.versions({ id: pizza })).versions;
    await family.trash.restore({ undo_id: version?.undo_id ?? "" });
    expect(await linesOf(pizza)).toMatchObject([{ recipe_id: dough }, {}]);
  });

  test("names a recipe that is there, or the call is refused", async () => {
    await expect(write("Calzone", [{ raw: "1 dough", recipe_id: 4711 }])).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await family.recipes.list()).recipes).toHaveLength(2);
  });
});

describe("a circle", () => {
  const sentence = (way: string) => ({
    code: "CONFLICT",
    message: `A recipe cannot be made of itself: ${way}. Take one of them out of the other first.`,
  });

  test("is refused with the way that it goes, and nothing changes", async () => {
    const itself = family.recipes.update({ id: dough, ingredients: [{ raw: "1 pizza dough", recipe_id: dough }] });
    await expect(itself).rejects.toMatchObject(sentence("Pizza dough → Pizza dough"));
    const buffet = await write("Buffet", [{ raw: "2 pizzas", recipe_id: pizza }]);
    const around = family.recipes.update({ id: dough, ingredients: [{ raw: "1 buffet", recipe_id: buffet }] });
    await expect(around).rejects.toMatchObject(sentence("Pizza dough → Buffet → Pizza → Pizza dough"));
    expect(await linesOf(dough)).toMatchObject([{ name: "flour" }]);
  });

  test("is not closed by an earlier version, nor by a recipe that comes back", async () => {
    await family.recipes.update({ id: pizza, ingredients: [{ raw: "1 pizza base" }] });
    const [version] = (await family.recipes.versions({ id: pizza })).versions;
    await family.recipes.update({ id: dough, ingredients: [{ raw: "1 pizza", recipe_id: pizza }] });
    await expect(family.trash.restore({ undo_id: version?.undo_id ?? "" })).rejects.toMatchObject(
      sentence("Pizza → Pizza dough → Pizza"),
    );

    const buffet = await write("Buffet", [{ raw: "1 dough", recipe_id: dough }]);
    const { undo_id } = await family.recipes.delete({ id: dough });
    await family.recipes.update({ id: pizza, ingredients: [{ raw: "1 buffet", recipe_id: buffet }] });
    await family.trash.restore({ undo_id });
    expect(await linesOf(dough)).toMatchObject([{ recipe_id: pizza }]);
    expect(await linesOf(buffet)).toMatchObject([{ raw: "1 dough", recipe_id: null }]);
  });
});

describe("a recipe that others are made of", () => {
  test("says of which before it is deleted, leaves them its words, and is theirs again when it is back", async () => {
    expect(await family.recipes.heldBy({ id: dough })).toEqual({
      held_by: null,
      used_in: [{ id: pizza, title: "Pizza" }],
    });
    const { undo_id } = await family.recipes.delete({ id: dough });
    expect(await linesOf(pizza)).toMatchObject([{ raw: "300 g pizza dough", recipe_id: null, recipe_title: null }, {}]);
    await family.trash.restore({ undo_id });
    expect(await linesOf(pizza)).toMatchObject([{ recipe_id: dough, ingredient_id: null }, {}]);
  });

  test("does not come back into a line that says something else by then", async () => {
    const { undo_id } = await family.recipes.delete({ id: dough });
    const [line] = await linesOf(pizza);
    await family.recipes.update({ id: pizza, ingredients: [{ id: line?.id, name: "puff pastry", amount: 1 }] });
    await family.trash.restore({ undo_id });
    expect(await linesOf(pizza)).toMatchObject([{ name: "puff pastry", recipe_id: null }]);
  });

  test("is one again when all recipes come back from the copy of before", async () => {
    const { backup } = await family.admin.bulkDelete({ kind: "recipes" });
    await family.backups.bringBack({ name: backup ?? "" });
    expect(await linesOf(pizza)).toMatchObject([{ recipe_id: dough, recipe_title: "Pizza dough" }, {}]);
    expect(app.db.$client.pragma("foreign_key_check")).toEqual([]);
  });
});
