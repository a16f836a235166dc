import { expect, test } from "vitest";
import { readYield } from "./servings";

test.each<[(string | number)[], number | null, string]>([
  [["4"], 4, ""],
  [[4], 4, ""],
  [["4 servings"], 4, ""],
  [["4", "4 servings"], 4, ""],
  [["24", "24 cookies"], 24, "24 cookies"],
  [["Makes 12 (about 2 cups)"], 12, "Makes 12 (about 2 cups)"],
  [["Serves 6-8"], 6, ""],
  [["1 loaf, 10 servings"], 10, ""],
  [["für 4 Personen"], 4, ""],
  [["6 personnes"], 6, ""],
  [["one dozen"], 1, "one dozen"],
  [["two loaves"], 2, "two loaves"],
  [["a crowd"], null, ""],
  [["4 to 6 servings"], 4, ""],
  [["About 2 cups sauce"], null, "About 2 cups sauce"],
  [[], null, ""],
  [["0"], null, ""],
])("%j is for %s", (said, servings, text) => {
  expect(readYield(said)).toEqual({ servings, text });
});
