import type { BookLine } from "../lines/book-line";
import type { FoundRecipe } from "../reading/book-reading";

/** Ingredients of a recipe in running prose as a model picked them: each must be a stretch of the text, to the letter. */
export interface ProseIngredients {
  readonly ingredients: readonly string[];
  /** What the model said that does not stand in the text. */
  readonly refused: readonly string[];
}

/** Whether a recipe has steps and no ingredients of its own, so that they are asked for in one small call. */
export function isProse(recipe: FoundRecipe): boolean {
  return recipe.steps.length > 0 && recipe.sections.every(({ items }) => items.length === 0);
}

/** The text of a prose recipe that its ingredients are picked from. */
export function proseText(lines: readonly BookLine[], recipe: FoundRecipe): string {
  return recipe.steps
    .flat()
    .map((index) => lines[index]?.text ?? "")
    .join(" ");
}

/** Keeps of an answer what stands in the text, in the order of the text, each once. */
export function readProseIngredients(picked: readonly string[], text: string): ProseIngredients {
  const ingredients = [...new Set(picked.map((each) => each.trim()))].filter(
    (each) => each !== "" && text.includes(each),
  );
  return {
    ingredients: ingredients.toSorted((left, right) => text.indexOf(left) - text.indexOf(right)),
    refused: picked.filter((each) => !text.includes(each.trim())),
  };
}
