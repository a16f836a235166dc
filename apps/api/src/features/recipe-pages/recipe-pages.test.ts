import { NUTRIENT_NAMES, NUTRIENTS } from "@tureen/domain/nutrition/nutrients";
import { readStatedNutrition } from "@tureen/domain/nutrition/stated-nutrition";
import { LANGUAGES } from "@tureen/messages/languages";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import { doubleOfOllama } from "#testing/double-of-ollama";
import { testAi } from "#testing/test-ai";
import { schemaRecipe } from "#features/exports/schema-recipe";
import { readSourceInChild } from "./read-source";

const PAGE = `<html><head><link rel="canonical" href="https://spoon.example/soup"><meta property="og:site_name" content="The Spoon">
<script type="application/ld+json">${JSON.stringify({
  "@type": "Recipe",
  name: "Leek soup",
  author: { name: "Ada" },
  recipeYield: "6 servings",
  prepTime: "PT15M",
  totalTime: "PT45M",
  keywords: "soup, winter",
  image: "/soup.jpg",
  recipeIngredient: ["500 g leeks, sliced", "1 l stock", "For the topping:", "100 ml cream"],
  recipeInstructions: ["Simmer the leeks.", "Blend."],
})}</script></head><body><h1>Leek soup</h1></body></html>`;

const double = doubleOfOllama();

let app: TestContext;
beforeEach(() => {
  app = testContext();
});

test("a page's source comes back as the form's values, and nothing is saved", async () => {
  const { body } = await testApp(app).call("post", "/recipes/read-page").send({ source: PAGE }).expect(200);
  expect(body).toMatchObject({
    recipe: {
      title: "Leek soup",
      servings: 6,
      prep_time: 15,
      cook_time: 30,
      tags: ["soup", "winter"],
      instructions: "Simmer the leeks.\nBlend.",
      description: "Ada, The Spoon",
    },
    source: { address: "https://spoon.example/soup", site: "The Spoon", author: "Ada" },
    pictures: ["https://spoon.example/soup.jpg"],
    found_by: "json-ld",
  });
  expect(body.recipe.ingredients).toMatchObject([
    { name: "leeks", amount: 500, unit: "g", preparation_notes: "sliced", section: null },
    { name: "stock", amount: 1, unit: "l" },
    { name: "cream", amount: 100, unit: "ml", section: "For the topping" },
  ]);
  expect((await familyCaller(app).recipes.list()).recipes).toEqual([]);
});

test.each([
  ["24 cookies", { servings: null, servings_assumed: false, yield_amount: 24, yield_noun: "cookies" }],
  [["1 loaf", "10 servings"], { servings: 10, servings_assumed: false, yield_amount: 1, yield_noun: "loaf" }],
  ["2 dozen", { servings: null, yield_amount: 24, yield_noun: "" }],
  ["about 950 g of dough", { servings: null, yield_amount: 950, yield_noun: "g of dough" }],
  ["4 to 6 servings", { servings: 4, yield_amount: null, yield_noun: "" }],
])("a page that says it makes %j says no people by it", async (recipeYield, recipe) => {
  const source = PAGE.replace('"6 servings"', JSON.stringify(recipeYield));
  const { body } = await testApp(app).call("post", "/recipes/read-page").send({ source }).expect(200);
  expect(body.recipe).toMatchObject(recipe);
});

