import { describe, expect, it } from "vitest";
import { addDays, parseLocalDate, weekday, type LocalDate } from "./local-date";
import { english } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { defaultListName, QUICK_RANGES, quickRange } from "./quick-range";
import { mondayWeek, sundayWeek } from "./week";

const SUNDAY = parseLocalDate("2026-07-19") ?? unreachable();
const everyDayOfAWeek = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(SUNDAY, offset));

function unreachable(): never {
  throw new Error("2026-07-19 is a date");
}

describe("the two weeks of the product", () => {
  it.each(everyDayOfAWeek)("around %s: the grid's from Monday, the dashboard's from Sunday", (day) => {
    const grid = mondayWeek(day);
    const dashboard = sundayWeek(day);
    expect([weekday(grid.start), weekday(grid.end)]).toEqual([1, 0]);
    expect([weekday(dashboard.start), weekday(dashboard.end)]).toEqual([0, 6]);
    for (const week of [grid, dashboard]) {
      expect(week.days).toHaveLength(7);
      expect(week.days).toContain(day);
      expect([week.days[0], week.days[6]]).toEqual([week.start, week.end]);
    }
  });

  it("a Sunday ends the grid's week and begins the dashboard's", () => {
    expect(mondayWeek(SUNDAY)).toMatchObject({ start: "2026-07-13", end: "2026-07-19" });
    expect(sundayWeek(SUNDAY)).toMatchObject({ start: "2026-07-19", end: "2026-07-25" });
  });
});

describe("quick ranges", () => {
  it("are the three of the shopping-list screen", () => {
    expect(QUICK_RANGES.map((range) => english(range.label))).toEqual(["Next 3 days", "Next week", "Next 2 weeks"]);
  });

  it.each([
    ["2026-07-19", "2026-07-19"],
    ["2026-07-20", "2026-07-26"],
    ["2026-07-25", "2026-07-26"],
  ])("asked for on %s, start on %s", (today, start) => {
    expect(quickRange(today as LocalDate, 7).start).toBe(start);
  });

  it("span 3, 7 or 14 days, both ends counted, and are named after their first day", () => {
    expect(quickRange(SUNDAY, 3)).toEqual({
      start: "2026-07-19",
      end: "2026-07-21",
      name: text("Shopping List - Week of {start}", { start: SUNDAY }),
    });
    expect(quickRange(SUNDAY, 7).end).toBe("2026-07-25");
    expect(quickRange(SUNDAY, 14).end).toBe("2026-08-01");
  });

  it("a list without a name is named after its dates", () => {
    expect(english(defaultListName(SUNDAY, addDays(SUNDAY, 6)))).toBe("Shopping List 2026-07-19 to 2026-07-25");
  });
});
