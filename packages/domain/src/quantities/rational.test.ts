import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  compare,
  divide,
  floor,
  fromNumber,
  multiply,
  parseRational,
  rational,
  roundTo,
  subtract,
  toNumber,
  toText,
  ZERO,
  type Rational,
} from "./rational";

const fractions: fc.Arbitrary<Rational> = fc
  .tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([num, den]) => rational(num, den));

describe("exact numbers", () => {
  it("adds a third of a kilogram three times to a kilogram", () => {
    const third = rational(1, 3);
    expect(add(add(third, third), third)).toEqual(rational(1));
  });

  it("takes a double for the decimal that a person meant", () => {
    expect(fromNumber(0.1)).toEqual(rational(1, 10));
    expect(fromNumber(0.1 + 0.2)).toEqual(rational(3, 10));
    expect(fromNumber(Number.NaN)).toEqual(ZERO);
    expect(fromNumber(Number.POSITIVE_INFINITY)).toEqual(ZERO);
  });

  it("has no division by zero", () => {
    expect(rational(3, 0)).toEqual(ZERO);
    expect(divide(rational(3), ZERO)).toEqual(ZERO);
  });

  it("rounds half up, below zero too", () => {
    expect(roundTo(rational(5, 2), 0)).toEqual(rational(3));
    expect(roundTo(rational(-5, 2), 0)).toEqual(rational(-2));
    expect(roundTo(rational(2, 3), 2)).toEqual(rational(67, 100));
    expect(floor(rational(-1, 3))).toBe(-1n);
  });

  it("undoes what it did", () => {
    fc.assert(
      fc.property(fractions, fractions, (left, right) => {
        expect(subtract(add(left, right), right)).toEqual(left);
        if (right.num !== 0n) expect(divide(multiply(left, right), right)).toEqual(left);
      }),
    );
  });

  it("does not care about the order of a sum", () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (one, two, three) => {
        expect(add(one, two)).toEqual(add(two, one));
        expect(add(add(one, two), three)).toEqual(add(one, add(two, three)));
      }),
    );
  });

  it("comes back from the database as it went in", () => {
    fc.assert(
      fc.property(fractions, (value) => {
        expect(parseRational(toText(value))).toEqual(value);
      }),
    );
    expect(parseRational("1/0")).toBeNull();
    expect(parseRational("half")).toBeNull();
  });

  it("orders as doubles do", () => {
    fc.assert(
      fc.property(fractions, fractions, (left, right) => {
        if (toNumber(left) !== toNumber(right))
          expect(Math.sign(compare(left, right))).toBe(Math.sign(toNumber(left) - toNumber(right)));
      }),
    );
  });
});
