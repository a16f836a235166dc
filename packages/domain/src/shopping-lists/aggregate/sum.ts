import { singularUnitWord } from "../../quantities/find-unit";
import { add, divide, multiply, ZERO, type Rational } from "../../quantities/rational";
import { chooseUnit, shortestWord, shownWord, type Measure } from "./measure";

/** A line as far as it can be added to others. */
export interface MeasuredLine {
  /** The amount for the planned servings, in the line's own unit; zero for a line without one. */
  readonly scaled: Rational;
  /** As it is written, or what it became because the family has weighed the food. */
  readonly measure: Measure;
  /** Weight of one millilitre or piece of it, where that makes it grams; undefined for nearly all. */
  readonly gramsOfOne?: Rational;
}

interface Sum<Line> {
  readonly amount: Rational;
  /** The word of the unit that it is in. */
  readonly unit: string;
  /** What a line adds to it. */
  readonly inUnit: (line: Line) => Rational;
}

/** The sum of lines whose measures have one key. */
export function sumOf<Line extends MeasuredLine>(key: string, group: readonly Line[]): Sum<Line> {
  const measures = group.map((line) => line.measure);
  const unit = measures[0]?.unit;
  if (group.every((line) => line.measure.unit === unit && line.gramsOfOne === undefined))
    return {
      amount: group.reduce((sum, line) => add(sum, line.scaled), ZERO),
      unit: unitWordOf(measures),
      inUnit: (line) => line.scaled,
    };
  const base = group.reduce((sum, line) => add(sum, baseOf(line)), ZERO);
  const dimension = key === "mass" ? "mass" : unit?.dimension;
  const units = measures.flatMap(({ unit }) => (unit && unit.dimension === dimension ? [unit] : []));
  const chosen = dimension === undefined ? null : chooseUnit(base, units, dimension);
  // Rashers and slices of bacon.
  if (!chosen) return { amount: base, unit: singularUnitWord(shortestWord(measures)), inUnit: baseOf };
  return {
    amount: chosen.amount,
    unit: shownWord(chosen.unit, measures),
    inUnit: (line) => divide(baseOf(line), chosen.unit.toBase),
  };
}

/** The word for a sum of amounts that are all in one unit. */
export function unitWordOf(measures: readonly Measure[]): string {
  const unit = measures[0]?.unit;
  return unit ? shownWord(unit, measures) : shortestWord(measures);
}

/** A line in grams, millilitres or pieces, or in its own unit where that adds only to itself. */
function baseOf({ measure, scaled, gramsOfOne }: MeasuredLine): Rational {
  const base = measure.unit ? multiply(scaled, measure.unit.toBase) : scaled;
  return gramsOfOne ? multiply(base, gramsOfOne) : base;
}
