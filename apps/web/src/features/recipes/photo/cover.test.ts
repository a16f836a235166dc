import { expect, it } from "vitest";
import { coverOf } from "./cover";

it("is always the same for a name, whatever its case, and begins with its first letter", () => {
  expect(coverOf("Leek soup")).toEqual(coverOf(" LEEK SOUP"));
  const initials = ["Leek soup", "“Élise’s” tart", "3-bean chili", "浓汤", "ßoup", "🍲"].map(
    (title) => coverOf(title).initial,
  );
  expect(initials).toEqual(["L", "É", "3", "浓", "SS", ""]);
});

it("gives a page of dishes all of the look's colours", () => {
  const dishes = ["Leek soup", "Tart", "Pancakes", "Lasagne", "Chili", "Goulash", "Risotto", "Curry", "Bread", "Salad"];
  expect(new Set(dishes.map((title) => coverOf(title).tone)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(dishes.map((title) => coverOf(title).pattern)).size).toBe(3);
});
