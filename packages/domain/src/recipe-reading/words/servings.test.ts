import { expect, test } from "vitest";
import { servingsIn } from "./servings";

test.each([
  ["Serves 4", 4],
  ["4-6 servings", 4],
  ["4 to 6 servings", 4],
  ["vier bis 6 Personen, 4 bis 6 Portionen", 6],
  ["Makes 1 loaf (10 servings)", 10],
  ["Für vier Personen", 4],
  ["Makes one 9-inch cake", 1],
  ["Two loaves, 12 slices each", 2],
  ["half a dozen", 12],
  ["Feeds a crowd", null],
  ["Ergibt ein Brot", null],
  ["0", null],
  ["800 g", null],
  ["about 2 1/2 cups (600 ml)", null],
  ["1 kg bread", null],
  ["a 9-inch cake", null],
  ["Makes 12 (about 2 cups)", 12],
  ["1 ½ litres, 6 bowls", 6],
])("%s is for %s", (text, servings) => {
  expect(servingsIn(text)).toBe(servings);
});
