import { describe, expect, it } from "vitest";
import { withoutCertainty } from "../book-reading";
import { readBook } from "../rules/read-book";
import { printBook } from "../testing/print-book";
import { labelWindow } from "./label-window";
import { isProse, proseIngredients, proseText } from "./prose-recipe";
import { readLabels } from "./read-labels";

const PAGE = `
# Orange jelly
Take a packet of jelly and melt it in a pint of hot water.

Add the juice of two oranges, and a packet of jelly more if it will not set.`;

describe("a recipe told in running prose", () => {
  const lines = printBook(PAGE);
  const reading = withoutCertainty(readBook(lines));
  const window = labelWindow(reading, { start: 0, end: lines.length });
  const [recipe] = readLabels("T101Oran P102-103;", window, reading).recipes;

  it("has steps and no list, so that its ingredients are picked from its text", () => {
    expect(recipe).toMatchObject({ certainty: "certain", sections: [] });
    expect(recipe && isProse(recipe)).toBe(true);
    expect(recipe && proseText(lines, recipe)).toBe(PAGE.trim().split("\n").slice(1).filter(Boolean).join(" "));
  });

  it("takes of what a model picks what stands in it, to the letter, in its order and each once", () => {
    const text = recipe ? proseText(lines, recipe) : "";
    const picked = [
      "two oranges",
      " a packet of jelly ",
      "a pint of hot water",
      "a packet of jelly",
      "sugar",
      "Two oranges",
      "",
    ];
    expect(proseIngredients(picked, text)).toEqual(["a packet of jelly", "a pint of hot water", "two oranges"]);
  });

  it("is none where a list names its ingredients", () => {
    const listed = readBook(printBook("# Leek soup\n3 leeks\n50 g butter\n1. Fry them.\n2. Serve it."));
    expect(listed.recipes.map(isProse)).toEqual([false]);
  });
});
