import { describe, expect, it, test } from "vitest";
import { RECIPE_SCHEMA } from "./recipe-schema";
import { readOneRecipe } from "./read-recipe-answer";

const SOUP = {
  dish: "Soup",
  ingredients: ["2 carrots, sliced"],
  steps: ["Cook."],
};

test("the fields are asked for in the order of the alphabet, which some models write them in whatever they are told", () => {
  expect(RECIPE_SCHEMA.required).toEqual(RECIPE_SCHEMA.required.toSorted());
});

describe("one recipe from an answer", () => {
  it("fills what is missing: servings 4, difficulty Easy, unknown times", () => {
    expect(readOneRecipe(SOUP)).toEqual({
      ok: true,
      value: {
        title: "Soup",
        description: "",
        cuisine: "",
        difficulty: "Easy",
        servings: 4,
        servingsAssumed: true,
        yieldAmount: null,
        yieldNoun: "",
        prepTimeMinutes: null,
        cookTimeMinutes: null,
        ingredients: [{ raw: "2 carrots, sliced", section: "" }],
        steps: ["Cook."],
        tags: [],
        isComplete: true,
      },
    });
  });

  it.each([
    [
      { ...SOUP, for_people: 0, effort: "hard" },
      { servings: 4, difficulty: "Hard" },
    ],
    [
      { ...SOUP, servings: undefined, for_people: "24 cookies" },
      { servings: null, servingsAssumed: false, yieldAmount: 24, yieldNoun: "cookies" },
    ],
    [
      { ...SOUP, for_people: "4-6", minutes_cooking: "20-30", recipeYield: "1 loaf" },
      { servings: 4, cookTimeMinutes: 30, yieldAmount: 1, yieldNoun: "loaf" },
    ],
    [
      { ...SOUP, for_people: "6", minutes_preparing: "1 1/2" },
      { servings: 6, prepTimeMinutes: 2 },
    ],
    [
      { ...SOUP, minutes_preparing: -5, minutes_cooking: 1e9 },
      { prepTimeMinutes: null, cookTimeMinutes: null },
    ],
    [{ ...SOUP, steps: "1. Cook.\n2. Eat." }, { steps: ["Cook.", "Eat."] }],
    [{ ...SOUP, steps: [{ text: "Cook." }, { step: "Eat." }, 7] }, { steps: ["Cook.", "Eat.", "7"] }],
    [{ ...SOUP, tags: ["a", "", null, "b"] }, { tags: ["a", "b"] }],
    [{ recipe: SOUP }, { title: "Soup" }],
    [
      { title: "Stew", servings: 6, instructions: ["Cook."], ingredients: ["1 leek"], cook_time: 5 },
      { title: "Stew", servings: 6, steps: ["Cook."], cookTimeMinutes: 5 },
    ],
    [[{ recipes: [SOUP] }], { title: "Soup" }],
  ])("reads %j as a person would", (answer, expected) => {
    expect(readOneRecipe(answer)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    ["- 200 g plain flour", "200 g plain flour"],
    ["1. 2 eggs", "2 eggs"],
    [{ name: "milk", amount: "1 1/2", unit: "cups" }, "1 1/2 cups milk"],
    [{ ingredient: "butter", quantity: 2, unit: "tbsp", notes: "melted" }, "2 tbsp butter, melted"],
    [{ name: "2 eggs", amount: 2 }, "2 eggs"],
    [{ name: "salt", amount: 0, unit: "" }, "salt"],
  ])("a line of %j is %s", (line, expected) => {
    const reading = readOneRecipe({ ...SOUP, ingredients: [line, "---", ""] });
    expect(reading.ok && reading.value.ingredients).toEqual([{ raw: expected, section: "" }]);
  });

  it.each([
    ["a step that fills its room", { steps: ["y".repeat(1_900)] }],
    ["a line that fills its room", { ingredients: ["salt ".repeat(60)] }],
    ["a full list of ingredients", { ingredients: Array.from({ length: 80 }, () => "salt") }],
    ["a full list of steps", { steps: Array.from({ length: 80 }, () => "Stir.") }],
  ])("is not whole after %s: it may have gone on", (_, change) => {
    expect(readOneRecipe({ ...SOUP, ...change })).toMatchObject({
      ok: true,
      value: { isComplete: false },
    });
  });

  it("is whole when a long step ends of itself", () => {
    expect(readOneRecipe({ ...SOUP, steps: ["y".repeat(1_899)] })).toMatchObject({
      value: { isComplete: true },
    });
  });

  it("says in words what a model should mend", () => {
    expect(readOneRecipe({ title: " ", ingredients: [], instructions: [] })).toEqual({
      ok: false,
      problems: ["dish is empty", "ingredients is empty", "steps is empty"],
    });
    expect(readOneRecipe("soup")).toMatchObject({ ok: false });
  });

  it("bounds every text and list, and drops marks that hide what a text says", () => {
    const reading = readOneRecipe({
      title: `\u202eS\u0000oup\u001b \ud800${"x".repeat(5_000)}`,
      ingredients: Array.from({ length: 900 }, () => "salt"),
      instructions: Array.from({ length: 900 }, () => "y".repeat(9_000)),
      tags: Array.from({ length: 900 }, (_, index) => `t${index}`),
    });
    expect(
      reading.ok && [
        reading.value.title.length,
        reading.value.ingredients.length,
        reading.value.steps.length,
        reading.value.steps[0]?.length,
        reading.value.tags.length,
      ],
    ).toEqual([300, 200, 200, 5_000, 20]);
    expect(reading).toMatchObject({ value: { isComplete: false } });
    expect(JSON.stringify(reading)).not.toMatch(/\\u0000|\\u001b|\\ud800|\u202e/);
  });
});
