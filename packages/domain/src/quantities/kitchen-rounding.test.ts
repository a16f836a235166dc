import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findUnit } from "./find-unit";
import { formatQuantity, type QuantityFormat } from "./format-quantity";
import { compare, fromNumber, ONE, rational, toNumber, ZERO, type Rational } from "./rational";
import { readAmount } from "./read-amount";

const shown = (amount: number | Rational, unit: string, format: QuantityFormat = {}): string =>
  formatQuantity(typeof amount === "number" ? fromNumber(amount) : amount, unit, { rounding: "nearest", ...format });

describe("sums and scaled amounts in the steps of a kitchen", () => {
  it.each([
    [833.33, "g", "835 g"],
    [136.97, "ml", "135 ml"],
    [66.67, "g", "67 g"],
    [6.17, "g", "6 g"],
    [5.26, "g", "5.3 g"],
    [0.143, "g", "0.14 g"],
    [0.000444, "g", "0.00044 g"],
    [997.6, "g", "1 kg"],
    [1666.67, "g", "1.67 kg"],
    [0.167, "l", "165 ml"],
    [12.3456, "kg", "12.35 kg"],
    [3.33, "dl", "3.3 dl"],
    [7.6, "tbsp", "7⅔ tbsp"],
    [2.8, "cup", "2¾ cups"],
    [rational(5, 12), "tsp", "⅜ tsp"],
    [rational(5, 12), "tbsp", "1¼ tsp"],
    [rational(5, 12), "cup", "6⅔ tbsp"],
    [rational(9, 16), "cup", "½ cup + 1 tbsp"],
    [rational(9, 16), "Tasse", "½ Tasse + 1 EL"],
    [rational(5, 6), "cup", "¾ cup + 1½ tbsp"],
    [1.2, "tsp", "1.2 tsp"],
    [23.3, "tbsp", "23½ tbsp"],
    [136.97, "cup", "137 cups"],
    [3.53, "oz", "3½ oz"],
    [1.05, "pint", "16¾ fl oz"],
    [6.17, "", "6¼"],
    [rational(89, 3), "clove", "29½ cloves"],
    [rational(89, 3), "cup", "29½ cups"],
    [20.5, "", "20½"],
    [2.4, "", "2⅜"],
    [0.42, "", "0.42"],
    [5.9, "clove", "6 cloves"],
    [136.97, "", "137"],
  ])("%s %s is %s", (amount, unit, text) => {
    expect(shown(amount, unit)).toBe(text);
  });

  it.each([
    [113, "g", "113 g"],
    [454, "g", "454 g"],
    [2.5, "g", "2.5 g"],
    [12.5, "ml", "12.5 ml"],
    [3.83, "kg", "3.83 kg"],
    [0.25, "l", "250 ml"],
    [7.67, "tbsp", "7⅔ tbsp"],
    [0.33, "cup", "⅓ cup"],
    [2.125, "cup", "2⅛ cups"],
    [2.2, "lb", "2.2 lb"],
    [4.33, "clove", "4⅓ cloves"],
    [5.5, "clove", "5½ cloves"],
    [20.5, "cup", "20½ cups"],
    [1.5, "", "1½"],
  ])("%s %s is short as it is: %s", (amount, unit, text) => {
    expect(shown(amount, unit)).toBe(text);
  });

  it.each([
    [500, "g", "17½ oz"],
    [1, "kg", "2 lb + 3½ oz"],
    [25, "g", "⅞ oz"],
    [200, "ml", "¾ cup + 1½ tbsp"],
    [100, "ml", "6¾ tbsp"],
    [250, "ml", "1 cup + 1 tbsp"],
    [50, "ml", "3⅓ tbsp"],
    [15, "ml", "1 tbsp"],
    [5, "ml", "1 tsp"],
    [1, "l", "4¼ cups"],
  ])("%s %s in an American kitchen are %s", (amount, unit, text) => {
    expect(shown(amount, unit, { unitsShown: "us" })).toBe(text);
  });

  it("round after the units that a household prefers, and keep the size that is printed on a pack", () => {
    expect(shown(2.5, "lb", { unitsShown: "metric" })).toBe("1.13 kg");
    const tin = { amount: rational(400), unit: "g" };
    expect(shown(1.5, "tin", { pack: tin, unitsShown: "us" })).toBe("1½ × 400 g tins");
    expect(shown(2, "can", { pack: { amount: rational(29, 2), unit: "oz" }, unitsShown: "metric" })).toBe(
      "2 × 14½ oz cans",
    );
  });

  it("are one number where both ends of a range are rounded to it", () => {
    expect(shown(133.1, "g", { amountMax: fromNumber(136.4) })).toBe("135 g");
    expect(shown(rational(4, 3), "clove", { amountMax: rational(2) })).toBe("1⅓–2 cloves");
    expect(shown(rational(5, 12), "cup", { amountMax: rational(5, 8) })).toBe("6⅔–10 tbsp");
  });

  it("are rounded up for whoever buys", () => {
    expect(shown(136.97, "ml", { rounding: "up" })).toBe("140 ml");
    expect(shown(101.2, "g", { rounding: "up" })).toBe("102 g");
    expect(shown(500, "g", { rounding: "up", unitsShown: "us" })).toBe("17⅔ oz");
  });
});

