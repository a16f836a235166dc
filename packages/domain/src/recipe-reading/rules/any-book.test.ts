import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesOfText, type BookLine } from "../lines/book-line";
import { doubtsOf, uncovered } from "../labels/coverage";
import { labelWindow, windowsToAsk } from "../labels/label-window";
import { readLabels } from "../labels/read-labels";
import { printBook } from "../testing/print-book";
import { linesOfRecipe } from "../book-reading";
import { readBook } from "./read-book";

/** What stands in cookbooks, and what stands in none, in any order. */
const LINES = [
  "# Leek soup",
  "# Ceviche",
  "## Soups",
  "**Ingredients",
  "**Method",
  "Contents",
  "Serves 4 · 30 min",
  "200 g flour",
  "2 eggs",
  "Salt",
  "For the sauce:",
  "1. Mix the flour with the eggs.",
  "2. Bake for an hour.",
  "Stir the flour into the milk and cook it slowly until it is thick.",
  "Leek soup ..... 12",
  "Energy 320 kcal",
  "My grandmother loved it.",
  "Tip: it freezes well.",
  "12",
  "",
  "Take a packet of jelly and melt it.",
];
const book = fc.array(
  fc.array(fc.constantFrom(...LINES), { maxLength: 14 }).map((lines) => lines.join("\n")),
  { minLength: 1, maxLength: 5 },
);

function countOf(lines: readonly BookLine[]): number[] {
  const reading = readBook(lines);
  const times = lines.map(() => 0);
  const count = (line: number): void => void (times[line] = (times[line] ?? 0) + 1);
  const certain = reading.recipes.filter(({ certainty }) => certainty === "certain");
  certain.flatMap(linesOfRecipe).forEach(count);
  reading.furniture.forEach(count);
  const doubtful = new Set(reading.recipes.filter((recipe) => !certain.includes(recipe)).flatMap(linesOfRecipe));
  reading.exceptions.filter((line) => !doubtful.has(line)).forEach(count);
  const doubts = doubtsOf(reading, reading.recipes);
  doubts
    .flatMap((doubt) => doubt.lines)
    .filter((line) => times[line] === 0)
    .forEach(count);
  return times;
}

describe("any book", () => {
  it("has each of its lines in one place: a recipe, an exception, the furniture or a doubt", () => {
    fc.assert(
      fc.property(book, (pages) => {
        const lines = printBook(...pages);
        expect(
          countOf(lines).flatMap((times, line) => (times === 1 ? [] : [`${times}: ${lines[line]?.text}`])),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("leaves no amount and no step in front of a model unasked", () => {
    fc.assert(
      fc.property(book, (pages) => {
        const lines = printBook(...pages);
        const reading = readBook(lines);
        const shown = new Set(
          windowsToAsk(reading, { maxChars: 300, overlapChars: 100 }).flatMap(
            (span) => labelWindow(reading, span).shown,
          ),
        );
        const covered = new Set(
          reading.recipes.filter(({ certainty }) => certainty === "certain").flatMap(linesOfRecipe),
        );
        const unasked = reading.items.filter(
          ({ lines: own, sign }) =>
            (sign === "amount" || sign === "step") && !shown.has(own[0] ?? -1) && !covered.has(own[0] ?? -1),
        );
        expect(unasked.filter(({ lines: own }) => !reading.exceptions.includes(own[0] ?? 0))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("gives no line to two recipes, whatever a model answers", () => {
    const number = fc.integer({ min: 95, max: 125 });
    const part = fc
      .tuple(fc.constantFrom("I", "S", "P"), number, number)
      .map(([kind, from, to]) => ` ${kind}${from}-${to}`);
    const label = fc
      .tuple(number, fc.constantFrom("Leek", "Cevi", "x"), fc.array(part, { maxLength: 4 }))
      .map(([title, letters, parts]) => `T${title}${letters}${parts.join("")};`);
    fc.assert(
      fc.property(
        book,
        fc.oneof(
          fc.array(label, { maxLength: 5 }).map((labels) => labels.join("")),
          fc.string(),
        ),
        (pages, answer) => {
          const lines = printBook(...pages);
          const reading = readBook(lines);
          const window = labelWindow(reading, { start: 0, end: lines.length });
          const { recipes } = readLabels(answer, window, reading);
          const all = recipes.flatMap(linesOfRecipe);
          expect(new Set(all).size).toBe(all.length);
          const told = new Set(
            uncovered(reading, recipes).flatMap(({ start, end }) =>
              Array.from({ length: end - start }, (_, index) => start + index),
            ),
          );
          const lost = reading.items.filter(
            ({ lines: own, sign }) =>
              (sign === "amount" || sign === "step") && !all.includes(own[0] ?? -1) && !told.has(own[0] ?? -1),
          );
          expect(lost.filter(({ lines: own }) => !reading.exceptions.includes(own[0] ?? -1))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("a hostile book", () => {
  it("of pages of numbers has no recipe", () => {
    const index = Array.from({ length: 40 }, (_, row) => `Dish number ${row}, ${row + 12}`).join("\n");
    const table = Array.from({ length: 40 }, (_, row) => `${row} ${row * 3} ${row * 7}`).join("\n");
    expect(readBook(printBook(index, table, index)).recipes).toEqual([]);
  });

  it("is read in time that grows with its lines, not faster", () => {
    const line = (index: number): string =>
      ["200 g flour", "1. Bake it well.", "Title", "Serves 4", "Stir it and let it stand."][index % 5] ?? "";
    const bookOf = (count: number): BookLine[] =>
      linesOfText(Array.from({ length: count }, (_, index) => line(index)).join("\n"), 1);
    const steps = (count: number): number => {
      let visits = 0;
      const lines = new Proxy(bookOf(count), {
        get: (target, key, receiver) => (
          typeof key === "string" && /^\d/.test(key) && visits++,
          Reflect.get(target, key, receiver)
        ),
      });
      readBook(lines);
      return visits;
    };
    expect(steps(6000)).toBeLessThan(11 * steps(600));
  });

  it("with one line of a million characters is read", () => {
    const lines = [
      ...linesOfText("a".repeat(1_000_000), 1),
      ...linesOfText("1 ".repeat(500_000), 2),
      ...linesOfText("1. Boil it. ".repeat(80_000), 3),
    ];
    expect(readBook(lines).recipes.filter(({ certainty }) => certainty === "certain")).toEqual([]);
  });
});
