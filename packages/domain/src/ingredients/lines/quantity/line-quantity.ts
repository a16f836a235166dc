import type { Token } from "../../../quantities/amount-tokens";
import { listed } from "../../../languages/word-lists";
import { compare, ONE, type Rational } from "../../../quantities/rational";
import { isArticle, readAmountAt } from "../../../quantities/read-amount";
import { isContainer, PIECE, type Unit } from "../../../quantities/unit";
import { isLength, isMeasured, readLineUnitAt, readMeasureAt, skipAbout } from "./line-measure";
import { readMeasured } from "./line-measured";
import { readCounted } from "./line-packs";
import { isNoAmount, NOTHING, skipAfterUnit, skipCountInPack, skipOf, type LineQuantity } from "./line-quantity-parts";
import { readSizeAt } from "./line-size";
import { isTightDash, isWord, skipPhrase } from "../line-words";

/** Measures that stand without a number or an "of": "pinch salt", "small handful rocket". */
const LOOSE_MEASURES: ReadonlySet<string> = new Set([
  PIECE.id,
  ...listed(`
    pinch, handful, dash, dusting, scattering, scraping, smidgen, spray, trickle, splash, drizzle, drop, sprig, bunch,
    knob, glug, dollop, sprinkling, thumb, fist, grating, grind, shake, squeeze, squirt, turn, twist
  `),
]);

/** What is drunk, poured or sold: without a number it is one of them, "glass red wine", "Dose Tomaten". */
const ONE_OF: ReadonlySet<string> = new Set(["cup", "glass", "can", "jar", "bottle", "packet"]);

/** What is for such a vessel, and not in it: "tin opener", "verre mesureur". */
const NO_CONTENT =
  /^(?:opener|brush|cleaner|lids?|hooks?|holder|rack|cases?|liners?|measures?|caps?|cloths?|mesureur|doseur|graduato|medidor)$/;

/** Languages in which a food follows its measure at once: "Scheibe Brot", "sneetje brood". */
const WITHOUT_OF = new Set(["de", "nl"]);

/** Reads how much a line asks for, from `start` on. Never fails: a line without an amount has none. */
export function readQuantity(tokens: readonly Token[], start: number): LineQuantity {
  const vague = skipPhrase(tokens, start, "vagueWords");
  if (vague > start && skipAbout(tokens, start) <= vague && skipPhrase(tokens, start, "unitFoods") === start)
    return readUnnumbered(tokens, vague, true) ?? { ...NOTHING, next: skipOf(tokens, vague) };
  const begin = skipAbout(tokens, start);
  const article = isArticle(tokens[begin]);
  // "A4 paper"
  if (article && tokens[begin + 1]?.kind === "number" && !tokens[begin + 1]?.spaced) return { ...NOTHING, next: begin };
  const amount = readAmountAt(tokens, begin);
  if (amount === null || isNoAmount(tokens, begin, amount.next)) {
    return readUnnumbered(tokens, begin, false) ?? { ...NOTHING, next: begin };
  }
  if (article && amount.next === begin + 1) return readAfterArticle(tokens, begin + 1, amount.amount);
  return readNumbered(tokens, begin);
}

/** "pinch of salt", "few sprigs coriander", "Strips of lemon peel": a unit, but no amount. */
function readUnnumbered(tokens: readonly Token[], index: number, afterArticle: boolean): LineQuantity | null {
  const unit = readLineUnitAt(tokens, index);
  // A "C vitamin" is no cup, and a "T shirt" no spoon.
  if (unit === null || isTightDash(tokens, unit.next) || unit.word.length === 1) return null;
  const of = skipAfterUnit(tokens, skipOrTwo(tokens, unit.next));
  const isSpoon = unit.unit.id === "tsp" || unit.unit.id === "tbsp";
  const loose =
    isSpoon ||
    (!afterArticle && ONE_OF.has(unit.unit.id) && isFoodAt(tokens, unit.next)) ||
    LOOSE_MEASURES.has(unit.unit.id) ||
    unit.size.length > 0 ||
    afterArticle ||
    (WITHOUT_OF.has(unit.language) && isPieceOf(unit.unit));
  if (of === unit.next && !loose) return null;
  if (of >= tokens.length) return null;
  // "Tin of tuna" is one; "slices of lemon" say no number.
  const isOne =
    !afterArticle &&
    (isMeasured(unit.unit) || isContainer(unit.unit) || unit.unit.id === "glass") &&
    (!unit.word.toLowerCase().endsWith("s") || /gla(?:ss|s)$/i.test(unit.word));
  const notes = [tokens.slice(unit.next, skipOrTwo(tokens, unit.next))];
  const next = skipCountInPack(tokens, of, unit.unit);
  return {
    ...NOTHING,
    amount: isOne ? ONE : null,
    unit: unit.unit,
    unitWord: unit.word,
    size: unit.size,
    notes: [...notes, tokens.slice(of, next)],
    next,
  };
}

