import type { Token } from "../../../quantities/amount-tokens";
import { readUnitAt } from "../../../quantities/find-unit";
import { compare, isZero, ONE, type Rational } from "../../../quantities/rational";
import { isArticle, readAmountAt, type AmountReading } from "../../../quantities/read-amount";
import { isContainer, type Unit } from "../../../quantities/unit";
import { isEach } from "./line-alternatives";
import { readLineUnitAt, skipAbout, type MeasureAt } from "./line-measure";
import { isTightDash, isWord, skipPhrase } from "../line-words";
import type { SecondAmount } from "../parsed-line";
import { listed } from "../../../languages/word-lists";

/** What the beginning of a line says about how much. */
export interface LineQuantity {
  readonly amount: Rational | null;
  readonly amountMax: Rational | null;
  /** Null where the line names no unit; pieces where it says "pieces". */
  readonly unit: Unit | null;
  readonly unitWord: string;
  readonly pack: SecondAmount | null;
  readonly alternative: SecondAmount | null;
  readonly size: readonly Token[];
  /** What belongs to the notes: the "tin" of "400g tin of beans", a third measure. */
  readonly notes: readonly (readonly Token[])[];
  /** True where the food comes in something: "400g tin chopped tomatoes". */
  readonly inContainer: boolean;
  /** First token of the food's name. */
  readonly next: number;
}

/** A quantity that says nothing, to be filled in. */
export const NOTHING: Omit<LineQuantity, "next"> = {
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

/** Pieces of a stated weight: the "sheet" of "320g sheet puff pastry" is a note as the "tin" of "400g tin beans" is. */
export const SOLD_BY_WEIGHT = new Set(
  listed(`
  ball, bar, block, bunch, chunk, head, hunk, knob, log, lump, roll, sheet, slab, wedge
`),
);

/** The words of measures that have no place of their own. */
export function measureTexts(tokens: readonly Token[], measures: readonly MeasureAt[]): readonly (readonly Token[])[] {
  return measures.map((measure) => tokens.slice(measure.start, measure.next));
}

/** The "or bottle" of "1 can or bottle (12 oz) beer". */
export function skipOtherUnit(tokens: readonly Token[], unit: Pick<MeasureAt, "unit" | "next">): number {
  const other =
    isContainer(unit.unit) && isWord(tokens[unit.next], "orWords") ? readUnitAt(tokens, unit.next + 1) : null;
  return other && isContainer(other.unit) ? other.next : unit.next;
}

/** "each", "each:", "ea.", "of" and ", about 24" stand between an amount and its food. */
export function skipAfterUnit(tokens: readonly Token[], index: number): number {
  if (isEach(tokens[index]))
    return skipOf(tokens, /^[.:]$/.test(tokens[index + 1]?.text ?? "") ? index + 2 : index + 1);
  const about = tokens[index]?.text === "," ? skipAbout(tokens, index + 1) : index;
  const count = about > index + 1 ? readAmountAt(tokens, about) : null;
  return skipOf(tokens, count?.next ?? index);
}

/** "of", "of the", "of a", "d'", and what Romance languages say of a spoon before it: "un cucchiaio scarso di". */
export function skipOf(tokens: readonly Token[], index: number): number {
  if (isWord(tokens[index], "measureWords") && isWord(tokens[index + 1], "ofWords")) return skipOf(tokens, index + 1);
  if (!isWord(tokens[index], "ofWords") || index + 1 >= tokens.length || isTightDash(tokens, index + 1)) return index;
  const next = index + 1;
  return isArticle(tokens[next]) || tokens[next]?.folded === "the" ? next + 1 : next;
}

/** "2% milk", "5-spice powder", "00 flour": a number that belongs to the food's name. */
export function isNoAmount(tokens: readonly Token[], begin: number, next: number): boolean {
  const first = tokens[begin];
  if (first?.form === "whole" && first.text.length > 1 && first.value !== null && isZero(first.value)) return true;
  // "7up", "9V battery", "3M tape", but "3eggs" and "2x".
  const grown = tokens[next];
  const isGrown = grown?.kind === "word" && !grown.spaced && grown.text.length <= 2 && grown.folded !== "x";
  if (isGrown && tokens[begin]?.form === "whole" && readLineUnitAt(tokens, next) === null) return true;
  // "2-in-1 shampoo"
  if (tokens[next + 1]?.folded === "in" && isTightDash(tokens, next) && isTightDash(tokens, next + 2)) return true;
  if (tokens[next]?.text === "%" || skipPhrase(tokens, begin, "unitFoods") > begin) return true;
  return isTightDash(tokens, next) && tokens[next + 1]?.kind === "word" && readLineUnitAt(tokens, next + 1) === null;
}

/** The "4-pack" of "1 x 4-pack crumpets", "1 x 6 pack eggs" and "a 6-pack of cola": so many are in one, which is a note. Null for anything else. */
export function readPackOfMany(
  tokens: readonly Token[],
  { amount, hyphened, unit, unitWord, start, next }: MeasureAt,
  packs: AmountReading,
  times = false,
): LineQuantity | null {
  const isMany = hyphened || (times && !unitWord.endsWith("s"));
  if (!isMany || !isContainer(unit) || amount.den !== 1n || compare(amount, ONE) === 0) return null;
  return {
    ...NOTHING,
    amount: packs.amount,
    amountMax: packs.amountMax,
    unit,
    unitWord,
    notes: [tokens.slice(start, next)],
    inContainer: true,
    next: skipOf(tokens, next),
  };
}

/** The "6" of "1 pack of 6 pork sausages": how many are in one, which is a note. */
export function skipCountInPack(tokens: readonly Token[], index: number, unit: Unit): number {
  const isPacked = isContainer(unit) && isWord(tokens[index - 1], "ofWords") && !isArticle(tokens[index]);
  const count = isPacked ? readAmountAt(tokens, index) : null;
  return count && tokens[count.next]?.kind === "word" && !isNoAmount(tokens, index, count.next) ? count.next : index;
}
