import { describe, expect, it, test } from "vitest";
import type { BookLine } from "../lines/book-line";
import { printBook } from "../testing/print-book";
import { recipeFromLines, wordsOfBook } from "../recipe-from-lines";
import { readBook } from "../rules/read-book";

const LIST = "Ingredients\n3 leeks\n50 g butter\nMethod";
const ENDS_FULL = "Slice the leeks thinly and wash them well in cold water now.";
const SHORT = "Fry them in the butter.";

/** The recipe of a book in which all are set like it. */
function recipeOf(method: string, setting: (lines: readonly BookLine[]) => BookLine[] = (lines) => [...lines]) {
  const lines = setting(
    printBook(...["Leek soup", "Leek tart", "Fried leeks"].map((title) => `# ${title}\n${LIST}\n${method}`)),
  );
  const [recipe] = readBook(lines).recipes;
  return { recipe, draft: recipe && recipeFromLines(lines, recipe, wordsOfBook(lines)) };
}

describe("a line that ends a sentence at its column's edge", () => {
  it("leaves open whether the next begins a step, which makes the recipe a question", () => {
    const { recipe } = recipeOf(`${ENDS_FULL}\n${SHORT}`);
    expect(recipe?.reasons).toContain("a step that may be two, or a part");
  });

  it("goes on where steps are set apart and the next line is not", () => {
    const step = `${ENDS_FULL} Fry them in the butter until they are soft and golden, and salt them lightly before they are done.`;
    const { recipe, draft } = recipeOf(`${step}\n\n${step}`);
    expect(recipe?.certainty).toBe("certain");
    expect(draft?.steps).toEqual([step, step]);
  });

  it("ends its step where a little more white stands below it than any paragraph of the book has", () => {
    const wrapped = "Fry them in the butter until they are soft and golden, and then salt them lightly.";
    const { draft } = recipeOf(`${wrapped}\n${ENDS_FULL}\n${wrapped}`, (lines) =>
      lines.map((line, index) =>
        /^Fry|^Slice/.test(line.text) && index > 0 ? { ...line, gapAbove: line.gapAbove + 2.5 } : line,
      ),
    );
    expect(draft?.steps).toEqual([wrapped, ENDS_FULL, wrapped]);
  });
});

describe("a line that begins with a dash", () => {
  it("goes on with a sentence that has reached its column's edge", () => {
    const step = "Slice the leeks lengthwise and parallel to the cutting board - leaving them whole at the other end.";
    const { draft } = recipeOf(`${step}\n\n${SHORT}\n\n${SHORT}`);
    expect(draft?.steps).toEqual([step, SHORT, SHORT]);
  });
});

describe("a short line in a face of its own within a recipe", () => {
  const italic = (lines: readonly BookLine[]): BookLine[] =>
    lines.map((line) => (/^(?:Sauce|Noodles)$/.test(line.text) ? { ...line, font: "Serif-Italic" } : line));

  it("names the part of the list below it", () => {
    const lines = italic(
      printBook(
        ...["Leek soup", "Leek tart"].map(
          (title) => `# ${title}\nIngredients\nNoodles\n3 leeks\n50 g butter\nSauce\n2 eggs\n1 onion\nMethod\n${SHORT}`,
        ),
      ),
    );
    const [recipe] = readBook(lines).recipes;
    const { ingredients } = recipe ? recipeFromLines(lines, recipe, wordsOfBook(lines)) : { ingredients: [] };
    expect(ingredients.map(({ raw, section }) => `${section}: ${raw}`)).toEqual([
      "Noodles: 3 leeks",
      "Noodles: 50 g butter",
      "Sauce: 2 eggs",
      "Sauce: 1 onion",
    ]);
  });

  it("stays with the steps below it where it says what they are for", () => {
    const { draft } = recipeOf(`1. ${SHORT}\nIn the slow cooker:\n2. Cook them for an hour.`);
    expect(draft?.steps).toEqual([SHORT, "In the slow cooker:", "Cook them for an hour."]);
  });
});

describe("a line without an amount below one with", () => {
  /** Amounts that end where foods begin, and what stands there below them. */
  const items = (...below: readonly string[]) => {
    const foods = ["4 Cups", "Chopped, boiled tomatoes", "2", "Beaten eggs", "1.5 lbs", "Young raw spinach leaves"];
    const lines = printBook(
      `# Pastries\nIngredients\n${[0, 2, 4].map((at) => `${foods[at]} ${foods[at + 1]}`).join("\n")}`,
    );
    const last = lines.at(-1);
    const list = lines.map((line) => (line.text.startsWith("2 ") ? { ...line, x: line.x + 30 } : line));
    const hung = below.map((text) => ({ ...last, text, x: 85, width: 5 * text.length, gapAbove: 3 }) as BookLine);
    return readBook([...list, ...hung]).items.filter(({ text }) => text.startsWith("1.5"));
  };

  it("may be a food where amounts have a column of their own, and salt and pepper are one", () => {
    expect(items("Olive oil")).toMatchObject([{ mayBeTwo: true }]);
    expect(items("salt + pepper to taste")).toMatchObject([{ mayBeTwo: true }]);
    expect(items("and stems")).not.toMatchObject([{ mayBeTwo: true }]);
  });
});

describe("below a food that reaches its column's edge", () => {
  const full = (rice: string): string => `2 cups ${rice} cooked in salted water and drained`;
  const read = (foods: readonly string[]) => {
    const lines = printBook(
      ...["Leek soup", "Leek tart", "Fried leeks"].map(
        (title) => `# ${title}\nIngredients\n${foods.join("\n")}\nMethod\n${SHORT}`,
      ),
    );
    const [first] = readBook(lines).recipes;
    const ingredients = first ? recipeFromLines(lines, first, wordsOfBook(lines)).ingredients : [];
    return { reasons: first?.reasons, last: ingredients.at(-1)?.raw };
  };
  const capitals = ["3 Leeks", "50 g Butter", "2 Eggs", "1 tsp Caraway seeds", full("Dark brown rice")];

  it("a capital begins the next one, and a small letter goes on, where all foods have capitals", () => {
    expect(read([...capitals, "Butter"])).toEqual({ reasons: [], last: "Butter" });
    expect(read([...capitals, "well"])).toEqual({ reasons: [], last: `${full("Dark brown rice")} well` });
  });

  it("a small letter is a question where foods of the book begin so", () => {
    expect(read(["3 leeks", "salt", "2 eggs", full("dark brown rice"), "pepper"]).reasons).toContain(
      "an ingredient that may be two, or a part",
    );
  });
});

test("what hangs below a mark goes on with its entry, wherever it was broken", () => {
  const lines = printBook(
    "# Leek soup\nIngredients\n• 3 leeks (the\n• 50 g butter\nMethod\n1. Slice the leeks and fry them.",
  );
  const wrap = lines.findIndex(({ text }) => text.endsWith("(the"));
  const hung = {
    ...lines[wrap],
    text: "Young ones)",
    x: (lines[wrap]?.x ?? 0) + 12,
    width: 50,
    gapAbove: 1,
  } as BookLine;
  const { items } = readBook([...lines.slice(0, wrap + 1), hung, ...lines.slice(wrap + 1)]);
  expect(items.map(({ text }) => text)).toContain("• 3 leeks (the Young ones)");
});
