import { describe, expect, it } from "vitest";
import { printBook } from "../testing/print-book";
import { recipeFromLines, wordsOfBook } from "../recipe-from-lines";
import { readBook } from "./read-book";

const recipe = (title: string, ...lines: readonly string[]): string => [`# ${title}`, ...lines].join("\n");
const LIST = ["Ingredients", "3 leeks", "50 g butter", "Method"];
const PLAIN = recipe("Leek soup", ...LIST, "Slice the leeks.", "Fry them in the butter.");

/** Why the second of two recipes, the first of which is certain, is doubtful. */
function reasonsOf(second: string): readonly string[] {
  const { recipes } = readBook(
    printBook(PLAIN, second, recipe("Fried leeks", ...LIST, "Slice the leeks.", "Fry them.")),
  );
  expect(recipes[0]?.certainty).toBe("certain");
  return recipes[1]?.reasons ?? [];
}

describe("a recipe that is set as all others are", () => {
  it("is certain where nothing smells of a mistake", () => {
    expect(
      reasonsOf(recipe("Onion tart", "Ingredients", "1 onion", "14 oz flour", "Method", "Slice the onion.")),
    ).toEqual([]);
  });

  it.each([
    ["a half that lost its line", ["12 cup butter", "3 leeks"], ["Fry the leeks."], "an amount that no kitchen has"],
    [
      "a step's number in front of its amount",
      ["1 1 Qt parsley", "3 leeks"],
      ["Fry the leeks."],
      "the number of a step before an amount",
    ],
    [
      "a part's name in front of its first food",
      ["3 leeks", "For the sauce 50 g butter"],
      ["Fry the leeks."],
      "the name of a part before an ingredient",
    ],
    [
      "what is to be done before",
      ["3 leeks", "1 to 12 hours before:"],
      ["Fry the leeks."],
      "a heading among the ingredients",
    ],
    ["an amount alone", ["2 cups", "3 leeks"], ["Fry the leeks."], "an ingredient without a food"],
    ["where it was printed from", ["3 leeks", "1 onion munchies.com June"], ["Fry the leeks."], "an address"],
    [
      "an instruction",
      ["3 leeks", "Finely slice the leeks and onions"],
      ["Fry the leeks."],
      "a step among the ingredients",
    ],
    [
      "a chapter's name",
      ["3 leeks", "1 onion"],
      ["Fry the leeks.", "**Sundays", "Serve them hot.", "Eat them."],
      "a heading among the steps",
    ],
    [
      "a food",
      ["3 leeks", "1 onion"],
      ["Fry the leeks.", "2 tbsp parsley", "Serve them hot."],
      "an ingredient among the steps",
    ],
    [
      "a food on the line of its step",
      ["3 leeks", "1 onion"],
      ["Fry the leeks.", "1 loaf of white bread Add the leeks to it.", "Serve them hot."],
      "an ingredient among the steps",
    ],
    [
      "another food with its measure",
      ["3 leeks", "• 1 egg, beaten 3/4 C (1.8 dl) buttermilk"],
      ["Fry the leeks."],
      "two ingredients in one",
    ],
    [
      "what is said of the food above",
      ["1 pound of boneless chicken breasts, diced", "Fish stock", "> Preferably of bonito"],
      ["Fry the leeks."],
      "a remark among the ingredients",
    ],
    [
      "the end of the step above",
      ["3 leeks", "1 onion"],
      ["Fry the leeks for ten minutes", "", "or until they are soft. Salt them.", "Serve them hot."],
      "a part of a step",
    ],
    [
      "a colon with nothing below it",
      ["3 leeks", "1 onion"],
      ["Fry the leeks.", "To see how long that takes, look into this nice table:"],
      "a part of a step",
    ],
    [
      "what is said of the dish among the foods",
      ["3 leeks", "Leek syrup is a mix of leeks and sugar.", "1 onion"],
      ["Fry the leeks."],
      "a sentence among the ingredients",
    ],
    ["a measure whose letters the page sets apart", ["3 leeks", "2 f l oz"], ["Fry the leeks."], "letters apart"],
    [
      "what is said of the dish above its first step",
      ["3 leeks", "1 onion"],
      ["Every oven does this well.", "1. Fry the leeks.", "2. Serve them hot."],
      "a step in front of the first",
    ],
    [
      "a note below its last step",
      ["3 leeks", "1 onion"],
      ["1. Fry the leeks.", "2. Serve them hot.", "Leeks taste better the next day."],
      "a step behind the last",
    ],
    [
      "a number that counts no steps",
      ["3 leeks", "1 onion"],
      ["Fry the leeks over", "1. Low heat."],
      "numbers of steps that do not count",
    ],
  ])("is a question where %s stands among its lines", (_, foods, steps, reason) => {
    expect(reasonsOf(recipe("Onion tart", "Ingredients", ...foods, "Method", ...steps))).toContain(reason);
  });

  it("is a question where its first step stands in the list, and white space parts it from the others", () => {
    const steps = ["As much salt as you want.", "", "Fry the leeks in it.", "", "Serve them hot."];
    expect(reasonsOf(recipe("Leeks", "3 leeks", "50 g butter", ...steps))).toContain("an ingredient among the steps");
  });

  it("is a question where a line may be the rest of the one above", () => {
    const wide = "2 pounds of boneless and skinless chicken breasts, diced (or";
    expect(
      reasonsOf(recipe("Stew", "Ingredients", "3 leeks", wide, "", "Thighs", "Method", "Fry the leeks.")),
    ).toContain("a part of an ingredient");
  });
});

