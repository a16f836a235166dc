import { readBook } from "@tureen/domain/recipe-reading/rules/read-book";
import { recipeFromLines, wordsOfBook } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { expect, test } from "vitest";
import { layOutPage } from "./page-layout";
import type { TextItem } from "./text-segments";

const at = (x: number, y: number, text: string, size = 10): TextItem => {
  const width = text.length * size * 0.5;
  return { text, x, y, size, width, font: size > 10 ? "Times-Bold" : "Times-Roman" };
};

/** Columns as the LaTeX class cuisine sets them: numbers, amounts, foods with hanging wraps, steps. */
const row = (y: number, number: string, foods: readonly string[], steps: readonly string[]): TextItem[] => [
  at(60, y, number),
  ...foods.flatMap((food, line) => {
    const [amount, name] = food.includes("|") ? food.split("|") : ["", food];
    const place = y + 12 * line;
    if (amount === undefined || name === undefined) return [];
    const isWrap = food.startsWith("|");
    return [...(amount === "" ? [] : [at(80, place, amount)]), at(isWrap ? 128 : 120, place, name)];
  }),
  ...steps.map((step, line) => at(240, y + 12 * line, step)),
];

const head = (y: number, title: string, serves: string): TextItem[] => [
  at(60, y, title, 13),
  at(500 - serves.length * 5, y, serves),
];

const read = (...pages: readonly (readonly TextItem[])[]) => {
  const lines = pages.flatMap((page, nth) => layOutPage(page, 800).map((line) => ({ ...line, page: nth + 1 })));
  return readBook(lines).recipes.map((recipe) => {
    const { title, servings, ingredients, steps } = recipeFromLines(lines, recipe, wordsOfBook(lines));
    return { certainty: recipe.certainty, title, servings, ingredients: ingredients.map(({ raw }) => raw), steps };
  });
};

const soup = [
  ...head(100, "Leek soup", "Serves 4"),
  ...row(
    120,
    "1",
    ["3|leeks", "50 g|butter"],
    ["Slice the leeks and fry them gently in the", "butter until they are soft."],
  ),
  ...row(150, "2", ["1 l|vegetable", "|stock"], ["Pour in the stock and simmer for a", "quarter of an hour."]),
  ...row(180, "3", [], ["Blend it and season to taste."]),
];
const LEEK_SOUP = {
  certainty: "certain",
  title: "Leek soup",
  servings: 4,
  ingredients: ["3 leeks", "50 g butter", "1 l vegetable stock"],
  steps: [
    "Slice the leeks and fry them gently in the butter until they are soft.",
    "Pour in the stock and simmer for a quarter of an hour.",
    "Blend it and season to taste.",
  ],
};

test("a table of steps is a list and a method, and what stands beside its title is no title", () => {
  const salad = [
    ...head(240, "Potato salad", "Serves 6"),
    ...row(260, "1", ["1 kg|potatoes"], ["Boil the potatoes in their skins."]),
    ...row(
      275,
      "2",
      ["4 tbsp|oil", "1 tsp|mustard"],
      ["Peel and slice them, and turn them in", "the oil and the mustard."],
    ),
  ];
  expect(read([...soup, ...salad])).toMatchObject([
    LEEK_SOUP,
    {
      certainty: "certain",
      title: "Potato salad",
      servings: 6,
      ingredients: ["1 kg potatoes", "4 tbsp oil", "1 tsp mustard"],
      steps: ["Boil the potatoes in their skins.", "Peel and slice them, and turn them in the oil and the mustard."],
    },
  ]);
});

test("it goes on at the head of the next page", () => {
  const over = [
    ...row(60, "4", ["Chives"], ["Chop the chives."]),
    ...row(75, "5", [], ["Scatter them over the soup."]),
  ];
  expect(read(soup, [...over, at(280, 780, "2")])).toEqual([
    {
      ...LEEK_SOUP,
      ingredients: [...LEEK_SOUP.ingredients, "Chives"],
      steps: [...LEEK_SOUP.steps, "Chop the chives.", "Scatter them over the soup."],
    },
  ]);
});

test("two columns of text whose lines are level are none", () => {
  const left = ["1", "2", "3"].flatMap((number, nth) => [
    at(60, 100 + 24 * nth, number),
    at(80, 100 + 24 * nth, "Slice the leeks and fry"),
    at(80, 112 + 24 * nth, "them in the butter."),
  ]);
  const right = Array.from({ length: 6 }, (_, nth) => at(320, 100 + 12 * nth, "and then we all went to the sea"));
  expect(layOutPage([...left, ...right], 800).filter(({ cell }) => cell !== undefined)).toEqual([]);
});
