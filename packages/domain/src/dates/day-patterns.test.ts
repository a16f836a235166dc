import { describe, expect, test } from "vitest";
import { readDayPatterns, writeDay, writeDayRange } from "./day-patterns";
import { addDays, type DayFormat, formatDay, formatDayRange, parseLocalDate, type LocalDate } from "./local-date";

const LOCALES = ["en-GB", "de", "es", "fr", "it", "nl"];
const DAYS: readonly DayFormat[] = [
  { day: "numeric", month: "long", year: "numeric" },
  { weekday: "long", day: "numeric", month: "long" },
  { weekday: "long" },
  { weekday: "short" },
  { weekday: "short", day: "numeric" },
  { day: "numeric" },
  { day: "numeric", month: "long" },
  { day: "numeric", month: "short" },
];
const RANGES: readonly DayFormat[] = [
  { day: "numeric", month: "long", year: "numeric" },
  { weekday: "short", day: "numeric", month: "short" },
];
const day = (text: string): LocalDate => parseLocalDate(text) ?? expect.fail(text);
const twoYears = Array.from({ length: 731 }, (_, nth) => addDays(day("2027-01-01"), nth));

describe.each(LOCALES)("days written in %s without asking Intl", (locale) => {
  const patterns = readDayPatterns(locale);

  test("are what Intl writes", () => {
    for (const format of DAYS)
      expect(twoYears.map((date) => writeDay(date, patterns, format))).toEqual(
        twoYears.map((date) => formatDay(date, { ...format, locale })),
      );
  });

  test("so are spans of a day, of days within a month and a year, and beyond", () => {
    for (const format of RANGES)
      for (const length of [0, 1, 6, 40, 370]) {
        const ends = twoYears.map((start) => addDays(start, length));
        const written = twoYears.map((start, nth) => writeDayRange(start, ends[nth] ?? start, patterns, format));
        const asked = twoYears.map((start, nth) => formatDayRange(start, ends[nth] ?? start, { ...format, locale }));
        expect(written).toEqual(asked);
      }
  });
});

test("a format that was not read ahead is left to Intl", () => {
  const patterns = readDayPatterns("en-GB");
  expect([
    writeDay(day("2026-11-26"), patterns, { month: "numeric" }),
    writeDayRange(day("2026-11-26"), day("2026-11-27"), patterns, { weekday: "long" }),
  ]).toEqual([null, null]);
});
