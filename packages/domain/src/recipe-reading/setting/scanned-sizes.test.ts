import { describe, expect, it } from "vitest";
import type { BookLine } from "../lines/book-line";
import { withEvenSizes } from "./even-sizes";
import { readBook } from "../rules/read-book";

const at = (page: number, block: number, size: number, text: string, gapAbove = 5): BookLine => ({
  text,
  page,
  x: 56,
  width: text.length * size * 0.5,
  size,
  isBold: false,
  font: "",
  gapAbove,
  block,
});

/** A recipe a page as OCR makes it out: a line is as high as its letters, and the page's number as its figures. */
function scan(titles: readonly (readonly [title: string, size: number])[]): BookLine[] {
  return titles.flatMap(([title, size], index) => [
    at(index + 1, 0, size, title, Infinity),
    at(index + 1, 0, 14.4, "Serves 4 - Cook 40 min", 16),
    at(index + 1, 1, 15.4, "Ingredients", Infinity),
    at(index + 1, 1, 13.7, "• 2 onions"),
    at(index + 1, 1, 14.7, "• 200 g potatoes, peeled"),
    at(index + 1, 1, 13.1, "• Salt"),
    at(index + 1, 2, 14.2, "Method", Infinity),
    at(index + 1, 2, 14.7, "1. Chop the onions finely and cook them in a little butter until soft."),
    at(index + 1, 2, 15.1, `2. Add the potatoes, cover with water and boil for ${20 + index} minutes.`),
    at(index + 1, 3, 20, String(index + 9), Infinity),
  ]);
}

const TITLES = [
  ["Apple Pie", 20.7],
  ["Baked Trout", 18.7],
  ["Baba's Feta Pasta", 18.5],
  ["Aussie Snags", 19.3],
  ["Almeirim Stone Soup", 20.3],
  ["Spaghetti aglio e olio", 21.4],
] as const;

describe("sizes that were read off a picture", () => {
  it("are made even, so that titles of one style are one style, and page numbers none of them", () => {
    const { recipes } = readBook(scan(TITLES));
    expect(recipes.map(({ certainty, title }) => [certainty, title.length])).toEqual(TITLES.map(() => ["certain", 1]));
  });

  it("keep headings apart from text, and what a PDF says of its letters as it is", () => {
    const lines = withEvenSizes([...scan(TITLES), { ...at(7, 0, 11.3, "Printed"), font: "Garamond" }]);
    expect(new Set(lines.map(({ size }) => size))).toEqual(new Set([14.7, 20, 11.3]));
  });
});
