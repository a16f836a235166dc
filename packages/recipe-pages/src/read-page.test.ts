import { describe, expect, test } from "vitest";
import { MADE_RECIPES, PAGE_STYLES, type MadeRecipe } from "./testing/make-page";
import { PAGES_WITHOUT_RECIPE } from "./testing/pages-without-recipe";
import { wholePage } from "./testing/whole-pages";
import type { PageRecipe } from "./page-recipe";
import { readPage } from "./read-page";

/** A recipe a style, each time another: `pnpm bench pages` reads them all. */
const recipeFor = (style: number) => MADE_RECIPES[style % MADE_RECIPES.length] as MadeRecipe;

test.each(PAGE_STYLES.map((style, index) => [style.name, style, recipeFor(index)] as const))(
  "%s",
  (_name, style, made) => {
    const { recipe } = readPage(style.make(made));
    expect(recipe?.title).toBe(made.title);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(made.groups.flatMap(({ lines }) => lines));
    expect(recipe?.steps.map(({ text }) => text)).toEqual(made.steps);
    if (!style.hasGroups) return;
    expect(recipe?.ingredients.map(({ section }) => section)).toEqual(
      made.groups.flatMap(({ name, lines }) => lines.map(() => name)),
    );
  },
);

test("pages with all that sites set around a recipe, drawn by chance", () => {
  const drawn = Array.from({ length: 40 }, (_, seed) => wholePage(seed));
  const read = drawn.map(({ html }) => readPage(html).recipe);
  expect(read.map((recipe) => ({ title: recipe?.title, ...linesIn(recipe) }))).toEqual(
    drawn.map(({ title, lines, steps }) => ({ title, lines, steps })),
  );
});

const linesIn = (recipe: PageRecipe | null) => ({ lines: texts(recipe?.ingredients), steps: texts(recipe?.steps) });

/** What one needs and does for them stands there as in a recipe, and only its meaning says that it is none. */
const LIKE_RECIPES: ReadonlySet<string> = new Set([
  "how to clean a pan",
  "a knitting pattern",
  "a shopping list",
  "a match in numbers",
  "a packing list",
]);

test.each(PAGES_WITHOUT_RECIPE.filter(([kind]) => !LIKE_RECIPES.has(kind)))("no recipe: %s", (_kind, source) => {
  expect(readPage(source).recipe).toBeNull();
});

const linesOf = (html: string) => readPage(`<html><body><h1>Soup</h1>${html}</body></html>`).recipe;
const script = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Soup", ...recipe })}</script>`;
const texts = (lines: readonly { readonly text: string }[] = []) => lines.map(({ text }) => text);

