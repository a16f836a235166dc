/** Little words that no text of a language goes without, and that the others do not have. */
const TELLING_WORDS = {
  English: /\b(?:the|and|with|until|into|for)\b/giu,
  German: /\b(?:und|mit|das|bis|den|nicht|für)\b/giu,
  French: /\b(?:les|des|avec|dans|une|jusqu|pour)\b/giu,
  Italian: /\b(?:gli|della|con|il|fino|nel|per)\b/giu,
  Spanish: /\b(?:los|las|del|con|hasta|el|para)\b/giu,
  Dutch: /\b(?:het|een|met|tot|van|voor)\b/giu,
} as const;

/** English name of a language of the kitchen. */
export type SpokenLanguage = keyof typeof TELLING_WORDS;

/** How many of its little words each language has in a text. */
export function tellingWords(text: string): readonly (readonly [SpokenLanguage, number])[] {
  // Safe: the keys are spelt out above.
  return Object.entries(TELLING_WORDS).map(([language, words]) => [
    language as SpokenLanguage,
    text.match(words)?.length ?? 0,
  ]);
}

/** The language that a text is in; undefined where its little words do not tell. */
export function spokenLanguage(text: string): SpokenLanguage | undefined {
  const [[language, most], [, next]] = tellingWords(text).toSorted(([, left], [, right]) => right - left) as [
    [SpokenLanguage, number],
    [SpokenLanguage, number],
  ];
  return most > next ? language : undefined;
}
