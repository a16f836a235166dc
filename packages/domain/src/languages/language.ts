/**
 * Words of one kitchen language. Adding a language is adding a file like `en.ts` and naming it in `languages.ts`.
 * Case and accents do not matter anywhere. Lists that a language does not need may be empty.
 */
export interface LanguageWords {
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
  /** Between two amounts of which the second is taken off: "2 cups minus 2 tbsp". */
  readonly minusWords: readonly string[];
  /** Between two amounts or foods of which one is meant: "1 cup or 250 ml". */
  readonly orWords: readonly string[];
  /** Before an amount that is not exact: "about", "up to". */
  readonly aboutWords: readonly string[];
  /** Instead of a number: "few", "a little", "some". The line has no amount. */
  readonly vagueWords: readonly string[];
  /** Size of a piece: "large". Wherever it stands, it is no part of the food's name. */
  readonly sizeWords: readonly string[];
  /** How full or how generous a measure is, how thick a slice: "heaped", "good", "thin". Read before a unit only. */
  readonly measureWords: readonly string[];
  /** What is done to the food before cooking: "chopped", "peeled". Never part of its name at the line's beginning. */
  readonly preparationWords: readonly string[];
  /** Preparation only beside a word of preparation ("freshly ground", "pitted and halved"), else the name's ("ground cumin"). */
  readonly weakPreparationWords: readonly string[];
  /** How it is done: "finely", "freshly". */
  readonly preparationAdverbs: readonly string[];
  /** Foods whose name begins with a word of preparation: "crushed red pepper". */
  readonly preparedFoods: readonly string[];
  /** Foods whose name begins with a unit's word: "stem ginger". */
  readonly unitFoods: readonly string[];
  /** Words that say more about a food but never name one: "boneless", "fresh". */
  readonly describingWords: readonly string[];
  /** What a food is parted into: "juice of 1 lemon", "onions, white and green parts". */
  readonly partWords: readonly string[];
  /** After a measure in brackets: "in total", "drained weight". */
  readonly weighingPhrases: readonly string[];
  /** Words that make what a bracket holds a comment, not another name of the food: "optional", "see". */
  readonly commentWords: readonly string[];
  /** Before an amount or a food that may be left out: "optional", "evtl.". */
  readonly optionalWords: readonly string[];
  /** Words that begin an aside after a comma, but may stand within a name: "in", "with", "either". */
  readonly prepositions: readonly string[];
  /** Words and phrases that end a food's name: "to taste", "for", "such as". */
  readonly asidePhrases: readonly string[];
  /** What says that a fat is poured off again: "for deep-frying". */
  readonly fryingPhrases: readonly string[];
  /** A container or natural unit is followed by one of the `ofWords` ("une boîte de tomates"), or it is no unit. */
  readonly unitsNeedOf: boolean;
}
