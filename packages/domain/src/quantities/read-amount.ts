import type { LanguageWords } from "../languages/language";
import { foldedWords, LANGUAGES } from "../languages/languages";
import { foldWord } from "../languages/fold-word";
import { isDash, tokenize, type Token } from "./amount-tokens";
import { add, compare, isPositive, multiply, ONE, parseRational, rational, type Rational } from "./rational";

/** One amount, or the two ends of a range, lower first. */
export interface AmountReading {
  readonly amount: Rational;
  /** Upper end of a range ("2-3"); null without one. */
  readonly amountMax: Rational | null;
}

/** A reading within a row of tokens, with the index of the first token after it. */
export interface AmountAt extends AmountReading {
  readonly next: number;
}

/** Terms of a written fraction: "7/8", at most "9999/9999", so that every amount fits a 64-bit column. */
const MAX_FRACTION_TERM = 9999n;

const numberWords = new Map(LANGUAGES.toReversed().flatMap((language) => [...numbersOf(language)]));
const articles = foldedWords((language) => language.articles);
const rangeWords = foldedWords((language) => language.rangeWords);
const andWords = foldedWords((language) => language.andWords);

/**
 * Reads what a person writes into an amount field: "2", "1 1/2", "½", "1½", "1,5", "2-3", "2 to 3", "half a dozen".
 * One comma followed by three digits groups thousands ("1,000"), any other single comma or point is decimal.
 * Decimals are kept to six places. Null for anything not understood, negative amounts included.
 */
export function readAmount(text: string): AmountReading | null {
  const tokens = tokenize(text);
  const reading = readAmountAt(tokens, 0);
  return reading !== null && reading.next === tokens.length
    ? { amount: reading.amount, amountMax: reading.amountMax }
    : null;
}

/** The amount or range that begins at `index`; null where none does. Looks at a bounded number of tokens. */
export function readAmountAt(tokens: readonly Token[], index: number): AmountAt | null {
  const first = readNumberAt(tokens, index);
  if (first === null) return null;
  const join = isSuspended(tokens, first.next) ? first.next + 1 : first.next;
  const joiner = tokens[join];
  if (joiner && (isRangeJoiner(joiner) || (isBetween(tokens[index - 1]) && isAnd(joiner)))) {
    const second = readNumberAt(tokens, join + 1);
    const dozens = second && readDozens(tokens, first, second);
    if (dozens) return dozens;
    if (second !== null && compare(first.value, second.value) < 0 && !isPartOfMany(joiner, first, second)) {
      return { amount: first.value, amountMax: second.value, next: second.next };
    }
  }
  return { amount: first.value, amountMax: null, next: first.next };
}

/** The hyphen of "3- to 4-pound", which waits for the unit after the second number. */
function isSuspended(tokens: readonly Token[], index: number): boolean {
  const [dash, joiner] = [tokens[index], tokens[index + 1]];
  return isDash(dash) && dash?.spaced === false && joiner?.kind === "word" && rangeWords.has(joiner.folded);
}

/** "between 2 and 3": "and" joins the ends of a range. */
function isBetween(token: Token | undefined): boolean {
  return token?.kind === "word" && /^(?:between|zwischen|entre|tra|tussen)$/.test(token.folded);
}

function isAnd(token: Token): boolean {
  return token.kind === "word" && andWords.has(token.folded);
}

/** "½ a 320 g sheet": "a" joins a range in Spanish and Italian, but none that begins below one ends beyond ten. */
function isPartOfMany(joiner: Token, lower: NumberAt, upper: NumberAt): boolean {
  return articles.has(joiner.folded) && compare(lower.value, ONE) < 0 && compare(upper.value, rational(10)) > 0;
}

/** "3-4 dozen": the dozen is said of both ends. */
function readDozens(tokens: readonly Token[], lower: NumberAt, upper: NumberAt): AmountAt | null {
  const last = tokens[upper.next - 1];
  const isDozen = last?.kind === "word" && wordValue(last)?.num === 12n;
  const amount = multiply(lower.value, rational(12));
  return isDozen && upper.next > lower.next + 2 && compare(amount, upper.value) < 0
    ? { amount, amountMax: upper.value, next: upper.next }
    : null;
}

interface NumberAt {
  readonly value: Rational;
  readonly next: number;
}

/** True for "-", "–" and the words between two ends of a range ("to", "bis"). */
export function isRangeJoiner(token: Token): boolean {
  return token.kind === "word" ? rangeWords.has(token.folded) : isDash(token);
}

/** One number: "2", "1/2", "1 1/2", "1-1/2", "1½", "2 and a half", "twenty-four", "two dozen". */
function readNumberAt(tokens: readonly Token[], index: number): NumberAt | null {
  const first = readFractionAt(tokens, index) ?? readWholeAt(tokens, index) ?? readWordsAt(tokens, index);
  if (first === null) return null;
  const whole = first.value.den === 1n && isPositive(first.value);
  const fraction = whole ? readAddedFraction(tokens, first.next, tokens[index]?.kind === "number") : null;
  const value = fraction === null ? first : { value: add(first.value, fraction.value), next: fraction.next };
  return readDozen(tokens, value);
}

