import { beforeEach, expect, test } from "vitest";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";

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

test("a source that is given is read where it is, and no page fetched for its address", async () => {
  await familyCaller(app).settings.update({ key: "fetch_pages", value: "on" });
  const read = await familyCaller(app).recipePages.read({ source: PAGE, address: "https://other.example/x" });
  expect(read.source.address).toBe("https://other.example/x");
});

test("a page without a recipe, nothing at all and too much are refused with a sentence", async () => {
  const { call } = testApp(app);
  const none = await call("post", "/recipes/read-page").send({ source: "<html><h1>News of the day</h1>" }).expect(422);
  expect(none.body.error).toContain("No recipe was found on this page");
  const empty = await call("post", "/recipes/read-page").send({}).expect(400);
  expect(empty.body.error).toContain("Please give the address of a page");
  const long = await call("post", "/recipes/read-page")
    .send({ source: "x".repeat(5_000_001) })
    .expect(400);
  expect(long.body.error).toContain("too long");
});
