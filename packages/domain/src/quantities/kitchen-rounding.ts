import { type Quantity } from "./convert";
import { endsWithin } from "./decimal-text";
import { kitchenFraction } from "./kitchen-fraction";
import { kitchenUnit, type KitchenUnits } from "./kitchen-units";
import { add, compare, divide, floor, isPositive, multiply, ONE, rational, subtract, type Rational } from "./rational";
import { unitById, type Unit } from "./unit";

/** "nearest" for what is cooked with; "up" for what is bought, which is never less than what is needed. */
export type Rounding = "nearest" | "up";

/** Of a unit with these decimal steps the first counts that is near enough; from which amount on, and how long a step is. */
const DECIMAL_STEPS: Readonly<Record<string, readonly (readonly [from: number, step: Rational])[]>> = {
  g: [
    [100, rational(5)],
    [10, ONE],
    [1, rational(1, 2)],
  ],
  kg: [[0, rational(1, 100)]],
  cl: [[0, rational(1, 10)]],
};
/** What is weighed and measured in tenths; everything else in a kitchen is halved and quartered. */
const DECIMAL_UNITS: Readonly<Record<string, keyof typeof DECIMAL_STEPS>> = {
  mg: "g",
  g: "g",
  kg: "kg",
  ml: "g",
  dag: "cl",
  hg: "cl",
  cl: "cl",
  dl: "cl",
  l: "kg",
  mm: "g",
  cm: "cl",
};
/** How far off what is shown may be: a part of the amount (decisions, section 3). */
const TOLERANCE = rational(3, 100);
const SPOON_TOLERANCE = rational(1, 10);
/** Halves are simplest, but only where they are nearly right; then quarters and thirds, then eighths. */
const FRACTION_STEPS: readonly { readonly parts: readonly number[]; readonly tolerance: Rational }[] = [
  { parts: [1, 2], tolerance: rational(1, 100) },
  { parts: [3, 4], tolerance: rational(2, 100) },
  { parts: [3, 8], tolerance: TOLERANCE },
];
const QUARTERS_AND_THIRDS = [3, 4];
/** A pound is weighed to the quarter, and in ounces what lies between. */
const COARSE: ReadonlySet<string> = new Set(["lb"]);

/** The measure that takes over where a larger one has no fraction for an amount. */
interface Smaller {
  readonly id: string;
  /** Below it all is measured in the smaller one, from it on what is left over a whole or a part of the larger. */
  readonly aloneBelow: Rational;
  /** Parts of the larger one that there are vessels for. */
  readonly parts: readonly number[];
}
const SMALLER: Readonly<Record<string, Smaller>> = {
  lb: { id: "oz", aloneBelow: rational(2), parts: [1] },
  gallon: { id: "quart", aloneBelow: ONE, parts: [1] },
  quart: { id: "cup", aloneBelow: ONE, parts: [1] },
  pint: { id: "fl oz", aloneBelow: rational(2), parts: [1] },
  "fl oz": { id: "tsp", aloneBelow: ONE, parts: [1] },
  cup: { id: "tbsp", aloneBelow: rational(1, 2), parts: QUARTERS_AND_THIRDS },
  tbsp: { id: "tsp", aloneBelow: rational(2), parts: [1] },
};
/** So few decimals as are near enough; more than these no kitchen amount needs. */
const MAX_DECIMALS = 9;
const TENTHS_SHORT_BELOW = rational(100);
/** From where on eighths, and then halves, are not written for the sake of being exact. */
const EXACT_BELOW = { eighths: rational(20), halves: rational(100) };

/** True where the unit is written with decimals: 1.5 kg, and not 1½. */
export function isDecimalUnit(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.id in DECIMAL_UNITS;
}

/**
 * A positive amount in the steps of a kitchen, at most 3 % off and 10 % below a teaspoon: 833⅓ g are 835 g, 100 ml 6¾
 * tbsp, 250 ml of an American kitchen 1 cup and 1 tbsp. Two quantities where a larger measure needs a smaller one to
 * be right, else one. What is rounded "up" is never less than the amount. Never empty, never 0.
 */
export function inKitchenMeasures(
  { amount, unit }: Quantity,
  rounding: Rounding,
  kitchen?: KitchenUnits,
): readonly Quantity[] {
  const single = isDecimalUnit(unit) ? null : roundToFraction(amount, unit, rounding);
  if (single) return [{ amount: single, unit }];
  const next = SMALLER[unit.id];
  const smaller = next && kitchenUnit(unitById(next.id), kitchen);
  if (!next || !smaller) return [{ amount: roundForKitchen(amount, unit, rounding), unit }];
  const perUnit = divide(unit.toBase, smaller.toBase);
  const inSmaller = { amount: multiply(amount, perUnit), unit: smaller };
  if (compare(amount, next.aloneBelow) < 0) return inKitchenMeasures(inSmaller, rounding, kitchen);
  for (const main of stepsAround(amount, next.parts).toReversed()) {
    const left = multiply(subtract(amount, main), perUnit);
    if (!isPositive(left)) continue;
    const rest = snap(left, [1, 2], rounding);
    const sum = rest && add(main, divide(rest, perUnit));
    if (rest && sum && isPositive(rest) && isNear(sum, amount, TOLERANCE))
      return [
        { amount: main, unit },
        { amount: rest, unit: smaller },
      ];
  }
  return inKitchenMeasures(inSmaller, rounding, kitchen);
}

