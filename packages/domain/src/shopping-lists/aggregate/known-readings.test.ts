import { expect, test } from "vitest";
import { rational } from "../../quantities/rational";
import { knownReadings } from "./known-readings";

const ONION = { ingredientId: 7, name: "onion", subType: null, unit: "", pack: null };
const TIN = { amount: rational(400), unit: "g" };

function reader(most = 100) {
  let read = 0;
  const readings = knownReadings<number>(most);
  return (line: Parameters<typeof readings.readingOf>[0], hasAmount = true) =>
    readings.readingOf(line, hasAmount, () => (read += 1));
}

test("lines of the same words are read once", () => {
  const readingOf = reader();
  expect([readingOf(ONION), readingOf({ ...ONION }), readingOf({ ...ONION, pack: TIN })]).toEqual([1, 1, 2]);
  expect(readingOf({ ...ONION, pack: { ...TIN, amount: rational(800, 2) } })).toBe(2);
});

test.each([
  ["another food of the catalogue", { ...ONION, ingredientId: null }, true],
  ["another name", { ...ONION, name: "leek" }, true],
  ["a sub type", { ...ONION, subType: "red" }, true],
  ["a unit", { ...ONION, unit: "kg" }, true],
  ["a pack", { ...ONION, pack: TIN }, true],
  ["no amount", ONION, false],
])("%s is another reading", (_what, line, hasAmount) => {
  const readingOf = reader();
  expect([readingOf(ONION), readingOf(line, hasAmount), readingOf(ONION)]).toEqual([1, 2, 1]);
});

test("no more are remembered than there is room for", () => {
  const readingOf = reader(2);
  const leek = { ...ONION, name: "leek" };
  expect([readingOf(ONION), readingOf(leek), readingOf({ ...ONION, name: "fennel" }), readingOf(leek)]).toEqual([
    1, 2, 3, 4,
  ]);
});
