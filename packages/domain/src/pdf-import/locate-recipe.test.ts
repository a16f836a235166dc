import { describe, expect, it } from "vitest";
import { locateRecipe, locateRecipes, type ReadRecipe } from "./locate-recipe";
import { indexText } from "./text-index";

const vinaigrette = (lastStep: string): ReadRecipe => ({
  title: "Vinaigrette",
  ingredients: ["olive oil", "vinegar", "mustard"],
  steps: ["Whisk everything together until thick.", lastStep],
});
const first = vinaigrette("Season with salt and pepper.");
const second = vinaigrette("Season with salt.");
const salad: ReadRecipe = {
  title: "Leek Salad",
  ingredients: ["leeks"],
  steps: ["Boil the leeks until soft.", "Dress with the vinaigrette below."],
};

const written = ({ title, ingredients, steps }: ReadRecipe) =>
  [
    title,
    "Serves 4",
    ...ingredients.map((name) => `2 tbsp ${name}`),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join("\n");
const contents = "Contents\nVinaigrette\nLeek Salad\nVinaigrette\n";
const text = [contents, written(first), written(salad), written(second)].join("\n\n");
const index = indexText(text);
const [firstAt, secondAt] = [text.indexOf(written(first)), text.lastIndexOf(written(second))];

describe("the recipes of one answer", () => {
  it("stand each at its own title, though two of one name have the same foods", () => {
    const windows = locateRecipes(index, [first, salad, second]);
    expect(windows.map((window) => window?.start)).toEqual([firstAt, text.indexOf(written(salad)), secondAt]);
    expect(windows.map((window) => text.slice(window?.start, window?.end))).toEqual(
      [first, salad, second]
        .map((recipe) => written(recipe).slice(0, -1))
        .map((recipe) => expect.stringContaining(recipe)),
    );
  });

  it("stand where each would stand alone, when no two have one name", () => {
    expect(locateRecipes(index, [salad])).toEqual([locateRecipe(index, salad)]);
    expect(locateRecipes(index, [salad, first])).toEqual([locateRecipe(index, salad), locateRecipe(index, first)]);
  });

  it("stand where the ingredients are, when there are more of a name than titles", () => {
    const once = indexText(written(first));
    const [one, again] = locateRecipes(once, [first, { ...first }]);
    expect(one).toMatchObject({ start: 0, isTitleFound: true });
    expect(again).toMatchObject({ isTitleFound: false });
    expect(again?.start).toBeGreaterThan(0);
  });

  it("are told apart by their foods where only the second of a name was read", () => {
    const nuts: ReadRecipe = {
      title: "Brownies",
      ingredients: ["walnuts", "honey"],
      steps: ["Roast the walnuts until brown."],
    };
    const dark: ReadRecipe = {
      title: "Brownies",
      ingredients: ["dark chocolate", "sugar"],
      steps: ["Melt the chocolate with butter."],
    };
    const both = [written(nuts), written(dark), written(nuts)].join("\n\n");
    expect(locateRecipes(indexText(both), [dark, nuts]).map((window) => window?.start)).toEqual([
      both.indexOf(written(dark)),
      both.lastIndexOf(written(nuts)),
    ]);
  });

  it("are nowhere when the text has none of them", () => {
    expect(
      locateRecipes(index, [
        { title: "Paella", ingredients: ["rice", "saffron"], steps: [] },
        { title: "", ingredients: [], steps: [] },
      ]),
    ).toEqual([null, null]);
    expect(locateRecipes(indexText(""), [first, second])).toEqual([null, null]);
    expect(locateRecipes(index, [])).toEqual([]);
  });
});

describe("the end of a recipe", () => {
  const onions = ["onions", "flour", "butter"];
  const tart: ReadRecipe = {
    title: "Onion Tart",
    ingredients: onions,
    steps: ["Fry the onions slowly.", "Bake until golden and serve."],
  };
  const long = (title: string, steps: number, words: number): ReadRecipe => ({
    title,
    ingredients: ["plums", "oats"],
    steps: Array.from(
      { length: steps },
      (_, nth) => `Number ${nth + 1} of ${title}: ${"stir it well and ".repeat(words / 4)}rest.`,
    ),
  });

  it("is not drawn over the next recipe by a sentence far behind it", () => {
    const baked = written(tart).replace("Bake until golden and serve", "Put the tart into the oven");
    const book = [baked, written(long("Plum Crumble", 6, 40)), "Herring Salad\nBake until golden and serve."].join(
      "\n\n",
    );
    expect(book.slice(0, locateRecipe(indexText(book), tart)?.end)).toBe(baked.slice(0, baked.indexOf("\n2.")));
  });

  it("is the last of forty steps on eight pages, though half of them were read in other words", () => {
    const feast = long("Feast", 40, 100);
    const book = `${written(feast)}\n\n${written(tart)}`;
    const read = {
      ...feast,
      steps: feast.steps.map((step, nth) => (nth % 2 === 0 ? step.replace(/^Number/, "Part") : step)),
    };
    for (const recipe of [feast, read])
      expect(book.slice(0, locateRecipe(indexText(book), recipe)?.end)).toBe(written(feast));
  });

  it("is behind a note of half a page, and behind steps that stand above the ingredients", () => {
    const note = "A word about onions from the cook. ".repeat(20);
    const noted = written(tart).replace("2. Bake", `${note}\n2. Bake`);
    expect(locateRecipe(indexText(noted), tart)?.end).toBe(noted.length);
    const aside = `Onion Tart\n1. Fry the onions slowly.\n2. Bake until golden and serve.\n${onions.join("\n")}`;
    expect(locateRecipe(indexText(aside), tart)?.end).toBe(aside.length);
  });

  it("is at the second of two steps that begin alike", () => {
    const twice = {
      ...tart,
      steps: ["Fry the onions slowly in butter.", "Roll out the pastry.", "Fry the onions slowly again."],
    };
    expect(locateRecipe(indexText(written(twice)), twice)?.end).toBe(written(twice).length);
  });

  it("comes with whether the title has a line of its own", () => {
    expect(locateRecipe(indexText(written(tart)), tart)).toMatchObject({ isTitleFound: true, isTitleALine: true });
    const named = indexText("Let the onion tart cool.\n2 onions");
    expect(locateRecipe(named, tart)).toMatchObject({ isTitleFound: true, isTitleALine: false });
  });
});
