import { proseIngredients } from "@tureen/domain/recipe-reading/labels/prose-recipe";
import { type BookLine, linesOfText } from "@tureen/domain/recipe-reading/lines/book-line";
import { normalizePageText } from "@tureen/domain/recipe-reading/lines/normalize-page-text";
import type { RecipeDraft } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { NO_RECIPE, type PageRecipe } from "@tureen/recipe-pages/page-recipe";
import type { AiClient } from "#ai/ai-client";
import { isAiError } from "#ai/ai-error";
import type { CallOptions } from "#ai/model/call-queue";
import { pickIngredients } from "#ai/recipes/pick-ingredients";
import { recipeFromText } from "#ai/recipes/read-recipes";
import { recipesByLabels } from "#ai/recipes/recipe-of-text";

/** A model is asked about no more of a page; a recipe is a small part of it. */
const MAX_CHARACTERS = 60_000;
/** What somebody tells of a dish; a page that is longer has its recipe in a form, or none. */
const MAX_TOLD = 6_000;

/**
 * The recipe of a page in which rules find none: a model says which line is what; of what is told in running prose it picks
 * the ingredients, or writes it down. Null where it finds none either.
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
  if (!found) return text.length > MAX_TOLD ? null : writtenDown(ai, text, options);
  const { title, description, servings, prepTimeMinutes, cookTimeMinutes, ingredients, steps } = found;
  return {
    ...NO_RECIPE,
    title,
    description,
    servings,
    yieldText: yieldTextOf(found),
    prepMinutes: prepTimeMinutes,
    cookMinutes: cookTimeMinutes,
    ingredients:
      ingredients.length > 0
        ? ingredients.map(({ raw, section }) => ({ text: raw, section }))
        : proseIngredients(await pickIngredients(ai, steps.join(" "), options), steps.join(" ")).map(asLine),
    steps: steps.map((step) => ({ text: step, section: "" })),
    foundBy: "model",
  };
}

/** A text as somebody told it, as a model writes it down; one of which the text knows next to nothing is none. @throws AiError */
async function writtenDown(ai: AiClient, text: string, options: CallOptions): Promise<PageRecipe | null> {
  try {
    const { value } = await recipeFromText(ai, text, options);
    return {
      ...NO_RECIPE,
      title: value.title,
      servings: value.servingsAssumed ? null : value.servings,
      yieldText: yieldTextOf(value),
      prepMinutes: value.prepTimeMinutes,
      cookMinutes: value.cookTimeMinutes,
      ingredients: value.ingredients.map(({ raw }) => asLine(raw)),
      steps: value.steps.map(asLine),
      foundBy: "model",
    };
  } catch (error) {
    if (isAiError(error, "invalid_output")) return null;
    throw error;
  }
}

const yieldTextOf = ({ yieldAmount, yieldNoun }: Pick<RecipeDraft, "yieldAmount" | "yieldNoun">): string =>
  yieldAmount === null ? "" : `makes ${yieldAmount} ${yieldNoun}`.trim();

const asLine = (text: string): PageRecipe["steps"][number] => ({ text, section: "" });

function lengthOf({ ingredients, steps }: RecipeDraft): number {
  return ingredients.length + steps.length;
}
