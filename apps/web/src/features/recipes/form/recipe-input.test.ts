import { describe, expect, it } from "vitest";
import { EMPTY_RECIPE, isRecipeForm, lineOf, pickedLine, type RecipeFormValues, recipeFormOf } from "./recipe-form";
import { shownLineText } from "./line-text";
import { recipeErrors, recipeInputOf } from "./recipe-input";
import { ingredientLine, recipe } from "../testing/recipes";

const filled: RecipeFormValues = { ...EMPTY_RECIPE, title: "Leek Soup", instructions: "Cook it.", newLines: "3 leeks" };
const picked = pickedLine({ id: 12, name: "onion", sub_type: "red" });

function sentLine(line: Partial<RecipeFormValues["lines"][number]>) {
  const { ingredients } = recipeInputOf({ ...filled, newLines: "", lines: [{ ...picked, ...line }] });
  return Array.isArray(ingredients) ? ingredients[0] : undefined;
}

describe("a line of the form", () => {
  it("begins with one piece of what was picked, of its kind and without notes", () => {
    expect(picked).toMatchObject({ amount: "1", unit: "piece", name: "onion", subType: "red", notes: "" });
    expect(sentLine({})).toEqual({
      ingredient_id: 12,
      name: "onion",
      amount: 1,
      unit: "piece",
      sub_type: "red",
      preparation_notes: "",
      section: "",
      shares_raw: false,
      recipe_id: null,
    });
  });

  it("no longer means what was picked once it is renamed", () => {
    expect(sentLine({ name: "leek" })).not.toHaveProperty("ingredient_id");
  });

  it.each([
    ["1/2", 0.5],
    ["1,5", 1.5],
    ["½", 0.5],
    ["1/3", "1/3"],
    ["2-3", "2-3"],
    ["", 0],
    ["some", 0],
    ["-2", 0],
  ])("sends the amount %j as %j", (typed, sent) => {
    expect(sentLine({ amount: typed })?.amount).toBe(sent);
  });

  it("is sent with its own id and as it was first written", () => {
    expect(sentLine({ lineId: 5, raw: "1 red onion" })).toMatchObject({ id: 5, raw: "1 red onion" });
  });

  it("reads like a line of a recipe", () => {
    const line = lineOf(
      ingredientLine({
        amount: 1.5,
        amount_text: "1½",
        unit: "cups",
        sub_type: "wholemeal",
        preparation_notes: "sifted",
      }),
      "point",
    );
    expect(shownLineText(line)).toBe("1½ cups flour (wholemeal), sifted");
  });
});

describe("the form as it is sent", () => {
  it("takes along what was typed and not read yet, and leaves blank lines out", () => {
    const lines = [{ ...picked, name: "", subType: "", amount: "" }];
    expect(recipeInputOf({ ...filled, lines, newLines: "3 leeks\n\n salt " }).ingredients).toEqual([
      { raw: "3 leeks", section: "" },
      { raw: "salt", section: "" },
    ]);
  });

  it("puts what was typed below the heading that was written last", () => {
    const under = { ...filled, newHeading: "For the soup", newLines: "3 leeks\nTo serve:\nbread" };
    expect(recipeInputOf(under).ingredients).toEqual([
      { raw: "3 leeks", section: "For the soup" },
      { raw: "bread", section: "To serve" },
    ]);
  });

  it("keeps a text block as one text", () => {
    expect(
      recipeInputOf({ ...filled, ingredientsAs: "text", ingredientsText: "For the soup:\n3 leeks" }).ingredients,
    ).toBe("For the soup:\n3 leeks");
  });

  it("reads times and servings as numbers, and nothing as nothing", () => {
    expect(recipeInputOf({ ...filled, servings: "6", prepTime: "", cookTime: "0" })).toMatchObject({
      servings: 6,
      prep_time: null,
      cook_time: 0,
    });
  });

  it("gives a stored recipe back as it was", () => {
    const stored = recipe({
      ingredients: [
        ingredientLine({ amount: 1 / 3, amount_text: "⅓", unit: "cup" }),
        ingredientLine({ id: 2, name: "garlic", amount: 3, amount_min: 2, amount_text: "2–3", unit: "cloves" }),
        ingredientLine({ id: 3, name: "salt", amount: 0, amount_text: "", unit: "" }),
      ],
    });
    const sent = recipeInputOf(recipeFormOf(stored, "point"));
    expect(sent).toMatchObject({
      title: "Leek Soup",
      servings: 4,
      prep_time: 15,
      cook_time: 30,
      tags: "soup, winter",
      difficulty: "Easy",
    });
    expect(sent.ingredients).toMatchObject([
      { id: 1, name: "flour", amount: "⅓", unit: "cup" },
      { id: 2, name: "garlic", amount: "2–3", unit: "cloves" },
      { id: 3, name: "salt", amount: 0 },
    ]);
  });
});

describe("what is wrong with the form", () => {
  it("is nothing where title, instructions and an ingredient are there", () => {
    expect(recipeErrors(filled, { needsIngredient: true })).toEqual({});
  });

  it("is said for each required field, with the list or the text that is shown", () => {
    expect(Object.keys(recipeErrors(EMPTY_RECIPE, { needsIngredient: true }))).toEqual([
      "title",
      "newLines",
      "instructions",
    ]);
    expect(Object.keys(recipeErrors({ ...EMPTY_RECIPE, ingredientsAs: "text" }, { needsIngredient: true }))).toContain(
      "ingredientsText",
    );
  });

  it("is no missing ingredient while editing", () => {
    expect(recipeErrors({ ...filled, newLines: "" }, { needsIngredient: false })).toEqual({});
  });

  it.each([
    ["servings", "0"],
    ["servings", "0.5"],
    ["prepTime", "-1"],
    ["cookTime", "-0.1"],
  ] as const)("is %s of %s", (field, value) => {
    expect(Object.keys(recipeErrors({ ...filled, [field]: value }, { needsIngredient: true }))).toEqual([field]);
  });

  it("is an ingredient without a name", () => {
    const lines = [picked, { ...picked, name: " " }];
    expect(recipeErrors({ ...filled, lines }, { needsIngredient: true }).lines?.[1]?.name?.message).toBe(
      "Name this ingredient",
    );
  });
});

describe("a draft", () => {
  it("is read back only where the form can hold it", () => {
    expect(isRecipeForm({ ...filled, lines: [picked] })).toBe(true);
    expect(isRecipeForm({ ...filled, lines: [{ ...picked, amount: 1 }] })).toBe(false);
    expect(isRecipeForm({ ...filled, difficulty: "Impossible" })).toBe(false);
    expect(isRecipeForm({ title: "Leek Soup" })).toBe(false);
    expect(isRecipeForm(null)).toBe(false);
  });
});
