import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import type { Recipe } from "@tureen/contracts/recipes";
import type { Caller } from "#start/app-router";

export type NewRecipe = Parameters<Caller["recipes"]["create"]>[0];

/** The least that makes a recipe. */
export const SOUP = {
  title: "Leek soup",
  instructions: "Soften the leeks.\nAdd stock.",
  ingredients: [{ name: "Leek", amount: 3, unit: "piece" }],
} satisfies NewRecipe;

/** Keeps a soup; `fields` say what is special about it. */
export async function keepSoup(family: Caller, fields: Partial<NewRecipe> = {}): Promise<Recipe> {
  return (await family.recipes.create({ ...SOUP, ...fields })).recipe;
}

export function linesOf(recipe: Recipe): IngredientLine[] {
  if (typeof recipe.ingredients === "string") throw new Error("expected a list of lines");
  return recipe.ingredients;
}
