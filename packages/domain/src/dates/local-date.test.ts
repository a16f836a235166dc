import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  formatDay,
  formatDayRange,
  localDateOf,
  parseLocalDate,
  toLocalDate,
  weekday,
  type LocalDate,
} from "./local-date";

const date = (text: string): LocalDate => {
  const parsed = parseLocalDate(text);
  if (!parsed) throw new Error(`${text} is no date`);
  return parsed;
};

const anyDate = fc.integer({ min: -700_000, max: 2_800_000 }).map((days) => addDays(date("2026-07-14"), days));

describe("reading a date", () => {
  it.each(["2026-07-14", "2024-02-29", "0001-01-01", "9999-12-31", "0099-05-06"])("accepts %s as it is", (text) => {
    expect(parseLocalDate(text)).toBe(text);
  });

  it.each([
    ["a day that February does not have", "2026-02-30"],
    ["29 February of a common year", "2026-02-29"],
    ["29 February of 1900, which was none", "1900-02-29"],
    ["a thirteenth month", "2026-13-01"],
    ["month zero", "2026-00-10"],
    ["day zero", "2026-01-00"],
    ["year zero", "0000-01-01"],
    ["a time of day", "2026-07-14T00:00:00Z"],
    ["single digits", "2026-7-4"],
    ["surrounding space", " 2026-07-14"],
    ["a trailing line break", "2026-07-14\n"],
    ["digits of another script", "٢٠٢٦-٠٧-١٤"],
    ["nothing", ""],
  ])("refuses %s", (_what, text) => {
    expect(parseLocalDate(text)).toBeNull();
  });

  it("builds a date from numbers and refuses what is no date", () => {
    expect(toLocalDate(2026, 7, 4)).toBe("2026-07-04");
    expect(toLocalDate(2026, 2, 30)).toBeNull();
    expect(toLocalDate(2026, 1.5, 1)).toBeNull();
    expect(toLocalDate(Number.NaN, 1, 1)).toBeNull();
    expect(toLocalDate(10_000, 1, 1)).toBeNull();
  });
});

describe("today", () => {
  it("is the day on the wall calendar, just after midnight and just before", () => {
    expect(localDateOf(new Date(2026, 6, 14, 0, 0, 1))).toBe("2026-07-14");
    expect(localDateOf(new Date(2026, 6, 14, 23, 59, 59))).toBe("2026-07-14");
  });
});

describe("counting days", () => {
  it("crosses months, leap days and the changes of summer time", () => {
    expect(addDays(date("2024-02-28"), 1)).toBe("2024-02-29");
    expect(addDays(date("2026-12-31"), 1)).toBe("2027-01-01");
    expect(addDays(date("2026-03-28"), 2)).toBe("2026-03-30");
    expect(daysBetween(date("2026-10-24"), date("2026-10-26"))).toBe(2);
  });

  it("stays in the calendar whatever it is asked for", () => {
    expect(addDays(date("9999-12-31"), 1)).toBe("9999-12-31");
    expect(addDays(date("0001-01-01"), -1)).toBe("0001-01-01");
    expect(parseLocalDate(addDays(date("2026-07-14"), Number.NaN))).not.toBeNull();
  });

  it("comes back from every journey", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (start, days) => {
        const end = addDays(start, days);
        expect(daysBetween(start, end)).toBe(days);
        expect(addDays(end, -days)).toBe(start);
        expect((weekday(start) + ((days % 7) + 7)) % 7).toBe(weekday(end));
      }),
    );
  });

  it("knows the day of the week, Sunday first", () => {
    expect(weekday(date("2026-07-12"))).toBe(0);
    expect(weekday(date("2026-07-18"))).toBe(6);
  });
});

describe("dates for people", () => {
  it("are made of the pieces asked for", () => {
    expect(formatDay(date("2026-07-19"))).toBe("19 July 2026");
    expect(formatDay(date("2026-07-19"), { weekday: "long" })).toBe("Sunday");
    expect(formatDay(date("2026-07-19"), { day: "numeric", month: "short" })).toBe("19 Jul");
    expect(formatDay(date("2026-07-19"), { locale: "de-DE", weekday: "long" })).toBe("Sonntag");
  });

  it("survive a locale that does not exist", () => {
    expect(formatDay(date("2026-07-19"), { locale: "not a locale!" })).toBe("19 July 2026");
  });

  it("name a week without repeating its month", () => {
    expect(formatDayRange(date("2026-07-13"), date("2026-07-19")).replaceAll(/\s/g, " ")).toMatch(
      /^13\s?–\s?19 July 2026$/,
    );
  });
});
