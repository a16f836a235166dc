import { describe, expect, it } from "vitest";
import { readRecipes } from "./read-recipes";

const PAGES = `The Family Cookbook

Beef Stew (a Flemish
classic)
Serves 4 · Prep 20 min · Cook 180 min

Ingredients
1 1/2 kg beef
~150g (1/3 lb) bacon cubes
2-3 onions, sliced
Salt

Method
1. Brown the beef. Take it
out of the pot.
2. Simmer for 3 hours.

12

The Family Cookbook
3. Serve with bread.

Pancakes
Ingredients
250 g flour

Method
1. Fry them and`;

describe("the double reads as an honest model would", () => {
  it("finds the recipes of a cookbook, across page breaks and broken titles", () => {
    const recipes = readRecipes(PAGES);
    expect(recipes.map(({ title }) => title)).toEqual(["Beef Stew (a Flemish classic)", "Pancakes"]);
    expect(recipes[0]).toMatchObject({ servings: 4, prep_time: 20, cook_time: 180, complete: true });
    expect(recipes[0]?.instructions[0]).toBe("Brown the beef. Take it out of the pot.");
  });

  it("reads amounts, units and notes as a model writes them", () => {
    expect(readRecipes(PAGES)[0]?.ingredients).toEqual([
      { name: "beef", amount: 1.5, unit: "kg", preparation_notes: "", line: "1 1/2 kg beef" },
      { name: "bacon cubes", amount: 150, unit: "g", preparation_notes: "", line: "~150g (1/3 lb) bacon cubes" },
      { name: "onions", amount: 3, unit: "", preparation_notes: "sliced", line: "2-3 onions, sliced" },
      { name: "Salt", amount: 0, unit: "", preparation_notes: "", line: "Salt" },
    ]);
  });

  it("marks a recipe that the end of the text cuts", () => {
    expect(readRecipes(PAGES)[1]?.complete).toBe(false);
  });

  it("takes marked blocks where there are any, and nothing before the first mark", () => {
    const recipes = readRecipes(
      "2 cups lost\n3 lost eggs\n### RECIPE: Soup\n- 2 carrots\n- 1 onion\n1. Cook.\n### RECIPE: Toast\n1 slice bread\nToast it.",
    );
    expect(recipes.map(({ title, ingredients }) => [title, ingredients.length])).toEqual([
      ["Soup", 2],
      ["Toast", 1],
    ]);
  });
});
