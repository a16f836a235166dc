/**
 * Words of one kitchen language. Adding a language is adding a file like `en.ts` and naming it in `languages.ts`.
 * Case and accents do not matter anywhere. Lists that a language does not need may be empty.
 */
export interface Language {
  readonly code: string;
  /** Canonical unit id → every way this language writes it; the first two are the singular and the plural to show. */
  readonly unitWords: Readonly<Record<string, readonly string[]>>;
  /** Words for pieces that are not a unit of their own: "piece", "whole", "large". */
  readonly pieceWords: readonly string[];
  /** Number words: "one", "half", "dozen". Values are exact fractions as text, "1/2". */
  readonly numberWords: Readonly<Record<string, string>>;
  /** "a", "an": one before a food, no amount of its own before a unit ("a pinch of"). */
  readonly articles: readonly string[];
  /** Between the ends of a range: "2 to 3". */
  readonly rangeWords: readonly string[];
  /** Between a whole number and a fraction: "1 and a half". */
  readonly andWords: readonly string[];
  /** Between a unit and its food: "a cup of flour". */
  readonly ofWords: readonly string[];
  /** Between two amounts that add up: "1 cup plus 2 tbsp". */
  readonly plusWords: readonly string[];
  /** Between two amounts or foods of which one is meant: "1 cup or 250 ml". */
  readonly orWords: readonly string[];
  /** Before an amount that is not exact: "about", "up to". */
  readonly aboutWords: readonly string[];
  /** Instead of a number: "a few", "some". The line has no amount. */
  readonly vagueWords: readonly string[];
  /** Size of a piece, or of what is measured: "large", "thin". */
  readonly sizeWords: readonly string[];
  /** How full a measure is, or how generous: "heaped", "scant", "good". Said before a unit only. */
  readonly measureWords: readonly string[];
  /** What is done to the food before cooking: "chopped", "peeled". Never part of its name at the line's beginning. */
  readonly preparationWords: readonly string[];
  /** How it is done: "finely", "freshly". */
  readonly preparationAdverbs: readonly string[];
  /** Parts taken of a counted food: "juice of 1 lemon". */
  readonly partWords: readonly string[];
  /** Phrases that end a food's name without a comma: "to taste", "for serving". */
  readonly asidePhrases: readonly string[];
}
