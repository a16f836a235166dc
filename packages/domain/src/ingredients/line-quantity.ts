import { isDash, type Token } from "../quantities/amount-tokens";
import { readUnitAt } from "../quantities/find-unit";
import { compare, isZero, multiply, ONE, rational, type Rational } from "../quantities/rational";
import { isArticle, isRangeJoiner, readAmountAt, type AmountAt } from "../quantities/read-amount";
import { convert } from "../quantities/convert";
import { isContainer, PIECE, type Unit } from "../quantities/unit";
import { isEach, readAlternatives, readMeasureBracket, readSum, type MeasuresAt } from "./line-alternatives";
import { isClosing, isOpening } from "./line-brackets";
import { isLength, readLineUnitAt, readMeasureAt, skipAbout, skipOfA, type MeasureAt } from "./line-measure";
import { readSizeAt } from "./line-size";
import { isTightDash, isWord, skipPhrase } from "./line-words";
import type { Measure } from "./parsed-line";

/** What the beginning of a line says about how much. */
export interface LineQuantity {
  readonly amount: Rational | null;
  readonly amountMax: Rational | null;
  /** Null where the line names no unit; pieces where it says "pieces". */
  readonly unit: Unit | null;
  readonly unitWord: string;
  readonly pack: Measure | null;
  readonly alternative: Measure | null;
  readonly size: readonly Token[];
  /** What belongs to the notes: the "tin" of "400g tin of beans", a third measure. */
  readonly notes: readonly (readonly Token[])[];
  /** True where the food comes in something: "400g tin chopped tomatoes". */
  readonly inContainer: boolean;
  /** First token of the food's name. */
  readonly next: number;
}

const NOTHING: Omit<LineQuantity, "next"> = {
  amount: null,
  amountMax: null,
  unit: null,
  unitWord: "",
  pack: null,
  alternative: null,
  size: [],
  notes: [],
  inContainer: false,
};

/** Measures that stand without a number or an "of": "pinch salt", "small handful rocket". */
const LOOSE_MEASURES = new Set([
  "pinch",
  "handful",
  "dash",
  "dusting",
  "scattering",
  "scraping",
  "smidgen",
  "spray",
  "trickle",
  "splash",
  "drizzle",
  "drop",
  "sprig",
  "bunch",
  "knob",
  "glug",
  "dollop",
  "sprinkling",
  "thumb",
  "fist",
  "grating",
  "grind",
  "shake",
  "squeeze",
  "squirt",
  "turn",
  "twist",
  PIECE.id,
]);

/** Languages in which a food follows its measure at once: "Scheibe Brot", "sneetje brood". */
const WITHOUT_OF = new Set(["de", "nl"]);

/** Pieces of a stated weight: the "sheet" of "320g sheet puff pastry" is a note as the "tin" of "400g tin beans" is. */
const SOLD_BY_WEIGHT = new Set(["ball", "bar", "block", "bunch", "head", "log", "roll", "sheet", "slab"]);

/** Nobody writes a range whose upper end is so many times the lower. */
const NO_RANGE = rational(4);

/** Reads how much a line asks for, from `start` on. Never fails: a line without an amount has none. */
export function readQuantity(tokens: readonly Token[], start: number): LineQuantity {
  const vague = skipPhrase(tokens, start, "vagueWords");
  if (vague > start && skipAbout(tokens, start) <= vague && skipPhrase(tokens, start, "unitFoods") === start)
    return readUnnumbered(tokens, vague, true) ?? { ...NOTHING, next: skipOf(tokens, vague) };
  const begin = skipAbout(tokens, start);
  const article = isArticle(tokens[begin]);
  const amount = readAmountAt(tokens, begin);
  if (amount === null || isNoAmount(tokens, begin, amount.next)) {
    return readUnnumbered(tokens, begin, false) ?? { ...NOTHING, next: begin };
  }
  if (article && amount.next === begin + 1) return readAfterArticle(tokens, begin + 1, amount.amount);
  return readNumbered(tokens, begin);
}

/** "2% milk", "5-spice powder", "00 flour": a number that belongs to the food's name. */
function isNoAmount(tokens: readonly Token[], begin: number, next: number): boolean {
  const first = tokens[begin];
  if (first?.form === "whole" && first.text.length > 1 && first.value !== null && isZero(first.value)) return true;
  if (tokens[next]?.text === "%" || skipPhrase(tokens, begin, "unitFoods") > begin) return true;
  return isTightDash(tokens, next) && tokens[next + 1]?.kind === "word" && readLineUnitAt(tokens, next + 1) === null;
}