/** A word that goes on, and not "tin, opened". */
function isFoodAt(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index];
  return (
    word?.kind === "word" &&
    !NO_CONTENT.test(word.folded) &&
    !isWord(word, "prepositions") &&
    !isWord(word, "andWords") &&
    !isWord(word, "orWords")
  );
}

/** What a food is cut or picked into: "Scheibe Brot", "teentje knoflook". */
function isPieceOf(unit: Unit): boolean {
  return unit.dimension === "natural" && !isContainer(unit);
}

/** "splash or two". */
function skipOrTwo(tokens: readonly Token[], index: number): number {
  const other = isWord(tokens[index], "orWords") ? readAmountAt(tokens, index + 1) : null;
  return other !== null && readLineUnitAt(tokens, other.next) === null ? other.next : index;
}

/** "A pinch of" names no amount that could be added up; "a tin of" is one tin. */
function isLoose(unit: Unit | null): boolean {
  return unit !== null && LOOSE_MEASURES.has(unit.id);
}

/** After "a": a number ("a 4-inch piece", "a scant ½ cup") counts itself, a loose measure has no amount, a tin or an onion is one. */
function readAfterArticle(tokens: readonly Token[], index: number, one: Rational): LineQuantity {
  const full = isWord(tokens[index], "measureWords") ? index + 1 : index;
  const number = skipAbout(tokens, full);
  if (tokens[number]?.value) {
    const length = readLengthOfOne(tokens, number);
    const numbered = length === null ? readNumbered(tokens, number) : { ...NOTHING, amount: one, next: length };
    return { ...numbered, size: [...tokens.slice(index, length ?? full), ...numbered.size] };
  }
  const measure = readMeasureAt(tokens, index - 1);
  // "A pound and a half of beef".
  if (measure && compare(measure.amount, one) > 0) return readNumbered(tokens, index - 1);
  const unnumbered = readUnnumbered(tokens, index, true);
  if (unnumbered) return isLoose(unnumbered.unit) ? unnumbered : { ...unnumbered, amount: one };
  const size = readSizeAt(tokens, index, false);
  return { ...NOTHING, amount: one, size: size?.parts ?? [], next: size?.next ?? index };
}

/** Index after the "23cm" of "a 23cm pastry case", which says how big the one is; null for "a 4-inch piece" and anything else. */
function readLengthOfOne(tokens: readonly Token[], index: number): number | null {
  const measure = readMeasureAt(tokens, index);
  const isBare = measure !== null && isLength(measure.unit) && measure.shapeAt === measure.next;
  return isBare && tokens[measure.next]?.kind === "word" && !isWord(tokens[measure.next], "ofWords")
    ? measure.next
    : null;
}

function readNumbered(tokens: readonly Token[], begin: number): LineQuantity {
  if (isPartOfOne(tokens, begin)) {
    const part = readNumbered(tokens, begin + 2);
    return { ...part, notes: [...part.notes, tokens.slice(begin, begin + 2)] };
  }
  return readCounted(tokens, begin) ?? readMeasured(tokens, begin) ?? readBare(tokens, begin);
}

/** "1 heaping ½ cup" is half a cup. */
function isPartOfOne(tokens: readonly Token[], begin: number): boolean {
  if (tokens[begin]?.text !== "1" || !isWord(tokens[begin + 1], "measureWords")) return false;
  const part = readMeasureAt(tokens, begin + 2);
  return part !== null && isMeasured(part.unit) && compare(part.amount, ONE) < 0;
}

/** A number with no unit: "2 large onions", "6 eggs", "4 large or 6 medium courgettes". */
function readBare(tokens: readonly Token[], begin: number): LineQuantity {
  const amount = readAmountAt(tokens, begin);
  if (amount === null) return { ...NOTHING, next: begin };
  const sized = readSizeAt(tokens, amount.next, true);
  const size = sized && readOtherCount(tokens, sized.next) !== null ? sized : readSizeAt(tokens, amount.next, false);
  const other = size === null ? null : readOtherCount(tokens, size.next);
  const after = other ?? size?.next ?? amount.next;
  const unit = other === null ? null : readLineUnitAt(tokens, after);
  const start = unit?.next ?? (isArticle(tokens[after]) ? after + 1 : after);
  return {
    ...NOTHING,
    amount: amount.amount,
    amountMax: amount.amountMax,
    unit: unit?.unit ?? null,
    unitWord: unit?.word ?? "",
    size: size?.parts ?? [],
    notes: size && other ? [tokens.slice(size.next, other)] : [],
    next: skipAfterUnit(tokens, start),
  };
}

/** The "or 6 medium" of "4 large or 6 medium courgettes". */
function readOtherCount(tokens: readonly Token[], index: number): number | null {
  if (!isWord(tokens[index], "orWords")) return null;
  const amount = readAmountAt(tokens, index + 1);
  return amount === null ? null : (readSizeAt(tokens, amount.next, true)?.next ?? null);
}
