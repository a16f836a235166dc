import { expect, test } from "vitest";
import { spokenLanguage } from "../languages/spoken-language";
import { oddLines } from "./odd-lines";

const STEPS = ["Fry the onions in the oil.", "Add the mince and the stock, and simmer.", "Season with pepper."];

test.each([
  ["2 onions, chopped", null],
  ["1 tbsp olive oil", null],
  ["beef mince 500g", null],
  ["freshly ground black pepper", null],
  ["1 l vegetable stock", null],
  ["40 onions", null],
  ["80 onions", "too-much"],
  ["5 kg beef mince", "too-much"],
  ["8 litres stock", "too-much"],
  ["200 g rice", "unused"],
  ["1/2", "unreadable"],
])("%s for four: %s", (line, oddity) => {
  expect(oddLines([line], STEPS, 4)).toEqual([oddity]);
});

test("a step that takes all there is uses everything, and another language bends its words", () => {
  expect(oddLines(["200 g flour", "3 eggs"], ["Mix all the ingredients."], 2)).toEqual([null, null]);
  expect(oddLines(["2 Zwiebeln", "1 Ei"], ["Die Zwiebel würfeln.", "Das Ei verquirlen."], 2)).toEqual([null, null]);
});

test.each([
  ["Fry the onions until soft and serve with rice", "English"],
  ["Die Zwiebeln mit dem Öl anbraten und bis zum Servieren ruhen lassen", "German"],
  ["Faire revenir les oignons avec des lardons dans une poêle", "French"],
  ["De uien met het spek van de slager in een pan", "Dutch"],
  ["Chili con carne", undefined],
  ["Linsensuppe", undefined],
])("%s is in %s as far as its little words tell", (text, language) => {
  expect(spokenLanguage(text)).toBe(language);
});