/** A written fraction, or a sign such as ½, standing alone. */
function readFractionAt(tokens: readonly Token[], index: number): NumberAt | null {
  const top = tokens[index];
  if (!top?.value) return null;
  if (top.form === "fraction") return { value: top.value, next: index + 1 };
  const bar = tokens[index + 1];
  const bottom = tokens[index + 2];
  if (top.form !== "whole" || bottom?.form !== "whole" || !bottom.value || !isFractionBar(bar)) return null;
  const value = rational(top.value.num, bottom.value.num);
  // "80/20" says how lean a mince is.
  const isLeanness = top.value.num > bottom.value.num && top.value.num + bottom.value.num === 100n;
  const readable =
    !isLeanness &&
    isPositive(bottom.value) &&
    top.value.num <= MAX_FRACTION_TERM &&
    bottom.value.num <= MAX_FRACTION_TERM;
  return readable ? { value, next: index + 3 } : null;
}

function isFractionBar(token: Token | undefined): boolean {
  return token !== undefined && /^[/⁄∕]$/.test(token.text);
}

function readWholeAt(tokens: readonly Token[], index: number): NumberAt | null {
  const token = tokens[index];
  if (!token?.value || (isFractionBar(tokens[index + 1]) && tokens[index + 2]?.form === "whole")) return null;
  return { value: token.value, next: index + 1 };
}

/** The "½" of "1 ½", "1-½", "1 - ½", "one and a half" and "one-and-a-half", not of "two ¼-pound steaks"; below one, or it is no part of a mixed number. */
function readAddedFraction(tokens: readonly Token[], index: number, afterDigits: boolean): NumberAt | null {
  const token = tokens[index];
  if (!token) return null;
  const hyphenated = isDash(token) && !token.spaced ? tokens[index + 1] : undefined;
  if (hyphenated && isAnd(hyphenated) && isDash(tokens[index + 2])) return readPartAt(tokens, index + 3);
  // "1-½", "1 - ½" and "1 -½": no range ends below where it began.
  const joined = isDash(token);
  const and = isAnd(token) || token.text === "&";
  if (!afterDigits && !and) return null;
  const start = joined || and ? index + 1 : index;
  return and ? readPartAt(tokens, start) : belowOne(readFractionAt(tokens, start));
}

/** The "½", "a half" and "three quarters" after "two and". */
function readPartAt(tokens: readonly Token[], index: number): NumberAt | null {
  return belowOne(readFractionAt(tokens, index) ?? readWordsAt(tokens, index));
}

function belowOne(part: NumberAt | null): NumberAt | null {
  return part !== null && part.value.den !== 1n && compare(part.value, ONE) < 0 ? part : null;
}

/** "three", "twenty-four", "half a", "three quarters", "a dozen". An article counts one, and after a fraction nothing. */
function readWordsAt(tokens: readonly Token[], index: number): NumberAt | null {
  const first = wordValue(tokens[index]);
  if (first === null) return null;
  const dashed = isDash(tokens[index + 1]) && tokens[index + 1]?.spaced === false;
  const afterFirst = dashed ? index + 2 : index + 1;
  const secondToken = tokens[afterFirst];
  const second = wordValue(secondToken);
  if (second === null) return { value: first, next: index + 1 };
  const isTens = dashed && first.den === 1n && first.num % 10n === 0n && first.num >= 20n;
  if (isTens && second.den === 1n && second.num < 10n) return { value: add(first, second), next: afterFirst + 1 };
  const isFactor =
    first.den !== 1n || second.den !== 1n || second.num >= 12n || isArticle(tokens[index]) || isArticle(secondToken);
  return isFactor ? { value: multiply(first, second), next: afterFirst + 1 } : { value: first, next: index + 1 };
}

function readDozen(tokens: readonly Token[], number: NumberAt): NumberAt {
  const dozen = wordValue(tokens[number.next]);
  return dozen !== null && (dozen.num === 12n || isTens(tokens[number.next])) && dozen.den === 1n
    ? { value: multiply(number.value, dozen), next: number.next + 1 }
    : number;
}

/** "1 dizaine", "2 docenas": so many of them. */
const isTens = (token: Token | undefined): boolean =>
  /^(?:dizaines?|decenas?|decine|decina|vingtaine|quinzaine|tiental)$/.test(token?.folded ?? "");

/** True for "a" and "an" in any language. */
export function isArticle(token: Token | undefined): boolean {
  return token?.kind === "word" && articles.has(token.folded);
}

function wordValue(token: Token | undefined): Rational | null {
  if (token?.kind !== "word") return null;
  return articles.has(token.folded) ? ONE : (numberWords.get(token.folded) ?? null);
}

function numbersOf(language: LanguageWords): [string, Rational][] {
  return Object.entries(language.numberWords).flatMap(([word, text]): [string, Rational][] => {
    const value = parseRational(text);
    return value === null ? [] : [[foldWord(word), value]];
  });
}
