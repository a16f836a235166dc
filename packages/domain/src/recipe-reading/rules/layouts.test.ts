import { describe, expect, it } from "vitest";
import { printBook } from "../testing/print-book";
import { doubtsOf } from "../labels/coverage";
import { linesOfText } from "../lines/book-line";
import { readBook } from "./read-book";
import { recipeFromLines, wordsOfBook } from "../recipe-from-lines";

const TITLES = ["Leek soup", "Potato pie", "Plum tart", "Bean stew"];

/** What comes of a book of four recipes that are set alike: title, certainty, ingredients and steps of each. */
function read(recipe: (title: string, nth: number) => string) {
  const lines = printBook(...TITLES.map(recipe));
  const reading = readBook(lines);
  const isWord = wordsOfBook(lines);
  return reading.recipes.map((found) => {
    const { title, ingredients, steps, servings } = recipeFromLines(lines, found, isWord);
    return [title, found.certainty, ingredients.length, steps.length, servings];
  });
}

const whole = (servings: number | null) => TITLES.map((title) => [title, "certain", 3, 2, servings]);
const LIST = "200 g flour\n2 eggs\nSalt";
const NUMBERED = "1. Mix the flour with the eggs.\n2. Bake it for an hour.";
const PLAIN =
  "Mix the flour with the eggs until the dough is smooth and soft.\n\nBake it in a hot oven for about an hour, then let it cool.";

describe("a book is read however it is set", () => {
  it.each([
    ["with headings", (title: string) => `# ${title}\nServes 4\n**Ingredients\n${LIST}\n**Method\n${NUMBERED}`, 4],
    ["without headings", (title: string) => `# ${title}\n${LIST}\n\n${PLAIN}`, null],
    ["with bold titles in the text's size", (title: string) => `**${title}\nServes 6\n${LIST}\n${NUMBERED}`, 6],
    ["with numbered titles", (title: string, nth: number) => `# ${nth + 1}. ${title}\n${LIST}\n${NUMBERED}`, null],
    ["with servings above the title", (title: string) => `Serves 2\n# ${title}\n${LIST}\n\n${PLAIN}`, 2],
    [
      "with a word on the dish first",
      (title: string) =>
        `# ${title}\nMy grandmother made it when we came in from the cold of the garden.\n${LIST}\n${NUMBERED}`,
      null,
    ],
    ["with steps before ingredients", (title: string) => `# ${title}\n${NUMBERED}\n**Ingredients\n${LIST}`, null],
    [
      "in German",
      (title: string) =>
        `# ${title}\nFür 4 Personen\n**Zutaten\n250 g Mehl\n3 Eier\nSalz\n**Zubereitung\nDas Mehl mit den Eiern verrühren und salzen.\n\nEine Stunde im heißen Ofen backen.`,
      4,
    ],
    [
      "in French",
      (title: string) =>
        `# ${title}\nPour 4 personnes\n250 g de farine\n3 œufs\nSel\n\nMélangez la farine et les œufs, puis salez.\n\nFaites cuire une heure au four.`,
      4,
    ],
    [
      "with a tip and its nutrition below",
      (title: string) =>
        `# ${title}\n**Ingredients\n${LIST}\n**Method\n${NUMBERED}\n\nTip: it freezes well.\nEnergy 320 kcal\nFat 12 g`,
      null,
    ],
  ])("%s", (_, recipe, servings) => {
    expect(read(recipe)).toEqual(whole(servings));
  });

  it("with contents, chapters and an index, which are no recipes", () => {
    const contents = ["# Contents", ...TITLES.map((title, nth) => `${title} ......... ${nth + 3}`)].join("\n");
    const index = ["# Index", ...TITLES.map((title, nth) => `${title}, ${nth + 3}`)].join("\n");
    const recipes = TITLES.map((title) => `## Chapter\n\n# ${title}\n${LIST}\n${NUMBERED}`);
    const lines = printBook(contents, ...recipes, index);
    const reading = readBook(lines);
    expect(reading.recipes.map(({ title }) => lines[title[0] ?? 0]?.text)).toEqual(TITLES);
    expect(doubtsOf(reading, reading.recipes)).toEqual([]);
    const excepted = reading.exceptions.map((line) => lines[line]?.text ?? "");
    expect(excepted.filter((text) => /\d$/.test(text))).toHaveLength(2 * TITLES.length);
  });

  it("in running prose, which is told and never certain", () => {
    const lines = printBook(
      ...TITLES.map(
        (title) =>
          `# ${title}\nTake 2 leeks and 300 g potatoes, and boil them in a litre of water until they are soft. Season well.`,
      ),
    );
    const reading = readBook(lines);
    expect(doubtsOf(reading, reading.recipes).map(({ page, text }) => [page, text])).toEqual(
      TITLES.map((title, nth) => [nth + 1, title]),
    );
  });

  it("as text alone, without any geometry", () => {
    const lines = TITLES.flatMap((title, nth) =>
      linesOfText(`${title}\nServes 4\n\nIngredients\n${LIST}\n\nMethod\n${NUMBERED}`, nth + 1),
    );
    const { recipes } = readBook(lines);
    expect(recipes.map(({ title, steps }) => [lines[title[0] ?? 0]?.text, steps.length])).toEqual(
      TITLES.map((title) => [title, 2]),
    );
  });
});
