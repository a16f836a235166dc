/**
 * Exact numbers. Amounts are added and scaled as fractions and rounded only when they are shown, so
 * that a third of a kilogram three times is a kilogram.
 */
export interface Rational {
  /** Numerator; carries the sign. */
  readonly num: bigint;
  /** Denominator; always positive, always in lowest terms with `num`. */
  readonly den: bigint;
}

export const ZERO: Rational = { num: 0n, den: 1n };
export const ONE: Rational = { num: 1n, den: 1n };

/** Builds a fraction in lowest terms. A denominator of zero gives {@link ZERO}: domain rules are total. */
export function rational(num: bigint | number, den: bigint | number = 1n): Rational {
  let numerator = BigInt(num);
  let denominator = BigInt(den);
  if (denominator === 1n) return { num: numerator, den: denominator };
  if (denominator === 0n) return ZERO;
  if (denominator < 0n) {
    numerator = -numerator;
    denominator = -denominator;
  }
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return divisor === 1n
    ? { num: numerator, den: denominator }
    : { num: numerator / divisor, den: denominator / divisor };
}

/** The exact sum. */
export function add(left: Rational, right: Rational): Rational {
  if (left.den === right.den) return rational(left.num + right.num, left.den);
  return rational(left.num * right.den + right.num * left.den, left.den * right.den);
}

/** The exact difference. */
export function subtract(left: Rational, right: Rational): Rational {
  return rational(left.num * right.den - right.num * left.den, left.den * right.den);
}

/** The exact product. */
export function multiply(left: Rational, right: Rational): Rational {
  return rational(left.num * right.num, left.den * right.den);
}

/** Division by zero gives {@link ZERO}. */
export function divide(left: Rational, right: Rational): Rational {
  return rational(left.num * right.den, left.den * right.num);
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compare(left: Rational, right: Rational): number {
  const difference = left.num * right.den - right.num * left.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** True for exactly 0. */
export function isZero(value: Rational): boolean {
  return value.num === 0n;
}

/** True above 0. */
export function isPositive(value: Rational): boolean {
  return value.num > 0n;
}

/** The largest whole number that is not above `value`. */
export function floor(value: Rational): bigint {
  const quotient = value.num / value.den;
  return value.num < 0n && value.num % value.den !== 0n ? quotient - 1n : quotient;
}

/** `value` rounded half up to `decimals` places (0 to 12), still exact. */
export function roundTo(value: Rational, decimals: number): Rational {
  const scale = 10n ** BigInt(decimals);
  return rational(floor({ num: 2n * value.num * scale + value.den, den: 2n * value.den }), scale);
}

/** Nearest double. */
export function toNumber(value: Rational): number {
  const whole = value.num / value.den;
  return Number(whole) + Number(value.num - whole * value.den) / Number(value.den);
}

/**
 * The fraction that a person meant by a double: its shortest decimal, at most `MAX_DECIMALS` places,
 * so that 0.1 is one tenth and nothing that is stored outgrows a 64-bit column. NaN and infinities are zero.
 */
export function fromNumber(value: number): Rational {
  if (Number.isSafeInteger(value)) return rational(value);
  if (!Number.isFinite(value)) return ZERO;
  const scaled = value.toFixed(MAX_DECIMALS);
  const point = scaled.indexOf(".");
  const digits = point === -1 ? scaled : scaled.slice(0, point) + scaled.slice(point + 1);
  return /^-?\d+$/.test(digits) ? rational(BigInt(digits), 10n ** BigInt(MAX_DECIMALS)) : ZERO;
}

/** Kitchens measure in no finer parts. */
const MAX_PARTS = 64;

/**
 * The fraction of which a double is the nearest: what {@link toNumber} made of "1/3" is a third again. One of more than
 * 64 parts is read as {@link fromNumber} reads it.
 */
export function fractionOf(value: number): Rational {
  for (let parts = 1; parts <= MAX_PARTS; parts += 1) {
    const count = Math.round(value * parts);
    if (count / parts === value && Number.isSafeInteger(count)) return rational(count, parts);
  }
  return fromNumber(value);
}

/** Decimal places that an amount keeps when it arrives as a number. */
export const MAX_DECIMALS = 6;

/** Text of an exact value for storage, "500/3" or "2". Read back by {@link fromText}. */
export function toText(value: Rational): string {
  return value.den === 1n ? value.num.toString() : `${value.num}/${value.den}`;
}

/** Reads what {@link toText} wrote; {@link ZERO} for anything else: domain rules are total. */
export function fromText(text: string): Rational {
  return parseRational(text) ?? ZERO;
}

/** The same; null for anything else. */
export function parseRational(text: string): Rational | null {
  const match = /^(-?\d{1,400})(?:\/(\d{1,400}))?$/.exec(text);
  if (!match?.[1]) return null;
  const den = BigInt(match[2] ?? "1");
  return den === 0n ? null : rational(BigInt(match[1]), den);
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let a = left;
  let b = right;
  while (b > LARGEST_NUMBER) [a, b] = [b, a % b];
  if (b === 0n) return a === 0n ? 1n : a;
  // What kitchens measure fits into numbers, which are divided in a tenth of the time.
  let large = Number(b);
  let small = Number(a % b);
  while (small !== 0) [large, small] = [small, large % small];
  return BigInt(large);
}

const LARGEST_NUMBER = BigInt(Number.MAX_SAFE_INTEGER);