/** "pinch of salt", "few sprigs coriander", "Strips of lemon peel": a unit, but no amount. */
function readUnnumbered(tokens: readonly Token[], index: number, afterArticle: boolean): LineQuantity | null {
  const unit = readLineUnitAt(tokens, index);
  if (unit === null || isTightDash(tokens, unit.next)) return null;
  const of = skipAfterUnit(tokens, skipOrTwo(tokens, unit.next));
  const isSpoon = unit.unit.id === "tsp" || unit.unit.id === "tbsp";
  const loose =
    isSpoon ||
    LOOSE_MEASURES.has(unit.unit.id) ||
    unit.size.length > 0 ||
    afterArticle ||
    (WITHOUT_OF.has(unit.language) && isPieceOf(unit.unit));
  if (of === unit.next && !loose) return null;
  if (of >= tokens.length) return null;
  // "Tin of tuna" is one; "slices of lemon" say no number.
  const isOne =
    !afterArticle && (isMeasured(unit.unit) || isContainer(unit.unit)) && !unit.word.toLowerCase().endsWith("s");
  const notes = [tokens.slice(unit.next, skipOrTwo(tokens, unit.next))];
  return {
    ...NOTHING,
    amount: isOne ? ONE : null,
    unit: unit.unit,
    unitWord: unit.word,
    size: unit.size,
    notes,
    next: of,
  };
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

/** After "a": a number ("a 4-inch piece") counts itself, a loose measure has no amount, a tin or an onion is one. */
function readAfterArticle(tokens: readonly Token[], index: number, one: Rational): LineQuantity {
  if (tokens[index]?.value) return readNumbered(tokens, index);
  const measure = readMeasureAt(tokens, index - 1);
  // "A pound and a half of beef".
  if (measure && compare(measure.amount, one) > 0) return readNumbered(tokens, index - 1);
  const unnumbered = readUnnumbered(tokens, index, true);
  if (unnumbered) return isLoose(unnumbered.unit) ? unnumbered : { ...unnumbered, amount: one };
  const size = readSizeAt(tokens, index, false);
  return { ...NOTHING, amount: one, size: size?.parts ?? [], next: size?.next ?? index };
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

/** "2 x 400g tins", "1 (14 oz) can", "one 28-ounce can": a count of packs, each of a size. Null for anything else. */
function readCounted(tokens: readonly Token[], begin: number): LineQuantity | null {
  const dashed = readDashedCount(tokens, begin);
  const count = dashed ?? readAmountAt(tokens, begin);
  if (count === null) return null;
  const times = dashed !== null || isTimes(tokens, count.next);
  const size = times ? null : readSizeAt(tokens, count.next, false);
  const at = times ? count.next + 1 : (size?.next ?? skipOfA(tokens, count));
  const packs = readMeasureBracket(tokens, at) ?? readPack(tokens, at, times);
  if (packs === null) return null;
  const [first] = packs.measures;
  const length = first && isLength(first.unit) ? first : null;
  // A length says how big a piece is; what stands after it is the unit: "Eight ½-inch slices".
  const sized = length && !isOpening(tokens[at]) && packs.measures.length === 1 ? length.shapeAt : packs.next;
  const ofLength = sized < packs.next ? readLineUnitAt(tokens, sized) : null;
  const unit = ofLength?.unit.dimension === "natural" ? ofLength : readLineUnitAt(tokens, packs.next);
  if (unit !== null && first && isMeasured(unit.unit) && isOpening(tokens[at])) {
    // "¼ (50 mL) cup sugar"
    return {
      ...NOTHING,
      ...count,
      unit: unit.unit,
      unitWord: unit.word,
      alternative: toMeasure(first),
      size: unit.size,
      notes: wordsOf(tokens, packs.measures.slice(1)),
      next: skipOf(tokens, unit.next),
    };
  }
  const container = unit !== null && !isMeasured(unit.unit) ? { ...unit, next: skipOtherUnit(tokens, unit) } : null;
  const isSold = container !== null && (isContainer(container.unit) || SOLD_BY_WEIGHT.has(container.unit.id));
  const isWhole = count.amount.den === 1n || times || isSold;
  if (!isWhole) return null;
  const isPack =
    times ||
    packs.each ||
    first?.hyphened === true ||
    container !== null ||
    (size === null && count.amountMax === null);
  const isSize = length !== null && container?.unit.dimension === "natural";
  const measure = first && !isSize ? toMeasure(first) : null;
  const after = container?.next ?? packs.next;
  return {
    ...NOTHING,
    amount: count.amount,
    amountMax: count.amountMax,
    unit: container?.unit ?? null,
    unitWord: container?.word ?? "",
    pack: isPack ? measure : null,
    alternative: isPack ? null : measure,
    size: [
      ...(size?.parts ?? []),
      ...(isSize ? withoutBrackets(tokens.slice(at, sized)) : []),
      ...(container?.size ?? []),
    ],
    notes: wordsOf(tokens, packs.measures.slice(1)),
    inContainer: container !== null && isContainer(container.unit),
    next: skipOf(tokens, after),
  };
}

/** The "1 -" of "1 - 28 oz can" and "1-14oz can": a range has no pack after it, unless it may be one, as in "2-3 lb bag". */
function readDashedCount(tokens: readonly Token[], begin: number): AmountAt | null {
  const [count, dash, number] = [tokens[begin], tokens[begin + 1], tokens[begin + 2]];
  if (count?.form !== "whole" || !count.value || !isDash(dash) || !number?.value) return null;
  const isApart = dash?.spaced === true || number.spaced;
  if (!isApart && compare(number.value, multiply(count.value, NO_RANGE)) < 0) return null;
  const size = readMeasureAt(tokens, begin + 2);
  const pack = size && isMeasured(size.unit) ? readUnitAt(tokens, size.next) : null;
  return pack && isContainer(pack.unit) ? { amount: count.value, amountMax: null, next: begin + 1 } : null;
}

/** The words of measures that have no place of their own. */
function wordsOf(tokens: readonly Token[], measures: readonly MeasureAt[]): readonly (readonly Token[])[] {
  return measures.map((measure) => tokens.slice(measure.start, measure.next));
}

function isMeasured(unit: Unit): boolean {
  return unit.dimension === "mass" || unit.dimension === "volume";
}

function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token) => !isOpening(token) && !isClosing(token));
}

