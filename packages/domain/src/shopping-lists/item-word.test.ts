import { expect, it } from "vitest";
import { wordOf } from "./item-word";

const DRIED = { id: 1, name: "dried oregano", aliases: ["oregano flakes"] };

it.each([
  ["oregano", "dried oregano"],
  ["dried oregano", "dried oregano"],
  ["oregano flakes", "oregano flakes"],
  ["getrockneter Oregano", "getrockneter Oregano"],
])("%s that means the dried herb is shown as %s", (word, shown) => {
  expect(wordOf([{ word, entry: DRIED }])).toBe(shown);
});
