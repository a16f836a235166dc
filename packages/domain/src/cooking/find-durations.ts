import { foldedWords } from "../languages/languages";
import { foldWord } from "../languages/fold-word";
import { isDash, tokenize, type Token } from "../quantities/amount-tokens";
import { add, compare, fromNumber, multiply, type Rational, rational, toNumber } from "../quantities/rational";
import { isArticle, isRangeJoiner, readAmountAt } from "../quantities/read-amount";
import { DURATION_WORDS } from "../languages/duration-words";

/** A time that a step names: "20 minutes", "1 Std. 15 Min.", "une demi-heure". */
export interface Duration {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  readonly seconds: number;
  /** Upper end of "2–3 minutes", else null. */
  readonly secondsMax: number | null;
}

/** Nobody counts down a breath, and what takes longer than a day is no matter of minutes. */
const SHORTEST_SECONDS = 5;
const LONGEST_SECONDS = 24 * 3600;
const MINUTE = 60;
const HOUR = 3600;
/** Most words of an entry of the tables below. */
const LONGEST_PHRASE = 4;

const UNITS: ReadonlyMap<string, number> = new Map(
  DURATION_WORDS.flatMap(({ second, minute, hour, wholes }) => [
    ...second.map((word): [string, number] => [foldWord(word), 1]),
    ...minute.map((word): [string, number] => [foldWord(word), MINUTE]),
    ...hour.map((word): [string, number] => [foldWord(word), HOUR]),
    ...Object.entries(wholes).map(([word, minutes]): [string, number] => [foldWord(word), minutes * MINUTE]),
  ]),
);
const WHOLES: ReadonlySet<string> = new Set(DURATION_WORDS.flatMap(({ wholes }) => Object.keys(wholes).map(foldWord)));
const QUARTERS: ReadonlySet<string> = new Set(DURATION_WORDS.flatMap(({ quarter }) => quarter.map(foldWord)));
const NUMBERS: ReadonlyMap<string, Rational> = new Map(
  DURATION_WORDS.flatMap(({ numbers }) =>
    Object.entries(numbers).map(([words, value]): [string, Rational] => [phraseOf(words), fromNumber(Number(value))]),
  ),
);
const EVERY: ReadonlySet<string> = new Set(DURATION_WORDS.flatMap(({ every }) => every.map(foldWord)));
const andWords = new Set([...foldedWords((language) => language.andWords), "en", ","]);
const ofWords = foldedWords((language) => language.ofWords);
const orWords = new Set([...foldedWords((language) => language.orWords), "of"]);
const COMPARED = new RegExp(String.raw`^(?:${DURATION_WORDS.map(({ comparison }) => comparison).join("|")})\b`);

interface Read {
  readonly seconds: Rational;
  readonly secondsMax: Rational | null;
  readonly unit: number;
  /** The first token after it. */
  readonly next: number;
}

/**
 * The times that a text names, in any of the kitchen languages, in their order and without overlap. Not found: times that
 * come back ("every 5 minutes"), differences ("a minute less than the packet says"), days, "overnight", less than 5 seconds
 * and more than 24 hours. Linear in the text.
 */
export function findDurations(text: string): Duration[] {
  const tokens = withNumbers(tokenize(text), text);
  const found: Duration[] = [];
  for (let index = 0; index < tokens.length;) {
    const read = readDurationAt(tokens, index);
    const [first, last] = [tokens[index], read && tokens[read.next - 1]];
    if (read && first && last && !isRecurring(tokens, index)) {
      const end = withFullStop(text, last);
      const seconds = Math.round(toNumber(read.seconds));
      const secondsMax = read.secondsMax && Math.round(toNumber(read.secondsMax));
      const isCountable = seconds >= SHORTEST_SECONDS && (secondsMax ?? seconds) <= LONGEST_SECONDS;
      if (isCountable && !isDifference(tokens, end > last.end ? read.next + 1 : read.next))
        found.push({ start: first.start, end, seconds, secondsMax });
    }
    index = read ? read.next : index + 1;
  }
  return found;
}

/** A time with what follows it: "1 hour and 15 minutes", "1 h 30", "une heure et demie", "an hour or two". */
function readDurationAt(tokens: readonly Token[], index: number): Read | null {
  const first = readClockAt(tokens, index) ?? readPartAt(tokens, index);
  if (!first || first.secondsMax) return first;
  const smaller = first.unit === HOUR ? MINUTE : first.unit === MINUTE ? 1 : null;
  if (smaller === null) return orAnother(tokens, first);
  const next = skip(tokens, first.next, isFullStop);
  const afterAnd = andWords.has(tokens[next]?.folded ?? "") ? next + 1 : null;
  const rest = readPartAt(tokens, afterAnd ?? next);
  if (rest?.unit === smaller && compare(rest.seconds, rational(first.unit)) < 0)
    return { ...rest, seconds: add(first.seconds, rest.seconds), secondsMax: null };
  return (first.unit === HOUR && readAfterHour(tokens, first, { next, afterAnd })) || orAnother(tokens, first);
}

