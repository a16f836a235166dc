import { expect, test } from "vitest";
import { addDays, type LocalDate } from "../dates/local-date";
import { type DinnerCandidate, suggestDinners } from "./suggest-dinners";

const monday = "2026-11-23" as LocalDate;

function dish(id: number, known: Partial<DinnerCandidate> = {}): DinnerCandidate {
  return { id, title: `Dish ${id}`, tags: "", minutes: 45, lastPlanned: null, dinners: 0, ...known };
}

function suggested(dishes: readonly DinnerCandidate[], today = monday): readonly number[] {
  return suggestDinners(dishes, { today, count: 3 }).map(({ id }) => id);
}

test("a small collection gives what it has, an empty one nothing", () => {
  expect(suggested([])).toEqual([]);
  expect(suggested([dish(1), dish(2)]).toSorted((left, right) => left - right)).toEqual([1, 2]);
});

test("what was on the plan in the last three weeks, or is on it already, is not suggested", () => {
  const lately = [-20, -1, 0, 3].map((days, index) =>
    dish(index, { lastPlanned: addDays(monday, days), dinners: index }),
  );
  const longAgo = dish(9, { lastPlanned: addDays(monday, -21), dinners: 4 });
  expect(suggested([...lately, longAgo])).toEqual([9]);
});

test("a cake is no dinner in any language, unless the family has had it for dinner", () => {
  const tags = ["Dessert, quick", "Frühstück", "petit-déjeuner", "POSTRE", "dolci", "Toetje"];
  const sweets = tags.map((tag, index) => dish(index, { tags: tag }));
  const pancakes = dish(9, { tags: "breakfast", lastPlanned: addDays(monday, -60), dinners: 2 });
  expect(suggested([...sweets, pancakes])).toEqual([9]);
});

test("the family's own dinners come first, and on a Monday what is quick before what takes the evening", () => {
  const days = Array.from({ length: 60 }, (_, day) => addDays(monday, day * 7));
  const first = (dishes: readonly DinnerCandidate[]) => days.map((today) => suggested(dishes, today)[0]);
  const often = (ids: readonly (number | undefined)[], id: number) => ids.filter((each) => each === id).length;

  const own = dish(1, { dinners: 3, lastPlanned: addDays(monday, -30) });
  expect(often(first([dish(2), own]), 1)).toBeGreaterThan(45);
  expect(often(first([dish(3, { minutes: 180 }), dish(4, { minutes: 20 })]), 4)).toBe(60);
});

test("the same all day, others on another day", () => {
  const collection = Array.from({ length: 40 }, (_, id) => dish(id));
  expect(suggested(collection)).toEqual(suggested(collection.toReversed()));
  const week = Array.from({ length: 7 }, (_, day) => suggested(collection, addDays(monday, day)).join());
  expect(new Set(week).size).toBe(7);
});