test("what a page says of a serving, its diets and its video come along, in words that every language reads again", async () => {
  const nutrition = Object.fromEntries(
    NUTRIENT_NAMES.flatMap((name) => (NUTRIENTS[name].property === null ? [] : [[NUTRIENTS[name].property, "9 g"]])),
  );
  const source = PAGE.replace(
    '"keywords"',
    `"suitableForDiet": "https://schema.org/GlutenFreeDiet", "video": { "contentUrl": "https://tube.example/leeks" }, "nutrition": ${JSON.stringify(nutrition)}, "keywords"`,
  );
  for (const language of Object.keys(LANGUAGES)) {
    const { body } = await testApp(app)
      .call("post", "/recipes/read-page")
      .set("accept-language", language)
      .send({ source })
      .expect(200);
    expect(body.recipe).toMatchObject({
      video_url: "https://tube.example/leeks",
      tags: ["soup", "winter", "gluten free"],
    });
    expect(body.recipe.stated_nutrition).toContain(language === "de" ? "Gesättigte Fettsäuren: 9 g" : ": 9 g");
    const { values, others } = readStatedNutrition(body.recipe.stated_nutrition);
    expect({ language, others, read: values.length }).toEqual({ language, others: [], read: 12 });
    const { recipe } = await familyCaller(app).recipes.create({ ...body.recipe, ingredients: "3 leeks" });
    const exported = schemaRecipe(recipe);
    expect(exported).toMatchObject({ nutrition, video: { contentUrl: "https://tube.example/leeks" } });
  }
});

test("an address is fetched only where the family allows it", async () => {
  const asked: string[] = [];
  app = testContext({
    fetchPage: (address) => {
      asked.push(address);
      return Promise.resolve({ source: PAGE, address });
    },
  });
  const family = familyCaller(app);
  await expect(family.recipePages.read({ address: "https://spoon.example/soup" })).rejects.toThrow(
    "Fetching pages is off",
  );
  expect(asked).toEqual([]);
  await family.settings.update({ key: "fetch_pages", value: "on" });
  const { recipe } = await family.recipePages.read({ address: "https://spoon.example/soup" });
  expect(recipe.title).toBe("Leek soup");
  expect(asked).toEqual(["https://spoon.example/soup"]);
});

test("the picture of a fetched page comes with it, made anew; without it, or where it is none, the recipe comes alone", async () => {
  const asked: string[] = [];
  const pictures: Record<string, Uint8Array> = {
    "https://spoon.example/soup.jpg": await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#a63" },
    })
      .webp()
      .toBuffer(),
  };
  app = testContext({
    fetchPage: (address) => Promise.resolve({ source: PAGE.replace("/soup.jpg", address.slice(-9)), address }),
    fetchPicture: (address) => {
      asked.push(address);
      return Promise.resolve(pictures[address] ?? new TextEncoder().encode("<html>"));
    },
  });
  const family = familyCaller(app);
  await family.settings.update({ key: "fetch_pages", value: "on" });
  const { photo } = await family.recipePages.read({ address: "https://spoon.example/soup.jpg" });
  expect(await sharp(Buffer.from(photo, "base64")).metadata()).toMatchObject({ format: "jpeg", width: 40 });
  const none = await family.recipePages.read({ address: "https://spoon.example/cake.jpg" });
  expect([none.photo, none.recipe.title]).toEqual(["", "Leek soup"]);
  expect((await family.recipePages.read({ source: PAGE })).photo).toBe("");
  expect(asked).toEqual(["https://spoon.example/soup.jpg", "https://spoon.example/cake.jpg"]);
});

test("a source that is given is read where it is, and no page fetched for its address", async () => {
  await familyCaller(app).settings.update({ key: "fetch_pages", value: "on" });
  const read = await familyCaller(app).recipePages.read({ source: PAGE, address: "https://other.example/x" });
  expect(read.source.address).toBe("https://other.example/x");
});

test("a page without a recipe, nothing at all and too much are refused with a sentence", async () => {
  const { call } = testApp(app);
  const none = await call("post", "/recipes/read-page").send({ source: "<html><h1>News of the day</h1>" }).expect(422);
  expect(none.body.error).toMatch(/^No recipe was recognised here\. Ollama does not answer/);
  const empty = await call("post", "/recipes/read-page").send({}).expect(400);
  expect(empty.body.error).toContain("Please give the address of a page");
  const long = await call("post", "/recipes/read-page")
    .send({ source: "x".repeat(5_000_001) })
    .expect(400);
  expect(long.body.error).toContain("too long");
  // More than a page may have is refused by its length, and not read.
  await call("post", "/recipes/read-page")
    .send({ source: "x".repeat(8_000_000) })
    .expect(413);
});

