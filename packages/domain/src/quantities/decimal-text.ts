import { floor, isZero, multiply, rational, roundTo, type Rational } from "./rational";

/** Decimal places of what is shown: two, and more for small amounts until three digits count (decisions, section 3). */
const SHOWN_DECIMALS = 2;
const SIGNIFICANT_DIGITS = 3;
/** An amount that ends by itself within this many places (0.125) is shown as it is. */
const EXACT_DECIMALS = 3;
/** Smaller amounts than the amount columns can hold do not occur; the bound keeps every rule total. */
const MAX_LEADING_ZEROS = 30;

/** An amount as lists show and send it: exact to 2 decimals and at least 3 significant digits, never rounded to 0. */
export function roundForDisplay(amount: Rational): Rational {
  if (endsWithin(amount, EXACT_DECIMALS)) return amount;
  return roundTo(amount, Math.max(SHOWN_DECIMALS, decimalsFor(amount, SIGNIFICANT_DIGITS)));
}

/** Three significant digits, whole digits always all: 236.588 is 237, 12.345 is 12.3 and 1234.5 is 1235. */
export function roundToSignificant(amount: Rational): Rational {
  return roundTo(amount, Math.max(0, decimalsFor(amount, SIGNIFICANT_DIGITS)));
}

/** The number for `totalAmount` on the wire: 166.67 for 500/3, and never 0.30000000000000004. */
export function toTotalAmount(amount: Rational): number {
  const shown = amount.den === 1n ? amount : roundForDisplay(amount);
  // What is shown ends, and a quotient of two exact numbers is the number that its decimals would be read as.
  const [num, den] = [Number(shown.num), Number(shown.den)];
  return Number.isSafeInteger(num) && Number.isSafeInteger(den) ? num / den : Number(decimalText(shown));
}

/** True where `amount` can be written in full with so many decimal places, at most 15. */
export function endsWithin(amount: Rational, decimals: number): boolean {
  const [scale, den] = [10 ** decimals, Number(amount.den)];
  return den <= scale && scale % den === 0;
}

/** Every digit of a finite decimal, "0.125", "-2"; what does not end is cut after 30 leading zeros and three digits. */
export function decimalText(amount: Rational): string {
  if (amount.den === 1n) return amount.num.toString();
  const decimals = Math.min(decimalsNeeded(amount), MAX_LEADING_ZEROS + SIGNIFICANT_DIGITS);
  const sign = amount.num < 0n ? "-" : "";
  const scaled = floor(
    multiply(amount.num < 0n ? { ...amount, num: -amount.num } : amount, rational(10n ** BigInt(decimals))),
  );
  const digits = scaled.toString().padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Places after the point at which `digits` significant digits are shown; negative above 10 ** digits. */
function decimalsFor(amount: Rational, digits: number): number {
  if (isZero(amount)) return 0;
  const size = amount.num < 0n ? { ...amount, num: -amount.num } : amount;
  const whole = floor(size);
  if (whole > 0n) return digits - whole.toString().length;
  let zeros = 0;
  for (let scaled = size.num * 10n; scaled < size.den && zeros < MAX_LEADING_ZEROS; scaled *= 10n) zeros += 1;
  return zeros + digits;
}

function decimalsNeeded(amount: Rational): number {
  let rest = amount.den;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : Infinity;
}
