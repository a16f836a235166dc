import { compare, floor, multiply, rational, roundTo, subtract, type Rational } from "./rational";

/** Fractions that measuring spoons and people have, with the signs for them. */
const FRACTIONS: readonly (readonly [Rational, string])[] = [
  [rational(1, 8), "⅛"],
  [rational(1, 4), "¼"],
  [rational(1, 3), "⅓"],
  [rational(3, 8), "⅜"],
  [rational(1, 2), "½"],
  [rational(5, 8), "⅝"],
  [rational(2, 3), "⅔"],
  [rational(3, 4), "¾"],
  [rational(7, 8), "⅞"],
];

/** An amount of zero or more as "2", "½" or "1½"; null where no kitchen fraction says it. */
export function kitchenFraction(amount: Rational): string | null {
  if (amount.den === 1n) return amount.num.toString();
  const whole = floor(amount);
  const rest = subtract(amount, rational(whole));
  const sign = FRACTIONS.find(([fraction]) => meansFraction(rest, fraction))?.[1];
  return sign === undefined ? null : withWhole(whole, sign);
}

function withWhole(whole: bigint, sign: string): string {
  return whole > 0n ? `${whole}${sign}` : sign;
}

/** A third typed as a decimal is a third: 0.33, 0.333, and cut instead of rounded, 0.66. */
function meansFraction(rest: Rational, fraction: Rational): boolean {
  if (compare(rest, fraction) === 0) return true;
  if (fraction.den !== 3n) return false;
  return [2, 3].some((decimals) => {
    const scale = rational(10n ** BigInt(decimals));
    const cut = rational(floor(multiply(fraction, scale)), scale.num);
    return compare(rest, cut) === 0 || compare(rest, roundTo(fraction, decimals)) === 0;
  });
}
