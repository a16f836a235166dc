import { groundIngredients } from "@tureen/domain/pdf-import/grounding";
import type { CleanDocument } from "@tureen/domain/pdf-import/pages/clean-pages";
import { readAiLine } from "#features/ai/ai-recipe.mapper";
import { endOf, startOf, type BookRecipe } from "./find-recipes";

/** Text before and behind a recipe's place that may still belong to it: the place ends with what was found of it. */
const MARGIN_CHARS = 200;

/**
 * The lines of a recipe of which the ingredient, or its amount, does not stand where the recipe was read: the model
 * changed them or made them up. They come in as they are, and the family is told to check them.
 */
export function ungroundedLines(document: CleanDocument, found: BookRecipe): string[] {
  const { ingredients } = found.recipe;
  const source = document.text.slice(Math.max(0, startOf(found) - MARGIN_CHARS), endOf(found) + MARGIN_CHARS);
  const grounded = groundIngredients(source, ingredients);
  return ingredients
    .filter((_, index) => grounded[index]?.name === "missing" || grounded[index]?.amount === "missing")
    .map((ingredient) => readAiLine(ingredient).raw);
}
