import { foodKey } from "../../ingredients/names/food-key";
import { compareText } from "../../ordering/compare-text";
import { largestFitting, type Quantity } from "../../quantities/convert";
import { groupBy } from "../../ordering/group-by";
import { findUnit, isForeignUnitWord, singularUnitWord } from "../../quantities/find-unit";
import type { Pack } from "../../quantities/format-quantity";
import { divide, isPositive, multiply, toText, type Rational } from "../../quantities/rational";
import { kitchenUnit, type KitchenUnits } from "../../quantities/kitchen-units";
import { MEASURED_UNITS, PIECE, type Dimension, type Unit } from "../../quantities/unit";

/** What an amount is counted in. Amounts of one `key` add up, others never do. */
export interface Measure {
  readonly key: string;
  /** Undefined for a word that is no known unit; it adds only to itself. */
  readonly unit: Unit | undefined;
  /** As written, trimmed. */
  readonly word: string;
  readonly pack: Pack | null;
}

/** The units that a sum of mixed systems is shown in. */
const METRIC_UNITS = ["g", "kg", "ml", "l"];
/** Adjacent items of one food stand in this order, other measures after them. */
const KEY_ORDER: readonly string[] = ["mass", "volume", "count"];

/** What cookbooks call one piece of celery or bacon: no food has one of them and another as well. */
const SAME_PIECE: ReadonlyMap<string, string> = new Map([
  ["branch", "sprig"],
  ["rib", "stalk"],
  ["stick", "stalk"],
  ["rasher", "slice"],
  ["strip", "slice"],
]);

/** The measure of a line. Packs add to packs of the same size; tins and cans are one word. */
export function measureOf(unitWord: string, pack: Pack | null | undefined, kitchen?: KitchenUnits): Measure {
  const word = unitWord.trim();
  const unit = kitchenUnit(findUnit(word), kitchen);
  const key = measureKey(unit, word);
  if (!pack || !isPositive(pack.amount)) return { key, unit, word, pack: null };
  const packUnit = kitchenUnit(findUnit(pack.unit), kitchen);
  const size = packUnit ? multiply(pack.amount, packUnit.toBase) : pack.amount;
  return { key: `${key} of ${toText(size)} ${measureKey(packUnit, pack.unit)}`, unit, word, pack };
}

/** Mass, volume, count, then everything else by its key. */
export function compareMeasureKeys(left: string, right: string): number {
  const rank = (key: string): number => (KEY_ORDER.includes(key) ? KEY_ORDER.indexOf(key) : KEY_ORDER.length);
  return rank(left) - rank(right) || compareText(left, right);
}

/**
 * The unit in which a sum is shown (decisions, section 3): all lines in one unit, that unit; several of one system, the
 * largest of them that gives at least 1; mixed systems, metric. `base` is the sum in grams, millilitres or pieces.
 */
export function chooseUnit(base: Rational, units: readonly Unit[], dimension: Dimension): Quantity | null {
  const distinct = [...new Set(units)];
  const [only] = distinct;
  if (distinct.length === 1 && only) return { amount: divide(base, only.toBase), unit: only };
  const isOneSystem = distinct.length > 0 && new Set(distinct.map((unit) => unit.system)).size === 1;
  const metric = MEASURED_UNITS.filter((unit) => unit.dimension === dimension && METRIC_UNITS.includes(unit.id));
  const candidates = isOneSystem ? distinct : [...distinct.filter((unit) => unit.system === "metric"), ...metric];
  const from =
    MEASURED_UNITS.find((unit) => unit.dimension === dimension && unit.toBase.num === unit.toBase.den) ?? PIECE;
  return largestFitting(base, from, candidates);
}

/** The word for `unit` on an item: the family's own where all its lines are in the family's language, else the short form. */
export function shownWord(unit: Unit, measures: readonly Measure[]): string {
  const isForeign = measures.length > 0 && measures.every((measure) => isForeignUnitWord(measure.word));
  const ofUnit = measures.filter((measure) => measure.unit === unit);
  if (isForeign && ofUnit.length > 0) return shortestWord(ofUnit);
  if (unit.dimension === "natural") return writtenWord(ofUnit.map(({ word }) => word)) ?? unit.id;
  return unit === PIECE && measures.some((measure) => measure.word !== "") ? "piece" : unit.id;
}

/** The singular of the word that lines use most for a natural unit: "tin" for "tins", not "can". */
function writtenWord(words: readonly string[]): string | undefined {
  const singulars = words.map(singularUnitWord);
  const [best] = [...groupBy(singulars, (word) => word)].toSorted(([, left], [, right]) => right.length - left.length);
  return best?.[0];
}

/** Of the spellings of one unknown or foreign word the shortest, which is its singular where both are there. */
export function shortestWord(measures: readonly Measure[]): string {
  return measures.reduce((best, { word }) => (best === "" || word.length < best.length ? word : best), "");
}

function measureKey(unit: Unit | undefined, word: string): string {
  if (!unit) return `word ${foodKey(word)}`;
  return unit.dimension === "natural" ? `unit ${SAME_PIECE.get(unit.id) ?? unit.id}` : unit.dimension;
}
