import type { BookLine } from "../lines/book-line";
import type { FoundRecipe } from "../book-reading";

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

/** Of the ingredients that a model picked those that stand in the text, to the letter, in its order and each once. */
export function proseIngredients(picked: readonly string[], text: string): string[] {
  const own = new Set(picked.map((each) => each.trim()).filter((each) => each !== "" && text.includes(each)));
  return [...own].toSorted((left, right) => text.indexOf(left) - text.indexOf(right));
}
