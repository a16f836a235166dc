import { describe, expect, it } from "vitest";
import { readOneRecipe } from "./read-recipe-answer";

const SOUP = {
  title: "Soup",
  ingredients: [{ name: "carrots", amount: 2, unit: "", preparation_notes: "sliced" }],
  instructions: ["Cook."],
};

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
        prepTimeMinutes: null,
        cookTimeMinutes: null,
        ingredients: [{ name: "carrots", amount: 2, unit: "", preparationNotes: "sliced" }],
        steps: ["Cook."],
        tags: [],
        isComplete: true,
      },
    });
  });

  it.each([
    [
      { ...SOUP, servings: 0, difficulty: "hard" },
      { servings: 4, difficulty: "Hard" },
    ],
    [
      { ...SOUP, servings: "6", prep_time: "1 1/2" },
      { servings: 6, prepTimeMinutes: 2 },
    ],
    [
      { ...SOUP, prep_time: -5, cook_time: 1e9 },
      { prepTimeMinutes: null, cookTimeMinutes: null },
    ],
    [{ ...SOUP, instructions: "1. Cook.\n2. Eat." }, { steps: ["Cook.", "Eat."] }],
    [{ ...SOUP, instructions: [{ text: "Cook." }, { step: "Eat." }, 7] }, { steps: ["Cook.", "Eat.", "7"] }],
    [{ ...SOUP, tags: ["a", "", null, "b"] }, { tags: ["a", "b"] }],
    [{ recipe: SOUP }, { title: "Soup" }],
    [[{ recipes: [SOUP] }], { title: "Soup" }],
  ])("reads %j as a person would", (answer, expected) => {
    expect(readOneRecipe(answer)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    ["1 1/2", 1.5],
    ["½", 0.5],
    ["2-3", 3],
    ["1,5", 1.5],
    ["a lot", 0],
    [-2, 0],
    [1e9, 0],
    [null, 0],
    [{ value: 2 }, 0],
  ])("an amount of %j is %d", (amount, expected) => {
    const reading = readOneRecipe({ ...SOUP, ingredients: [{ name: "milk", amount }] });
    expect(reading.ok && reading.value.ingredients[0]?.amount).toBe(expected);
  });

  it.each([
    ["a step that fills its room", { instructions: ["y".repeat(1_900)] }],
    ["a name that fills its room", { ingredients: [{ name: "salt ".repeat(40) }] }],
    ["a full list of ingredients", { ingredients: Array.from({ length: 80 }, () => "salt") }],
    ["a full list of steps", { instructions: Array.from({ length: 80 }, () => "Stir.") }],
  ])("is not whole after %s: it may have gone on", (_, change) => {
    expect(readOneRecipe({ ...SOUP, ...change })).toMatchObject({
      ok: true,
      value: { isComplete: false },
    });
  });

  it("is whole when a long step ends of itself", () => {
    expect(readOneRecipe({ ...SOUP, instructions: ["y".repeat(1_899)] })).toMatchObject({
      value: { isComplete: true },
    });
  });

  it("says in words what a model should mend", () => {
    expect(readOneRecipe({ title: " ", ingredients: [], instructions: [] })).toEqual({
      ok: false,
      problems: ["title is empty", "ingredients is empty", "instructions is empty"],
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
