import { describe, expect, it } from "vitest";
import { readBook } from "../rules/read-book";
import { linesOfRecipe, withoutCertainty } from "../book-reading";
import { printBook } from "../testing/print-book";
import { doubtsOf, uncovered } from "./coverage";
import { LABEL_EXAMPLE, labelWindow } from "./label-window";
import { readCopy } from "./read-copy";
import { readLabels } from "./read-labels";
import { spelledLabels } from "./spelled-labels";

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
  const window = labelWindow(reading, { start: 0, end: lines.length });
  const ask = (answer: string) => readLabels(answer, window, reading);
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
    expect("none").not.toMatch(pattern);
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

  it.each(["T101Lee", "T101Leak", "T101soup", "T101L"])("%s is the title that the rules see there", (title) => {
    const { ask } = setUp();
    expect(ask(`${title} Y102 I103-105 S106-107;`)).toMatchObject({ recipes: [{ title: [0] }], refusals: [] });
  });

  it.each([
    ["the example", LABEL_EXAMPLE.answer, "copied from the example"],
    ["numbers beyond the page", "T101Leek I103-105 S106-300;", "out of range"],
    ["a range backwards", "T101Leek I105-103 S106-107;", "swapped"],
    ["steps for ingredients", "T101Leek I106-107 S103-105;", "swapped"],
    ["letters of another title", "T101Cevi I103-105 S106-107;", "title does not fit"],
    ["parts that share lines", "T101Leek I103-106 S106-107;", "overlapping"],
    ["a part of the next recipe", "T101Leek I103-105 S106-110;", "overlapping"],
    ["labels that slipped by one", "T102Leek I104-106 S107-107;", "title does not fit"],
  ])("is no recipe where it says %s", (_, answer, why) => {
    const { ask } = setUp();
    const { recipes, refusals } = ask(`${answer}T108Cevi I109-110 S111-112;`);
    expect(refusals[0]?.why).toBe(why);
    expect(recipes.every(({ title }) => title[0] === 7)).toBe(true);
  });

  it("is no recipe where it is prose", () => {
    const { ask } = setUp();
    expect(ask("Here are the recipes you asked for").recipes).toEqual([]);
    expect(ask("Here are the recipes; T108Cevi I109-110 S111-112;").recipes.map(({ title }) => title)).toEqual([[7]]);
  });

  it.each([
    ["no steps", "I103-105"],
    ["all but the last step", "I103-105 S106-106"],
    ["all but the first ingredient", "I104-105 S106-107"],
    ["all but the ingredient without an amount", "I103-104 S106-107"],
    ["the servings as an ingredient", "I102-105 S106-107"],
  ])("is the whole recipe of the page where it says %s", (_, parts) => {
    const { ask } = setUp();
    const { recipes, refusals } = ask(`T101Leek ${parts};T108Cevi I109-110 S111-112;`);
    expect(refusals).toEqual([]);
    expect(recipes[0]).toMatchObject({ facts: [1], sections: [{ items: [[2], [3], [4]] }], steps: [[5], [6]] });
  });

  it.each([
    ["names its parts as its own", "I103-105 S106-107 I109-110 S111-112"],
    ["takes it for more steps", "I103-105 S106-112"],
    ["takes all of it for ingredients", "I103-112"],
    ["takes all of it for a text", "P103-112"],
    ["names its title as a step", "I103-105 S106-108 I109-110 S111-112"],
    ["tells of its own parts alone", "I103-105 S106-107"],
  ])("leaves the recipe below in doubt where it %s, though its title is set as text", (_, parts) => {
    const lines = printBook(PAGE.replace("# Ceviche", "Ceviche"));
    const reading = withoutCertainty(readBook(lines));
    const window = labelWindow(reading, { start: 0, end: lines.length });
    const { recipes } = readLabels(`T101Leek ${parts};`, window, reading);
    const told = doubtsOf(reading, recipes).flatMap((doubt) => doubt.lines);
    expect(told).toEqual(expect.arrayContaining([7, 8, 9, 10, 11]));
    expect(recipes.flatMap(linesOfRecipe).filter((line) => line >= 7)).toEqual([]);
  });

  it("may be none where no recipe shows", () => {
    const lines = printBook("My grandmother cooked every day.\nShe never wrote anything down.");
    const window = labelWindow(readBook(lines), { start: 0, end: lines.length });
    expect("none").toMatch(new RegExp(window.pattern, "u"));
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
    const window = labelWindow(reading, { start: 0, end: lines.length });
    const { recipes } = readLabels("T101Leek I102-103 S104-104;T106Cevi Y105 I107-108 S109-109;", window, reading);
    expect(recipes.map(({ facts }) => facts)).toEqual([[], [4]]);
    expect(reading.recipes.map(({ facts }) => facts)).toEqual([[], [4]]);
  });
});

