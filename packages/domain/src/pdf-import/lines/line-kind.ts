import { isRecipePart, recipePart } from "./recipe-marks";

/**
 * What a line of a cookbook looks like. "servings" and "ingredients" are the marks that tell of a recipe's beginning above
 * them; "fact" is what else is said of a dish (its times stand within recipes as well, and so tell nothing), "amount" an
 * ingredient, "text" anything that could not be a title.
 */
export type LineKind = "blank" | "servings" | "ingredients" | "section" | "fact" | "step" | "amount" | "title" | "text";

const AMOUNT_FIRST = /^(?:[•*~–-] ?)?(?:\d|an? (?:pinch|handful|bunch|jar|can|few)\b|pinch\b|handful\b|half\b)/i;
const NUMBERED_STEP = /^(?:step )?\d{1,2}[.)](?:\s|$)/i;
/** "Leek soup ..... 12", "Leek soup . . . . 12", "Leek soup, 12-14": a line of contents or of an index. */
const PAGE_REFERENCE = /\.{3}|…|(?: \.){3}|, \d{1,4}(?:[-–]\d{1,4})?$/;
const SENTENCE_END = /[.!?]["'”’»)]{0,3}$/;
const SENTENCE_WITHIN = /\p{Ll}[.!?] +\p{Lu}/u;

/** A line as short as this is not broken off by the edge of its column. */
const MAX_SHORT_LINE = 30;

/**
 * Whether a line could be the title of something: short, without the look of a sentence, an amount, a step or
 * the heading of a section.
 */
export function isTitleLike(line: string): boolean {
  const text = line.trim();
  if (text.length < 3 || text.length > 90 || text.split(" ").length > 14) return false;
  if (!/^["'“‘«(¡¿]?[\p{Lu}\p{Lo}]/u.test(text) || /[.,;:!]$/.test(text)) return false;
  return !AMOUNT_FIRST.test(text) && !NUMBERED_STEP.test(text) && !PAGE_REFERENCE.test(text) && !isRecipePart(text);
}

export function kindOf(line: string): LineKind {
  if (line === "") return "blank";
  const part = recipePart(line);
  if (part !== null) return part === "times" ? "fact" : part;
  if (NUMBERED_STEP.test(line)) return "step";
  if (AMOUNT_FIRST.test(line)) return "amount";
  if (isSaidOfADish(line)) return "fact";
  return isTitleLike(line) && !SENTENCE_WITHIN.test(line) ? "title" : "text";
}

/** "Difficulty: easy", "Per serving: 320 kcal": a fact about a dish, in words that nobody can list. */
function isSaidOfADish(line: string): boolean {
  return line.length <= 60 && line.includes(": ") && /^[^.!?]*\S ?: \S/.test(line);
}

export function endsSentence(line: string): boolean {
  return SENTENCE_END.test(line.slice(-4));
}

/** Whether a line may go on below: it ends no sentence, and was not ended before the edge of its column either. */
export function mayGoOn(line: string): boolean {
  return !endsSentence(line) && line.length >= MAX_SHORT_LINE && !isSetAsTitle(line);
}

/** "LEEK SOUP", "Cream of Leek Soup" and "7-Up Cake", as no sentence is written: every long word with a capital. */
export function isSetAsTitle(line: string): boolean {
  const long = line.match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];
  return long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
}

export function beginsLowercase(line: string): boolean {
  return /^["'“‘«(]?\p{Ll}/u.test(line);
}

/** A line that tells of a recipe's beginning above it. */
export function isMark(kind: LineKind | undefined): boolean {
  return kind === "servings" || kind === "ingredients";
}

/** A line that is no part of a title or of a text about a dish. */
export function isBorder(kind: LineKind | undefined): boolean {
  return kind === "section" || kind === "step" || kind === "amount" || isMark(kind);
}

export function isFact(kind: LineKind | undefined): boolean {
  return kind === "fact";
}

/** True beyond the first and the last line of a book as well. */
export function isBlank(kind: LineKind | undefined): boolean {
  return kind === undefined || kind === "blank";
}
