/** Languages whose data comes with the product, by tesseract's names. */
export const OCR_LANGUAGES = ["eng", "deu", "fra", "ita", "spa"] as const;

export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

/** One picture of a page, JPEG or PNG. */
export interface OcrRequest {
  readonly picture: Uint8Array;
  readonly languages: readonly OcrLanguage[];
}

/** A line as it was made out. Places are pixels of the picture. */
export interface OcrLine {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  /** Of the letters, from the highest to the lowest. */
  readonly size: number;
  /** Distance of its baseline from the top edge of the picture. */
  readonly baseline: number;
  /** Number of the block in reading order. */
  readonly block: number;
  /** 0 to 100; of the least certain word that holds a figure, or of the whole line where none does. */
  readonly confidence: number;
}

export interface OcrPage {
  readonly lines: readonly OcrLine[];
  /** Mean of all words, 0 to 100. */
  readonly confidence: number;
  /** Of the picture, in pixels. */
  readonly longSide: number;
}
