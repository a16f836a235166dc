import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import type { ImportPreview } from "@tureen/contracts/recipe-imports";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bytesOf, testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";

let app: TestContext;
beforeEach(() => {
  app = testContext();
});
afterEach(() => app.imports.stop());

async function bringIn(file: unknown, into = app): Promise<void> {
  const bytes = Buffer.from(typeof file === "string" ? file : JSON.stringify(file));
  const { body } = await testApp(into)
    .call("post", "/recipe-imports/preview")
    .attach("file", bytes, "export.json")
    .expect(200);
  const { preview_id } = (body as { preview: ImportPreview }).preview; // validated by the procedure's schema
  const started = await familyCaller(into).recipeImports.start({ preview_id });
  await into.imports.finished(started.import.id);
  const { import: ended } = await familyCaller(into).recipeImports.byId({ id: started.import.id });
  expect([ended.status, ended.error]).toEqual(["done", ""]);
}

async function exportOf(query: string): Promise<string> {
  return (await bytesOf(testApp(app).call("get", `/export/recipes${query}`))).bytes.toString();
}

/** Each line with the title of the recipe that it is, by recipe. */
async function lines(of = app): Promise<Record<string, [string, string | null][]>> {
  const { recipes } = await familyCaller(of).recipes.list();
  return Object.fromEntries(
    recipes.map(({ title, ingredients }) => [
      title,
      (ingredients as IngredientLine[]).map(({ raw, recipe_title }) => [raw, recipe_title]),
    ]),
  );
}

