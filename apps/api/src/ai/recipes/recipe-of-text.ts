import { uncovered } from "@tureen/domain/recipe-reading/labels/coverage";
import { labelWindow, windowsToAsk } from "@tureen/domain/recipe-reading/labels/label-window";
import { readLabels } from "@tureen/domain/recipe-reading/labels/read-labels";
import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { NO_TITLE_STYLE, withoutCertainty, type FoundRecipe } from "@tureen/domain/recipe-reading/book-reading";
import { readBook } from "@tureen/domain/recipe-reading/rules/read-book";
import { recipeFromLines, wordsOfBook, type RecipeDraft } from "@tureen/domain/recipe-reading/recipe-from-lines";
import type { AiClient } from "#ai/ai-client";
import type { AskOptions } from "#ai/model/model-chat";
import { askLabels } from "./ask-labels";

/** Characters that one question shows, beside which the smallest context has room for the answer. */
const LIMITS = { maxChars: 6000, overlapChars: 1500 };
/** A recipe that is not in the first of them is hidden among much else. */
const MAX_QUESTIONS = 3;

/** Recipes of a text in its own words. */
export interface TextRecipes {
  readonly recipes: readonly RecipeDraft[];
  /** False where lines that look like a part of one are in none. */
  readonly isWhole: boolean;
}

/** The recipe of a text that holds one and nothing else, as the rules see it; null where they are not sure of that. */
export function recipeByRules(lines: readonly BookLine[]): RecipeDraft | null {
  const reading = readBook(lines);
  const [found, ...others] = reading.recipes;
  if (!found || others.length > 0) return null;
  // One recipe alone shows no style of titles.
  const isSure = found.reasons.every((reason) => reason === NO_TITLE_STYLE);
  const isAll = uncovered(reading, [{ ...found, certainty: "certain" }]).length === 0;
  return isSure && isAll ? recipeFromLines(lines, found, wordsOfBook(lines)) : null;
}

/**
 * The recipes of a text by reference, as books are read: a model says which line is what, and every word is the text's own.
 * @throws AiError
 */
export async function recipesByLabels(
  ai: AiClient,
  lines: readonly BookLine[],
  options: AskOptions,
): Promise<TextRecipes> {
  const reading = withoutCertainty(readBook(lines));
  let found: readonly FoundRecipe[] = [];
  for (const span of windowsToAsk(reading, LIMITS).slice(0, MAX_QUESTIONS)) {
    const window = labelWindow(reading, span);
    found = readLabels(await askLabels(ai, window, options), window, reading).recipes;
    if (found.length > 0) break;
  }
  const isWord = wordsOfBook(lines);
  return {
    recipes: found.map((recipe) => recipeFromLines(lines, recipe, isWord)),
    isWhole: found.length > 0 && uncovered(reading, found).length === 0,
  };
}
