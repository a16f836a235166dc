import { isVerb } from "../words/cooking-words";
import { recipePart } from "../words/recipe-marks";

/** "LEEK PORRIDGE.—Wash four…", "Leek porridge. -- Wash…", "12. Leek Porridge — Wash…": a name, a dash, and what to do. */
const DASHED =
  /^((?:(?:N[oOrR°]\.? ?)?\d{1,4}\.\s+)?["“„«]?\p{Lu}[\p{L}\p{M}\d ,'’"“”„»()&.-]{1,72}?)(?:\s?[.:]\s?(?:[—–]|--?)|\s[—–]|—)\s*(?=["“„«(]?[\p{Lu}\d])/u;
/** "LEEK PORRIDGE. Wash four…": a name in capitals and a stop. */
const CAPITALS =
  /^((?:(?:N[oOrR°]\.? ?)?\d{1,4}\.\s+)?\p{Lu}[\p{Lu}\p{M}\d ,'’()&.-]{3,72}?)[.:]\s+(?=["“„«]?\p{Lu}?\p{Ll}|\p{Lu} )/u;

const MAX_WORDS = 10;
const LEAST_LETTERS = 4;
/** What is behind it is a sentence, not a page number. */
const LEAST_BEHIND = 12;

/** A line that opens with the title of its recipe as that title and the rest; null for every other line. */
export function splitRunIn(text: string): { readonly title: string; readonly rest: string } | null {
  const match = DASHED.exec(text) ?? CAPITALS.exec(text);
  const title = (match?.[1] ?? "").trim();
  const rest = text.slice(match?.[0].length ?? 0);
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  if (match === null || letters < LEAST_LETTERS || rest.length < LEAST_BEHIND) return null;
  if (title.split(/\s+/).length > MAX_WORDS || recipePart(title) !== null || hasTwoSentences(title)) return null;
  const isInCapitals = (title.match(/\p{Lu}/gu)?.length ?? 0) > 0.8 * letters;
  return isInCapitals || !isVerb(title) ? { title, rest } : null;
}

/** Whether a sentence ends within a text; "Mrs. Gray's cake" and "12. Leek soup" are one each. */
export function hasTwoSentences(text: string): boolean {
  return /(?<!(?:^|\s)\p{Lu}\p{L}{0,4}|^(?:N[oOrR°]?\.? ?)?\d{1,4})[.!?]\s+["“„«]?\p{Lu}/u.test(text);
}

interface SplitLine {
  readonly text: string;
  readonly width: number;
  readonly gapAbove: number;
  readonly isBold: boolean;
}

/** Lines of which those that open with a title are two: the title, set apart in bold, and what it is the title of. */
export function withRunInTitles<Line extends SplitLine>(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const parts = splitRunIn(line.text);
    if (parts === null) return [line];
    const { title, rest } = parts;
    return [
      { ...line, text: title, width: (line.width * title.length) / line.text.length, isBold: true },
      { ...line, text: rest, gapAbove: 0, isBold: false, isBehindTitle: true },
    ];
  });
}
