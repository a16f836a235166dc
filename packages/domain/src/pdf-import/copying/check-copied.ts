import type { BookLine } from "../lines/book-line";
import type { LineRun, LineSpan } from "../reading/book-reading";

/** A recipe that a model wrote down from lines of a book, instead of naming them. */
export interface CopiedRecipe {
  readonly title: string;
  /** Ingredient lines as it wrote them. */
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
  /** Indexes of ingredients of which the food or the amount does not stand in the source. */
  readonly changedIngredients: readonly number[];
}

/** Compares what a model copied with the lines that it was given. */
export function checkCopied(lines: readonly BookLine[], span: LineSpan, recipe: CopiedRecipe): CopyCheck {
  void lines;
  void span;
  void recipe;
  return { isTitleFound: false, missing: [], changedSteps: [], changedIngredients: [] };
}