/** The same in its own unit, whatever that is: of pieces, of a word that is no unit, of the end of a range. */
export function roundForKitchen(amount: Rational, unit: Unit | undefined, rounding: Rounding): Rational {
  return (
    (unit && isDecimalUnit(unit) ? roundToStep(amount, unit, rounding) : roundToFraction(amount, unit, rounding)) ??
    roundToDecimals(amount, rounding)
  );
}

/** True for an amount that a person would write as it stands, to be left alone: 113 g, 2.5 g, 3.83 kg, ⅓, 2.2 lb. */
export function isShortAmount(amount: Rational, unit: Unit | undefined): boolean {
  if (unit && isDecimalUnit(unit)) {
    const steps = DECIMAL_UNITS[unit.id];
    if (steps !== "g") return endsWithin(amount, steps === "kg" ? 2 : 1);
    return (
      amount.den === 1n || (compare(amount, TENTHS_SHORT_BELOW) < 0 && (amount.den === 4n || endsWithin(amount, 1)))
    );
  }
  if (unit?.dimension === "mass" && endsWithin(amount, 1)) return true;
  if (kitchenFraction(amount) === null) return false;
  // A third that was typed as a decimal has a larger denominator.
  if (compare(amount, EXACT_BELOW.eighths) < 0) return true;
  return amount.den === 1n || (amount.den === 2n && compare(amount, EXACT_BELOW.halves) < 0);
}

const isMeasured = (unit: Unit | undefined): boolean => unit?.dimension === "mass" || unit?.dimension === "volume";

function roundToStep(amount: Rational, unit: Unit, rounding: Rounding): Rational | null {
  const steps = DECIMAL_STEPS[DECIMAL_UNITS[unit.id] ?? ""] ?? [];
  for (const [from, step] of steps) {
    if (compare(amount, rational(from)) < 0) continue;
    const rounded = multiply(roundWhole(divide(amount, step), rounding), step);
    if (isNear(rounded, amount, TOLERANCE)) return rounded;
  }
  return null;
}

/** To halves, quarters and thirds, or eighths; null where none is near enough. */
function roundToFraction(amount: Rational, unit: Unit | undefined, rounding: Rounding): Rational | null {
  const whole = snap(amount, [1], rounding);
  // Who buys 29⅔ cloves buys 30.
  if (whole && rounding === "up" && !isMeasured(unit) && isNear(whole, amount, TOLERANCE)) return whole;
  const isSpoon = unit?.id === "tsp" && compare(amount, ONE) < 0;
  for (const { parts, tolerance } of COARSE.has(unit?.id ?? "") ? FRACTION_STEPS.slice(0, 1) : FRACTION_STEPS) {
    const isFinest = parts.includes(8);
    const rounded = snap(amount, parts, rounding);
    if (rounded && isNear(rounded, amount, isSpoon && isFinest ? SPOON_TOLERANCE : tolerance)) return rounded;
  }
  return null;
}

/** As few decimals as are near enough. */
function roundToDecimals(amount: Rational, rounding: Rounding): Rational {
  for (let decimals = 1; decimals <= MAX_DECIMALS; decimals += 1) {
    const scale = rational(10n ** BigInt(decimals));
    const rounded = divide(roundWhole(multiply(amount, scale), rounding), scale);
    if (isNear(rounded, amount, TOLERANCE)) return rounded;
  }
  return amount;
}

/** The step next to an amount, or above it; null where that is 0. */
function snap(amount: Rational, parts: readonly number[], rounding: Rounding): Rational | null {
  const steps = stepsAround(amount, parts);
  const above = steps.find((step) => compare(step, amount) >= 0);
  const below = steps.findLast((step) => compare(step, amount) <= 0);
  if (!above || rounding === "up") return above ?? null;
  return below && compare(add(amount, amount), add(below, above)) < 0 ? below : above;
}

/** Wholes and fractions with these denominators around an amount, smallest first, without 0. */
function stepsAround(amount: Rational, parts: readonly number[]): readonly Rational[] {
  const whole = rational(floor(amount));
  const fractions = parts.flatMap((den) => Array.from({ length: den + 1 }, (_step, num) => rational(num, den)));
  return fractions
    .map((fraction) => add(whole, fraction))
    .filter(isPositive)
    .toSorted(compare);
}

function roundWhole(amount: Rational, rounding: Rounding): Rational {
  const below = floor(amount);
  const isUp = rounding === "up" ? amount.den !== 1n : compare(subtract(amount, rational(below)), rational(1, 2)) >= 0;
  return rational(isUp ? below + 1n : below);
}

function isNear(rounded: Rational, amount: Rational, tolerance: Rational): boolean {
  const difference = subtract(rounded, amount);
  const size = difference.num < 0n ? subtract(amount, rounded) : difference;
  return isPositive(rounded) && compare(size, multiply(amount, tolerance)) <= 0;
}
