import { describe, expect, test } from "vitest";
import { writeNumber } from "./write-number";

const written = (locale: string) =>
  [0, 7, 999, 1000, 1234, 9999, 10_000, 20_005, 999_999].map((value) =>
    writeNumber(value, locale, () => "asked of Intl"),
  );

describe("a count, without asking Intl", () => {
  test("has the sign of its language between thousands", () => {
    const english = ["0", "7", "999", "1,000", "1,234", "9,999", "10,000", "20,005", "999,999"];
    expect(written("en-GB")).toEqual(english);
    for (const locale of ["de-DE", "de", "nl"])
      expect(written(locale)).toEqual(english.map((text) => text.replace(",", ".")));
    expect(written("fr")).toEqual(english.map((text) => text.replace(",", "\u202F")));
  });

  test("leaves four digits together in Spanish and Italian", () => {
    const together = ["0", "7", "999", "1000", "1234", "9999", "10.000", "20.005", "999.999"];
    expect([written("es"), written("it")]).toEqual([together, together]);
  });

  test("is what Intl writes here, in each of these languages", () => {
    for (const locale of ["en", "en-GB", "de", "de-DE", "es", "fr", "it", "nl"]) {
      const intl = new Intl.NumberFormat(locale);
      for (const value of [0, 12, 999, 10_000, 12_345, 100_001, 999_999])
        expect(writeNumber(value, locale, () => "asked")).toBe(intl.format(value));
    }
  });

  test("leaves to Intl what is no count, and what another language writes its own way", () => {
    expect([-1, 2.5, 1_000_000, Number.NaN].map((value) => writeNumber(value, "de", () => "asked"))).toEqual(
      Array(4).fill("asked"),
    );
    expect([writeNumber(12, "hi", () => "asked"), writeNumber(123_456, "hi", () => "asked")]).toEqual(["12", "asked"]);
  });
});
