import { describe, expect, it } from "vitest";
import { readBook } from "../reading/read-book";
import { linesOfRecipe } from "../reading/book-reading";
import { printBook } from "../testing/print-book";
import { doubtsOf, uncovered } from "./coverage";
import { LABEL_EXAMPLE, labelWindow } from "./label-window";
import { readLabels } from "./read-labels";

const PAGE = `
# Leek soup
Serves 4
3 leeks
50 g butter
Salt
1. Slice the leeks.
2. Fry them in the butter.

# Ceviche
500 g fish
4 limes
1. Cut the fish.
2. Marinate it in the juice.`;

function setUp() {
  const lines = printBook(PAGE);
  const reading = readBook(lines);
  const window = labelWindow(lines, reading, { start: 0, end: lines.length });
  const ask = (answer: string) => readLabels(answer, window, lines, reading);
  return { lines, reading, window, ask };
}

describe("what a model may say about lines", () => {
  it("is spelt by the pattern: candidates only, numbered beyond the example", () => {
    const { window } = setUp();
    expect(window.text.split("\n").filter(Boolean)).toEqual([
      "101 Leek soup",
      "102 Serves 4",
      "103 3 leeks",
      "104 50 g butter",
      "105 Salt",
      "106 1. Slice the leeks.",
      "107 2. Fry them in the butter.",
      "108 Ceviche",
      "109 500 g fish",
      "110 4 limes",
      "111 1. Cut the fish.",
      "112 2. Marinate it in the juice.",
    ]);
    const pattern = new RegExp(window.pattern, "u");
    expect("T101Leek Y102 I103-105 S106-107;T108Cevi I109-110 S111-112;").toMatch(pattern);
    expect("none").toMatch(pattern);
    expect(LABEL_EXAMPLE.answer).not.toMatch(pattern);
    expect("T106Slic I103-105 S106-107;").not.toMatch(pattern);
    expect("T101Leek I103-106 S106-107;").not.toMatch(pattern);
    expect(window.pattern).not.toMatch(/\\d|\(\?|[*+]/);
  });

  it("becomes a recipe of the page's own lines", () => {
    const { ask } = setUp();
    const { recipes, refusals } = ask("T101Leek Y102 I103-105 S106-107;T108Cevi I109-110 S111-112;");
    expect(refusals).toEqual([]);
    expect(recipes.map(linesOfRecipe)).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11],
    ]);
  });

  it.each([
    ["the example", LABEL_EXAMPLE.answer, "copied from the example"],
    ["numbers beyond the page", "T101Leek I103-105 S106-300;", "out of range"],
    ["a range backwards", "T101Leek I105-103 S106-107;", "swapped"],
    ["steps for ingredients", "T101Leek I106-107 S103-105;", "swapped"],
    ["letters of another title", "T101Cevi I103-105 S106-107;", "title does not fit"],
    ["parts that share lines", "T101Leek I103-106 S106-107;", "overlapping"],
    ["a part of the next recipe", "T101Leek I103-105 S106-110;", "overlapping"],
    ["no steps", "T101Leek I103-105;", "no steps"],
    ["all but the last step", "T101Leek I103-105 S106-106;", "lines left out"],
    ["all but the first ingredient", "T101Leek I104-105 S106-107;", "lines left out"],
    ["all but the ingredient without an amount", "T101Leek I103-104 S106-107;", "lines left out"],
    ["labels that slipped by one", "T102Leek I104-106 S107-107;", "title does not fit"],
    ["prose", "Here are the recipes you asked for", "not in the form"],
  ])("is no recipe where it says %s", (_, answer, why) => {
    const { ask } = setUp();
    const { recipes, refusals } = ask(`${answer}T108Cevi I109-110 S111-112;`.replace("for", "for;"));
    expect(refusals[0]?.why).toBe(why);
    expect(recipes.every(({ title }) => title[0] === 7)).toBe(true);
  });

  it("is no recipe twice", () => {
    const { ask } = setUp();
    expect(ask("T108Cevi I109-110 S111-112;T108Cevi I109-110 S111-112;").refusals.map(({ why }) => why)).toEqual([
      "repeated",
    ]);
  });
});

describe("servings above a title", () => {
  it("are of the recipe below where the answer says so", () => {
    const lines = printBook(
      "# Leek soup\n3 leeks\n50 g butter\n1. Fry them.\n\nServes 6\n# Ceviche\n500 g fish\n4 limes\n1. Cut it.",
    );
    const reading = readBook(lines);
    const window = labelWindow(lines, reading, { start: 0, end: lines.length });
    const { recipes } = readLabels(
      "T101Leek I102-103 S104-104;T106Cevi Y105 I107-108 S109-109;",
      window,
      lines,
      reading,
    );
    expect(recipes.map(({ facts }) => facts)).toEqual([[], [4]]);
    expect(reading.recipes.map(({ facts }) => facts)).toEqual([[], [4]]);
  });
});

describe("what no recipe has", () => {
  it("is a doubt with its page and its title", () => {
    const { lines, reading, ask } = setUp();
    const { recipes } = ask("T101Leek Y102 I103-105 S106-107;");
    expect(uncovered(lines, reading, recipes)).toEqual([{ start: 7, end: 12 }]);
    expect(doubtsOf(lines, reading, recipes)).toEqual([{ page: 1, text: "Ceviche", lines: [7, 8, 9, 10, 11] }]);
    expect(doubtsOf(lines, reading, reading.recipes)).toEqual([]);
  });
});
