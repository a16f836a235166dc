import { describe, expect, it } from "vitest";
import { addDays, addMonths, parseLocalDate, type LocalDate } from "../dates/local-date";
import { freshness, useFirst } from "./best-before";

const day = (text: string): LocalDate => parseLocalDate(text) ?? expect.fail(text);
const today = day("2026-11-27");

describe("a best-before date", () => {
  it.each([
    ["1999-01-01", "past"],
    ["2026-11-26", "past"],
    ["2026-11-27", "soon"],
    ["2026-12-02", "soon"],
    ["2026-12-03", "later"],
    ["9999-12-31", "later"],
  ])("of %s is %s on 27 November", (date, expected) => {
    expect(freshness(day(date), today)).toBe(expected);
  });

  it("three months on is the same day of the month, or its last", () => {
    expect(addMonths(today, 3)).toBe("2027-02-27");
    expect(addMonths(day("2026-11-30"), 3)).toBe("2027-02-28");
    expect(addMonths(day("9999-12-31"), 1)).toBe("9999-12-31");
    expect(addMonths(day("2026-01-15"), -1)).toBe("2025-12-15");
  });
});

describe("what to use first", () => {
  const row = (bestBefore: LocalDate | null, quantity = 1) => ({ bestBefore, quantity });
  const of = (...rows: ReturnType<typeof row>[]) => useFirst(rows, today).map(({ bestBefore }) => bestBefore);

  it("begins with the earliest date, past ones of the last weeks included", () => {
    const [past, due, soon] = [addDays(today, -3), today, addDays(today, 4)];
    expect(of(row(soon), row(null), row(past), row(due), row(addDays(today, 6)))).toEqual([past, due, soon]);
  });

  it("leaves out what nobody will cook any more, and what has run out", () => {
    expect(of(row(addDays(today, -31)), row(day("0001-01-01")), row(today, 0))).toEqual([]);
  });
});
