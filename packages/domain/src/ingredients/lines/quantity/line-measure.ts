import { isDash, type Token } from "../../../quantities/amount-tokens";
import { readUnitAt, type UnitAt } from "../../../quantities/find-unit";
import { LANGUAGES } from "../../../languages/languages";
import { isArticle, readAmountAt, type AmountAt } from "../../../quantities/read-amount";
import { convert } from "../../../quantities/convert";
import { add, compare, multiply, ONE, rational, type Rational } from "../../../quantities/rational";
import { isContainer, unitById, type Unit } from "../../../quantities/unit";
import { isOpening } from "../line-brackets";
import { compoundAt, isCompound, isTightDash, isWord, skipPhrase } from "../line-words";
import { readSizeAt } from "./line-size";
import type { SecondAmount } from "../parsed-line";

/** An amount with its unit within a row of tokens. */
export interface MeasureAt {
  readonly amount: Rational;
  readonly amountMax: Rational | null;
  readonly unit: Unit;
  readonly unitWord: string;
  /** Words of size before the unit: "heaped", "small". */
  readonly size: readonly Token[];
  /** True for "14-ounce": such a measure says how big one is, not how much there is. */
  readonly hyphened: boolean;
  /** For a length, where "piece" or "slices" may stand that only say what is measured; else as `next`. */
  readonly shapeAt: number;
  readonly start: number;
  readonly next: number;
}

/** A unit after an amount, size words before it included. */
export interface LineUnitAt extends UnitAt {
  readonly size: readonly Token[];
  readonly shapeAt: number;
}

const codesThatNeedOf = new Set(LANGUAGES.filter((language) => language.unitsNeedOf).map((language) => language.code));

/** Words after "3cm" or "2-inch" that only say what is measured: "piece", "chunk". */
const LENGTHS = new Set(["cm", "mm", "inch"]);

/** What is no food by itself: "2 dientes ajo" are cloves of it. */
const WITHOUT_OF: ReadonlySet<string> = new Set(["clove", "handful", "pinch", "sprig"]);

/** "2 cakes fresh compressed yeast". */
const MAX_YEAST_WORDS = 3;

const GRAIN_UNITS = new Set(["mg", "g", "ml"]);
const THOUSAND = rational(1000);

/** The unit at `index`, "large sprigs" and "heaped tsp" included; null where the word there names a food instead. */
export function readLineUnitAt(tokens: readonly Token[], index: number): LineUnitAt | null {
  const inches = readInchSign(tokens, index);
  if (inches) return { size: [], shapeAt: inches.next, ...inches, next: skipShape(tokens, inches) };
  const size = readSizeAt(tokens, index, true);
  const at = size?.next ?? index;
  const unit = readUnitAt(tokens, at);
  if (unit === null || !isUnitHere(tokens, at, unit)) return size ? null : readDescribedUnit(tokens, index);
  return { size: size?.parts ?? [], shapeAt: unit.next, ...unit, next: skipShape(tokens, unit) };
}

/** The "unpeeled cloves" of "8 unpeeled cloves garlic" and the "paper-thin slices" of "4 paper-thin slices ham". */
function readDescribedUnit(tokens: readonly Token[], index: number): LineUnitAt | null {
  const word = tokens[index - 1]?.value ? compoundAt(tokens, index) : null;
  const describes =
    word &&
    (isCompound(word, "describingWords") ||
      isCompound(word, "preparationWords") ||
      /-(?:thin|cut|size)$/.test(word.folded));
  const unit = describes ? readUnitAt(tokens, word.next) : null;
  const food = unit && tokens[unit.next];
  if (!word || !unit || unit.unit.dimension !== "natural" || isContainer(unit.unit) || food?.kind !== "word")
    return null;
  const isFood = !isWord(food, "andWords") && !isWord(food, "orWords") && !isWord(food, "prepositions");
  if (!isFood || !isUnitHere(tokens, word.next, unit)) return null;
  return { size: tokens.slice(index, word.next), shapeAt: unit.next, ...unit };
}

