import type { BookLine } from "../lines/book-line";
import { itemsIn, type BookReading, type FoundRecipe, type LineSpan } from "../book-reading";
import { comparableWords } from "../../grounding/text-index";
import { withoutNumber } from "../items/item-evidence";
import { titleLetters } from "./label-window";
import { recipeOfLabel, type Label, type LabelRefusal, type PartKind } from "./recipe-of-label";

/** A recipe that a model wrote down from lines of a book, instead of naming them. */
export interface CopiedRecipe {
  readonly title: string;
  /** Ingredient lines as it wrote them, amounts and all. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

/** Share of a line's words, and of its rows of words, that a copy must have for the line to be in it. */
const MIN_KEPT = 0.6;

/** Words in a row by which a sentence is known. */
const ROW = 3;

/** Lines of a title at most. */
const MAX_TITLE = 3;

/**
 * The recipe that a copy means, in the page's own words: the lines that say what it says are taken for labels, and judged
 * as those are. What it changed is as the page has it, what it made up is left out.
 */
export function readCopy(
  copy: CopiedRecipe,
  span: LineSpan,
  lines: readonly BookLine[],
  reading: BookReading,
): FoundRecipe | LabelRefusal {
  const items = itemsIn(reading, span);
  // A copy leaves out the numbers of its steps.
  const words = items.map(({ lines: own, sign }) => {
    const whole = wholeText(lines, own);
    return comparableWords(sign === "step" ? withoutNumber(whole) : whole);
  });
  const title = titleOf(copy.title, words);
  if (title === -1) return "title does not fit";
  const ingredients = copy.ingredients.map((line) => new Set(comparableWords(line)));
  const said = ` ${copy.steps.flatMap(comparableWords).join(" ")} `;
  const kinds = items.map(({ sign }, position): PartKind | null => {
    const own = words[position] ?? [];
    if (position <= title || own.length === 0 || sign === "heading" || sign === "fact" || sign === "title") return null;
    // "Salt" is said in a step too.
    const isLong = own.length >= ROW || sign === "step";
    const isStep = isLong && shareOf(rowsOf(own), (row) => said.includes(` ${row} `)) >= MIN_KEPT;
    // Two lines that differ in an amount alone are two ingredients.
    const numbers = own.filter((word) => /\d/.test(word));
    const isIngredient = ingredients.some(
      (set) => numbers.every((word) => set.has(word)) && shareOf(own, (word) => set.has(word)) >= MIN_KEPT,
    );
    if (isStep && isIngredient) return sign === "amount" ? "I" : "S";
    return isStep ? "S" : isIngredient ? "I" : null;
  });
  const letters = titleLetters(items[title]?.text ?? "");
  // What goes on below its last line, other than with steps, may be another recipe: it stays uncovered, and so is told.
  let next = kinds.findLastIndex((kind) => kind !== null) + 1;
  while (items[next]?.sign === "step" || items[next]?.sign === "instruction") next++;
  return recipeOfLabel({ title, letters, servings: null, parts: partsOf(kinds) }, { items, titles: [] }, next);
}

/** The position at which a title begins: it has all its words, or those of the first of its lines. */
function titleOf(title: string, words: readonly (readonly string[])[]): number {
  const wanted = comparableWords(title).join(" ");
  if (wanted === "") return -1;
  return words.findIndex((_, position) =>
    Array.from({ length: MAX_TITLE }, (__, more) =>
      words
        .slice(position, position + more + 1)
        .flat()
        .join(" "),
    ).includes(wanted),
  );
}

function partsOf(kinds: readonly (PartKind | null)[]): Label["parts"] {
  const parts: { kind: PartKind; start: number; end: number }[] = [];
  kinds.forEach((kind, position) => {
    const last = parts.at(-1);
    if (kind !== null && last?.kind === kind && last.end === position) last.end = position + 1;
    else if (kind !== null) parts.push({ kind, start: position, end: position + 1 });
  });
  return parts;
}

/** The lines of an item in one; a word that a line's end broke counts whole. */
function wholeText(lines: readonly BookLine[], own: readonly number[]): string {
  return own
    .map((line) => lines[line]?.text ?? "")
    .join("\n")
    .replace(/(?<=\p{L})[-\u00ad]\n(?=\p{Ll})/gu, "")
    .replaceAll("\n", " ");
}

function rowsOf(words: readonly string[]): string[] {
  if (words.length <= ROW) return [words.join(" ")];
  return words.slice(0, 1 - ROW).map((_, index) => words.slice(index, index + ROW).join(" "));
}

function shareOf(values: readonly string[], isIn: (value: string) => boolean): number {
  return values.filter(isIn).length / values.length;
}
