import { widthOf } from "@tureen/book-generator/helvetica";
import { LAYOUT_CHOICES, layOutBook, type Layout, type PrintedRecipe } from "@tureen/book-generator/layouts";
import { A5, type PdfPage } from "@tureen/book-generator/write-pdf";
import { doubtsOf } from "@tureen/domain/recipe-reading/labels/coverage";
import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { readBook } from "@tureen/domain/recipe-reading/rules/read-book";
import { recipeFromLines, wordsOfBook } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { describe, expect, test } from "vitest";
import { seededRandom } from "@tureen/fake-ollama/seeded-random";
import { layOutPage } from "./page-layout";
import { plainLines } from "./page-text";

const PLAIN: Layout = {
  language: "en",
  page: "run-on",
  title: "plain",
  intro: "none",
  facts: "serves",
  headings: "none",
  list: "plain",
  steps: "numbered",
  after: "nothing",
  book: "bare",
  breaksWords: false,
};

/** Texts as the reader finds them in a PDF, without the file. */
function linesOf(pages: readonly PdfPage[]): BookLine[] {
  return pages.flatMap(({ texts }, index) =>
    plainLines(
      layOutPage(
        texts.map(({ text, x, y, size, isBold }) => ({
          text,
          x,
          y,
          size,
          width: widthOf(text, size),
          font: isBold ? "Helvetica-Bold" : "Helvetica",
        })),
        A5.height,
      ),
    ).map((line) => ({ ...line, page: index + 1 })),
  );
}

const letters = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("\u2044", "/")
    .replace(/[^\p{L}\p{N}/]/gu, "");

/** What the rules make of a book, without a model. */
function read(layout: Layout) {
  const { pages, recipes } = layOutBook(layout);
  const lines = linesOf(pages);
  const reading = readBook(lines);
  const isWord = wordsOfBook(lines);
  const open = reading.recipes
    .filter(({ certainty }) => certainty === "certain")
    .map((found) => recipeFromLines(lines, found, isWord));
  const told = doubtsOf(reading, reading.recipes)
    .flatMap((doubt) => doubt.lines.flatMap((line) => lines[line]?.text.split(" ") ?? []))
    .map(letters);
  const wrong: string[] = [];
  const untold: string[] = [];
  let certain = 0;
  for (const recipe of recipes) {
    const position = open.findIndex(({ title }) => letters(title) === letters(recipe.title));
    const [own] = position === -1 ? [] : open.splice(position, 1);
    if (own === undefined) untold.push(...wordsNotIn(recipe, told));
    else {
      certain += 1;
      wrong.push(
        ...lacks(
          recipe,
          own.ingredients.map(({ raw }) => raw),
          own.steps,
        ),
      );
    }
  }
  wrong.push(...open.map(({ title }) => `made up: ${title}`));
  return { recipes: recipes.length, certain, wrong, untold };
}

/** Ingredients and steps that are not word for word in a recipe, and ingredients that are none. */
function lacks(recipe: PrintedRecipe, ingredients: readonly string[], steps: readonly string[]): string[] {
  const [have, expected] = [ingredients.map(letters), recipe.ingredients.map(letters)];
  const text = letters(steps.join(" "));
  return [
    ...recipe.ingredients.filter((line) => !have.includes(letters(line))),
    ...ingredients.filter((line) => !expected.includes(letters(line))),
    ...recipe.steps.filter((step) => !text.includes(letters(step))),
  ];
}

/** Words that no doubt shows, be they broken at a line's end. */
function wordsNotIn({ title, ingredients, steps }: PrintedRecipe, told: readonly string[]): string[] {
  const text = told.join("");
  return [title, ...ingredients, ...steps]
    .flatMap((line) => line.split(" "))
    .map((word) => letters(word.normalize("NFKC")))
    .filter((word) => word.length > 3 && !word.includes("/") && !text.includes(word.slice(0, word.length >> 1)));
}

describe("a book by rules alone, in six languages", () => {
  const single = Object.entries(LAYOUT_CHOICES).flatMap(([field, choices]) =>
    choices.map((choice, nth): [string, Partial<Layout>, number] => [
      `${field}: ${String(choice)}`,
      { [field]: choice },
      nth,
    ]),
  );
  test.each(single)("with %s is read to the letter", (name, choice, nth) => {
    const language = LAYOUT_CHOICES.language[nth % LAYOUT_CHOICES.language.length] ?? "en";
    const { recipes, certain, wrong, untold } = read({ ...PLAIN, language, ...choice });
    expect({ language, wrong, untold }).toEqual({ language, wrong: [], untold: [] });
    // Prose has no list that rules could be certain of: it is told.
    expect(certain).toBe(name === "list: in prose" ? 0 : recipes);
  });

  test("is never wrong where it is certain, and tells of all the rest, however its ways of setting are mixed", () => {
    const random = seededRandom(12);
    const any = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T; // no list is empty
    let [recipes, certain] = [0, 0];
    for (let nth = 0; nth < 40; nth += 1) {
      const layout = Object.fromEntries(
        Object.entries(LAYOUT_CHOICES).map(([field, choices]) => [field, any<unknown>(choices)]),
      ) as unknown as Layout; // a value of each field
      const result = read(layout);
      expect({ layout, wrong: result.wrong, untold: result.untold }).toEqual({ layout, wrong: [], untold: [] });
      recipes += result.recipes;
      certain += result.certain;
    }
    // A quarter are in prose, or smell of a mistake where lines are broken: those are questions.
    expect(certain).toBeGreaterThan(0.7 * recipes);
  });
});
