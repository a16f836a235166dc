import { expect, it } from "vitest";
import type { BookLine } from "../lines/book-line";
import { readBook } from "./read-book";
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
