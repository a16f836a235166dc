import { expect, test } from "vitest";
import { readYield } from "./servings";

test.each<[(string | number)[], number | null, string]>([
  [["4"], 4, ""],
  [[4], 4, ""],
  [["4 servings"], 4, ""],
  [["4", "4 servings"], 4, ""],
  [["24", "24 cookies"], null, "24 cookies"],
  [["Makes 12 (about 2 cups)"], null, "Makes 12 (about 2 cups)"],
  [["Serves 6-8"], 6, ""],
  [["1 loaf, 10 servings"], 10, "1 loaf, 10 servings"],
  [["für 4 Personen"], 4, ""],
  [["Portionen: 4"], 4, ""],
  [["about 950 g of dough"], null, "about 950 g of dough"],
  [["6 personnes"], 6, ""],
  [["one dozen"], null, "one dozen"],
  [["two loaves"], null, "two loaves"],
  [["a crowd"], null, ""],
  [["3", `3-4 days in the refrigerator, ${"and let it cool ".repeat(5)}`], null, ""],
  [["4 to 6 servings"], 4, ""],
  [["About 2 cups sauce"], null, "About 2 cups sauce"],
  [[], null, ""],
  [["0"], null, ""],
])("%j is for %s", (said, servings, text) => {
  expect(readYield(said)).toEqual({ servings, text });
});
