import { expect, test } from "vitest";
import { findStep, markStep, stepLines } from "./step-place";

const BEFORE = stepLines("Knead the dough for ten minutes.\nLet it rest for an hour.\n\n  Roll it out thinly.\nBake.");

/** Where what was at this step is after an edit. */
const moved = (number: number, after: string): number | null => {
  const mark = markStep(BEFORE, number);
  return mark && findStep(mark, stepLines(after), BEFORE);
};

test("a step is found again by its words, wherever an edit has put it", () => {
  expect(moved(3, "Roll it out thinly.\nKnead the dough for ten minutes.\nBake.")).toBe(1);
  expect(moved(3, "Heat the oven.\n1. KNEAD the dough\n2. Let it rest.\n3. ROLL it out thinly!\nBake.")).toBe(4);
});

test("a step that was changed is the one most like it", () => {
  expect(moved(1, "Heat the oven.\nKnead the dough by hand for ten whole minutes.\nRest.\nRoll out.\nBake.")).toBe(2);
  expect(moved(2, "Knead.\nCover it, and let it rest for half an hour.\nRoll out.\nBake.")).toBe(2);
});

test("a step that was written anew in its place is that one, and one that is gone is none", () => {
  expect(moved(4, [...BEFORE.slice(0, 3), "Into the hot oven with everything."].join("\n"))).toBe(4);
  expect(moved(3, BEFORE.filter((_step, index) => index !== 2).join("\n"))).toBeNull();
  // The last one moved up into the place of one that was replaced by something quite different further up.
  expect(moved(3, `Turn on the radio.\n${BEFORE[0]}\nBake.\n${BEFORE[1]}`)).toBeNull();
  expect(moved(1, "")).toBeNull();
});

test("of steps that say the same the nearest is meant", () => {
  const steps = ["Stir.", "Wait.", "Stir.", "Wait.", "Stir."];
  expect(findStep({ text: "Stir.", number: 3 }, steps)).toBe(3);
  expect(findStep({ text: "stir", number: 9 }, steps)).toBe(5);
  expect(findStep({ text: "🍲", number: 2 }, ["🍲", "🍲"])).toBe(2);
});
