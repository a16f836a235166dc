import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { pseudo } from "./pseudo";
import { createTranslate } from "./translate";

test.each([
  ["Save", {}, "Šááṽéé"],
  ["Order||verb", {}, "Óŕďééŕ"],
  ["{count, plural, one {# egg} other {# eggs}} of {food}", { count: 2, food: "Gran" }, "2 ééĝĝš óóƒ Gran"],
])("says %j so that nobody takes it for English", (message, values, said) => {
  const catalog = { [message]: compile(pseudo(message)) };
  expect(createTranslate({ language: "en", catalog })({ message, values })).toBe(said);
});