test("a page that shows its recipe in no way that rules know is read by the model's labels, in the page's own words", async () => {
  const { ai } = testAi(double.url);
  app = testContext({ ai });
  const lines = [
    "All week I had been thinking of what the garden still holds in November, and of my aunt.",
    "Leek soup",
    "Serves 4",
    "500 g leeks",
    "1 l vegetable stock",
  ];
  const steps = ["Simmer the leeks in the stock for 20 minutes.", "Blend it with the cream and serve."];
  const source = `<html>${[...lines, ...steps].map((line) => `<p>${line}</p>`).join("")}</html>`;
  const { recipe, found_by } = await familyCaller(app).recipePages.read({ source });
  expect(found_by).toBe("model");
  expect(recipe).toMatchObject({ title: "Leek soup", servings: 4, instructions: steps.join("\n") });
  expect(recipe.ingredients.map(({ raw }) => raw)).toEqual(["500 g leeks", "1 l vegetable stock"]);
});

test("the process that reads pages answers as this one does, and one that is made to take too long ends alone", async () => {
  expect(await readSourceInChild({ source: PAGE, address: "" }, app.log)).toMatchObject({
    recipe: { title: "Leek soup" },
    site: "The Spoon",
  });
  app = testContext({ readSource: () => Promise.reject(new Error("did not come to an end")) });
  const { body } = await testApp(app).call("post", "/recipes/read-page").send({ source: PAGE }).expect(422);
  expect(body.error).toContain("made in a way that Tureen cannot read");
});

const STEW =
  "Brown 500 g of beef in a little oil, add two chopped onions and three carrots, cover with a litre of stock and let it simmer for two hours. Grandma always served it with mash.";

test("a stew that somebody told in a few words is written down by the model, and what it made of it can be checked", async () => {
  app = testContext({ ai: testAi(double.url).ai });
  const stew = {
    dish: "Beef stew with carrots",
    ingredients: ["500 g beef", "two onions, chopped", "three carrots", "a litre of stock", "1 tsp thyme"],
    steps: ["Brown the beef in a little oil.", "Add onions and carrots, cover with stock and simmer for two hours."],
  };
  const script = [{ frames: [JSON.stringify(stew)] }];
  await double.control.mode({ responder: { kind: "script", script } });
  const read = await familyCaller(app).recipePages.read({ source: STEW });
  expect(read).toMatchObject({ found_by: "model", note: "", recipe: { title: "Beef stew with carrots" } });
  expect(read.recipe.ingredients.map(({ name, grounding }) => [name, grounding?.name_found])).toEqual([
    ["beef", true],
    ["onions", true],
    ["carrots", true],
    ["stock", true],
    ["thyme", false],
  ]);
});

test.each([
  ["no Ollama is there", {}, /Ollama does not answer at/],
  ["no model is installed", { models: [] }, /Ollama has no model that can write recipes/],
  ["it is busy", { faults: [{ id: "F15" as const }] }, /Ollama is busy with other work/],
  ["it makes nothing of it", { faults: [{ id: "F08" as const }] }, /The model found none either/],
])("words that nobody can read come back beside the empty form with the reason: %s", async (_what, mode, reason) => {
  if (Object.keys(mode).length > 0) app = testContext({ ai: testAi(double.url).ai });
  await double.control.mode(mode);
  const { body } = await testApp(app).call("post", "/recipes/read-page").send({ source: STEW }).expect(200);
  expect(body).toMatchObject({
    found_by: "nobody",
    note: expect.stringMatching(reason),
    text: STEW,
    recipe: { title: "", ingredients: [], instructions: "" },
  });
});
