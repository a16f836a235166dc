import { expect, it } from "vitest";
import { wordFrom, wordOf } from "./item-word";

const DRIED = { id: 1, name: "dried oregano", aliases: ["oregano flakes"] };

it.each([
  ["Dried Oregano", "dried oregano"],
  ["Oregano Flakes", "oregano flakes"],
  ["getrockneter Oregano", "getrockneter Oregano"],
])("%s is spelt %s", (word, shown) => {
  expect(wordOf([{ word: wordFrom(word), entry: DRIED }])).toBe(shown);
});
