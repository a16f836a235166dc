import { describe, expect, it } from "vitest";
import { recipePart } from "./recipe-marks";

describe("the part of a recipe that a line tells of", () => {
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
      "times",
      [
        "Prep 10 min · Cook 8 min",
        "Total time: 1 h 30 min",
        "30 minutes",
        "30 minutes plus time to chill",
        "Zubereitungszeit: ca. 30 Minuten",
        "Préparation : 20 min - Cuisson : 40 min",
      ],
    ],
    [
      "method",
      ["Method", "Zubereitung:", "Sposób przygotowania", "Modo de preparo", "Gör så här", "ПРИГОТОВЛЕНИЕ", "YAPILIŞI"],
    ],
    ["notes", ["Tips", "Cook's Notes:", "Nährwerte (pro Portion)"]],
    ["book", ["CONTENTS", "Inhaltsverzeichnis"]],
    [
      null,
      [
        "Leek Soup",
        "Five-Spice Duck",
        "Four Cheese Pizza",
        "Potatoes for four hungry people",
        "4 portions of rice",
        "2 eggs",
        "30 minutes of patience",
        "serves four people well",
        "makes 2 jars or",
        "Mix it.",
      ],
    ],
  ] as const)("is %j", (part, lines) => {
    expect(lines.map((line) => `${line}: ${recipePart(line)}`)).toEqual(lines.map((line) => `${line}: ${part}`));
  });
});
