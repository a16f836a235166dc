import { type BookLine, linesOfText } from "@tureen/domain/recipe-reading/lines/book-line";
import { normalizePageText } from "@tureen/domain/recipe-reading/lines/normalize-page-text";
import type { RecipeDraft } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { NO_RECIPE, type PageRecipe } from "@tureen/recipe-pages/page-recipe";
import type { AiClient } from "#ai/ai-client";
import type { CallOptions } from "#ai/model/call-queue";
import { recipesByLabels } from "#ai/recipes/recipe-of-text";

/** A model is asked about no more of a page; a recipe is a small part of it. */
const MAX_CHARACTERS = 60_000;

/**
 * The recipe of a page in which rules find none: a model says which line is what. Null where it finds none either.
 * @throws AiError
 */
export async function askPage(ai: AiClient, text: string, options: CallOptions): Promise<PageRecipe | null> {
  // Nothing is prepared for a model that is not there.
  await ai.choose("text");
  const lines = linesOfText(normalizePageText(text.slice(0, MAX_CHARACTERS)), 1).map((line): BookLine => ({
    ...line,
    isParagraph: true,
  }));
  const { recipes } = await recipesByLabels(ai, lines, options);
  // A page is about one recipe; what else a model sees in it are teasers.
  const [found] = recipes.toSorted((left, right) => lengthOf(right) - lengthOf(left));
  if (!found) return null;
  const { title, description, servings, prepTimeMinutes, cookTimeMinutes, ingredients, steps } = found;
  return {
    ...NO_RECIPE,
    title,
    description,
    servings,
    prepMinutes: prepTimeMinutes,
    cookMinutes: cookTimeMinutes,
    ingredients: ingredients.map(({ raw, section }) => ({ text: raw, section })),
    steps: steps.map((step) => ({ text: step, section: "" })),
    foundBy: "model",
  };
}

function lengthOf({ ingredients, steps }: RecipeDraft): number {
  return ingredients.length + steps.length;
}
