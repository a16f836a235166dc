import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { longest, patternOf } from "./message-shapes";
import { pseudo } from "./pseudo";
import { createTranslate } from "../translate";

test.each([
  ["Save", {}, "Šááṽéé"],
  ["Order||verb", {}, "Óŕďééŕ"],
  ["{count, plural, one {# egg} other {# eggs}} of {food}", { count: 2, food: "Gran" }, "2 ééĝĝš óóƒ Gran"],
])("says %j so that nobody takes it for English", (message, values, said) => {
  const catalog = { [message]: compile(pseudo(message)) };
  expect(createTranslate({ language: "en", catalog })({ message, values })).toBe(said);
});

test("says what is long in a translation in that one's words", () => {
  expect(pseudo("Add", ["Añadir", "Hinzufügen"])).toBe("Ĥíńžúƒüĝéń");
  expect(pseudo("Nothing to buy.", ["Niets te kopen."])).toBe("Ńóóťĥííńĝ ťóó ƀúúý.");
});

test.each([
  ["Nothing to buy.", "Nothing to buy."],
  ["{count, plural, one {# egg} other {# eggs}} of {food}", "1234 eggs of Wholemeal flour"],
  ["See the <link>Admin page</link>: it’s {size, number} MB", "See the Admin page: it’s 1234 MB"],
])("knows how long %j gets, and knows it again", (message, said) => {
  expect(longest(message, "Wholemeal flour")).toBe(said);
  expect(said).toMatch(patternOf(message));
  expect(`${said} more`).not.toMatch(patternOf("Nothing to buy."));
});
