import { expect, test } from "vitest";
import { readUngrounded, recipeInputOf, storedOf, writeUngrounded } from "./stored-recipe";

test("a recipe of the ledger goes into the collection as the book has it", () => {
  const stored = storedOf({
    title: "Leek soup",
    description: "",
    servings: null,
    yieldAmount: null,
    yieldNoun: "",
    prepTimeMinutes: 5,
    cookTimeMinutes: null,
    ingredients: [{ raw: "2 leeks", section: "For the soup" }],
    steps: ["Cut the leeks.", "Cook them."],
  });
  expect(recipeInputOf(JSON.stringify(stored))).toEqual({
    title: "Leek soup",
    description: "",
    servings: undefined,
    prep_time: 5,
    cook_time: null,
    instructions: "Cut the leeks.\nCook them.",
    ingredients: [{ raw: "2 leeks", section: "For the soup" }],
  });
});

test("what the first version kept, a model's answer and a list of lines, is still read", () => {
  const answer = {
    title: "Leek soup",
    description: "",
    cuisine: "",
    difficulty: "Easy",
    servings: 4,
    prepTimeMinutes: null,
    cookTimeMinutes: 20,
    ingredients: [{ name: "leeks", amount: 2, unit: "", preparationNotes: "cut" }],
    steps: ["Cook them."],
    tags: ["soup"],
    isComplete: true,
  };
  expect(recipeInputOf(JSON.stringify(answer))).toMatchObject({
    title: "Leek soup",
    cook_time: 20,
    tags: "soup",
    ingredients: [{ raw: "2 leeks, cut" }],
  });
  expect(readUngrounded('["2 leeks"]')).toEqual(["2 leeks"]);
  expect(readUngrounded(writeUngrounded(["2 leeks"]))).toEqual(["2 leeks"]);
});

test("a row that says nothing of the kind is an error, not a recipe", () => {
  expect(() => recipeInputOf("{}")).toThrow(/title/);
  expect(() => readUngrounded('{"v":2,"lines":[]}')).toThrow(/lines|union/i);
});
