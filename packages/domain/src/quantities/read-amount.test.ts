import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toNumber, toText } from "./rational";
import { readAmount } from "./read-amount";

/** Both ends of a reading as text, "3/2" or "2 to 3". */
function read(text: string): string | null {
  const reading = readAmount(text);
  if (reading === null) return null;
  return reading.amountMax === null
    ? toText(reading.amount)
    : `${toText(reading.amount)} to ${toText(reading.amountMax)}`;
}

describe("reading an amount that a person wrote", () => {
  it.each([
    ["2", "2"],
    [" 2 ", "2"],
    ["0", "0"],
    ["0.5", "1/2"],
    [".5", "1/2"],
    ["1/2", "1/2"],
    ["1 1/2", "3/2"],
    ["1-1/2", "3/2"],
    ["½", "1/2"],
    ["1½", "3/2"],
    ["1 ½", "3/2"],
    ["1⁄3", "1/3"],
    ["half", "1/2"],
    ["three", "3"],
    ["twenty-four", "24"],
    ["one and a half", "3/2"],
    ["2 and 1/4", "9/4"],
    ["half a dozen", "6"],
    ["two dozen", "24"],
    ["a couple", "2"],
    ["three quarters", "3/4"],
    ["anderthalb", "3/2"],
    ["zwei", "2"],
    ["une", "1"],
    ["media docena", "6"],
    ["mezzo", "1/2"],
  ])("reads '%s' as %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["2-3", "2 to 3"],
    ["2–3", "2 to 3"],
    ["2 - 3", "2 to 3"],
    ["2 to 3", "2 to 3"],
    ["2 or 3", "2 to 3"],
    ["½-1", "1/2 to 1"],
    ["1-1 1/2", "1 to 3/2"],
    ["1½ to 2", "3/2 to 2"],
    ["2 bis 3", "2 to 3"],
    ["2 à 3", "2 to 3"],
    ["2 a 3", "2 to 3"],
  ])("reads the range '%s' from its lower to its upper end", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["1,5", "3/2"],
    ["0,25", "1/4"],
    ["0,125", "1/8"],
    ["1,000", "1000"],
    ["12,500", "12500"],
    ["1,000.5", "2001/2"],
    ["1.5", "3/2"],
    ["1.000", "1"],
    ["1.000.000", "1000000"],
    ["1.250,5", "2501/2"],
  ])("takes commas and points in '%s' for %s, as kitchens of both kinds write them", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    "",
    "  ",
    "-2",
    "- 2",
    "to taste",
    "1/0",
    "2 cups",
    "1.2.3",
    "2/",
    "/2",
    "NaN",
    "1e9",
    "99999999999999999999",
    "1/99999",
  ])("does not understand '%s'", (text) => {
    expect(read(text)).toBeNull();
  });

  it("keeps six decimals, so that every amount fits where it is stored", () => {
    expect(read("0.30000000000000004")).toBe("3/10");
    expect(read("0.3333333333333333")).toBe("333333/1000000");
  });

  it("reads back what it would print: fractions, mixed numbers and decimals", () => {
    const parts = fc.tuple(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 98 }),
      fc.integer({ min: 2, max: 99 }),
    );
    fc.assert(
      fc.property(parts, ([units, top, bottom]) => {
        const fraction = rational(top % bottom, bottom);
        const value = rational(units * bottom + (top % bottom), bottom);
        expect(read(toText(value))).toBe(toText(value));
        if (fraction.num > 0n && units > 0) expect(read(`${units} ${toText(fraction)}`)).toBe(toText(value));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (millis) => {
        expect(read(String(millis / 1000))).toBe(toText(rational(millis, 1000)));
      }),
    );
  });

  it("never throws and never gives a negative amount, whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 ,./½¼-]{0,20}$/)), (text) => {
        const reading = readAmount(text);
        if (reading) expect(reading.amount.num >= 0n && reading.amount.den > 0n).toBe(true);
        if (reading?.amountMax) expect(toNumber(reading.amountMax)).toBeGreaterThan(toNumber(reading.amount));
      }),
    );
  });
});
