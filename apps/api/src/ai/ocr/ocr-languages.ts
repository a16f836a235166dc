import { tellingWords, type SpokenLanguage } from "@tureen/domain/languages/spoken-language";
import type { OcrLanguage } from "./ocr-messages";

const OCR_NAMES: Partial<Record<SpokenLanguage, OcrLanguage>> = {
  English: "eng",
  German: "deu",
  French: "fra",
  Italian: "ita",
  Spanish: "spa",
};

/** A language that makes up less of the household's texts is no language of the household. */
const SMALLEST_SHARE = 0.1;

/**
 * The languages to read pictures in: those that the household's own recipes are written in, the most used first. Each one
 * more makes reading slower. English where there is nothing to tell by.
 */
export function languagesOf(sample: string): OcrLanguage[] {
  const counts = tellingWords(sample);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const used = counts
    .filter(([, count]) => count > SMALLEST_SHARE * total)
    .toSorted(([, left], [, right]) => right - left)
    .flatMap(([language]) => OCR_NAMES[language] ?? []);
  return used.length === 0 ? ["eng"] : used;
}