describe("a recipe that is an ingredient comes in as one", () => {
  test("from Mealie, which writes the dish before what it is made of, and lets them go in a circle", async () => {
    const mealie = (id: string, name: string, recipeIngredient: object[]) => ({
      id,
      slug: name.toLowerCase(),
      name,
      recipeIngredient,
      recipeInstructions: [{ text: "Cook." }],
    });
    const food = (quantity: number, name: string) => ({ quantity, unit: { name: "g" }, food: { name }, note: "" });
    const other = (quantity: number, id: string, name: string) => ({
      quantity,
      unit: null,
      food: null,
      note: "",
      referencedRecipe: { id, slug: name.toLowerCase(), name },
    });
    await bringIn([
      mealie("aa-1", "Pizza", [food(150, "mozzarella"), other(0.5, "bb-2", "Dough")]),
      mealie("bb-2", "Dough", [food(500, "flour"), other(1, "cc-3", "Poolish")]),
      mealie("cc-3", "Poolish", [food(100, "flour"), other(1, "aa-1", "Pizza")]),
      mealie("dd-4", "Buffet", [other(2, "aa-1", "Pizza"), other(3, "zz-9", "Wine punch")]),
    ]);
    expect(await lines()).toEqual({
      Pizza: [
        ["150 g mozzarella", null],
        ["0.5 batch Dough", "Dough"],
      ],
      Dough: [
        ["500 g flour", null],
        ["1 batch Poolish", "Poolish"],
      ],
      Poolish: [
        ["100 g flour", null],
        ["1 batch Pizza", null],
      ],
      Buffet: [
        ["2 batches Pizza", "Pizza"],
        ["3 batches Wine punch", null],
      ],
    });
    const names = (await familyCaller(app).ingredients.list()).ingredients.map(({ name }) => name);
    expect(names).not.toContain("Dough");
  });

  test("from Tandoor, where a step or the food of a line is another recipe", async () => {
    const tandoor = (id: number, name: string, steps: object[]) => ({ id, name, working_time: 1, steps });
    const line = (amount: number, food: object) => ({ food, unit: { name: "g" }, amount, note: "" });
    await bringIn({
      results: [
        tandoor(1, "Lasagne", [
          {
            name: "",
            instruction: "Layer it.",
            ingredients: [line(300, { name: "ragù", recipe: { id: 2, name: "Ragù" } })],
          },
          {
            name: "",
            instruction: "",
            ingredients: [],
            step_recipe: 3,
            step_recipe_data: { id: 3, name: "Béchamel", steps: [] },
          },
        ]),
        tandoor(2, "Ragù", [
          { name: "", instruction: "Simmer.", ingredients: [line(500, { name: "mince", recipe: null })] },
        ]),
        tandoor(3, "Béchamel", [{ name: "", instruction: "Stir.", ingredients: [line(50, { name: "butter" })] }]),
      ],
    });
    expect((await lines())["Lasagne"]).toEqual([
      ["300 g ragù", "Ragù"],
      ["Béchamel", "Béchamel"],
    ]);
  });

  test("from an export of ours into another household, with nothing changed, and two of one title told apart", async () => {
    const family = familyCaller(app);
    const write = async (title: string, ingredients: object[], more = {}) =>
      (await family.recipes.create({ title, instructions: "Cook.", ingredients, ...more })).recipe.id;
    const pizza = await write("Pizza", [{ raw: "150 g mozzarella" }]);
    const thin = await write("Dough", [{ raw: "300 g flour" }], { yield_amount: 500, yield_noun: "g" });
    const thick = await write("Dough", [{ raw: "500 g spelt" }], { yield_amount: 900, yield_noun: "g" });
    const mixed = [
      { raw: "1/3 batch dough", recipe_id: thick },
      { raw: "200 g dough", recipe_id: thin },
    ];
    await family.recipes.update({ id: pizza, ingredients: mixed });
    const exported = await exportOf("");

    const other = testContext();
    await bringIn(exported, other);
    const pizzaThere = (await familyCaller(other).recipes.list()).recipes.find(({ title }) => title === "Pizza");
    const bases = await Promise.all(
      ((pizzaThere?.ingredients ?? []) as IngredientLine[]).map(async ({ raw, amount_text, recipe_id }) => {
        const { recipe } = await familyCaller(other).recipes.byId({ id: recipe_id ?? 0 });
        return [raw, amount_text, recipe.yield_amount];
      }),
    );
    expect(bases).toEqual([
      ["1/3 batch dough", "⅓", 900],
      ["200 g dough", "200", 500],
    ]);
    await other.imports.stop();
  });

  test("from Markdown of ours, whose lines lead to what they are", async () => {
    const family = familyCaller(app);
    const write = async (title: string, ingredients: object[]) =>
      (await family.recipes.create({ title, instructions: "Cook.\nServe.", ingredients })).recipe.id;
    const poolish = await write("Poolish", [{ raw: "100 g flour" }]);
    const dough = await write("Oma's dough", [{ raw: "500 g flour" }, { raw: "200 g poolish", recipe_id: poolish }]);
    const topping = [{ raw: "150 g mozzarella" }, { raw: "300 g dough", recipe_id: dough }];
    await write("Pizza", topping);
    const markdown = await exportOf("?format=markdown");
    expect(markdown).toContain(`- [300 g dough](#oma-s-dough "Oma's dough")`);

    const other = testContext();
    await bringIn(markdown, other);
    expect(await lines(other)).toEqual(await lines());
    await other.imports.stop();
  });

  test("and means the household's own of that title, where the export does not have it", async () => {
    const family = familyCaller(app);
    const ingredients = [{ raw: "500 g flour" }];
    const { recipe: dough } = await family.recipes.create({ title: "Dough", instructions: "Knead.", ingredients });
    const { recipe: pizza } = await family.recipes.create({
      title: "Pizza",
      instructions: "Bake.",
      ingredients: [{ raw: "1 dough", recipe_id: dough.id }],
    });
    const exported = await exportOf(`?ids=${pizza.id}`);
    await family.recipes.delete({ id: pizza.id });
    await bringIn(exported);
    expect((await lines())["Pizza"]).toEqual([["1 dough", "Dough"]]);
  });
});