describe("what pages do besides", () => {
  test("a list of PHP, and all ingredients in one line", () => {
    const numbered = linesOf(
      script({ recipeIngredient: { "0": "1 leek", "2": "2 eggs" }, recipeInstructions: "Cook." }),
    );
    expect(texts(numbered?.ingredients)).toEqual(["1 leek", "2 eggs"]);
    const inOne = linesOf(
      script({ recipeIngredient: "1 leek, sliced, 2 eggs, ½ l milk", recipeInstructions: "Cook." }),
    );
    expect(texts(inOne?.ingredients)).toEqual(["1 leek, sliced", "2 eggs", "½ l milk"]);
  });

  test("a group within an item, a heading that is a button, a part in a closed tab", () => {
    const recipe = linesOf(`<h2><button>Ingredients</button></h2><ul><li>1 leek</li><li>Dumplings<ul><li>2 eggs</li>
<li>80 g semolina</li></ul></li></ul><div role="tabpanel" hidden><h2>Method</h2><ol><li>Cook the leek.</li>
<li>Add the dumplings.</li></ol></div>`);
    expect(recipe?.ingredients).toEqual([
      { text: "1 leek", section: "" },
      { text: "2 eggs", section: "Dumplings" },
      { text: "80 g semolina", section: "Dumplings" },
    ]);
    expect(texts(recipe?.steps)).toEqual(["Cook the leek.", "Add the dumplings."]);
  });

  test("words that head a list elsewhere, where the page has its own headings", () => {
    const menu = "<ul><li>Shopping list</li><li>Log in</li></ul><p>Serves 4 people</p><p>Easy</p>";
    const lists = "<h2>Ingredients</h2><ul><li>1 leek</li><li>2 eggs</li></ul><h2>Method</h2><p>Cook.</p>";
    const recipe = linesOf(`${menu}${lists}<p>Serve with rice.</p><p>Warning: it is hot.</p>`);
    expect(texts(recipe?.ingredients)).toEqual(["1 leek", "2 eggs"]);
    expect(texts(recipe?.steps)).toEqual(["Cook.", "Serve with rice.", "Warning: it is hot."]);
  });

  test("a word of the page's own making within a sentence, and a tip beside a step", () => {
    const sentence = "<p>Fold <x-term>the cream</x-term> in.</p>";
    const lists = `<h2>Ingredients</h2><ul><li>1 leek</li><li>2 eggs</li></ul><h2>Method</h2>${sentence}`;
    expect(texts(linesOf(lists)?.steps)).toEqual(["Fold the cream in."]);
    const steps = [
      { "@type": "HowToStep", text: "Cook." },
      { "@type": "HowToTip", text: "Use a heavy pot." },
    ];
    const tipped = linesOf(script({ recipeIngredient: ["1 leek", "2 eggs"], recipeInstructions: steps }));
    expect(texts(tipped?.steps)).toEqual(["Cook."]);
    expect(tipped?.notes).toEqual(["Use a heavy pot."]);
  });

  test("fractions that are set small", () => {
    const lists = "<ul><li>1<sup>1</sup>/<sub>2</sub> cups milk</li><li>2 eggs</li></ul>";
    const recipe = linesOf(`<h2>Ingredients</h2>${lists}<h2>Method</h2><p>Cook.</p>`);
    expect(texts(recipe?.ingredients)).toEqual(["1 1/2 cups milk", "2 eggs"]);
  });

  test("the state that a script assigns, with groups of ingredients", () => {
    const group = { name: "Base", items: [{ amount: 2, unit: "l", name: "stock" }, { name: "salt" }] };
    const state = { page: { recipe: { title: "Soup", ingredients: [group], steps: [{ content: "Boil." }] } } };
    const recipe = linesOf(`<script>window.__STATE__ = ${JSON.stringify(state)};</script>`);
    expect(recipe?.ingredients).toEqual([
      { text: "2 l stock", section: "Base" },
      { text: "salt", section: "Base" },
    ]);
    expect(texts(recipe?.steps)).toEqual(["Boil."]);
  });

  test("steps of which the data has none, and steps in one text that the page shows as a list", () => {
    const shown = "<h2>Method</h2><ol><li>Cook the leek until soft.</li><li>Blend it and serve.</li></ol>";
    const lines = { recipeIngredient: ["1 leek", "1 l stock"] };
    const none = linesOf(script(lines) + shown);
    const one = linesOf(
      script({ ...lines, recipeInstructions: "Cook the leek until soft. Blend it and serve." }) + shown,
    );
    for (const recipe of [none, one])
      expect(texts(recipe?.steps)).toEqual(["Cook the leek until soft.", "Blend it and serve."]);
  });

  test("lines in one vocabulary, steps in another", () => {
    const marked = `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Soup</h2><p itemprop="recipeInstructions">Cook.</p></div>`;
    const recipe = linesOf(script({ recipeIngredient: ["1 leek", "2 eggs"] }) + marked);
    expect(texts(recipe?.ingredients)).toEqual(["1 leek", "2 eggs"]);
    expect(texts(recipe?.steps)).toEqual(["Cook."]);
  });

  test("of several recipes the one that the page is about", () => {
    const whole = { recipeIngredient: ["1 leek", "2 eggs"], recipeInstructions: ["Cook."] };
    const reading = readPage(`<html><h1>Soup</h1>${script({ ...whole, name: "Cake" })}${script(whole)}</html>`);
    expect(reading.recipe?.title).toBe("Soup");
    expect(reading.others).toEqual(["Cake"]);
  });
});
