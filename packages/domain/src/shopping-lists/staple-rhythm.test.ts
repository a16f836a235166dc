import { english } from "@tureen/messages/speakers";
import { expect, it } from "vitest";
import { parseLocalDate, type LocalDate } from "../dates/local-date";
import { EVERY_LIST, isStapleDue, rhythmText } from "./staple-rhythm";

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
};
const TODAY = day("2026-11-27");

it.each([
  ["every list, taken today", EVERY_LIST, "2026-11-27", true],
  ["never taken", 2, null, true],
  ["every week, six days ago", 1, "2026-11-21", false],
  ["every week, a week ago", 1, "2026-11-20", true],
  ["every two weeks, 13 days ago", 2, "2026-11-14", false],
  ["every two weeks, 14 days ago, over the change of the clocks", 2, "2026-11-13", true],
  ["every two weeks, long ago", 2, "2024-02-29", true],
  ["every six weeks, 41 days ago", 6, "2026-10-17", false],
  ["every six weeks, 42 days ago", 6, "2026-10-16", true],
  ["a day that is still to come", 2, "2036-01-01", true],
])("a staple of %s", (_what, everyWeeks, last, isDue) => {
  expect(isStapleDue(everyWeeks, last === null ? null : day(last), TODAY)).toBe(isDue);
});

it("says how often it is wanted", () => {
  expect([0, 1, 2, 6].map((weeks) => english(rhythmText(weeks)))).toEqual([
    "every list",
    "every week",
    "every two weeks",
    "every 6 weeks",
  ]);
});
