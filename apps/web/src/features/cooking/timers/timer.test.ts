import { expect, test } from "vitest";
import {
  clockText,
  heldTimer,
  isRinging,
  isTimers,
  lengthenedTimer,
  remainingMs,
  resumedTimer,
  startedTimer,
} from "./timer";

const NOON = Date.UTC(2026, 10, 22, 12);
const eggs = startedTimer({ id: "1", name: "Step 2", of: "Eggs", path: "/recipes/7/cook", seconds: 240 }, NOON);

test("a timer runs by the clock on the wall, so a reload changes nothing", () => {
  expect(remainingMs(eggs, NOON + 60_000)).toBe(180_000);
  expect(isRinging(eggs, NOON + 239_999)).toBe(false);
  expect(isRinging(eggs, NOON + 240_000)).toBe(true);
  expect(remainingMs(eggs, NOON + 3_600_000)).toBe(0);
});

test("a clock that was set back makes no timer longer than it is", () => {
  expect(remainingMs(eggs, NOON - 86_400_000)).toBe(240_000);
});

test("what is held stands still until it goes on", () => {
  const held = heldTimer(eggs, NOON + 60_000);
  expect(remainingMs(held, NOON + 999_000)).toBe(180_000);
  expect(isRinging(held, NOON + 999_000)).toBe(false);
  expect(remainingMs(resumedTimer(held, NOON + 999_000), NOON + 1_000_000)).toBe(179_000);
});

test("a minute more is a minute more, also of one that is held or rings", () => {
  expect(remainingMs(lengthenedTimer(eggs, NOON), NOON)).toBe(300_000);
  expect(remainingMs(lengthenedTimer(eggs, NOON + 400_000), NOON + 400_000)).toBe(60_000);
  const held = lengthenedTimer(heldTimer(eggs, NOON + 60_000), NOON + 70_000);
  expect([held.endsAt, remainingMs(held, NOON + 80_000)]).toEqual([null, 240_000]);
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [299_500, "5:00"],
  [3_900_000, "1:05:00"],
])("%d ms is %s", (ms, text) => expect(clockText(ms)).toBe(text));

test("what somebody else has written into the storage is no timer", () => {
  expect(isTimers([eggs])).toBe(true);
  for (const strange of [null, {}, [null], [{ ...eggs, endsAt: "soon" }], [{ id: "1" }]])
    expect(isTimers(strange)).toBe(false);
});