/** The sign in 1" of ginger. */
function readInchSign(tokens: readonly Token[], index: number): UnitAt | null {
  const sign = tokens[index];
  const inch = unitById("inch");
  return inch && sign && !sign.spaced && /^["″”]$/.test(sign.text)
    ? { unit: inch, word: sign.text, language: "en", next: index + 1 }
    : null;
}

function isUnitHere(tokens: readonly Token[], at: number, unit: UnitAt): boolean {
  const word = tokens[at];
  const after = tokens[unit.next];
  // "½ cup mushrooms" are measured; "250 g cup mushrooms" are a kind.
  const isFood = skipPhrase(tokens, at, "unitFoods") > at && !(unit.unit.id === "cup" && tokens[at - 1]?.value);
  const describes = unit.next === at + 1 && isWord(word, "describingWords");
  if (isWord(word, "sizeWords") || describes || isFood) return false;
  if (word?.folded === "in")
    return isTightDash(tokens, at - 1) || !word.spaced || isPieceWord(after) || isLengthInBracket(tokens, unit.next);
  if (unit.unit.dimension !== "natural") return true;
  // "30 square wrappers" and "2 round loaves" say of what shape; of "1/2 round of pastry" it is the measure.
  const count = tokens[at - 1]?.value;
  const isShape = /^(?:square|round)$/.test(word?.folded ?? "") && !isWord(after, "ofWords");
  if (isShape && count && compare(count, ONE) > 0) return false;
  // Whole cloves are the spice.
  if (
    unit.unit.id === "clove" &&
    tokens[at - 1]?.folded === "whole" &&
    !isWord(after, "ofWords") &&
    after?.folded !== "garlic"
  )
    return false;
  // Yeast is sold in cakes; "2 cakes tofu" may be anything.
  if (unit.unit.id === "cake" && !isWord(after, "ofWords") && !isYeast(tokens, unit.next)) return false;
  const isPlain = count ? isContainer(unit.unit) || WITHOUT_OF.has(unit.unit.id) : at === 0 && unit.unit.id === "glass";
  const needsOf = codesThatNeedOf.has(unit.language) && !isPlain;
  // "2 tranches épaisses de jambon".
  const of = isWord(after, "measureWords") ? tokens[unit.next + 1] : after;
  if (needsOf && of?.kind === "word" && !isWord(of, "ofWords")) return false;
  return LENGTHS.has(unit.unit.id) || !isTightDash(tokens, unit.next);
}

/** The "(5cm)" of "2 in (5cm) piece ginger". */
function isLengthInBracket(tokens: readonly Token[], index: number): boolean {
  const amount = isOpening(tokens[index]) ? readAmountAt(tokens, index + 1) : null;
  return amount !== null && LENGTHS.has(readUnitAt(tokens, amount.next)?.unit.id ?? "");
}

/** The "compressed yeast" of "1 cake compressed yeast". */
function isYeast(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(index, index + MAX_YEAST_WORDS).some((token) => token.folded === "yeast");
}

/** Skips "thick" of "inch-thick", "piece" of "3cm piece" and the like: they say how the length is measured. */
function skipShape(tokens: readonly Token[], unit: UnitAt): number {
  if (!LENGTHS.has(unit.unit.id)) return unit.next;
  let next = unit.next;
  if (isTightDash(tokens, next)) next += 2;
  const size = readSizeAt(tokens, next, true);
  if (isPieceWord(tokens[size?.next ?? next])) next = (size?.next ?? next) + 1;
  return next;
}

/** True for what a food is cut into: "piece", "chunks", "strips". */
export function isPieceWord(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    /^(?:pieces?|chunks?|knobs?|lengths?|sticks?|slices?|strips?|cubes?|stuck|morceaux?|trozos?|pezz[oi])$/.test(
      token.folded,
    )
  );
}

/**
 * One amount with its unit at `index`: "2 tbsp", "about 14 oz", "14-ounce", "1lb 10oz" (added up).
 * Null where no amount, or no unit after it, stands there.
 */
export function readMeasureAt(tokens: readonly Token[], index: number): MeasureAt | null {
  const start = skipAbout(tokens, index);
  const first = readAmountAt(tokens, start);
  const amount = first && readAddedAmount(tokens, first);
  if (amount === null) return null;
  const hyphened = isDash(tokens[amount.next]) && tokens[amount.next + 1]?.kind === "word";
  const unit = readLineUnitAt(tokens, hyphened ? amount.next + 1 : skipOfA(tokens, amount));
  if (unit === null) return null;
  const factor =
    GRAIN_UNITS.has(unit.unit.id) && isGrouped(tokens[start]) && isGrouped(tokens[amount.next - 1]) ? THOUSAND : ONE;
  const measure: MeasureAt = {
    amount: multiply(amount.amount, factor),
    amountMax: amount.amountMax && multiply(amount.amountMax, factor),
    unit: unit.unit,
    unitWord: unit.word,
    size: unit.size,
    hyphened,
    shapeAt: isLength(unit.unit) ? skipThickness(tokens, unit.shapeAt) : unit.next,
    start: index,
    next: unit.next,
  };
  return readHalfMore(tokens, readSmallerUnit(tokens, measure));
}