/** "30" after "1 h", "half" and "a quarter" after "an hour and". */
function readAfterHour(
  tokens: readonly Token[],
  hours: Read,
  { next, afterAnd }: { readonly next: number; readonly afterAnd: number | null },
): Read | null {
  const bare = tokens[next];
  if (bare?.form === "whole" && /^[0-5]\d$/.test(bare.text) && !unitAt(tokens, next + 1))
    return { ...hours, seconds: add(hours.seconds, minutesOf(bare)), next: next + 1 };
  const part = afterAnd === null ? null : readPartOfHour(tokens, afterAnd);
  return part && { ...hours, seconds: add(hours.seconds, part.seconds), next: part.next };
}

function readPartOfHour(tokens: readonly Token[], index: number): { seconds: Rational; next: number } | null {
  const start = isArticle(tokens[index]) && QUARTERS.has(tokens[index + 1]?.folded ?? "") ? index + 1 : index;
  if (QUARTERS.has(tokens[start]?.folded ?? "")) return { seconds: rational(HOUR / 4), next: start + 1 };
  const amount = readAmountAt(tokens, index);
  if (!amount || amount.amountMax || compare(amount.amount, rational(1)) >= 0 || unitAt(tokens, amount.next))
    return null;
  return { seconds: multiply(amount.amount, rational(HOUR)), next: amount.next };
}

/** "1:30 h". */
function readClockAt(tokens: readonly Token[], index: number): Read | null {
  const [hours, colon, minutes] = tokens.slice(index, index + 3);
  const unit = unitAt(tokens, index + 3);
  if (!hours?.value || hours.form !== "whole" || colon?.text !== ":" || !minutes || !/^[0-5]\d$/.test(minutes.text))
    return null;
  if (unit?.seconds !== HOUR) return null;
  const seconds = add(multiply(hours.value, rational(HOUR)), minutesOf(minutes));
  return { seconds, secondsMax: null, unit: MINUTE, next: unit.next };
}

/** One number and its unit: "2–3 minutes", "half an hour", "trois quarts d'heure", "20-minute", "mezz'ora". */
function readPartAt(tokens: readonly Token[], index: number): Read | null {
  if (WHOLES.has(tokens[index]?.folded ?? "")) return times(rational(1), null, unitAt(tokens, index));
  const amount = readAmountAt(tokens, index);
  if (!amount || amount.amount.num === 0n) return null;
  const counted = isThermomix(tokens, index) && unitAt(tokens, amount.next)?.seconds === MINUTE;
  const value = counted ? (tokens[index + 2]?.value ?? amount.amount) : amount.amount;
  return times(value, amount.amountMax, unitAt(tokens, amount.next));
}

/** "Stufe 4/5 Min.": no cook measures fifths of a minute. */
function isThermomix(tokens: readonly Token[], index: number): boolean {
  const [, bar, bottom] = tokens.slice(index, index + 3);
  return bar?.text === "/" && bottom?.form === "whole" && !/^[234]$/.test(bottom.text);
}

interface TimeUnitAt {
  readonly seconds: number;
  readonly next: number;
}

/** The unit at a place: after a dash ("20-minute"), after "of an" ("quarter of an hour"), as quarters of an hour. */
function unitAt(tokens: readonly Token[], index: number): TimeUnitAt | null {
  const start = isDash(tokens[index]) ? index + 1 : index;
  const quarters = QUARTERS.has(tokens[start]?.folded ?? "");
  const afterOf = ofWords.has(tokens[quarters ? start + 1 : start]?.folded ?? "")
    ? quarters
      ? start + 2
      : start + 1
    : null;
  const afterArticle = afterOf === null ? null : skip(tokens, afterOf, isArticle);
  if (afterArticle !== null) {
    const seconds = UNITS.get(tokens[afterArticle]?.folded ?? "");
    return seconds === HOUR ? { seconds: quarters ? HOUR / 4 : HOUR, next: afterArticle + 1 } : null;
  }
  const token = tokens[start];
  const seconds = token?.kind === "word" ? UNITS.get(token.folded) : isPrime(tokens, start) ? MINUTE : undefined;
  return seconds === undefined ? null : { seconds, next: start + 1 };
}

