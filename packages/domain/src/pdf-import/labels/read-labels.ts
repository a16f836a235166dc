import type { BookLine } from "../lines/book-line";
import type { BookReading, FoundRecipe } from "../reading/book-reading";
import type { LabelWindow } from "./label-window";

/** Why a part of an answer is no recipe. The lines that it was about stay uncovered, and so are asked again or named. */
export type LabelRefusal =
  | "not in the form"
  | "copied from the example"
  | "out of range"
  | "title does not fit"
  | "no ingredients"
  | "no steps"
  | "swapped"
  | "overlapping"
  | "repeated";

export interface LabelReading {
  /** Recipes of the window as the answer and the page agree on, "certain" each. Wraps are joined by the rules. */
  readonly recipes: readonly FoundRecipe[];
  /** For the log, and to decide whether to ask again: empty where the whole answer holds. */
  readonly refusals: readonly { readonly label: string; readonly why: LabelRefusal }[];
  /** True where the answer says that the window holds no recipe. Coverage decides whether that is believed. */
  readonly isNone: boolean;
}

/** Reads a model's answer to a window. Whatever it says, no recipe comes of it that the page does not hold. */
export function readLabels(
  answer: string,
  window: LabelWindow,
  lines: readonly BookLine[],
  reading: BookReading,
): LabelReading {
  void answer;
  void window;
  void lines;
  void reading;
  return { recipes: [], refusals: [], isNone: true };
}
