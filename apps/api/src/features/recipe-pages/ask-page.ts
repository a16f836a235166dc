import { labelWindow, windowsToAsk } from "@tureen/domain/pdf-import/labels/label-window";
import { readLabels } from "@tureen/domain/pdf-import/labels/read-labels";
import { type BookLine, linesOfText } from "@tureen/domain/pdf-import/lines/book-line";
import { normalizePageText } from "@tureen/domain/pdf-import/pages/normalize-page-text";
import { linesOfRecipe, withoutCertainty, type FoundRecipe } from "@tureen/domain/pdf-import/reading/book-reading";
import { readBook } from "@tureen/domain/pdf-import/reading/read-book";
import { recipeFromLines, wordsOfBook } from "@tureen/domain/pdf-import/reading/recipe-from-lines";
import { NO_RECIPE, type PageRecipe } from "@tureen/recipe-pages/page-recipe";
import type { AiClient } from "#ai/ai-client";
import type { ModelRequest } from "#ai/model/model-chat";
import { askLabels } from "#ai/recipes/ask-labels";
import { labelQuestion } from "../pdf-import/recipes/label-question";

type Turn = Pick<ModelRequest, "priority" | "signal">;

/** A model is asked about no more of a page; a recipe is a small part of it. */
const MAX_CHARACTERS = 60_000;
/** Characters that one question shows, beside which the smallest context has room for the answer. */
const LIMITS = { maxChars: 6000, overlapChars: 1500 };
/** A recipe that is not in the first of them is hidden among much else. */
const MAX_QUESTIONS = 3;

/**
 * The recipe of a page in which rules find none, by reference as books are read: a model says which line is what, and every
 * word is the page's own. Null where it finds none either.
 * @throws AiError
 */
export async function askPage(ai: AiClient, text: string, turn: Turn): Promise<PageRecipe | null> {
  const lines = linesOfText(normalizePageText(text.slice(0, MAX_CHARACTERS)), 1).map((line): BookLine => ({
    ...line,
    isParagraph: true,
  }));
  const reading = withoutCertainty(readBook(lines));
  for (const span of windowsToAsk(lines, reading, LIMITS).slice(0, MAX_QUESTIONS)) {
    const window = labelWindow(lines, reading, span);
    const answer = await askLabels(ai, labelQuestion(window), turn);
    const found = longest(readLabels(answer, window, lines, reading).recipes);
    if (!found) continue;
    const { title, description, servings, prepTimeMinutes, cookTimeMinutes, ingredients, steps } = recipeFromLines(
      lines,
      found,
      wordsOfBook(lines),
    );
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
  return null;
}

/** A page is about one recipe; what else a model sees in it are teasers. */
function longest(recipes: readonly FoundRecipe[]): FoundRecipe | undefined {
  return recipes.toSorted((left, right) => linesOfRecipe(right).length - linesOfRecipe(left).length)[0];
}