/** "cuocere 20'": a prime after two digits, where it closes no quotation. */
function isPrime(tokens: readonly Token[], index: number): boolean {
  const [number, mark, after] = tokens.slice(index - 1, index + 2);
  return (
    mark !== undefined &&
    /^['’′]$/.test(mark.text) &&
    !mark.spaced &&
    /^\d{2,3}$/.test(number?.text ?? "") &&
    (after === undefined || after.spaced || after.kind === "mark") &&
    !tokens.slice(0, index - 1).some(({ text }) => /^['‘]$/.test(text))
  );
}

/** "a minute or two", "10 minutes to 15 minutes". */
function orAnother(tokens: readonly Token[], read: Read): Read {
  const joiner = tokens[read.next];
  if (!joiner || !(orWords.has(joiner.folded) || isRangeJoiner(joiner))) return read;
  const part = readPartAt(tokens, read.next + 1);
  if (part?.unit === read.unit && !part.secondsMax && compare(part.seconds, read.seconds) > 0)
    return { ...read, secondsMax: part.seconds, next: part.next };
  const amount = orWords.has(joiner.folded) ? readAmountAt(tokens, read.next + 1) : null;
  const after = tokens[amount?.next ?? 0];
  const isOfTimes = amount && ((after?.kind !== "word" && after?.text !== "°") || isDifference(tokens, amount.next));
  const upper = isOfTimes && !amount.amountMax ? multiply(amount.amount, rational(read.unit)) : null;
  if (!amount || !upper || compare(upper, read.seconds) <= 0) return read;
  return { ...read, secondsMax: upper, next: amount.next };
}

function times(amount: Rational, amountMax: Rational | null, unit: TimeUnitAt | null): Read | null {
  if (!unit) return null;
  const size = rational(unit.seconds);
  const secondsMax = amountMax && multiply(amountMax, size);
  return { seconds: multiply(amount, size), secondsMax, unit: unit.seconds, next: unit.next };
}

/** "every 5 minutes", "toutes les 10 minutes", "om de 5 minuten". */
function isRecurring(tokens: readonly Token[], index: number): boolean {
  const [second, last] = [tokens[index - 2]?.folded ?? "", tokens[index - 1]?.folded ?? ""];
  return EVERY.has(last) || EVERY.has(`${second} ${last}`);
}

/** What comes after the time: "less than the packet says", "länger als sonst", "de moins qu'indiqué". */
function isDifference(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index, index + LONGEST_PHRASE);
  return COMPARED.test(after.map(({ folded }) => folded).join(" "));
}

/** Number words that only times are written with become numbers; "quarante-cinq" is one. */
function withNumbers(tokens: readonly Token[], text: string): Token[] {
  const merged: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    const phrase = token.kind === "word" ? numberPhraseAt(tokens, index) : null;
    const last = phrase && tokens[phrase.next - 1];
    if (phrase && last) {
      const form = phrase.value.den === 1n ? "whole" : "fraction";
      merged.push({
        ...token,
        kind: "number",
        text: text.slice(token.start, last.end),
        value: phrase.value,
        form,
        end: last.end,
      });
    } else merged.push(token);
    index = phrase ? phrase.next : index + 1;
  }
  return merged;
}

function numberPhraseAt(tokens: readonly Token[], index: number): { value: Rational; next: number } | null {
  for (let length = LONGEST_PHRASE + 1; length >= 1; length -= 1) {
    const words = tokens.slice(index, index + length);
    const value =
      words.length === length ? NUMBERS.get(phraseOf(words.map(({ folded }) => folded).join(" "))) : undefined;
    if (value && !isDash(words.at(-1))) return { value, next: index + length };
  }
  return null;
}

/** Dashes between the words of a number come and go. */
function phraseOf(words: string): string {
  return foldWord(words)
    .split(/[\s-]+/)
    .join(" ");
}

const isFullStop = (token: Token | undefined): boolean => token?.text === "." && !token.spaced;

function skip(tokens: readonly Token[], index: number, isSkipped: (token: Token | undefined) => boolean): number {
  return isSkipped(tokens[index]) ? index + 1 : index;
}

/** "Min." has its full stop where the sentence goes on. */
function withFullStop(text: string, last: Token): number {
  return /^\.(?=\s+[\p{Ll}\d]|[,;)/])/u.test(text.slice(last.end)) && last.text.length <= 3 ? last.end + 1 : last.end;
}

const minutesOf = (token: Token): Rational => multiply(token.value ?? rational(0), rational(MINUTE));
