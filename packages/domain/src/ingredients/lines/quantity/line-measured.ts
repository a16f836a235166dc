import type { Token } from "../../../quantities/amount-tokens";
import { convert } from "../../../quantities/convert";
import { compare, ONE, rational, type Rational } from "../../../quantities/rational";
import { isArticle, isRangeJoiner } from "../../../quantities/read-amount";
import { isContainer, PIECE, type Unit } from "../../../quantities/unit";
import { linksSize, readAlternatives, readRest, skipEach, type MeasuresAt } from "./line-alternatives";
import {
  isLength,
  isMeasured,
  isPieceWord,
  readLineUnitAt,
  readMeasureAt,
  toMeasure,
  type MeasureAt,
} from "./line-measure";
import {
  NOTHING,
  measureTexts,
  readPackOfMany,
  skipAfterUnit,
  skipCountInPack,
  skipOtherUnit,
  SOLD_BY_WEIGHT,
  type LineQuantity,
} from "./line-quantity-parts";
import { isWord } from "../line-words";

/** In the unit of the line. "4½-inch-thick slices" is a miswritten count: nobody cuts slices so thick. */
const THICKEST = rational(3);

/** An amount with a unit, with all that may follow: a range across units, the same in other units, a container. */
export function readMeasured(tokens: readonly Token[], begin: number): LineQuantity | null {
  const measure = readMeasureAt(tokens, begin);
  if (measure === null) return null;
  const uncounted = readUncounted(tokens, measure);
  if (uncounted) return uncounted;
  const ofMany = readPackOfMany(tokens, measure, { amount: ONE, amountMax: null });
  if (ofMany) return ofMany;
  const rest = readRest(tokens, measure);
  const upper = readUpperEnd(tokens, rest.next, measure);
  const others =
    readContents(tokens, upper?.next ?? rest.next, measure.unit) ??
    readAlternatives(tokens, skipOtherUnit(tokens, { ...measure, next: upper?.next ?? rest.next }));
  const later = upper ?? readUpperEnd(tokens, others.next, measure);
  const container = measure.unit.dimension === "natural" ? null : readContainer(tokens, others.next);
  const more = readAlternatives(tokens, container?.next ?? Math.max(others.next, later?.next ?? 0));
  const further = [...others.measures, ...more.measures];
  const second = further.find((other) => other.unit.id !== measure.unit.id);
  const third = measureTexts(
    tokens,
    further.filter((other) => other !== second),
  );
  const added = skipAddend(tokens, more.next);
  const isPack =
    second !== undefined &&
    !isContainer(second.unit) &&
    (isContainer(measure.unit) || (others.each && isMeasured(second.unit)));
  const start = skipFrom(tokens, skipSameUnit(tokens, added, measure.unit), measure.unit);
  const pieces =
    isLength(measure.unit) && isPieceWord(tokens[start]) && second
      ? start + 1
      : skipPieceLength(tokens, start, measure.unit);
  const food = skipAfterUnit(tokens, pieces);
  const next = skipCountInPack(tokens, food, measure.unit);
  return {
    ...NOTHING,
    amount: rest.amount,
    amountMax: upper?.amount ?? measure.amountMax ?? later?.amount ?? null,
    unit: measure.unit,
    unitWord: measure.unitWord,
    pack: isPack ? toMeasure(second) : null,
    alternative: second === undefined || isPack ? null : toMeasure(second),
    size: [...measure.size, ...tokens.slice(start, pieces)],
    notes: [container?.words ?? [], tokens.slice(more.next, added), ...third, tokens.slice(food, next)],
    inContainer: container !== null || isContainer(measure.unit),
    next,
  };
}

/** "½-inch-thick slices of baguette" say no number: the length is how thick each is. */
function readUncounted(tokens: readonly Token[], measure: MeasureAt): LineQuantity | null {
  if (!measure.hyphened || !isLength(measure.unit) || compare(measure.amount, THICKEST) > 0) return null;
  const unit = readLineUnitAt(tokens, measure.shapeAt);
  if (unit?.unit.id !== "slice" || !unit.word.endsWith("s")) return null;
  return {
    ...NOTHING,
    unit: unit.unit,
    unitWord: unit.word,
    size: tokens.slice(measure.start, measure.shapeAt),
    next: skipAfterUnit(tokens, unit.next),
  };
}

/**
 * The "of 400g" in "1 tin of 400g tomatoes", the "à 50 g" of "2 Scheiben à 50 g Brot", and the "15 oz" between commas in
 * "1 can, 15 oz., corn" and "2 cans, 15 oz each, corn".
 */
function readContents(tokens: readonly Token[], index: number, unit: Unit): MeasuresAt | null {
  const isComma = tokens[index]?.text === ",";
  const isSold = isContainer(unit) || (unit.dimension === "natural" && !isComma);
  const measure = isSold && (isComma || linksSize(tokens[index])) ? readMeasureAt(tokens, index + 1) : null;
  if (measure === null || (!isContainer(unit) && !isMeasured(measure.unit))) return null;
  const next = skipEach(tokens, measure.next);
  if (isComma && (tokens[next]?.text !== "," || !isMeasured(measure.unit))) return null;
  return { measures: [measure], each: true, next: isComma ? next + 1 : next };
}

/** The "plus 1 tsp" of "110 g plus 1 tsp sugar", which is a line of its own: `parseFoods`. */
function skipAddend(tokens: readonly Token[], index: number): number {
  const isPlus = isWord(tokens[index], "plusWords") || tokens[index]?.text === "+";
  const addend = isPlus ? readMeasureAt(tokens, index + 1) : null;
  return addend ? skipAddend(tokens, addend.next) : index;
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

/** The "tin" of "400g tin of beans" and the "piece" of "15g piece ginger": the measure is what counts, its shape is a note. */
function readContainer(tokens: readonly Token[], index: number): { words: readonly Token[]; next: number } | null {
  const unit = readLineUnitAt(tokens, index);
  if (unit === null || unit.next >= tokens.length) return null;
  const isPiece = unit.unit === PIECE && isPieceWord(tokens[index]);
  if (!isContainer(unit.unit) && !SOLD_BY_WEIGHT.has(unit.unit.id) && !isPiece) return null;
  return { words: tokens.slice(index, unit.next), next: unit.next };
}
