import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, formatQuantity, shownUnit } from "./format-quantity";
import { compare, fromNumber, rational, toNumber, ZERO, type Rational } from "./rational";
import { readAmount } from "./read-amount";

const of = (text: string): Rational => {
  const [num = "0", den = "1"] = text.split("/");
  return num.includes(".") ? fromNumber(Number(num)) : rational(BigInt(num), BigInt(den));
};

describe("amounts as a person writes them", () => {
  it.each([
    ["1/3", "cup", "⅓ cup"],
    ["1/2", "cup", "½ cup"],
    ["3/2", "cup", "1½ cups"],
    ["1", "cup", "1 cup"],
    ["2", "cups", "2 cups"],
    ["0.125", "tsp", "⅛ tsp"],
    ["0.33", "cup", "⅓ cup"],
    ["0.67", "cup", "⅔ cup"],
    ["0.66", "cup", "⅔ cup"],
    ["7/3", "Tbsp.", "2⅓ tbsp"],
    ["3/2", "lb", "1½ lb"],
    ["11/2", "oz", "5½ oz"],
    ["1/2", "", "½"],
    ["3", "piece", "3"],
    ["2", "large", "2 large"],
    ["2", "clove", "2 cloves"],
    ["1", "cloves", "1 clove"],
    ["1/2", "bunch", "½ bunch"],
    ["3", "tin", "3 tins"],
    ["2", "EL", "2 EL"],
    ["1/2", "Tasse", "½ Tasse"],
    ["3", "Stange", "3 Stangen"],
    ["1", "Scheiben", "1 Scheibe"],
    ["2", "gousse", "2 gousses"],
    ["2", "zorps", "2 zorps"],
    ["0.3", "cup", "0.3 cup"],
    ["1200", "g", "1.2 kg"],
    ["1234", "g", "1.234 kg"],
    ["12500", "kg", "12,500 kg"],
    ["999", "grams", "999 g"],
    ["0.25", "kg", "250 g"],
    ["1/3", "l", "333 ml"],
    ["5/3", "kg", "1.667 kg"],
    ["500/3", "g", "167 g"],
    ["1500", "ml", "1.5 l"],
    ["2.5", "dl", "2.5 dl"],
    ["0.5", "g", "0.5 g"],
    ["12.25", "g", "12.25 g"],
    ["1/700", "g", "0.00143 g"],
    ["12345", "", "12,345"],
    ["1/7", "cup", "0.143 cup"],
    ["2.5", "cm", "2.5 cm"],
  ])("%s %s is %s", (amount, unit, shown) => {
    expect(formatQuantity(of(amount), unit)).toBe(shown);
  });

  it("carry no float noise: 0.1 and 0.2 litres are 300 ml", () => {
    expect(formatQuantity(rational(3, 10), "l")).toBe("300 ml");
    expect(formatAmount(rational(3, 10), "g")).toBe("0.3");
  });

  it("say nothing where there is no amount", () => {
    expect(formatQuantity(null, "g")).toBe("");
    expect(formatQuantity(ZERO, "to taste")).toBe("");
    expect(formatAmount(ZERO, "g")).toBe("0");
  });

  it("have the household's decimal mark", () => {
    expect(formatQuantity(rational(6, 5), "kg", { numberFormat: "comma" })).toBe("1,2 kg");
    expect(formatQuantity(rational(3, 2), "cup", { numberFormat: "comma" })).toBe("1½ cups");
    expect(formatQuantity(rational(1200), "", { numberFormat: "comma", amountMax: rational(1500) })).toBe(
      "1.200–1.500",
    );
    expect(formatAmount(rational(1200), "", "comma")).toBe("1200");
  });

  it("show both ends of a range before one unit", () => {
    expect(formatQuantity(rational(2), "clove", { amountMax: rational(3) })).toBe("2–3 cloves");
    expect(formatQuantity(rational(1, 2), "tsp", { amountMax: rational(1) })).toBe("½–1 tsp");
    expect(formatQuantity(rational(800), "g", { amountMax: rational(1200) })).toBe("0.8–1.2 kg");
    expect(formatQuantity(rational(2), "clove", { amountMax: null })).toBe("2 cloves");
    expect(formatQuantity(rational(2), "clove", { amountMax: rational(2) })).toBe("2 cloves");
  });

  it("count packs and name their size", () => {
    const pack = { amount: rational(400), unit: "g" };
    expect(formatQuantity(rational(2), "can", { pack })).toBe("2 × 400 g cans");
    expect(formatQuantity(rational(1), "can", { pack })).toBe("1 × 400 g can");
    expect(formatQuantity(rational(2), "", { pack })).toBe("2 × 400 g");
  });
});

