import { endsWithin, roundToSignificant } from "./decimal-text";
import { kitchenFraction } from "./kitchen-fraction";
import { add, compare, divide, floor, multiply, ONE, rational, roundTo, type Rational } from "./rational";
import type { Unit } from "./unit";

/** What is weighed and measured in tenths; everything else in a kitchen is halved and quartered. */
const DECIMAL_UNITS: ReadonlySet<string> = new Set(["mg", "g", "kg", "ml", "cl", "dl", "l", "mm", "cm"]);
/** Decimal places of the large decimal units; the small ones (g, ml) are rounded in steps. */
const DECIMALS: Readonly<Record<string, number>> = { kg: 2, l: 2, cl: 1, dl: 1, cm: 1 };
/** Up to which amount which step: half a gram below 10 g, 1 g below 100 g, 5 g from there on. */
const GRAM_STEPS: readonly (readonly [Rational, Rational])[] = [
  [rational(10), rational(1, 2)],
  [rational(100), ONE],
];
const LARGE_GRAM_STEP = rational(5);
/** Nobody measures less in a spoon or buys less of a head. */
const SMALLEST_FRACTION = rational(1, 8);
const FRACTIONS = [[0], [1, 4], [1, 3], [1, 2], [2, 3], [3, 4], [1]].map(([num = 0, den = 1]) => rational(num, den));
/** From where on a third more or less is not seen in a spoon or cup, and from where on a half. */
const MEASURED_STEPS = { halvesFrom: rational(20), wholesFrom: rational(100) };
/** Nobody cuts the sixth clove into three, or the thirtieth in two. */
const COUNTED_STEPS = { halvesFrom: rational(5), wholesFrom: rational(20) };
const TENTHS_SHORT_BELOW = rational(100);
const SMALL_DIGITS = 2;

/** True where the unit is written with decimals: 1.5 kg, and not 1½. */
export function isDecimalUnit(unit: Unit | undefined): boolean {
  return unit !== undefined && DECIMAL_UNITS.has(unit.id);
}

/**
 * A positive amount in the steps of a kitchen, for eyes only: 833⅓ g is 835 g, 7.6 tbsp are 7⅔, 136.97 ml are 135. A
 * larger amount is never rounded to a smaller one, nothing is rounded to 0, and the error is at most 3 % or half a step.
 * Counts are rounded up, by less than a step, as they are bought: 6.17 eggs are 6½, 29⅔ cloves 30.
 */
export function roundForKitchen(amount: Rational, unit: Unit | undefined): Rational {
  if (unit && isDecimalUnit(unit)) return roundDecimal(amount, DECIMALS[unit.id]);
  if (compare(amount, SMALLEST_FRACTION) < 0) {
    return unit?.dimension === "mass" ? roundToSignificant(amount, SMALL_DIGITS) : SMALLEST_FRACTION;
  }
  return isMeasured(unit) ? nearest(amount) : upwards(amount, COUNTED_STEPS);
}

/** True for an amount that a person would write as it stands, to be left alone: 113 g, 2.5 g, 3.83 kg, ⅓, 2.2 lb. */
export function isShortAmount(amount: Rational, unit: Unit | undefined): boolean {
  if (unit && isDecimalUnit(unit)) {
    const decimals = DECIMALS[unit.id];
    if (decimals !== undefined) return endsWithin(amount, decimals);
    return (
      amount.den === 1n || (compare(amount, TENTHS_SHORT_BELOW) < 0 && (amount.den === 4n || endsWithin(amount, 1)))
    );
  }
  return (
    (kitchenFraction(amount) !== null && amount.den <= finestAt(amount, unit)) ||
    (unit?.dimension === "mass" && endsWithin(amount, 1))
  );
}

const isMeasured = (unit: Unit | undefined): boolean => unit?.dimension === "mass" || unit?.dimension === "volume";

/** The largest denominator that a person would write at this size: eighths, from some size on halves, then wholes. */
function finestAt(amount: Rational, unit: Unit | undefined): bigint {
  const { halvesFrom, wholesFrom } = isMeasured(unit) ? MEASURED_STEPS : COUNTED_STEPS;
  // A third that was typed as a decimal has a larger one.
  if (compare(amount, halvesFrom) < 0) return amount.den;
  return compare(amount, wholesFrom) < 0 ? 2n : 1n;
}

function roundDecimal(amount: Rational, decimals: number | undefined): Rational {
  if (compare(amount, ONE) < 0) return roundToSignificant(amount, SMALL_DIGITS);
  if (decimals !== undefined) return roundTo(amount, decimals);
  const step = GRAM_STEPS.find(([below]) => compare(amount, below) < 0)?.[1] ?? LARGE_GRAM_STEP;
  return multiply(roundTo(divide(amount, step), 0), step);
}

/** The whole numbers and fractions around an amount, smallest first. */
function stepsAround(amount: Rational, { halvesFrom, wholesFrom } = MEASURED_STEPS): readonly Rational[] {
  const fractions =
    compare(amount, wholesFrom) >= 0
      ? FRACTIONS.filter(({ den }) => den === 1n)
      : compare(amount, halvesFrom) >= 0
        ? FRACTIONS.filter(({ den }) => den <= 2n)
        : FRACTIONS;
  const whole = rational(floor(amount));
  return [
    ...(whole.num === 0n ? [SMALLEST_FRACTION] : []),
    ...fractions.map((fraction) => add(whole, fraction)),
  ].filter(({ num }) => num > 0n);
}

function nearest(amount: Rational): Rational {
  const steps = stepsAround(amount);
  const below = steps.findLast((step) => compare(step, amount) <= 0);
  const above = upwards(amount);
  return below && compare(add(amount, amount), add(below, above)) < 0 ? below : above;
}

function upwards(amount: Rational, steps = MEASURED_STEPS): Rational {
  return stepsAround(amount, steps).find((step) => compare(step, amount) >= 0) ?? amount;
}
