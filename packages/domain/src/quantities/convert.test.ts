import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert, largestFitting, toSystem } from "./convert";
import { decimalText, roundForDisplay, toTotalAmount } from "./decimal-text";
import { compare, fromNumber, rational, ZERO } from "./rational";
import { MEASURED_UNITS, NATURAL_UNITS, PIECE, unitById, type Unit } from "./unit";

const unit = (id: string): Unit => {
  const found = unitById(id);
  if (!found) throw new Error(`${id} is no unit`);
  return found;
};

describe("converting", () => {
  it.each([
    [1, "kg", "g", 1000],
    [1, "lb", "oz", 16],
    [1, "tbsp", "tsp", 3],
    [1, "cup", "tbsp", 16],
    [1, "quart", "cup", 4],
    [1, "l", "dl", 10],
    [1, "oz", "g", 28.35],
    [1, "fl oz", "ml", 29.57],
  ])("%d %s is %s: %d", (amount, from, to, expected) => {
    const converted = convert(rational(amount), unit(from), unit(to));
    expect(converted && toTotalAmount(converted)).toBe(expected);
  });

  it("refuses what cannot be added: ounces and fluid ounces, cloves and bunches", () => {
    expect(convert(rational(1), unit("oz"), unit("fl oz"))).toBeNull();
    expect(convert(rational(1), unit("clove"), unit("bunch"))).toBeNull();
    expect(convert(rational(1), PIECE, unit("clove"))).toBeNull();
    expect(convert(rational(1), unit("clove"), unit("clove"))).toEqual(rational(1));
  });

  it("loses nothing there and back, between any two units", () => {
    const anyUnit = fc.constantFrom(...MEASURED_UNITS, ...NATURAL_UNITS, PIECE);
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 6n), anyUnit, anyUnit, (num, den, from, to) => {
        const amount = rational(num, den);
        const there = convert(amount, from, to);
        const back = there && convert(there, to, from);
        expect(back === null || compare(back, amount) === 0).toBe(true);
        expect(there === null).toBe(from.dimension !== to.dimension || (from.dimension === "natural" && from !== to));
      }),
    );
  });
});

describe("one system for a household", () => {
  it("leaves alone what it need not touch", () => {
    expect(toSystem(rational(3), unit("tsp"), "metric")).toEqual({ amount: rational(3), unit: unit("tsp") });
    expect(toSystem(rational(3), unit("clove"), "us").unit.id).toBe("clove");
    expect(toSystem(rational(3), unit("cup"), "as-written").unit.id).toBe("cup");
  });

  it("takes the largest unit that a kitchen would", () => {
    expect(toSystem(rational(1000), unit("g"), "us").unit.id).toBe("lb");
    expect(toSystem(rational(100), unit("g"), "us").unit.id).toBe("oz");
    expect(toSystem(rational(125), unit("ml"), "us").unit.id).toBe("cup");
    expect(toSystem(rational(2), unit("ml"), "us").unit.id).toBe("tsp");
    expect(toSystem(rational(5), unit("cup"), "metric").unit.id).toBe("l");
  });
});

describe("the largest unit that gives at least 1", () => {
  it("is looked for among the candidates alone", () => {
    expect(largestFitting(rational(2250), unit("g"), [unit("g"), unit("kg")])).toEqual({
      amount: rational(9, 4),
      unit: unit("kg"),
    });
    expect(largestFitting(rational(800), unit("g"), [unit("g"), unit("kg")])?.unit.id).toBe("g");
    expect(largestFitting(rational(1, 2), unit("g"), [unit("g"), unit("kg")])?.unit.id).toBe("g");
    expect(largestFitting(rational(1), unit("g"), [unit("ml")])).toBeNull();
  });
});

describe("the number of a total on the wire", () => {
  it.each([
    [rational(500, 3), 166.67],
    [rational(1, 3), 0.333],
    [fromNumber(0.125), 0.125],
    [rational(9, 8), 1.125],
    [rational(3, 10), 0.3],
    [rational(1, 16), 0.0625],
    [rational(1, 7000), 0.000143],
    [rational(2_000_000_001n, 2n), 1_000_000_000.5],
    [rational(1n, 10n ** 15n), 1e-15],
    [ZERO, 0],
    [rational(-400), -400],
  ])("of %o is %d", (amount, total) => {
    expect(toTotalAmount(amount)).toBe(total);
  });

  it("is exact to 2 decimals and 3 digits, short, and never rounded to 0", () => {
    const anyAmount = fc
      .tuple(fc.bigInt(1n, 10n ** 13n), fc.bigInt(1n, 10n ** 9n))
      .map(([num, den]) => rational(num, den));
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const shown = roundForDisplay(amount);
        const off = Math.abs(Number(shown.num * amount.den - amount.num * shown.den) / Number(shown.den * amount.den));
        const value = Number(amount.num) / Number(amount.den);
        expect(off).toBeLessThanOrEqual(0.005 + 1e-12);
        expect(off).toBeLessThanOrEqual(value * 0.0051);
        expect(toTotalAmount(amount)).toBe(Number(decimalText(shown)));
        expect(toTotalAmount(amount)).toBeGreaterThan(0);
        expect(String(toTotalAmount(amount)).replace(/^\d+\.?0*|e-\d+$/g, "").length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
