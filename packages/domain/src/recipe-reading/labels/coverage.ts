import {
  itemsIn,
  linesOfRecipe,
  spanOfRecipe,
  type BookReading,
  type FoundRecipe,
  type Item,
  type LineRun,
  type LineSpan,
} from "../book-reading";
import { isNameOf, SENTENCE } from "../items/item-evidence";

/** Something that looks like a recipe, or a part of one, and that is in none: a person looks at it. */
export interface Doubt {
  readonly page: number;
  /** What it seems to be called, else its first line. */
  readonly text: string;
  /** Whether it begins with what the rules take for a title: nothing above it is its. */
  readonly isTitled: boolean;
  readonly lines: LineRun;
}

/**
 * Stretches of the book that no recipe and no exception has, one a title, in order: an amount, a numbered step or an
 * instruction stands in each, with what is above it. Ask about each once more in a window of its own; what is left then are
 * {@link doubtsOf}.
 *
 * @param recipes all that came of the rules and of the answers; doubtful ones cover nothing
 */
export function uncovered(reading: BookReading, recipes: readonly FoundRecipe[]): LineSpan[] {
  const covered = coveredLines(reading, recipes);
  const spans: LineSpan[] = [];
  const begins = new Set(reading.recipes.map((recipe) => spanOfRecipe(recipe).start));
  let [isOpen, hasEvidence] = [false, false];
  for (const { lines: own, sign } of reading.items) {
    const [start, end] = [own[0] ?? 0, (own.at(-1) ?? 0) + 1];
    // A title opens a stretch of its own, unless all that stands above it is more of the title.
    if (covered.has(start) || begins.has(start) || (sign === "title" && hasEvidence)) isOpen = false;
    if (covered.has(start)) continue;
    if (!isOpen) hasEvidence = false;
    hasEvidence ||= sign !== null && sign !== "title" && sign !== "fact";
    spans.push({ start: isOpen ? (spans.pop()?.start ?? start) : start, end });
    isOpen = true;
  }
  return spans;
}

/** Lines that a certain recipe or an exception has; what the rules found without being certain is asked about whatever it looks like. */
function coveredLines(
  { recipes: read, exceptions }: BookReading,
  recipes: readonly FoundRecipe[],
): ReadonlySet<number> {
  const isCertain = ({ certainty }: FoundRecipe): boolean => certainty === "certain";
  const doubtful = new Set(read.filter((recipe) => !isCertain(recipe)).flatMap(linesOfRecipe));
  const excepted = exceptions.filter((line) => !doubtful.has(line));
  return new Set([...excepted, ...recipes.filter(isCertain).flatMap(linesOfRecipe)]);
}

/** The same as what a person is told, a recipe each: "Page 12: perhaps a recipe, 'Ceviche'". */
export function doubtsOf(reading: BookReading, recipes: readonly FoundRecipe[]): Doubt[] {
  return uncovered(reading, recipes).flatMap((span) =>
    oneByOne(itemsIn(reading, span)).map((items): Doubt => {
      const name = items[0]?.text ?? "";
      const text = name.length > MAX_NAME_CHARS ? `${name.slice(0, MAX_NAME_CHARS)}…` : name;
      const isTitled = items[0]?.sign === "title";
      return { page: items[0]?.first.page ?? 1, text, isTitled, lines: items.flatMap(({ lines }) => lines) };
    }),
  );
}

/** No more than a line of the summary holds. */
const MAX_NAME_CHARS = 120;

/** A person looks at so much at a time: about two pages of a book. */
const MAX_CHARS = 5000;

/** Items above a list that may be the name of its dish and what is said of it. */
const REACH = 5;

/** The items by probable recipe: another list of ingredients behind steps begins another one, and so does a full page. */
function oneByOne(items: readonly Item[]): (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  let [start, chars, hasList, hasSteps] = [0, 0, false, false];
  const cut = (at: number): void => {
    parts.push(items.slice(start, at));
    [start, hasList, hasSteps] = [at, false, false];
    chars = 0;
  };
  items.forEach((item, index) => {
    const opens = item.heading === "ingredients" || (item.hasAmount && items[index + 1]?.hasAmount === true);
    if (opens && hasList && hasSteps) cut(beginOf(items, start, index));
    else if (chars > MAX_CHARS && item.number === null) cut(index);
    hasList ||= opens;
    hasSteps ||= hasList && (item.number !== null || item.heading === "method" || item.asStep >= SENTENCE);
    chars += item.text.length;
  });
  parts.push(items.slice(start));
  return parts.filter((part) => part.length > 0 && (parts.length === 1 || part.some(({ sign }) => sign !== null)));
}

/** Where the recipe of a list begins: at the nearest name above it that stands apart, else at the list. */
function beginOf(items: readonly Item[], start: number, list: number): number {
  for (let above = list - 1; above > Math.max(start, list - REACH - 1); above--) {
    const item = items[above];
    if (!item || item.hasAmount || item.number !== null) break;
    if (isNameOf(item.text, item) && item.first.gapAbove > 0) return above;
  }
  return list;
}
