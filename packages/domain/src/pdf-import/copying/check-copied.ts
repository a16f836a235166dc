import type { BookLine } from "../lines/book-line";
import type { BookReading, LineRun, LineSpan } from "../reading/book-reading";
import { itemsBySpan } from "../labels/label-window";
import { comparableWords } from "../text-index";

/** A recipe that a model wrote down from lines of a book, instead of naming them. */
export interface CopiedRecipe {
  readonly title: string;
  /** Ingredient lines as it wrote them, amounts and all. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

export interface CopyCheck {
  /** False where the title stands nowhere in these lines: the recipe never comes in. */
  readonly isTitleFound: boolean;
  /** Ingredient lines and steps of the source that no part of the answer has. */
  readonly missing: readonly LineRun[];
  /** Indexes of steps with words that do not stand in the source. */
  readonly changedSteps: readonly number[];
  /** Indexes of ingredients with words or amounts that do not stand in the source. */
  readonly changedIngredients: readonly number[];
}

/** Share of a source line's words, and of its rows of words, that an answer must have for the line to be in it. */
const MIN_KEPT = 0.6;

/** Words in a row by which a sentence is known. */
const ROW = 3;

/** Compares what a model copied with the lines that it was given; the lines of one recipe, or of little more. */
export function checkCopied(
  lines: readonly BookLine[],
  reading: BookReading,
  span: LineSpan,
  recipe: CopiedRecipe,
): CopyCheck {
  const items = itemsBySpan(reading.items)(span).map(({ lines: own, sign }) => ({
    lines: own,
    sign,
    words: comparableWords(wholeText(lines, own)),
  }));
  const source = items.flatMap(({ words }) => words);
  const [sourceWords, sourceRows] = [new Set(source), new Set(rowsOf(source))];
  const ingredients = recipe.ingredients.map(comparableWords);
  const steps = recipe.steps.map(comparableWords);
  const answerRows = new Set(rowsOf(steps.flat()));
  const ingredientSets = ingredients.map((words) => new Set(words));
  const title = comparableWords(recipe.title);
  return {
    isTitleFound: title.length > 0 && ` ${source.join(" ")} `.includes(` ${title.join(" ")} `),
    missing: items.flatMap(({ lines: own, sign, words }) => {
      const isKept =
        sign === "amount"
          ? ingredientSets.some(
              (set) => numbersOf(words).every((word) => set.has(word)) && shareIn(words, set) >= MIN_KEPT,
            )
          : sign === "step" || sign === "instruction"
            ? shareIn(rowsOf(words), answerRows) >= MIN_KEPT
            : true;
      return isKept ? [] : [own];
    }),
    changedSteps: steps.flatMap((words, index) =>
      shareIn(words, sourceWords) === 1 && shareIn(rowsOf(words), sourceRows) >= MIN_KEPT ? [] : [index],
    ),
    changedIngredients: ingredients.flatMap((words, index) => (shareIn(words, sourceWords) === 1 ? [] : [index])),
  };
}

/** The lines of an item in one; a word that a line's end broke counts whole. */
function wholeText(lines: readonly BookLine[], own: LineRun): string {
  return own
    .map((line) => lines[line]?.text ?? "")
    .join("\n")
    .replace(/(?<=\p{L})[-\u00ad]\n(?=\p{Ll})/gu, "")
    .replaceAll("\n", " ");
}

function rowsOf(words: readonly string[]): string[] {
  if (words.length <= ROW) return words.length === 0 ? [] : [words.join(" ")];
  return words.slice(0, 1 - ROW).map((_, index) => words.slice(index, index + ROW).join(" "));
}

/** 1 for nothing. */
function shareIn(values: readonly string[], set: ReadonlySet<string>): number {
  return values.length === 0 ? 1 : values.filter((value) => set.has(value)).length / values.length;
}

/** Two lines that differ in an amount alone are two ingredients. */
const numbersOf = (words: readonly string[]): readonly string[] => words.filter((word) => /\d/.test(word));
