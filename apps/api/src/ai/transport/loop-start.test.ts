import { expect, test } from "vitest";
import { loopStart } from "./loop-start";

test.each([
  ["a third equal line", "Soup\n", "200 g red lentils\n", 3],
  ["a third equal line of a list in JSON", '["2 onions","', 'a pinch of salt","', 3],
  ["a few lines", "Soup\n", "Stir the soup.\nAdd some salt.\nTaste it.\n", 3],
  ["a few words within a line", "Fry the onion ", "and stir and fry a bit more ", 3],
  ["two words", "Add ", "and salt ", 7],
])("%s is a loop, and ends where it began", (_what, before, stretch, times) => {
  const text = before + stretch.repeat(times);
  expect((before + stretch).startsWith(text.slice(0, loopStart(text)))).toBe(true);
  expect(text.slice(0, loopStart(text)).length).toBeGreaterThan(before.length);
  expect(loopStart(before + stretch.repeat(2))).toBeUndefined();
});

test.each([
  ["amounts below each other", "1 tsp\n1 tsp\n1 tsp\n1 tsp\n"],
  ["a row of dots", `Soup ${".".repeat(300)}`],
  ["a table of figures", "12 0 0\n".repeat(60)],
  ["white space between the parts of JSON", `{"dish":${" ".repeat(500)}`],
  ["steps that begin alike", "Add the flour and stir.\nAdd the milk and stir.\nAdd the eggs and stir.\n"],
])("%s are none", (_what, text) => expect(loopStart(text)).toBeUndefined());
