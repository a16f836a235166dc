import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson } from "./structured-data/json";
import { readPage } from "./read-page";
import { MADE_RECIPES, PAGE_STYLES } from "./testing/make-page";

test("a page cut off anywhere is read, as far as it goes", () => {
  const pages = PAGE_STYLES.map((style) => style.make(MADE_RECIPES[0] as (typeof MADE_RECIPES)[0]));
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.double({ min: 0, max: 1, noNaN: true }), (page, part) => {
      expect(() => readPage(page.slice(0, Math.floor(page.length * part)))).not.toThrow();
    }),
    { numRuns: 100 },
  );
});

test("any tags in any order are text to us", () => {
  const piece = fc.constantFrom(
    "<li>",
    "</li>",
    "<ul class=ingredients>",
    "</ul>",
    "<h2>Ingredients</h2>",
    "<h2>Method</h2>",
    "2 eggs",
    "<table><tr><td>",
    '<script type="application/ld+json">',
    '{"@type":"Recipe","name":',
    "</script>",
    "<!--",
    "-->",
    "<div itemscope itemtype=Recipe>",
    "<p itemprop=recipeIngredient>",
    "<![CDATA[",
    "&amp;#8217;",
    "\u0000",
    "<svg>",
    "<br>",
    '"]}',
    "</div>",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const reading = readPage(`<html>${pieces.join("")}`);
      for (const { text } of reading.recipe?.ingredients ?? []) expect(text).not.toBe("");
    }),
    { numRuns: 200 },
  );
});

test("a page of tags without end is read to its bounds", () => {
  const deep = `<html><p>Supper</p>${"<div class=ingredients>".repeat(20_000)}<li>2 eggs`;
  expect(readPage(deep).text).toContain("Supper");
  expect(readPage(`<html><p>${"[".repeat(50_000)}`).recipe).toBeNull();
});

test("pages made to take time are read in the time of any page of their size", () => {
  const items = '<div class="row"><b>2</b> eggs</div>'.repeat(2000);
  expect(readPage(`<html><div class=ingredients>${items}</div>`).recipe?.ingredients.length).toBeLessThanOrEqual(500);
  expect(readPage(`<html>${"<h2>Ingredients</h2><p>2 eggs".repeat(500)}`).text).toContain("2 eggs");
  expect(readPage(`<html>${"<b>".repeat(100_000)}`).recipe).toBeNull();
  expect(readJson(`{"a":${" ".repeat(300_000)}`)).toBeDefined();
});

test("data that is nested without end is no recipe, and what is named like a method of JavaScript is only a name", () => {
  const script = (json: string) => `<html><script type="application/ld+json">${json}</script>`;
  expect(readPage(script(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`)).recipe).toBeNull();
  expect(
    readPage(script('{"@type":"Recipe","__proto__":{"name":"x"},"constructor":1,"toString":[],"recipeIngredient":{}}'))
      .recipe,
  ).toBeNull();
  expect(readJson("[".repeat(100_000))).toBeUndefined();
});

test("a state that refers to itself, and one that is never closed, come to an end", () => {
  const page = (script: string) => `<html><p>Supper</p>${script}`;
  const graph = [
    {
      "@type": "Recipe",
      "@id": "#a",
      name: "Soup",
      recipeIngredient: ["1 leek", "2 eggs"],
      recipeInstructions: { "@id": "#b" },
    },
    { "@id": "#b", name: "Boil it.", itemListElement: [{ "@id": "#a" }, { "@id": "#b" }] },
  ];
  const inGraph = readPage(page(`<script type="application/ld+json">${JSON.stringify({ "@graph": graph })}</script>`));
  expect(inGraph.recipe?.ingredients).toHaveLength(2);
  const flat = JSON.stringify([["Reactive", 1], { ingredients: 1, steps: 2, self: 1 }, [2, 2, 1]]);
  for (const script of [
    `<script type="application/json">${flat}</script>`,
    `<script>window.ingredients=${"[{".repeat(20_000)}</script>`,
    `<script>${"ingredients={".repeat(5000)}</script>`,
    `<script>self.__next_f.push([1,"1:{\\"ingredients\\":[\\"</script>`,
    `<div data-props='{"ingredients":${"[".repeat(3000)}'></div>`,
  ])
    expect(readPage(page(script)).text).toContain("Supper");
});

test("an address that is none of the web's is no picture", () => {
  const { recipe } = readPage(
    '<html><link rel=canonical href="https://spoon.example/a/b"><script type="application/ld+json">{"@type":"Recipe","name":"Soup","image":["javascript:alert(1)","file:///etc/passwd","/soup.jpg",{"url":"https://cdn.example/s.jpg"}],"recipeIngredient":["1 leek","2 eggs"],"recipeInstructions":"Cook."}</script>',
  );
  expect(recipe?.pictures).toEqual(["https://spoon.example/soup.jpg", "https://cdn.example/s.jpg"]);
});
