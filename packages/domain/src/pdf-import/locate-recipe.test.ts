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
const salad: ReadRecipe = { title: "Leek Salad", ingredients: ["leeks"], steps: ["Boil the leeks until soft.", "Dress with the vinaigrette below."] };

const written = ({ title, ingredients, steps }: ReadRecipe) =>
  [title, "Serves 4", ...ingredients.map((name) => `2 tbsp ${name}`), ...steps.map((step, index) => `${index + 1}. ${step}`)].join("\n");
const contents = "Contents\nVinaigrette\nLeek Salad\nVinaigrette\n";
const text = [contents, written(first), written(salad), written(second)].join("\n\n");
const index = indexText(text);
const [firstAt, secondAt] = [text.indexOf(written(first)), text.lastIndexOf(written(second))];

describe("the recipes of one answer", () => {
  it("stand each at its own title, though two of one name have the same foods", () => {
    const windows = locateRecipes(index, [first, salad, second]);
    expect(windows.map((window) => window?.start)).toEqual([firstAt, text.indexOf(written(salad)), secondAt]);
    expect(windows.map((window) => text.slice(window?.start, window?.end))).toEqual([first, salad, second].map((recipe) => written(recipe).slice(0, -1)).map((recipe) => expect.stringContaining(recipe)));
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
    const nuts: ReadRecipe = { title: "Brownies", ingredients: ["walnuts", "honey"], steps: ["Roast the walnuts until brown."] };
    const dark: ReadRecipe = { title: "Brownies", ingredients: ["dark chocolate", "sugar"], steps: ["Melt the chocolate with butter."] };
    const both = [written(nuts), written(dark), written(nuts)].join("\n\n");
    expect(locateRecipes(indexText(both), [dark, nuts]).map((window) => window?.start)).toEqual([both.indexOf(written(dark)), both.lastIndexOf(written(nuts))]);
  });

  it("are nowhere when the text has none of them", () => {
    expect(locateRecipes(index, [{ title: "Paella", ingredients: ["rice", "saffron"], steps: [] }, { title: "", ingredients: [], steps: [] }])).toEqual([null, null]);
    expect(locateRecipes(indexText(""), [first, second])).toEqual([null, null]);
    expect(locateRecipes(index, [])).toEqual([]);
  });
});