/** The size of one after a count: "400g/14oz", "28-ounce", "14.5 oz (400g)"; with "x" alone ("2 x tins") no measure at all. */
function readPack(tokens: readonly Token[], index: number, times: boolean): MeasuresAt | null {
  const measure = tokens[index]?.value ? readMeasureAt(tokens, index) : null;
  if (measure === null)
    return times && tokens[index]?.kind === "word" ? { measures: [], each: true, next: index } : null;
  const others = readAlternatives(tokens, measure.next);
  return { measures: [measure, ...others.measures], each: true, next: others.next };
}

function isTimes(tokens: readonly Token[], index: number): boolean {
  return /^[xX×✕]$/.test(tokens[index]?.text ?? "");
}

/** An amount with a unit, with all that may follow: a sum, a range across units, the same in other units, a container. */
function readMeasured(tokens: readonly Token[], begin: number): LineQuantity | null {
  const measure = readMeasureAt(tokens, begin);
  if (measure === null) return null;
  const sum = readSum(tokens, measure);
  const upper = readUpperEnd(tokens, sum.next, measure);
  const others =
    readContents(tokens, upper?.next ?? sum.next, measure.unit) ??
    readAlternatives(tokens, skipOtherUnit(tokens, { ...measure, next: upper?.next ?? sum.next }));
  const later = upper ?? readUpperEnd(tokens, others.next, measure);
  const container = measure.unit.dimension === "natural" ? null : readContainer(tokens, others.next);
  const more = readAlternatives(tokens, container?.next ?? Math.max(others.next, later?.next ?? 0));
  const further = [...others.measures, ...more.measures];
  const second = further.find((other) => other.unit.id !== measure.unit.id);
  const third = wordsOf(
    tokens,
    further.filter((other) => other !== second),
  );
  const added = skipAddend(tokens, more.next);
  const isPack = second !== undefined && isContainer(measure.unit) && !isContainer(second.unit);
  const start = skipFrom(tokens, skipSameUnit(tokens, added, measure.unit), measure.unit);
  const pieces = skipPieceLength(tokens, start, measure.unit);
  return {
    ...NOTHING,
    amount: sum.amount,
    amountMax: upper?.amount ?? measure.amountMax ?? later?.amount ?? null,
    unit: measure.unit,
    unitWord: measure.unitWord,
    pack: isPack ? toMeasure(second) : null,
    alternative: second === undefined || isPack ? null : toMeasure(second),
    size: [...measure.size, ...tokens.slice(start, pieces)],
    notes: [container?.words ?? [], tokens.slice(more.next, added), ...third],
    inContainer: container !== null || isContainer(measure.unit),
    next: skipAfterUnit(tokens, pieces),
  };
}

