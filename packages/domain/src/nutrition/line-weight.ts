import { parseFoods } from "../ingredients/lines/parse-foods";
import { findUnit } from "../quantities/find-unit";
import type { Pack } from "../quantities/format-quantity";
import { ONE, toNumber, type Rational } from "../quantities/rational";
import { isContainer, unitById, type Unit } from "../quantities/unit";
import type { FoodFacts } from "./food-facts";

/** What of a recipe's line says how much it is. */
export interface WeighedLine {
  /** The line as it was written. */
  readonly raw: string;
  /** Lower end of a range; null where the line names no amount. */
  readonly amount: Rational | null;
  readonly amountMax: Rational | null;
  /** As written; "" for pieces. */
  readonly unit: string;
  readonly pack: Pack | null;
  /** A further food of the raw line: what `raw` says in brackets is the first one's. */
  readonly sharesRaw: boolean;
}

/** What a family has said that something weighs: it goes before what ships with the product. Above 0; null where nothing was said. */
export interface OwnWeights {
  readonly gramsPerMl: number | null;
  /** As it is bought, with its peel. */
  readonly gramsPerPiece: number | null;
  /** Grams of one by unit id. */
  readonly gramsOf: ReadonlyMap<string, number>;
}

export interface LineWeight {
  /** Grams as they are bought. */
  readonly grams: number;
  /** Grams of it that are eaten. */
  readonly eaten: number;
}

/** Spoons of a cook's fingers, in millilitres (a pinch is a sixteenth of a teaspoon, a dash an eighth). */
const TEASPOON_ML = toNumber(unitById("tsp")?.toBase ?? ONE);
const FINGERS_ML: ReadonlyMap<string, number> = new Map([
  ["pinch", TEASPOON_ML / 16],
  ["dash", TEASPOON_ML / 8],
]);

/**
 * What a line weighs: by its own weight, by one in brackets ("1 cup (125 g)"), by its volume, or by what one of it weighs, in this
 * order. Of a range the upper end, as on shopping lists. Null where nobody can say, and for a line without an amount.
 */
export function weighLine(line: WeighedLine, facts: FoodFacts | undefined, own: OwnWeights): LineWeight | null {
  const count = line.amountMax ?? line.amount;
  const unit = findUnit(line.unit);
  if (count === null || unit === undefined) return null;
  const amount = toNumber(count);
  const edible = facts?.edibleShare ?? 1;

  const weighed = gramsIn(amount, unit);
  if (weighed !== null) return { grams: weighed, eaten: weighed * edible };
  const packed = gramsOfPack(line.pack, facts, own);
  if (packed !== null) {
    const drained = isContainer(unit) ? (facts?.drainedShare ?? 1) : 1;
    return { grams: amount * packed, eaten: amount * packed * drained * edible };
  }
  const said = saidGrams(line);
  if (said !== null) return { grams: said, eaten: said * edible };
  const whole = unit.dimension === "count" ? own.gramsPerPiece : null;
  if (whole !== null) return { grams: amount * whole, eaten: amount * whole * edible };
  const counted = gramsOfOne(unit, facts, own);
  return counted === null ? null : { grams: amount * counted, eaten: amount * counted };
}

const gramsIn = (amount: number, unit: Unit): number | null =>
  unit.dimension === "mass" ? amount * toNumber(unit.toBase) : null;

/** Grams of one pack: "2 × 400 g tins". */
function gramsOfPack(pack: Pack | null, facts: FoodFacts | undefined, own: OwnWeights): number | null {
  const unit = pack ? findUnit(pack.unit) : undefined;
  if (!pack || !unit) return null;
  const amount = toNumber(pack.amount);
  return gramsIn(amount, unit) ?? gramsInVolume(amount, unit, facts, own);
}

/** "1 cup (125 g) flour": what the cook who wrote it has weighed. */
function saidGrams(line: WeighedLine): number | null {
  if (line.sharesRaw) return null;
  const alternative = parseFoods(line.raw)[0]?.alternative;
  const unit = alternative && unitById(alternative.unit);
  return unit ? gramsIn(toNumber(alternative.amountMax ?? alternative.amount), unit) : null;
}

function gramsOfOne(unit: Unit, facts: FoodFacts | undefined, own: OwnWeights): number | null {
  const known = own.gramsOf.get(unit.id) ?? facts?.gramsOf.get(unit.dimension === "count" ? "" : unit.id);
  return known ?? gramsInVolume(1, unit, facts, own);
}

function gramsInVolume(amount: number, unit: Unit, facts: FoodFacts | undefined, own: OwnWeights): number | null {
  const density = own.gramsPerMl ?? facts?.gramsPerMl ?? null;
  const millilitres = unit.dimension === "volume" ? toNumber(unit.toBase) : FINGERS_ML.get(unit.id);
  return density === null || millilitres === undefined ? null : amount * millilitres * density;
}
