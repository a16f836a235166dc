import { describe, expect, it } from "vitest";
import { findRecipeStarts, isTitleLike } from "./recipe-start";

const startsIn = (text: string) => {
  const lines = text.split("\n");
  return [...findRecipeStarts(lines)].map((index) => lines[index]);
};

describe("a line that could be a title", () => {
  it.each(["Carbonara", "Älplermagronen (Alpine macaroni)", 'Cuca "Italiana', "Red Bean Buns ( 沙包)", "Chorizo & Chickpea Soup"])(
    "is %j",
    (line) => {
      expect(isTitleLike(line)).toBe(true);
    },
  );

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
  ])("is not %j", (line) => {
    expect(isTitleLike(line)).toBe(false);
  });
});

describe("where a recipe begins", () => {
  it("is the title above the servings, the ingredients or the first amounts", () => {
    const text = [
      "Aljotta\nIngredients\n  Fish stock\n\nMethod\n1. Cook some rice.",
      "Air Fryer Zucchini\nServes 2 · Prep 10 min\n\nIngredients\n2 zucchinis",
      "7-Up Cake\nMakes 12\n\nIngredients\n1 can of 7-Up",
      "Apfelmus\nAus dem Garten meiner Großmutter, jedes Jahr.\n\nFür 4 Personen\n1 kg Äpfel",
    ].join("\n\n");
    expect(startsIn(text)).toEqual(["Aljotta", "Air Fryer Zucchini", "7-Up Cake", "Apfelmus"]);
  });

  it("is not where a step goes on with words that also tell servings", () => {
    expect(startsIn("Method\n1. Stir the Bolognese Sauce\nmakes 2 jars or\ncook 5 minutes\n2. In a bowl\nPour 2 cups of it")).toEqual([]);
  });

  it("is found without blank lines", () => {
    expect(
      startsIn("Aljotta\nIngredients\nFish stock\n1. Cook it.\n2. Eat it\nZucchini\nServes 2\n2 zucchinis\n1. Chop them."),
    ).toEqual(["Aljotta", "Zucchini"]);
  });

  it("is told by its amounts in a book without servings and headings", () => {
    const text =
      "Aioli\n\n4 cloves of garlic\n1 egg yolk\nSalt\n250 ml olive oil\n\n1. Crush the garlic.\n\nToast\n2 slices of bread\n1 tbsp butter\n\n1. Toast it.";
    expect(startsIn(text)).toEqual(["Aioli", "Toast"]);
  });

  it("is not in the middle of ingredients, however they are spelt", () => {
    const recipe = (title: string) =>
      `${title}\nServes 2\n\nIngredients\n2 Chicken Breasts\n\nParsley\n1 Small Onion\n3 Fresh Eggs\nSnow Peas\n1 cup Broccoli\n2 tsp Salt\n\nMethod\n1. Cook it.`;
    expect(startsIn(["Aaa", "Bbb", "Ccc"].map(recipe).join("\n\n"))).toEqual(["Aaa", "Bbb", "Ccc"]);
  });

  it("is the first line of a title that runs over two", () => {
    expect(startsIn("Carbonade Flamande (Traditional\nFlemish beef stew)\nServes 4 · Cook 480 min")).toEqual([
      "Carbonade Flamande (Traditional",
    ]);
  });

  it("is not in a list of contents, nor at a section's heading", () => {
    expect(startsIn("Contents\nCarbonara\nCastagnole\nCeviche\nChallah Bread\nChicken Soup\nChicken Stock\nCookies")).toEqual([]);
    expect(startsIn("Method\n1. Boil water.\n2. Add salt.")).toEqual([]);
  });
});
