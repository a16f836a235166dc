import type { BookLine } from "../lines/book-line";
import type { FoundRecipe } from "./book-reading";

/** A recipe in the book's own words, ready for the collection. */
export interface RecipeDraft {
  readonly title: string;
  /** "" where the book says nothing of the dish. */
  readonly description: string;
  /** Null where the book does not say. */
  readonly servings: number | null;
  readonly prepTimeMinutes: number | null;
  readonly cookTimeMinutes: number | null;
  readonly ingredients: readonly {
    readonly raw: string;
    /** Its heading without the colon; "" without one. */ readonly section: string;
  }[];
  /** Without their numbers. */
  readonly steps: readonly string[];
  /** Page of the title, from 1, and page of the last line. */
  readonly firstPage: number;
  readonly lastPage: number;
}

/**
 * Takes a recipe from the page to the letter: wrapped lines joined, words that a line's end broke whole again.
 *
 * @param isWord whether the book writes this word (lower case, hyphen and all) somewhere within a line: it decides which hyphens stay
 */
export function recipeFromLines(
  lines: readonly BookLine[],
  recipe: FoundRecipe,
  isWord: (word: string) => boolean,
): RecipeDraft {
  const text = (run: readonly number[]): string => run.map((index) => lines[index]?.text ?? "").join(" ");
  void isWord;
  return {
    title: text(recipe.title),
    description: text(recipe.description),
    servings: null,
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    ingredients: recipe.sections.flatMap(({ heading, items }) =>
      items.map((item) => ({ raw: text(item), section: text(heading) })),
    ),
    steps: recipe.steps.map(text),
    firstPage: lines[recipe.title[0] ?? 0]?.page ?? 1,
    lastPage: lines[recipe.steps.at(-1)?.at(-1) ?? 0]?.page ?? 1,
  };
}

/** The words that a book writes within its lines, for {@link recipeFromLines}. */
export function wordsOfBook(lines: readonly BookLine[]): (word: string) => boolean {
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []));
  return (word) => words.has(word);
}
