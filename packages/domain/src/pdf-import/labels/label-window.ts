import type { BookLine } from "../lines/book-line";
import type { BookReading, LineSpan } from "../reading/book-reading";

/**
 * The number of the first line that a model is shown. The lines of {@link LABEL_EXAMPLE} count from 1, so that an answer
 * copied from it is out of range.
 */
export const FIRST_NUMBER = 101;

/** A page and its answer, for the beginning of the prompt, which never changes. */
export const LABEL_EXAMPLE = {
  text: [
    "1 Buttered toast",
    "2 Serves 2",
    "3 Ingredients",
    "4 2 slices bread",
    "5 20 g butter",
    "6 Method",
    "7 Toast the bread until golden. While it is hot …",
    "8 Spread the butter on it.",
  ].join("\n"),
  answer: "T1Butt Y2 I4-5 S7-8;",
} as const;

/** What a model answers where a window holds no recipe. */
export const NO_RECIPE = "none";

/** Lines of a book of which the rules cannot tell what they are, as one question to a model. */
export interface LabelWindow extends LineSpan {
  /** Index of each line that is shown, ascending; the one at `position` has the number {@link FIRST_NUMBER} + `position`. */
  readonly shown: readonly number[];
  /** The numbered lines for the prompt: long ones shortened, running heads and continuations of a line left out. */
  readonly text: string;
  /**
   * Anchored regular expression of every answer that makes sense, for a schema of one string: `T101Leek Y102 I104-109
   * S111-115;` for each recipe (title with its first letters, yield, ingredients, steps; the parts may repeat and stand
   * in any order), {@link NO_RECIPE} for none. Numbers that are no candidates cannot be said.
   */
  readonly pattern: string;
  /** Tokens of the longest answer, roughly: the bound for `num_predict`. */
  readonly maxAnswerTokens: number;
}

export interface WindowLimits {
  /** Characters of {@link LabelWindow.text} at most; a single line may be longer. */
  readonly maxChars: number;
}

/** Which stretches of a book to ask a model about, in the order of the book; none where all of it is certain. */
export function windowsToAsk(lines: readonly BookLine[], reading: BookReading, limits: WindowLimits): LabelWindow[] {
  void lines;
  void reading;
  void limits;
  return [];
}

/** One question about the lines from `start` to `end`: what was left uncovered is asked once more in its own window. */
export function labelWindow(lines: readonly BookLine[], reading: BookReading, span: LineSpan): LabelWindow {
  void lines;
  void reading;
  return { ...span, shown: [], text: "", pattern: `^${NO_RECIPE}$`, maxAnswerTokens: 16 };
}