/** True for cm, mm and inches: such a measure says how big a piece is. */
export function isLength(unit: Unit): boolean {
  return LENGTHS.has(unit.id);
}

/** "thick" of "1 1/4-inch-thick". */
export function skipThickness(tokens: readonly Token[], index: number): number {
  const at = isTightDash(tokens, index) ? index + 1 : index;
  return isWord(tokens[at], "measureWords") ? at + 1 : index;
}

/** "of a" in "three quarters of a cup", "a" in "½ a bunch", "of" in "a couple of handfuls" and "1/4 de botte". */
export function skipOfA(tokens: readonly Token[], amount: AmountAt): number {
  const at = amount.next;
  if (amount.amount.den !== 1n && isArticle(tokens[at])) return at + 1;
  if (!isWord(tokens[at], "ofWords")) return at;
  if (isArticle(tokens[at + 1])) return at + 2;
  const isPart = amount.amount.den !== 1n && readUnitAt(tokens, at + 1) !== null;
  return isPart || /^(?:couple|paar|dozen)$/.test(tokens[at - 1]?.folded ?? "") ? at + 1 : at;
}

/** "⅛ plus 1/16 teaspoon": both numbers are of the unit after the second. */
function readAddedAmount(tokens: readonly Token[], first: AmountAt): AmountAt {
  const second = isWord(tokens[first.next], "plusWords") ? readAmountAt(tokens, first.next + 1) : null;
  if (second === null || first.amountMax !== null || second.amountMax !== null) return first;
  return readUnitAt(tokens, second.next) ? { ...second, amount: add(first.amount, second.amount) } : first;
}

/** "Three ounces and a half of butter", "a pound and a quarter". */
function readHalfMore(tokens: readonly Token[], measure: MeasureAt): MeasureAt {
  const more = isWord(tokens[measure.next], "andWords") ? readAmountAt(tokens, measure.next + 1) : null;
  const isPart = more !== null && more.amountMax === null && compare(more.amount, ONE) < 0;
  if (!isPart || measure.amountMax !== null || !isWord(tokens[more.next], "ofWords")) return measure;
  return isArticle(tokens[more.next + 1])
    ? measure
    : { ...measure, amount: add(measure.amount, more.amount), next: more.next };
}

/** "1.500 g" has a full stop between thousands: nobody weighs thousandths of a gram. "1.500 kg" has a decimal point. */
function isGrouped(token: Token | undefined): boolean {
  return token?.form === "decimal" && /^[1-9]\d{0,2}\.\d{3}$/.test(token.text);
}

/** Skips "about", "approx." and signs such as "~" and "<" before an amount. */
export function skipAbout(tokens: readonly Token[], index: number): number {
  let at = index;
  for (let count = 0; count < 3; count += 1) {
    const sign = /^[~≈<>±]$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
    const next = skipPhrase(tokens, sign, "aboutWords");
    if (next === at) break;
    at = next;
  }
  return at;
}

/** "1 lb 5 oz", "2lb 4oz" and "1 lb., 2 oz.": the second unit is smaller, of the same dimension and system. */
function readSmallerUnit(tokens: readonly Token[], measure: MeasureAt): MeasureAt {
  const { unit } = measure;
  if (measure.amountMax !== null || (unit.dimension !== "mass" && unit.dimension !== "volume")) return measure;
  const isComma = tokens[measure.next]?.text === ",";
  const joined = isComma || tokens[measure.next]?.text === "&" || isWord(tokens[measure.next], "andWords");
  const amount = readAmountAt(tokens, joined ? measure.next + 1 : measure.next);
  if (amount === null || amount.amountMax !== null) return measure;
  const smaller = readUnitAt(tokens, amount.next);
  if (smaller === null || smaller.unit.system !== unit.system || compare(smaller.unit.toBase, unit.toBase) >= 0)
    return measure;
  const rest = convert(amount.amount, smaller.unit, unit);
  // "1 lb., 2 oz." adds up; "2 pints, 4 cups" says the same twice.
  if (rest === null || (isComma && compare(rest, ONE) >= 0)) return measure;
  return { ...measure, amount: add(measure.amount, rest), next: smaller.next };
}

/** True for weights and volumes. */
export function isMeasured(unit: Unit): boolean {
  return unit.dimension === "mass" || unit.dimension === "volume";
}

/** What is kept of a measure. */
export function toMeasure(measure: MeasureAt): SecondAmount {
  return { amount: measure.amount, amountMax: measure.amountMax, unit: measure.unit.id };
}
