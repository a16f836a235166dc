import { describe, expect, it } from "vitest";
import { isName } from "./item-evidence";

describe("a line that could be what a dish is called", () => {
  it.each([
    "Carbonara",
    "Älplermagronen (Alpine macaroni)",
    'Cuca "Italiana',
    "Red Bean Buns ( 沙包)",
    "Chorizo & Chickpea Soup",
  ])("is %j", (line) => {
    expect(isName(line)).toBe(true);
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
    expect(isName(line)).toBe(false);
  });
});