/** What a reader adds up: "½ cup + 1 tbsp" in millilitres. */
function baseOf(text: string): number {
  return text.split(" + ").reduce((sum, part) => {
    const [, number = "", word = ""] = /^([\d.,⅛¼⅓⅜½⅝⅔¾⅞]+) ?(.*)$/.exec(part) ?? [];
    const read = readAmount(number.replaceAll(",", ""));
    expect(read, text).not.toBeNull();
    return sum + toNumber(read?.amount ?? ZERO) * toNumber(findUnit(word)?.toBase ?? ONE);
  }, 0);
}

describe("whatever is shown", () => {
  const amounts = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 10 ** 6 }), fc.integer({ min: 1, max: 999 }))
      .map(([num, den]) => rational(num, den)),
    fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 48 })).map(([num, den]) => rational(num, den)),
  );
  const units = fc.constantFrom(
    "mg",
    "g",
    "kg",
    "ml",
    "cl",
    "dl",
    "l",
    "lb",
    "oz",
    "tsp",
    "tbsp",
    "fl oz",
    "cup",
    "pint",
    "quart",
    "gallon",
    "",
    "clove",
    "zorp",
    "EL",
    "Tasse",
    "c. à café",
  );
  const systems = fc.constantFrom("as-written", "metric", "us");

  it("is at most 3 % off, 10 % below a teaspoon, and never less than what has to be bought", () => {
    fc.assert(
      fc.property(amounts, units, systems, fc.constantFrom("nearest", "up"), (amount, word, unitsShown, rounding) => {
        const unit = findUnit(word);
        const exact = toNumber(amount) * toNumber(unit?.toBase ?? ONE);
        const text = formatQuantity(amount, word, { unitsShown, rounding });
        const isBelowSpoon = unit?.dimension === "volume" && exact < 4.92892;
        const off = (baseOf(text) - exact) / exact;
        expect(Math.abs(off), `${text} for ${exact}`).toBeLessThanOrEqual((isBelowSpoon ? 0.1 : 0.03) + 1e-6);
        if (rounding === "up") expect(off, `${text} for ${exact}`).toBeGreaterThanOrEqual(-1e-6);
      }),
      { numRuns: 3000 },
    );
  });

  it("keeps the order of amounts", () => {
    fc.assert(
      fc.property(amounts, amounts, units, systems, (one, other, word, unitsShown) => {
        const [less, more] = compare(one, other) <= 0 ? [one, other] : [other, one];
        const base = (amount: Rational) => baseOf(formatQuantity(amount, word, { unitsShown, rounding: "up" }));
        expect(base(less)).toBeLessThanOrEqual(base(more) * 1.031);
      }),
    );
  });
});
