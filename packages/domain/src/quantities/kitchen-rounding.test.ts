import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findUnit } from "./find-unit";
import { formatQuantity, type QuantityFormat } from "./format-quantity";
import { roundForKitchen } from "./kitchen-rounding";
import { compare, fromNumber, isPositive, rational, subtract, toNumber, type Rational } from "./rational";

const shown = (amount: number | Rational, unit: string, format: QuantityFormat = {}): string =>
  formatQuantity(typeof amount === "number" ? fromNumber(amount) : amount, unit, { ...format, isRounded: true });

describe("sums and scaled amounts in the steps of a kitchen", () => {
  it.each([
    [833.33, "g", "835 g"],
    [136.97, "ml", "135 ml"],
    [66.67, "g", "67 g"],
    [6.17, "g", "6 g"],
    [3.33, "ml", "3.5 ml"],
    [0.143, "g", "0.14 g"],
    [0.000444, "g", "0.00044 g"],
    [997.6, "g", "1 kg"],
    [1666.67, "g", "1.67 kg"],
    [0.167, "l", "165 ml"],
    [12.3456, "kg", "12.35 kg"],
    [3.33, "dl", "3.3 dl"],
    [7.6, "tbsp", "7⅔ tbsp"],
    [2.8, "cup", "2¾ cups"],
    [0.02, "tsp", "⅛ tsp"],
    [23.3, "tbsp", "23½ tbsp"],
    [136.97, "cup", "137 cups"],
    [3.53, "oz", "3½ oz"],
    [6.17, "", "6½"],
    [29.67, "clove", "30 cloves"],
    [rational(89, 3), "clove", "30 cloves"],
    [rational(89, 3), "cup", "29½ cups"],
    [20.5, "", "21"],
    [2.4, "", "2½"],
    [13.1, "onions", "13½ onions"],
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

  it("round after the units that a household prefers, and keep the size of a pack", () => {
    expect(shown(2.5, "lb", { unitsShown: "metric" })).toBe("1.13 kg");
    expect(shown(100, "g", { unitsShown: "us" })).toBe("3½ oz");
    expect(shown(5 / 6, "can", { pack: { amount: rational(29, 2), unit: "oz" } })).toBe("1 × 14½ oz can");
  });

  it("are one number where both ends of a range are rounded to it", () => {
    expect(shown(133.1, "g", { amountMax: fromNumber(136.4) })).toBe("135 g");
    expect(shown(rational(4, 3), "clove", { amountMax: rational(2) })).toBe("1⅓–2 cloves");
  });

  const anyAmount = fc
    .tuple(fc.integer({ min: 1, max: 10 ** 7 }), fc.integer({ min: 1, max: 9999 }))
    .map(([num, den]) => rational(num, den));
  const anyUnit = fc.constantFrom("g", "kg", "ml", "l", "dl", "lb", "oz", "cup", "tsp", "", "clove", "zorp", "EL");

  const isCounted = (word: string) => ["", "clove", "zorp"].includes(word);

  it("are never 0, and never further off than 3 % or the step", () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, (amount, word) => {
        const rounded = roundForKitchen(amount, findUnit(word));
        expect(isPositive(rounded)).toBe(true);
        const step = ["g", "ml"].includes(word)
          ? 0.5
          : ["kg", "l"].includes(word)
            ? 0.01
            : word === "dl"
              ? 0.1
              : isCounted(word)
                ? 1
                : 0.25;
        const error = Math.abs(toNumber(subtract(rounded, amount)));
        expect(error).toBeLessThanOrEqual(Math.max(0.03 * toNumber(amount), step) + 1e-9);
      }),
    );
  });

  it("keep the order of amounts", () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyUnit, (one, other, word) => {
        const [less, more] = compare(one, other) <= 0 ? [one, other] : [other, one];
        const unit = findUnit(word);
        expect(compare(roundForKitchen(less, unit), roundForKitchen(more, unit))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