describe("what stands above a list", () => {
  it("is its source, and says nothing of the foods below", () => {
    expect(
      reasonsOf(recipe("Onion tart", "Source: Aunt Maud", "1 onion", "14 oz flour", "Slice the onion, and bake it.")),
    ).toEqual([]);
    expect(
      reasonsOf(recipe("Onion tart", "Source: [70]", "1 onion", "14 oz flour", "Slice the onion, and bake it.")),
    ).toEqual([]);
  });

  it("is no ingredient where the list has a heading", () => {
    const lines = printBook(
      PLAIN,
      recipe("Onion tart", "40 pieces", "Ingredients", "1 onion", "14 oz flour", "Method", "Fry."),
    );
    const { sections = [] } = readBook(lines).recipes[1] ?? {};
    expect(sections.flatMap(({ items }) => items.flat()).map((index) => lines[index]?.text)).toEqual([
      "1 onion",
      "14 oz flour",
    ]);
  });

  it("in bold and near to it is the name of its first part", () => {
    const lines = printBook(
      PLAIN,
      recipe("Onion tart", "From Maud", "", "**Cake layers", "1 onion", "14 oz flour", "Fry the onion."),
    );
    const { sections = [] } = readBook(lines).recipes[1] ?? {};
    expect(sections.map(({ heading }) => heading.map((index) => lines[index]?.text))).toEqual([["Cake layers"]]);
  });
});

describe("below a title", () => {
  const read = (...lines: readonly string[]) => {
    const book = printBook(PLAIN, recipe("Onion tart", ...lines));
    const [, found] = readBook(book).recipes;
    return { found, draft: found && recipeFromLines(book, found, wordsOfBook(book)) };
  };

  it("several lists are parts by what stands behind their heading", () => {
    const { draft } = read(
      "Ingredients (dough):",
      "9 oz flour",
      "Ingredients (for the filling):",
      "1 onion",
      "Method",
      "Fry.",
    );
    expect(draft?.ingredients.map(({ section }) => section)).toEqual(["dough", "the filling"]);
  });

  it("a time is a step where the method has begun with a verb", () => {
    const { draft } = read(...LIST, "• Slice the leeks", "• Cook for 10 minutes");
    expect(draft?.steps).toEqual(["Slice the leeks", "Cook for 10 minutes"]);
  });

  it("larger words behind the last numbered step open a note", () => {
    const lines = [...LIST, "1. Slice the leeks.", "2. Fry them.", "## Trick", "Use butter that Maud has salted."];
    const { found, draft } = read(...lines);
    expect([found?.certainty, draft?.steps.length]).toEqual(["certain", 2]);
  });
});

describe("what stands below the headings of notes", () => {
  const list = ["Ingredients", "3 leeks", "50 g butter", "Method", "1. Slice the leeks.", "2. Fry them in the butter."];

  it("may have amounts of its own", () => {
    expect(reasonsOf(recipe("Leek tart", ...list, "Notes", "3 rice cooker cups are 2 cups."))).toEqual([]);
    expect(reasonsOf(recipe("Leek tart", ...list, "Serve it cold.", "2 cups rice"))).not.toEqual([]);
  });

  it("is no step, whatever they are called, where they are set as those of the list and the method", () => {
    const lines = printBook(PLAIN, recipe("Leek tart", ...list, "Ideas", "Nothing goes better with a beer."));
    const set = lines.map((line) =>
      ["Ingredients", "Method", "Ideas"].includes(line.text) ? { ...line, isBold: true, font: "Times-Bold" } : line,
    );
    expect(readBook(set).recipes[1]).toMatchObject({ certainty: "certain", steps: [{ length: 1 }, { length: 1 }] });
  });
});
