import { foldWord } from "../languages/fold-word";
import { rational, roundTo, MAX_DECIMALS, type Rational } from "./rational";

/** A number, a run of letters, or one mark of punctuation in something a person typed. */
export interface Token {
  readonly kind: "number" | "word" | "mark";
  /** As written. */
  readonly text: string;
  /** Words: in lower case, without accents and with a straight apostrophe. Otherwise as written. */
  readonly folded: string;
  /** Numbers: their value; null for words and marks. */
  readonly value: Rational | null;
  /** Numbers: "whole" digits alone, "decimal" with a point or comma, "fraction" a single sign such as ½. */
  readonly form: "whole" | "decimal" | "fraction" | null;
  readonly start: number;
  readonly end: number;
  /** True when a space, or the line's beginning, comes before. */
  readonly spaced: boolean;
}

/** Longer runs of digits are no amount that a kitchen knows, and would not fit the database's columns. */
const MAX_WHOLE_DIGITS = 12;

/** Each alternative begins with a character that the others cannot begin with, so one pass is linear in the text. */
const DIGITS = String.raw`\d+(?:[.,]\d+)*|(?<![\p{L}\d])\.\d+`;
/** "d'huile" and "dell'aglio" are two words, "bird's" and "lambs'" one. */
const ELIDED = String.raw`(?:[dDlL]|[uU]n|[dD]ell|[aA]ll|[nN]ell)['’ʼ](?=\p{L})`;
const WORD = String.raw`\p{L}[\p{L}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+)*['’]?`;
const TOKEN = new RegExp(`${DIGITS}|${ELIDED}|${WORD}|\\S`, "gu");

const STARTS_NUMBER = /^\.?\d/;
const STARTS_WORD = /^(?:[a-zA-Z]|\p{L})/u;

/** Cuts a text into tokens, in order. White space is dropped but noted in `spaced`. Linear in the text's length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (const match of withAsciiDigits(text).matchAll(TOKEN)) {
    const written = match[0];
    const start = match.index;
    const end = start + written.length;
    tokens.push(toToken(written, start, start !== previousEnd));
    previousEnd = end;
  }
  return tokens;
}

/** Where the digits of Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil and Thai begin. */
const FIRST_DIGITS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xe50];
const OTHER_DIGITS = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯๐-๙]/g;

/** Letter for letter, so that places in the text stay. */
function withAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (FIRST_DIGITS.find((first) => code >= first && code < first + 10) ?? code));
  });
}

/** What signs such as ½ and ⅒ are made of. */
const FRACTION = /^(\d+)\u2044(\d+)$/;

function toToken(text: string, start: number, spaced: boolean): Token {
  const mark: Token = {
    kind: "mark",
    text,
    folded: text,
    value: null,
    form: null,
    start,
    end: start + text.length,
    spaced,
  };
  if (STARTS_WORD.test(text)) return { ...mark, kind: "word", folded: foldWord(text) };
  if (!STARTS_NUMBER.test(text)) {
    const [, top, bottom] = FRACTION.exec(text.normalize("NFKD")) ?? [];
    if (top === undefined || bottom === undefined) return mark;
    return { ...mark, kind: "number", value: rational(BigInt(top), BigInt(bottom)), form: "fraction" };
  }
  const value = readDigits(text);
  if (value === null) return { ...mark, kind: "word" };
  return { ...mark, kind: "number", value, form: /[.,]/.test(text) ? "decimal" : "whole" };
}

/**
 * "1,5" and "1,25" have a decimal comma, "1,000" and "1,250" groups of thousands, "0,125" a decimal comma again;
 * one full stop is a decimal point, several separate thousands. Null for what is no number ("1.2.3", "12,34,5").
 */
function readDigits(text: string): Rational | null {
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return readDecimal(text.replaceAll(",", ""));
  if (/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text)) return readDecimal(text.replaceAll(".", ""));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(text)) return readDecimal(text.replaceAll(".", "").replace(",", "."));
  return readDecimal(text.replace(",", "."));
}

function readDecimal(text: string): Rational | null {
  const point = text.indexOf(".");
  const whole = point === -1 ? text : text.slice(0, point);
  const decimals = point === -1 ? "" : text.slice(point + 1);
  if (
    whole.length > MAX_WHOLE_DIGITS ||
    !/^\d*$/.test(whole) ||
    !/^\d{0,30}$/.test(decimals) ||
    whole + decimals === ""
  )
    return null;
  return roundTo(rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length)), MAX_DECIMALS);
}

/** True for a hyphen, a dash and a minus sign of any length. */
export function isDash(token: Token | undefined): boolean {
  return token?.kind === "mark" && /^[-‐‑‒–—−]$/.test(token.text);
}
