import fc from "fast-check";
import { RECIPE_SAMPLES } from "@tureen/contracts/testing/field-samples";
import type { Recipe } from "@tureen/contracts/recipes";
import { LANGUAGE_CODES } from "@tureen/messages/languages";
import { readRecipes } from "@tureen/recipe-formats/read-recipes";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addPhoto, setPhoto } from "#features/recipe-photos/recipe-photos.service";
import { addRecipe } from "#features/recipes/recipes.service";
import { inTransaction } from "@tureen/db/in-transaction";
import { bytesOf, testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { seedCatalogue } from "@tureen/db/seed/seed-catalogue";
import { testContext, type TestContext } from "#testing/test-context";
import { csv } from "./csv";
import { HOUSEHOLD_TABLES } from "./household-tables";
import { recipeFileNames } from "./file-names";
import { readOwn } from "./own-recipe";
import { schemaRecipe } from "./schema-recipe";

let app: TestContext;
beforeEach(() => {
  app = testContext();
});
afterEach(() => app.imports.stop());

const PIE = {
  title: "Apple pie",
  description: 'As "grandmother" made it,\nevery autumn.',
  cuisine: "French",
  difficulty: "Medium",
  servings: 8,
  prep_time: 30,
  cook_time: 45.5,
  tags: "cakes, autumn",
  notes: "Better on the second day.",
  source: "https://spoon.example/pie",
  favourite: true,
  rating: 4,
  instructions: "Rub the butter into the flour.\nLay the apples on it and bake.",
  ingredients: [
    { raw: "200 g flour", section: "Dough" },
    { raw: "2-3 tbsp sugar", section: "Dough" },
    { raw: "2 x 400 g tins peaches, drained", section: "Filling" },
    { raw: "a little salt", name: "salt", amount: 0, unit: "" },
    { raw: "1 apple and 1 pear" },
    { name: "cinnamon", amount: "1/3", unit: "tsp", preparation_notes: "ground" },
  ],
};

/** What another household has when it has read an export: without what every server gives of its own. */
function comparable(recipe: Recipe): unknown {
  const {
    id: _id,
    created_at: _created,
    updated_at: _updated,
    revision: _revision,
    photo,
    photos,
    ingredients,
    ...rest
  } = recipe;
  const lines =
    typeof ingredients === "string"
      ? ingredients
      : ingredients.map(({ id: _line, ingredient_id: _food, ...line }) => line);
  return { ...rest, ingredients: lines, hasPhoto: photo !== null, photos: photos.map(({ step }) => step) };
}

async function recipesOf(context: TestContext): Promise<Recipe[]> {
  return (await familyCaller(context).recipes.list()).recipes.toSorted((left, right) =>
    left.title < right.title ? -1 : 1,
  );
}

async function archive(): Promise<Buffer> {
  return (await bytesOf(testApp(app).call("get", "/export"))).bytes;
}

async function recipesFile(query: string): Promise<string> {
  return (await bytesOf(testApp(app).call("get", `/export/recipes?${query}`))).bytes.toString();
}

/** The pictures of a recipe's photos, in order. */
async function photosOf(context: TestContext, title: string): Promise<readonly Buffer[]> {
  const recipe = (await recipesOf(context)).find((each) => each.title === title);
  const files = recipe?.photos.map(({ address }) => address.replace("/media", join(context.dataFolder, "photos")));
  return (files ?? []).map((folder) => readFileSync(join(folder, "1600.webp")));
}

test("everything leaves in one archive, and comes into another household as it was", async () => {
  const family = familyCaller(app);
  const { recipe: pie } = await family.recipes.create(PIE);
  const { recipe: soup } = await family.recipes.create({
    title: "Soup: hot / cold?",
    instructions: "Boil.",
    ingredients: "Vegetables\n1 leek\n\n2 potatoes",
  });
  await setPhoto(app, {
    id: pie.id,
    photo: {
      bytes: await sharp({ create: { width: 30, height: 20, channels: 3, background: "#a63" } })
        .png()
        .toBuffer(),
    },
  });
  for (const [step, background] of [
    [null, "#fff"],
    [2, "#36a"],
    [1, "#3a6"],
    [1, "#222"],
  ] as const) {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
    await addPhoto(app, { id: pie.id, photo: { bytes }, step });
  }
  await family.mealPlans.create({ recipe_id: soup.id, date: "2026-11-22", meal_type: "dinner", notes: "=1+1" });
  await family.shoppingLists.generate({ startDate: "2026-11-22", endDate: "2026-11-23" });
  const zip = await archive();

  const other = testContext();
  const { body } = await testApp(other)
    .call("post", "/recipe-imports/preview")
    .attach("file", zip, "tureen.zip")
    .expect(200);
  expect(body.preview).toMatchObject({ formats: [{ id: "tureen", recipes: 2 }], recipes: 2, pictures: 5 });
  // Plans, lists and settings are for reading: the preview says that they do not come in.
  expect(body.preview.unread.map(({ file }: { file: string }) => file)).toContain("meal-plan.csv");
  const { import: started } = await familyCaller(other).recipeImports.start({ preview_id: body.preview.preview_id });
  await other.imports.finished(started.id);
  expect((await familyCaller(other).recipeImports.byId({ id: started.id })).import).toMatchObject({
    status: "done",
    photos: 1,
    photos_unreadable: [],
  });
  expect((await recipesOf(other)).map(comparable)).toEqual((await recipesOf(app)).map(comparable));
  expect((await recipesOf(other)).map(({ created_at }) => created_at)).toEqual(
    (await recipesOf(app)).map(({ created_at }) => created_at),
  );
  expect(await photosOf(other, "Apple pie")).toEqual(await photosOf(app, "Apple pie"));
  await other.imports.stop();
});

test("the archive reads without us: schema.org, Markdown, and tables that no spreadsheet takes for formulas", async () => {
  const family = familyCaller(app);
  const { recipe } = await family.recipes.create(PIE);
  await family.mealPlans.create({
    recipe_id: recipe.id,
    date: "2026-11-22",
    meal_type: "dinner",
    notes: "=HYPERLINK(1)",
  });
  const json = JSON.parse(await recipesFile(`ids=${recipe.id}`)) as Record<string, unknown>;
  expect(json).toMatchObject({
    "@type": "Recipe",
    name: "Apple pie",
    recipeYield: "8",
    prepTime: "PT30M",
    cookTime: "PT45M30S",
    keywords: "cakes, autumn",
    isBasedOn: "https://spoon.example/pie",
    aggregateRating: { ratingValue: 4 },
  });
  expect(json["recipeIngredient"]).toEqual([
    "Dough:",
    "200 g flour",
    "2-3 tbsp sugar",
    "Filling:",
    "2 x 400 g tins peaches, drained",
    "a little salt",
    "1 apple and 1 pear",
    "⅓ tsp cinnamon, ground",
  ]);
  const { fileName } = await family.exports.recipes({ ids: [recipe.id], format: "markdown" });
  expect(fileName).toBe("apple-pie.md");
  const text = await recipesFile(`ids=${recipe.id}&format=markdown`);
  expect(text).toContain("### Dough\n\n- 200 g flour\n- 2-3 tbsp sugar");
  expect(text).toContain("1. Rub the butter into the flour.");
  const folder = mkdtempSync(join(tmpdir(), "tureen-export-"));
  writeFileSync(join(folder, "pie.md"), text);
  for await (const reading of readRecipes(join(folder, "pie.md"), "pie.md"))
    expect(reading).toMatchObject({
      kind: "recipe",
      recipe: {
        title: "Apple pie",
        rating: 4,
        tags: ["cakes", "autumn"],
        notes: ["Better on the second day."],
        address: "https://spoon.example/pie",
      },
    });
  const response = await testApp(app).call("get", "/export/recipes").expect(200);
  expect(response.headers["content-type"]).toContain("application/ld+json");
  await testApp(app).call("get", "/export/recipes?ids=1,x").expect(400);
  await testApp(app).call("get", "/export/recipes?ids=4711").expect(404);
});

test("staples and saved weeks leave with the household, as tables", async () => {
  const family = familyCaller(app);
  const { recipe } = await family.recipes.create(PIE);
  const day = { date: "2026-11-27", meal_type: "dinner" } as const;
  await family.mealPlans.createMany({
    meals: [{ recipe_id: recipe.id, ...day, servings: 3, notes: "with cream" }],
    other_meals: [{ title: "Eating out", ...day, date: "2026-11-23" }],
  });
  await family.savedWeeks.save({ name: "School week", date: day.date });
  await family.staples.add({ name: "dog food", amount: 2, unit: "kg", every_weeks: 2 });
  const table = (name: string) => [...(HOUSEHOLD_TABLES[name]?.(app) ?? [])].join("");
  expect(table("saved-weeks.csv").split(/\r?\n/).slice(1, 3)).toEqual([
    "School week,1,dinner,Eating out,,",
    "School week,5,dinner,Apple pie,3,with cream",
  ]);
  expect(table("staples.csv")).toMatch(/^dog food,.*2,kg,2,/m);
});

test("several recipes are one list, in the order in which they were asked for", async () => {
  const family = familyCaller(app);
  const { recipe: pie } = await family.recipes.create(PIE);
  const { recipe: soup } = await family.recipes.create({ title: "Soup", instructions: "Boil.", ingredients: "1 leek" });
  const file = await recipesFile(`ids=${soup.id},${pie.id}`);
  const list = JSON.parse(file) as { name: string }[];
  expect(list.map(({ name }) => name)).toEqual(["Soup", "Apple pie"]);
  expect(file).toBe(`${JSON.stringify(list, null, 2)}\n`);
  const markdown = await recipesFile("format=markdown");
  expect(markdown.match(/^# .*/gm)).toEqual(["# Apple pie", "# Soup"]);
  await testApp(testContext()).call("get", "/export/recipes").expect(400);
});

test.each(LANGUAGE_CODES)(
  "a recipe as Markdown is read back in the language %s, in which it was asked for",
  async (language) => {
    const { recipe } = await familyCaller(app).recipes.create(PIE);
    const path = `/export/recipes?ids=${recipe.id}&format=markdown`;
    const { text } = await testApp(app).call("get", path).set("Accept-Language", language).expect(200);
    expect(text.includes("## Ingredients")).toBe(language === "en");
    const folder = mkdtempSync(join(tmpdir(), "tureen-export-"));
    writeFileSync(join(folder, "pie.md"), text);
    const readings: unknown[] = [];
    for await (const reading of readRecipes(join(folder, "pie.md"), "pie.md")) readings.push(reading);
    expect(readings).toMatchObject([
      {
        recipe: {
          title: "Apple pie",
          steps: PIE.instructions.split("\n").map((step) => ({ text: step })),
          notes: ["Better on the second day."],
        },
      },
    ]);
    expect(readings[0]).toHaveProperty("recipe.ingredients.length", PIE.ingredients.length);
  },
);

test("what nobody states is computed into an export, and no import takes it for stated", async () => {
  seedCatalogue(app.db, "2026-11-20T12:00:00.000Z");
  const family = familyCaller(app);
  const written = { title: "Cake", instructions: "Bake.", servings: 4, ingredients: [{ raw: "400 g sugar" }] };
  const { recipe } = await family.recipes.create({
    ...written,
    ingredients: [...written.ingredients, { raw: "salt, to taste" }],
  });
  const { nutrition } = JSON.parse(await recipesFile(`ids=${recipe.id}`)) as { nutrition: unknown };
  expect(nutrition).toMatchObject({
    "@type": "NutritionInformation",
    calories: "387 kcal",
    carbohydrateContent: "100 g",
    description: expect.stringContaining("Computed for a serving from 1 of 2 lines, 100 % of the weight"),
  });
  const text = await recipesFile(`ids=${recipe.id}&format=markdown`);
  expect(text).toContain("- Energy: 387 kcal\n");
  expect(text).toContain("Computed for a serving from 1 of 2 lines, 100 % of the weight: USDA");
  const plain = { ...(JSON.parse(await recipesFile(`ids=${recipe.id}`)) as object), tureen: undefined };
  const files = { "cake.md": text, "cake.json": JSON.stringify(plain) };
  const folder = mkdtempSync(join(tmpdir(), "tureen-export-"));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
    for await (const reading of readRecipes(join(folder, name), name))
      expect(reading).toMatchObject({ kind: "recipe", recipe: { title: "Cake", nutrition: "" } });
  }
  await family.settings.update({ key: "nutrition", value: "off" });
  expect(await recipesFile(`ids=${recipe.id}`)).not.toContain("NutritionInformation");
});

const table = (...parts: Parameters<typeof csv>): string => [...csv(...parts)].join("");

test("cells of a table are quoted where they must be, and none is a formula", () => {
  expect(
    table(
      ["a", "b"],
      [
        ['say "hi", twice', "=1+1"],
        [null, -2.5],
        ["two\nlines", true],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"say ""hi"", twice",\'=1+1\r\n,-2.5\r\n"two\nlines",true\r\n');
});

test.each(["=1+1", "+1", "-1+1", "@sum", "\t=1", "\r=1"])(
  "a cell that begins like a formula, %j, stays a text",
  (cell) => {
    const [, row = ""] = table(["a"], [[cell]]).split("\r\n");
    expect(row.replace(/^"/, "")).toMatch(/^'/);
  },
);

test("files are named so that every system takes them, each once", () => {
  const names = recipeFileNames([
    { id: 1, title: "Crème brûlée / hot" },
    { id: 2, title: "Creme brulee: HOT" },
    { id: 3, title: "..\\..\\con?" },
    { id: 4, title: "味噌汁" },
    { id: 5, title: "!!!" },
  ]);
  expect([...names.values()]).toEqual(["creme-brulee-hot", "creme-brulee-hot-2", "con", "味噌汁", "recipe"]);
});

describe("whatever a family has written", () => {
  const word = fc.constantFrom(
    "flour",
    "500 g leeks, sliced",
    "2–3 onions",
    "½ tsp salt",
    "salt and pepper",
    "1 × 400 g tin beans",
    "for the sauce:",
    "20",
    "½",
    'a handful of "herbs"',
    "Mehl (Type 405)",
    "=1+1",
    "œufs",
  );
  const words = fc.string({ maxLength: 40 }).filter((text) => text.trim() !== "" && !text.includes("\u0000"));
  const line = fc.oneof(
    fc.record({ raw: word, section: fc.constantFrom("", "Dough", "For the sauce") }),
    fc.record({
      name: words,
      amount: fc.oneof(fc.constantFrom(0, 1, 0.5, 2.25, 1e6), fc.constantFrom("1/3", "2-3", "½")),
      unit: fc.constantFrom("", "g", "cups", "blorps"),
      preparation_notes: fc.oneof(fc.constant(""), words),
    }),
    fc.record({ raw: word, name: words, amount: fc.nat(50), unit: fc.constantFrom("", "g") }),
  );
  const samples = Object.entries(RECIPE_SAMPLES).map(([field, values]) => [field, fc.constantFrom(...values)] as const);
  const recipe = fc.record({
    ...Object.fromEntries(samples),
    title: words,
    instructions: fc.array(words, { minLength: 1, maxLength: 3 }).map((steps) => steps.join("\n")),
    description: fc.oneof(fc.constant(""), words),
    tags: fc.constantFrom("", "quick", "one, two"),
    servings: fc.constantFrom(null, 1, 2.5, 4),
    prep_time: fc.constantFrom(null, 0, 10, 12.5),
    notes: fc.oneof(fc.constant(""), words),
    ingredients: fc.oneof(fc.array(line, { minLength: 1, maxLength: 5 }), word),
  });

  test("leaves and comes back without a change", async () => {
    const family = familyCaller(app);
    await fc.assert(
      fc.asyncProperty(recipe, async (written) => {
        const { recipe: first } = await family.recipes.create(written);
        const exported: unknown = JSON.parse(JSON.stringify(schemaRecipe(first)));
        const own = readOwn((exported as { tureen: unknown }).tureen);
        expect(own).not.toBeNull();
        if (own === null) return;
        const second = inTransaction(app.db, (tx) => addRecipe(tx, own, first.created_at));
        expect(comparable(second)).toEqual(comparable(first));
      }),
      { numRuns: 40 },
    );
  });
});
