import { expect, it } from "vitest";
import type { BookLine } from "../lines/book-line";
import { readBook } from "../rules/read-book";
import { recipeFromLines, wordsOfBook } from "../recipe-from-lines";

const at = (page: number, x: number, text: string, size = 10, width = 320): BookLine => ({
  text,
  page,
  x,
  width,
  size,
  isBold: size > 10,
  font: "Garamond",
  gapAbove: size > 10 ? Infinity : 3,
  block: 0,
});

it("a step that hangs its wraps goes on where they stand, in paragraphs and lists of its own and at the head of the next page", () => {
  const lines = [
    at(1, 40, "Red Bean Buns", 15, 90),
    at(1, 54, "250 g red beans", 10, 80),
    at(1, 54, "100 g sugar", 10, 60),
    at(1, 40, "1. Put the paste in the center of the buns, close them"),
    at(1, 54, "and make small folds around the whole of the ball.", 10, 306),
    at(2, 54, "- not too tightly. Solder well.", 10, 120),
    { ...at(2, 54, "Let them rest for an hour.", 10, 110), gapAbove: 12 },
    at(2, 40, "2. Steam them for 20 minutes in", 10, 150),
    { ...at(2, 68, "• a bamboo basket", 10, 80), gapAbove: 12 },
    { ...at(2, 68, "(c) or a sieve", 10, 60), gapAbove: 12 },
    at(3, 40, "Leek Soup", 15, 60),
    at(3, 54, "2 leeks", 10, 40),
    at(3, 54, "1 l stock", 10, 50),
    at(3, 40, "1. Boil the leeks in the stock until they are soft.", 10, 250),
  ];
  const [buns] = readBook(lines).recipes;
  const steps = buns && recipeFromLines(lines, buns, wordsOfBook(lines)).steps;
  expect(steps).toEqual([
    "Put the paste in the center of the buns, close them and make small folds around the whole of the ball. - not too tightly. Solder well. Let them rest for an hour.",
    "Steam them for 20 minutes in • a bamboo basket (c) or a sieve",
  ]);
});

it("a list that goes on in its column over the page, beside the rest of the steps, makes a question", () => {
  const column = (page: number, block: number, x: number, ...texts: readonly string[]): BookLine[] =>
    texts.map((text, nth) => ({
      ...at(page, x, text, 10, 5 * text.length),
      y: 100 + 14 * nth,
      block,
      gapAbove: nth === 0 ? Infinity : 4,
    }));
  const recipe = (page: number, title: string): BookLine[] => [
    { ...at(page, 40, title, 15, 90), y: 60 },
    ...column(page, 1, 40, "Ingredients", "3 leeks", "50 g butter", "2 onions"),
    ...column(page, 2, 200, "Method", "Slice the leeks.", "Fry them in the butter."),
  ];
  const reasonsOf = (lines: readonly BookLine[]): readonly string[] =>
    readBook([...recipe(1, "Leek Soup"), ...recipe(2, "Leek Tart"), ...lines]).recipes[1]?.reasons ?? [];
  const rest = column(3, 1, 200, "Season them well.", "Serve them hot.");
  const reason = "ingredients among the steps";
  expect(reasonsOf(rest)).not.toContain(reason);
  expect(reasonsOf([...column(3, 0, 40, "Milk", "Salt and pepper"), ...rest])).toContain(reason);
});

it("a foot is none of the recipe on a page that is full down to it", () => {
  const page = (number: number, ...texts: readonly string[]): BookLine[] =>
    [...texts, `Food for Thought | C.${number}`].map((text, nth, all) => {
      const isFoot = nth === all.length - 1;
      const gapAbove = nth === 0 ? Infinity : isFoot && all.length < 7 ? 300 : 3;
      const line = at(number, 40, text, text.startsWith("Leek") ? 15 : 10, 6 * text.length);
      return { ...line, y: isFoot ? 750 : 60 + 13 * nth, gapAbove };
    });
  const list = ["Ingredients", "2 leeks", "1 l stock", "Steps", "Boil the leeks in the stock."];
  const lines = [
    ...page(1, "Leek Soup", ...list.slice(1, 4), "Boil the leeks."),
    ...page(2, "Leek Tart", ...list.slice(1, 4), "Bake the leeks."),
    ...page(3, "Leek Stew", ...list),
    ...page(4, "Leek Pie", ...list.slice(1, 4), "Bake the leeks."),
  ];
  const isWord = wordsOfBook(lines);
  const steps = readBook(lines).recipes.map((recipe) => recipeFromLines(lines, recipe, isWord).steps);
  expect(steps[2]).toEqual(["Boil the leeks in the stock."]);
});

it("a list is a question where its next column begins above the name of a part in this one", () => {
  const set = (block: number, x: number, y: number, text: string): BookLine => ({
    ...at(1, x, text, text.startsWith("Channa") ? 15 : 10, 5 * text.length),
    block,
    y,
    gapAbove: 4,
  });
  const list = (y: number): BookLine[] => [
    set(0, 40, 60, "Channa Masala"),
    set(0, 40, 90, "Ingredients"),
    set(0, 40, 110, "2 tsp salt"),
    set(0, 40, 124, "1 tsp cumin"),
    set(0, 40, 140, "Everything else:"),
    set(0, 40, 156, "1 lemon"),
    set(1, 240, y, "1 tsp pepper"),
    set(1, 240, y + 14, "2 cans chickpeas"),
    set(2, 40, 200, "Method"),
    set(2, 40, 214, "Fry the cumin. Add the chickpeas."),
  ];
  const reasonsAt = (y: number) => readBook(list(y)).recipes[0]?.reasons;
  expect(reasonsAt(110)).toContain("foods beside the name of a part");
  expect(reasonsAt(156)).not.toContain("foods beside the name of a part");
});
