import { expect, test } from "vitest";
import { servingsIn } from "./servings";

test.each([
  ["Serves 4", 4],
  ["4-6 servings", 4],
  ["Makes 1 loaf (10 servings)", 10],
  ["Für vier Personen", 4],
  ["Makes one 9-inch cake", 1],
  ["Two loaves, 12 slices each", 2],
  ["half a dozen", 12],
  ["Feeds a crowd", null],
  ["Ergibt ein Brot", null],
  ["0", null],
])("%s is for %s", (text, servings) => {
  expect(servingsIn(text)).toBe(servings);
});
