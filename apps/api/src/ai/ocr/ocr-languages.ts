import type { OcrLanguage } from "./ocr-messages";

/** Little words that no text of a language goes without, and that the others do not have. */
const TELLING_WORDS: Readonly<Record<OcrLanguage, RegExp>> = {
  eng: /\b(?:the|and|with|until|into)\b/giu,
  deu: /\b(?:und|mit|das|bis|den|nicht)\b/giu,
  fra: /\b(?:les|des|avec|dans|une|jusqu)\b/giu,
  ita: /\b(?:gli|della|con|il|fino|nel)\b/giu,
  spa: /\b(?:los|las|del|con|hasta|el)\b/giu,
};

/** A language that makes up less of the household's texts is no language of the household. */
const SMALLEST_SHARE = 0.1;

/**
 * The languages to read pictures in: those that the household's own recipes are written in, the most used first. Each one
 * more makes reading slower. English where there is nothing to tell by.
 */
export function languagesOf(sample: string): OcrLanguage[] {
  const counts = Object.entries(TELLING_WORDS).map(
    // Safe: the keys are spelt out above.
    ([language, words]) => [language as OcrLanguage, sample.match(words)?.length ?? 0] as const,
  );
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const used = counts
    .filter(([, count]) => count > SMALLEST_SHARE * total)
    .toSorted(([, left], [, right]) => right - left)
    .map(([language]) => language);
  return used.length === 0 ? ["eng"] : used;
}
