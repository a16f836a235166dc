import type { BookLine } from "../lines/book-line";
import {
  linesOfRecipe,
  spanOfRecipe,
  type BookReading,
  type FoundRecipe,
  type LineRun,
  type LineSpan,
  type ReadItem,
} from "../reading/book-reading";

/** Something that looks like a recipe, or a part of one, and that is in none: a person looks at it. */
export interface Doubt {
  readonly page: number;
  /** What it seems to be called, else its first line. */
  readonly text: string;
  readonly lines: LineRun;
}

/**
 * Stretches of the book that no recipe and no exception has, one a title, in order: an amount, a numbered step or an
 * instruction stands in each, with what is above it. Ask about each once more in a window of its own; what is left then are
 * {@link doubtsOf}.
 *
 * @param recipes all that came of the rules and of the answers; doubtful ones cover nothing
 */
export function uncovered(
  lines: readonly BookLine[],
  reading: BookReading,
  recipes: readonly FoundRecipe[],
): LineSpan[] {
  const doubtful = linesOfDoubtful(reading);
  const isCovered = coveredLines(lines, reading, recipes, doubtful);
  const spans: LineSpan[] = [];
  const begins = new Set(reading.recipes.map((recipe) => spanOfRecipe(recipe).start));
  let [isOpen, hasEvidence] = [false, false];
  for (const { lines: own, sign } of reading.items) {
    const [start, end] = [own[0] ?? 0, (own.at(-1) ?? 0) + 1];
    // A title opens a stretch of its own, unless all that stands above it is more of the title.
    if (isCovered[start] || begins.has(start) || (sign === "title" && hasEvidence)) isOpen = false;
    if (isCovered[start]) continue;
    if (!isOpen) hasEvidence = false;
    hasEvidence ||= sign !== null && sign !== "title" && sign !== "fact";
    spans.push({ start: isOpen ? (spans.pop()?.start ?? start) : start, end });
    isOpen = true;
  }
  return spans;
}

/** Lines of what the rules found without being certain: they are asked about whatever they look like. */
function linesOfDoubtful({ recipes }: BookReading): ReadonlySet<number> {
  return new Set(recipes.filter(({ certainty }) => certainty === "doubtful").flatMap(linesOfRecipe));
}

/** Lines that a certain recipe or a named exception has. */
function coveredLines(
  lines: readonly BookLine[],
  reading: BookReading,
  recipes: readonly FoundRecipe[],
  doubtful: ReadonlySet<number>,
): Uint8Array {
  const covered = new Uint8Array(lines.length);
  for (const recipe of recipes) {
    if (recipe.certainty === "doubtful") continue;
    for (const line of linesOfRecipe(recipe)) covered[line] = 1;
  }
  for (const { start, end } of reading.exceptions) {
    for (let line = start; line < end; line++) if (!doubtful.has(line)) covered[line] = 1;
  }
  return covered;
}

/** The same as what a person is told: "Page 12: perhaps a recipe, 'Ceviche'". */
export function doubtsOf(lines: readonly BookLine[], reading: BookReading, recipes: readonly FoundRecipe[]): Doubt[] {
  const isFurniture = new Set(reading.furniture);
  return uncovered(lines, reading, recipes).map(({ start, end }) => {
    const own = Array.from({ length: end - start }, (_, index) => start + index).filter(
      (line) => !isFurniture.has(line),
    );
    return { page: lines[start]?.page ?? 1, text: nameOf(lines, reading.items, start), lines: own };
  });
}

const MAX_NAME_CHARS = 120;

/** The title of a doubt, wraps joined, without more than a line of the summary holds. */
function nameOf(lines: readonly BookLine[], items: readonly ReadItem[], start: number): string {
  let [low, high] = [0, items.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.lines[0] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const text = (items[low]?.lines ?? [start]).map((line) => lines[line]?.text ?? "").join(" ");
  return text.length > MAX_NAME_CHARS ? `${text.slice(0, MAX_NAME_CHARS)}…` : text;
}
