import { isDash, type Token } from "../../../quantities/amount-tokens";
import { readUnitAt } from "../../../quantities/find-unit";
import { compare, multiply, rational } from "../../../quantities/rational";
import { isArticle, readAmountAt, type AmountAt } from "../../../quantities/read-amount";
import { isContainer } from "../../../quantities/unit";
import { readAlternatives, readMeasureBracket, type MeasuresAt } from "./line-alternatives";
import { isClosing, isOpening } from "../line-brackets";
import { isLength, isMeasured, readLineUnitAt, readMeasureAt, skipOfA, toMeasure } from "./line-measure";
import {
  NOTHING,
  measureTexts,
  readPackOfMany,
  skipOf,
  skipOtherUnit,
  SOLD_BY_WEIGHT,
  type LineQuantity,
} from "./line-quantity-parts";
import { readSizeAt } from "./line-size";

/** Nobody writes a range whose upper end is so many times the lower. */
const NO_RANGE = rational(4);

/** "2 x 400g tins", "1 (14 oz) can", "one 28-ounce can": a count of packs, each of a size. Null for anything else. */
export function readCounted(tokens: readonly Token[], begin: number): LineQuantity | null {
  const dashed = readDashedCount(tokens, begin);
  const count = dashed ?? readAmountAt(tokens, begin);
  if (count === null) return null;
  const times = dashed !== null || isTimes(tokens, count.next);
  const size = times ? null : readSizeAt(tokens, count.next, false);
  const at = times ? count.next + 1 : (size?.next ?? skipOfA(tokens, count));
  const packs = readMeasureBracket(tokens, at) ?? readBracketedNumber(tokens, at) ?? readPack(tokens, at, times);
  if (packs === null) return null;
  const [first] = packs.measures;
  const ofMany = first && readPackOfMany(tokens, first, count, times);
  if (ofMany) return ofMany;
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
      notes: measureTexts(tokens, packs.measures.slice(1)),
      next: skipOf(tokens, unit.next),
    };
  }
  const container = unit !== null && !isMeasured(unit.unit) ? { ...unit, next: skipOtherUnit(tokens, unit) } : null;
  const isSold = container !== null && (isContainer(container.unit) || SOLD_BY_WEIGHT.has(container.unit.id));
  // "¼ of a 1.2 kg pumpkin", "half a 2 kg chicken".
  const isPart = !times && size === null && isArticle(tokens[at - 1]) && first?.unit.dimension === "mass";
  const isWhole = count.amount.den === 1n || times || isSold || isPart;
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
    notes: measureTexts(tokens, packs.measures.slice(1)),
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

/** The "(4-5) pound" of "1 (4-5) pound chicken": the size of one, its unit behind the bracket. */
function readBracketedNumber(tokens: readonly Token[], index: number): MeasuresAt | null {
  const amount = isOpening(tokens[index]) ? readAmountAt(tokens, index + 1) : null;
  const unit = amount && isClosing(tokens[amount.next]) ? readLineUnitAt(tokens, amount.next + 1) : null;
  if (!amount || unit?.unit.dimension !== "mass") return null;
  const { word: unitWord, size, shapeAt, next } = unit;
  const measure = { ...amount, unit: unit.unit, unitWord, size, shapeAt, next, hyphened: true, start: index };
  return { measures: [measure], each: true, next };
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
