import { describe, expect, it } from "vitest";
import { isTitleLike, kindOf } from "./line-kind";

describe("a line that could be a title", () => {
  it.each([
    "Carbonara",
    "Älplermagronen (Alpine macaroni)",
    'Cuca "Italiana',
    "Red Bean Buns ( 沙包)",
    "Chorizo & Chickpea Soup",
  ])("is %j", (line) => {
    expect(isTitleLike(line)).toBe(true);
  });

  it.each([
    "",
    "Ingredients",
    "Method",
    "Serves 4 · Cook 30 min",
    "2 zucchinis",
    "1. Fry the bacon",
    "3/4 cup (180ml) milk",
    "Season to taste.",
    "a jar of apple sauce",
    "Zutaten",
    "• Salt",
    "Leek Soup ...... 12",
    "Składniki",
    "4 personnes",
  ])("is not %j", (line) => {
    expect(isTitleLike(line)).toBe(false);
  });
});

describe("the kind of a line", () => {
  it.each([
    [
      "ingredients",
      [
        "Ingredients",
        "INGREDIENTS:",
        "Zutaten für 4 Personen",
        "Ingrédients : 2 œufs, 1 oignon",
        "Ingrediënten",
        "MALZEMELER",
        "4 kişilik malzemeler",
      ],
    ],
    [
      "servings",
      [
        "Serves 4",
        "Serves four",
        "Makes about 2 litres",
        "4-6 servings",
        "For four people",
        "4 à 6 personnes",
        "Für vier Personen",
        "На 4 персоны",
        "4 kişilik",
      ],
    ],
    [
      "servings",
      [
        "Servings: 4",
        "Porcje: 4",
        "Dosi per 4 persone",
        "4 servings · 30 min",
        "Number of servings: 6",
        "4 Portionen (oder 2 große)",
      ],
    ],
    [
      "fact",
      [
        "Difficulty: easy",
        "Prep 10 min · Cook 8 min",
        "Total time: 1 h 30 min",
        "30 minutes",
        "Zubereitungszeit: ca. 30 Minuten",
        "Préparation : 20 min - Cuisson : 40 min",
      ],
    ],
    [
      "section",
      ["Method", "Zubereitung:", "Sposób przygotowania", "Modo de preparo", "Gör så här", "ПРИГОТОВЛЕНИЕ", "YAPILIŞI"],
    ],
    [
      "title",
      ["Leek Soup", "Five-Spice Duck", "Dinner for Two", "Four Cheese Pizza", "Potatoes for four hungry people"],
    ],
    ["amount", ["4 portions of rice", "2 eggs", "30 minutes of patience", "7-Up Cake"]],
    ["text", ["serves four people well", "makes 2 jars or", "Mix it. Then bake", "Mix it."]],
    ["step", ["1. Cook it", "Step 2. Bake"]],
  ] as const)("is %j", (kind, lines) => {
    expect(lines.map((line) => `${line}: ${kindOf(line)}`)).toEqual(lines.map((line) => `${line}: ${kind}`));
  });
});