/** The "or bottle" of "1 can or bottle (12 oz) beer". */
function skipOtherUnit(tokens: readonly Token[], unit: Pick<MeasureAt, "unit" | "next">): number {
  const other =
    isContainer(unit.unit) && isWord(tokens[unit.next], "orWords") ? readUnitAt(tokens, unit.next + 1) : null;
  return other && isContainer(other.unit) ? other.next : unit.next;
}

/** The "of 400g" in "1 tin of 400g tomatoes", and the "15 oz" between commas in "1 can, 15 oz., corn". */
function readContents(tokens: readonly Token[], index: number, unit: Unit): MeasuresAt | null {
  const isComma = tokens[index]?.text === ",";
  const measure =
    isContainer(unit) && (isComma || isWord(tokens[index], "ofWords")) ? readMeasureAt(tokens, index + 1) : null;
  if (measure === null || (isComma && (tokens[measure.next]?.text !== "," || !isMeasured(measure.unit)))) return null;
  return { measures: [measure], each: true, next: isComma ? measure.next + 1 : measure.next };
}

/** The "plus 1 tsp" of "110 g plus 1 tsp sugar": what cannot be added up stays in the notes. */
function skipAddend(tokens: readonly Token[], index: number): number {
  return isWord(tokens[index], "plusWords") ? (readMeasureAt(tokens, index + 1)?.next ?? index) : index;
}

/** The second "cups" of "2 cups cups flour" and the "tablespoons" of "2 tbsp tablespoons oil". */
function skipSameUnit(tokens: readonly Token[], index: number, unit: Unit): number {
  const again = readLineUnitAt(tokens, index);
  return again?.unit === unit && tokens[again.next]?.kind === "word" ? again.next : index;
}

/** The "½-inch lengths" of "1½ cups ½-inch lengths scallion greens". */
function skipPieceLength(tokens: readonly Token[], index: number, unit: Unit): number {
  const length = isLength(unit) || !tokens[index]?.value ? null : readMeasureAt(tokens, index);
  return length?.hyphened && isLength(length.unit) && tokens[length.next]?.kind === "word" ? length.next : index;
}

/** "2 slices from a loaf". */
function skipFrom(tokens: readonly Token[], index: number, unit: Unit): number {
  return unit.dimension === "natural" && tokens[index]?.folded === "from" && isArticle(tokens[index + 1])
    ? index + 2
    : index;
}

/** "1 1/2 teaspoons to 1 tablespoon": the upper end in the first unit. */
function readUpperEnd(
  tokens: readonly Token[],
  index: number,
  lower: MeasureAt,
): { amount: Rational; next: number } | null {
  const joiner = tokens[index];
  if (!joiner || isWord(joiner, "orWords") || !isRangeJoiner(joiner)) return null;
  const upper = readMeasureAt(tokens, index + 1);
  const amount = upper && convert(upper.amount, upper.unit, lower.unit);
  return upper && amount && compare(amount, lower.amount) > 0 ? { amount, next: upper.next } : null;
}

/** The "tin" of "400g tin of beans": the measure is what counts, the container is a note. */
function readContainer(tokens: readonly Token[], index: number): { words: readonly Token[]; next: number } | null {
  const unit = readLineUnitAt(tokens, index);
  if (unit === null || unit.next >= tokens.length) return null;
  if (!isContainer(unit.unit) && !SOLD_BY_WEIGHT.has(unit.unit.id)) return null;
  return { words: tokens.slice(index, unit.next), next: unit.next };
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

function toMeasure(measure: MeasureAt): Measure {
  return { amount: measure.amount, amountMax: measure.amountMax, unit: measure.unit.id };
}

/** "each", "each:", "ea.", "of" and ", about 24" stand between an amount and its food. */
function skipAfterUnit(tokens: readonly Token[], index: number): number {
  if (isEach(tokens[index]))
    return skipOf(tokens, /^[.:]$/.test(tokens[index + 1]?.text ?? "") ? index + 2 : index + 1);
  const about = tokens[index]?.text === "," ? skipAbout(tokens, index + 1) : index;
  const count = about > index + 1 ? readAmountAt(tokens, about) : null;
  return skipOf(tokens, count?.next ?? index);
}

/** "of", "of the", "of a", "d'", and what Romance languages say of a spoon before it: "un cucchiaio scarso di". */
function skipOf(tokens: readonly Token[], index: number): number {
  if (isWord(tokens[index], "measureWords") && isWord(tokens[index + 1], "ofWords")) return skipOf(tokens, index + 1);
  if (!isWord(tokens[index], "ofWords") || index + 1 >= tokens.length || isTightDash(tokens, index + 1)) return index;
  const next = index + 1;
  return isArticle(tokens[next]) || tokens[next]?.folded === "the" ? next + 1 : next;
}