describe("what no recipe has", () => {
  it("is a doubt with its page and its title", () => {
    const { reading, ask } = setUp();
    const { recipes } = ask("T101Leek Y102 I103-105 S106-107;");
    expect(uncovered(reading, recipes)).toEqual([{ start: 7, end: 12 }]);
    expect(doubtsOf(reading, recipes)).toEqual([
      { page: 1, text: "Ceviche", isTitled: true, lines: [7, 8, 9, 10, 11] },
    ]);
    expect(doubtsOf(reading, reading.recipes)).toEqual([]);
  });
});

describe("an answer in a dialect of its own", () => {
  const LABELS = "T101Leek Y102 I103-105 S106-107;";
  it.each([
    ["as asked", LABELS],
    ["in prose", `Here are the labels:\n\n${LABELS}\n\nLet me know if you need more.`],
    ["after thinking aloud", `<think>T is 1? I1-2 maybe.</think>\n${LABELS}`],
    ["in markdown", "```\n" + LABELS + "\n```"],
    ["with commas and blanks", "T101 Leek, Y102, I103 - 105, S106–107"],
    ["with colons", "T: T101Leek\nY: Y102\nI: I103-I105\nS: S106 to 107".replace("T: ", "")],
    ["with lists of numbers", "T101Leek Y102 I103,104,105 S106, 107;"],
    ["again and again", LABELS.repeat(40)],
  ])("%s says the same", (_, answer) => {
    expect(spelledLabels(answer)).toBe(LABELS);
  });

  it.each([
    ["none", "none"],
    ["None.", "none"],
    ["There is no recipe here: none", "none"],
    ["[]", "none"],
    ["Take 2 eggs and beat them.", null],
    ['{"title":"Leek soup","ingredients":["3 leeks"]}', null],
    ["", null],
    ["<think>T101Leek I103-105 S106-107;", null],
  ])("%j says %j", (answer, spelled) => {
    expect(spelledLabels(answer)).toBe(spelled);
  });
});

describe("a recipe that a model wrote down", () => {
  const copy = {
    title: "Leek Soup",
    ingredients: ["3 leeks", "50g butter", "Salt"],
    steps: ["Slice the leeks.", "Fry them in the butter."],
  };
  const read = (changed: Partial<typeof copy>) => {
    const { lines, reading } = setUp();
    return readCopy({ ...copy, ...changed }, { start: 0, end: 7 }, lines, reading);
  };
  const WHOLE = { title: [0], facts: [1], sections: [{ items: [[2], [3], [4]] }], steps: [[5], [6]] };

  it.each([
    ["as it stands", {}],
    ["without a line", { ingredients: ["3 leeks", "Salt"] }],
    ["with another amount", { ingredients: ["30 leeks", "50 g butter", "Salt"] }],
    ["with one that it made up", { ingredients: [...copy.ingredients, "2 tbsp unicorn tears"] }],
    ["with one that reads nearly as a step does", { ingredients: [...copy.ingredients, "1 slice of leeks"] }],
    ["without its last step", { steps: ["Slice the leeks."] }],
  ])("is the page's own recipe where it came %s", (_, changed) => {
    expect(read(changed)).toMatchObject(WHOLE);
  });

  it("is none where its title stands nowhere, or where nothing of it is the page's", () => {
    expect(read({ title: "Buttered toast" })).toBe("title does not fit");
    expect(read({ ingredients: ["2 slices bread"], steps: ["Toast it."] })).toEqual(expect.any(String));
  });
});
