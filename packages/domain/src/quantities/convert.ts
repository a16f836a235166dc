import { compare, divide, multiply, ONE, rational, type Rational } from "./rational";
import { MEASURED_UNITS, type MeasureSystem, type Unit } from "./unit";

/** Amounts as the recipe has them, or all in one system (a household preference). */
export type UnitsShown = "as-written" | MeasureSystem;

export interface Quantity {
  readonly amount: Rational;
  readonly unit: Unit;
}

/** What a kitchen of each system measures with. A cook has no use for 0.2 quarts. */
const KITCHEN_UNITS: Readonly<Record<MeasureSystem, readonly string[]>> = {
  metric: ["g", "kg", "ml", "l"],
  us: ["oz", "lb", "tsp", "tbsp", "cup"],
};
/** Spoons lie in every kitchen's drawer: nobody measures 14.8 ml. */
const UNITS_OF_EVERY_KITCHEN = ["tsp", "tbsp"];
const QUARTER = rational(1, 4);
/** Nobody weighs less than an eighth of an ounce in ounces: 2 g stay 2 g. */
const LEAST = rational(1, 8);

/** The same amount in another unit, exactly. Null where the two cannot be added: other dimensions, other natural units. */
export function convert(amount: Rational, from: Unit, to: Unit): Rational | null {
  if (from.id === to.id) return amount;
  if (from.dimension !== to.dimension || from.dimension === "natural") return null;
  return divide(multiply(amount, from.toBase), to.toBase);
}

/**
 * An amount in the units of a system, in the largest of its kitchen units that gives at least 1, or a quarter of a cup.
 * Counts, natural units, spoons, traces and what is of that system already stay as they are.
 */
export function toSystem(amount: Rational, unit: Unit, shown: UnitsShown): Quantity {
  const stays =
    shown === "as-written" || unit.system === null || unit.system === shown || UNITS_OF_EVERY_KITCHEN.includes(unit.id);
  if (stays) return { amount, unit };
  const candidates = MEASURED_UNITS.filter((to) => KITCHEN_UNITS[shown].includes(to.id));
  const inSystem = largestFitting(amount, unit, candidates, (to) => (to.id === "cup" ? QUARTER : ONE));
  return inSystem && compare(inSystem.amount, LEAST) >= 0 ? inSystem : { amount, unit };
}

/**
 * `amount` in the largest of the candidates that gives at least 1 (or at least `takenFrom` says), else in the smallest.
 * Null where no candidate is of its dimension.
 */
export function largestFitting(
  amount: Rational,
  unit: Unit,
  candidates: readonly Unit[],
  takenFrom: (unit: Unit) => Rational = () => ONE,
): Quantity | null {
  const largestFirst = candidates.toSorted((left, right) => compare(right.toBase, left.toBase));
  const quantities = largestFirst.flatMap((to): Quantity[] => {
    const converted = convert(amount, unit, to);
    return converted === null ? [] : [{ amount: converted, unit: to }];
  });
  return (
    quantities.find((quantity) => compare(quantity.amount, takenFrom(quantity.unit)) >= 0) ?? quantities.at(-1) ?? null
  );
}
