import type { BookLine } from "./lines/book-line";
import type { Evidence, Sign } from "./items/item-evidence";

/** Indexes of lines, ascending: one ingredient or one step with its wraps. Lines that the page's foot puts between are not in it. */
export type LineRun = readonly number[];

/** Some ingredients of a recipe under their heading. */
export interface IngredientSection {
  /** "For the sauce:"; empty for those without one. */
  readonly heading: LineRun;
  readonly items: readonly LineRun[];
}

/** A recipe as line numbers only: every word of it is taken from the page. */
export interface FoundRecipe {
  /** Several lines where the title wraps; its lines follow one another. */
  readonly title: LineRun;
  /** The number in front of its title is that of a section, as in most titles of the book. */
  readonly hasNumberedTitle?: boolean | undefined;
  /** Headnote, tips and what else is said of the dish. */
  readonly description: LineRun;
  /** Lines that tell servings, times and other facts ("Serves 4 · 30 minutes"). */
  readonly facts: LineRun;
  readonly sections: readonly IngredientSection[];
  readonly steps: readonly LineRun[];
  /** Every other line between its first and its last that belongs to it: "Ingredients", "Method", "For the filling" among the steps. */
  readonly headings: LineRun;
  /**
   * "certain": title style, at least two ingredient lines that parse, a step, all in an order that agrees; it comes in
   * without a question. "doubtful": it is asked about, and stays in the coverage until an answer covers it.
   */
  readonly certainty: "certain" | "doubtful";
  /** Why it is doubtful, for the log; empty for a certain one. */
  readonly reasons: readonly string[];
}

/** Why a recipe is doubtful in a text that shows no style of titles: a page without geometry, or with one recipe alone. */
export const NO_TITLE_STYLE = "no style of titles";

/** Lines from `start` up to `end`, exclusive. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** Lines that belong together, a paragraph, an ingredient with its wraps or a heading, and what they look like by their words. */
export interface Item extends Evidence {
  readonly lines: LineRun;
  /** Its lines in one, broken words not yet healed. */
  readonly text: string;
  readonly first: BookLine;
  readonly last: BookLine;
  /** Style of its first line, as `stylesOf` counts them. */
  readonly style: number;
  readonly sign: Sign;
  /** A line of it may begin an item of its own: nothing in its words or its place decides. */
  readonly mayBeTwo?: boolean | undefined;
  /** In the same way the item below may be more of it. */
  readonly mayGoOn?: boolean | undefined;
  /** A footnote, or said of the recipe beside its parts. */
  readonly isRemark?: boolean;
}

/** What the rules alone make of a book. */
export interface BookReading {
  /** In the order of the book; no line is in two of them. */
  readonly recipes: readonly FoundRecipe[];
  /** Lines of no recipe: contents, an index, and what has no food and no step near below it. Ascending. */
  readonly exceptions: LineRun;
  /** Running heads, running feet and page numbers. */
  readonly furniture: LineRun;
  /** All lines but the furniture, in the order of the book. */
  readonly items: readonly Item[];
}

/** Every line of a recipe, ascending. */
export function linesOfRecipe(recipe: FoundRecipe): number[] {
  return [
    ...recipe.title,
    ...recipe.description,
    ...recipe.facts,
    ...recipe.sections.flatMap(({ heading, items }) => [...heading, ...items.flat()]),
    ...recipe.steps.flat(),
    ...recipe.headings,
  ].toSorted((left, right) => left - right);
}

/** First and last line of a recipe. */
export function spanOfRecipe(recipe: FoundRecipe): LineSpan {
  const lines = linesOfRecipe(recipe);
  return { start: lines[0] ?? 0, end: (lines.at(-1) ?? -1) + 1 };
}

/** The items that begin in a span, found by bisection. */
export function itemsIn({ items }: BookReading, { start, end }: LineSpan): readonly Item[] {
  const firstFrom = (line: number): number => {
    let [low, high] = [0, items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((items[middle]?.lines[0] ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return items.slice(firstFrom(start), firstFrom(end));
}

/** The same reading with every recipe in doubt, so that a model is asked about each. */
export function withoutCertainty(reading: BookReading): BookReading {
  return { ...reading, recipes: reading.recipes.map((recipe) => ({ ...recipe, certainty: "doubtful" })) };
}