describe("a household that prefers one system", () => {
  it.each([
    ["1", "cup", "metric", "235 ml"],
    ["8", "cups", "metric", "1.89 l"],
    ["1", "lb", "metric", "455 g"],
    ["1", "tbsp", "metric", "1 tbsp"],
    ["2", "clove", "metric", "2 cloves"],
    ["100", "g", "metric", "100 g"],
    ["250", "ml", "us", "1 cup + 1 tbsp"],
    ["120", "ml", "us", "½ cup"],
    ["15", "ml", "us", "1 tbsp"],
    ["100", "g", "us", "3½ oz"],
    ["2", "Tasse", "metric", "475 ml"],
    ["3", "zorps", "us", "3 zorps"],
  ] as const)("%s %s shown in %s is %s", (amount, unit, unitsShown, shown) => {
    expect(formatQuantity(of(amount), unit, { unitsShown })).toBe(shown);
  });
});

describe("what is shown can be read back", () => {
  it("kitchen fractions of every unit that has them, in either number format", () => {
    const fraction = fc.constantFrom("0", "1/8", "1/4", "1/3", "3/8", "1/2", "5/8", "2/3", "3/4", "7/8").map(of);
    const unit = fc.constantFrom("cup", "tsp", "tbsp", "", "lb", "clove", "EL");
    fc.assert(
      fc.property(fc.nat(500), fraction, unit, fc.constantFrom("point", "comma"), (whole, part, word, numberFormat) => {
        const amount = rational(BigInt(whole) * part.den + part.num, part.den);
        const read = readAmount(formatAmount(amount, word, numberFormat));
        expect(read && compare(read.amount, amount)).toBe(0);
      }),
    );
  });

  it("grams and millilitres, to three decimal places", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom("g", "ml"), (thousandths, unit) => {
        const amount = rational(thousandths, 1000);
        const read = readAmount(formatAmount(amount, unit));
        expect(read && compare(read.amount, amount)).toBe(0);
      }),
    );
  });

  it("is never zero, never noise, whatever the amount", () => {
    const anyAmount = fc
      .tuple(fc.bigInt(1n, 10n ** 15n), fc.bigInt(1n, 10n ** 9n))
      .map(([num, den]) => rational(num, den));
    const anyUnit = fc.constantFrom("g", "kg", "ml", "cup", "tsp", "", "clove", "zorp", "EL");
    fc.assert(
      fc.property(anyAmount, anyUnit, fc.constantFrom("as-written", "metric", "us"), (amount, unit, unitsShown) => {
        const shown = formatQuantity(amount, unit, { unitsShown });
        expect(shown).not.toMatch(/^0(?:\.0+)?(?: |$)/);
        expect(shown).not.toMatch(/\.0*[1-9]\d{3}|e[+-]|NaN|undefined/);
      }),
    );
  });
});

describe("a British kitchen", () => {
  it.each([
    ["pint", "570 ml"],
    ["cup", "250 ml"],
    ["fl oz", "28 ml"],
  ])("converts its own %s", (unit, metric) => {
    const format = { unitsShown: "metric", kitchenUnits: "imperial" } as const;
    expect(formatQuantity(rational(1), unit, format)).toBe(metric);
  });

  it("leaves its own measures as they are written", () => {
    expect(formatQuantity(rational(1), "pint", { kitchenUnits: "imperial" })).toBe("1 pint");
  });
});

describe("the unit that an amount is edited in", () => {
  it.each([
    [1200, "g", "as-written", "kg", 1000],
    [300, "g", "as-written", "g", 1],
    [0.2, "kg", "as-written", "g", 0.001],
    [500, "Gramm", "metric", "Gramm", 1],
    [2, "Dosen", "us", "Dosen", 1],
    [16, "oz", "metric", "g", 0.035274],
  ] as const)("%s %s, %s: %s", (amount, unit, unitsShown, shown, perUnit) => {
    const found = shownUnit(fromNumber(amount), unit, { unitsShown });
    expect(found.unit).toBe(shown);
    expect(toNumber(found.perUnit)).toBeCloseTo(perUnit, 5);
  });
});
