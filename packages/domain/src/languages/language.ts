/** Words of one kitchen language. Adding a language is adding a file like `en.ts` and naming it in `languages.ts`. */
export interface Language {
  readonly code: string;
  /** Canonical unit id → every way this language writes it; the first two are the singular and the plural to show. */
  readonly unitWords: Readonly<Record<string, readonly string[]>>;
  /** Words for pieces that are not a unit of their own: "piece", "whole", "large". */
  readonly pieceWords: readonly string[];
  /** Number words: "one", "half", "a dozen". Values are exact fractions as text, "1/2". */
  readonly numberWords: Readonly<Record<string, string>>;
}
