import { groundIngredients } from "@tureen/domain/grounding/grounding";
import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import { spokenLanguage } from "@tureen/domain/languages/spoken-language";
import { comparableWords } from "@tureen/domain/grounding/text-index";
import type { AiClient } from "#ai/ai-client";
import { AiError, type AiErrorCode, isAiError } from "#ai/ai-error";
import { wholePart } from "#ai/model/json-text";
import type { AskOptions } from "#ai/model/model-chat";
import { readOneRecipe, type AnsweredRecipe } from "./read-recipe-answer";
import { descriptionPrompt, EXAMPLE_TITLE, mealPhotoPrompt, recipeTextPrompt } from "./recipe-prompts";
import { RECIPE_SCHEMA } from "./recipe-schema";
import { askWithSecondLook } from "./second-look";
import type { Checked, StructuredAnswer, StructuredRequest } from "#ai/model/structured-chat";

/** Enough for any recipe that a model makes up: most take 300. */
const RECIPE_TOKENS = 1_200;
/** A recipe as lines is little longer than on the page; with room for blanks, and no more for one that does not end. */
const ANSWER_FOR_TEXT = 2;
const LEAST_ANSWER_TOKENS = 800;
/** Room for fancy: the same wish twice may give two recipes. */
const FANCY = 0.7;

/** Who wants a recipe written: the language is an English name, taken where the words of the wish do not tell. */
export type ReadOptions = AskOptions & { readonly language?: string | undefined };

const USUAL_LANGUAGE = "English";

/** Writes a recipe for a wish. @throws AiError */
export function recipeFromDescription(
  ai: AiClient,
  description: string,
  { language = USUAL_LANGUAGE, ...options }: ReadOptions,
): Promise<StructuredAnswer<AnsweredRecipe>> {
  return askWithSecondLook(spokenLanguage(description) ?? language, (problems) =>
    madeUp(ai, "text", {
      purpose: "a recipe from a description",
      messages: descriptionPrompt(description, language, problems),
      temperature: FANCY,
      ...options,
    }),
  );
}

/**
 * Copies the one recipe out of a text, such as the transcription of photos. Where the answer is cut, the recipe is kept as
 * far as it goes, and `cut` says so; a recipe that is not that of the text is none.
 * @throws AiError
 */
export async function recipeFromText(
  ai: AiClient,
  text: string,
  options: AskOptions,
): Promise<StructuredAnswer<AnsweredRecipe>> {
  const { textTokens, roomTokens } = await roomBeside(ai, text);
  return askForOne(ai, "text", {
    purpose: "a recipe from a text",
    messages: recipeTextPrompt(text),
    numPredict: Math.min(roomTokens, Math.max(LEAST_ANSWER_TOKENS, Math.ceil(textTokens * ANSWER_FOR_TEXT))),
    read: (value) => recipeOfText(value, text),
    salvage: (partial, why) => salvageRecipe(partial, why, text),
    ...options,
  });
}

/** Writes a recipe for the dish in a photo (JPEG). @throws AiError */
export function recipeFromMealPhoto(
  ai: AiClient,
  image: Uint8Array,
  description: string,
  { language = USUAL_LANGUAGE, ...options }: ReadOptions,
): Promise<StructuredAnswer<AnsweredRecipe>> {
  return askWithSecondLook(undefined, (problems) =>
    madeUp(ai, "vision", {
      purpose: "a recipe from a photo of a meal",
      messages: mealPhotoPrompt(image, description, language, problems),
      temperature: 0.2,
      ...options,
    }),
  );
}

/** Under a seed of its own: the same wish once more is another recipe. */
async function madeUp(
  ai: AiClient,
  use: "text" | "vision",
  request: Wanted,
): Promise<StructuredAnswer<AnsweredRecipe>> {
  try {
    return await askForOne(ai, use, { seed: Math.floor(Math.random() * 1_000_000), ...request });
  } catch (error) {
    // There is no text that could be shorter, nor a photo too many.
    throw isAiError(error, "answer_cut") ? new AiError("answer_too_long", error.facts) : error;
  }
}

type Wanted = Omit<StructuredRequest<AnsweredRecipe>, "numPredict" | "schema" | "read"> &
  Partial<Pick<StructuredRequest<AnsweredRecipe>, "numPredict" | "read">>;

function askForOne(ai: AiClient, use: "text" | "vision", request: Wanted): Promise<StructuredAnswer<AnsweredRecipe>> {
  return ai.structured(use, { numPredict: RECIPE_TOKENS, read: readOneRecipe, ...request, schema: RECIPE_SCHEMA });
}

/** A recipe that was copied from a text; one of which the text knows neither the dish nor most of the ingredients is made up. */
function recipeOfText(value: unknown, text: string): Checked<AnsweredRecipe> {
  const reading = readOneRecipe(value);
  if (!reading.ok) return reading;
  const { title, ingredients } = reading.value;
  const known = new Set(comparableWords(text));
  const words = comparableWords(title);
  const isExample = words.join() === comparableWords(EXAMPLE_TITLE).join();
  const isDish = isExample ? words.every((word) => known.has(word)) : words.some((word) => known.has(word));
  const foods = ingredients.map(({ raw }) => ({ name: parseLine(raw).name, amount: 0 }));
  const madeUp = groundIngredients(text, foods).filter(({ name }) => name === "missing").length;
  return isDish && madeUp * 2 <= ingredients.length
    ? reading
    : { ok: false, problems: ["the recipe is not the one in the document"] };
}

/** A recipe whose last steps are missing, with what is there of it marked as a part; half of an answer that broke off is none. */
function salvageRecipe(partial: string, why: AiErrorCode, text: string): AnsweredRecipe | undefined {
  const reading = recipeOfText(wholePart(partial), text);
  return why !== "interrupted" && reading.ok ? { ...reading.value, isComplete: false } : undefined;
}

/** Tokens kept free in case that a text takes more of them than expected. */
const RESERVE_TOKENS = 64;

/** What a text takes of the window, and what is left for the answer: the share that is kept for it, and more beside a shorter text. */
async function roomBeside(
  ai: AiClient,
  text: string,
): Promise<{ readonly textTokens: number; readonly roomTokens: number }> {
  const { answerTokens, contextTokens, promptTokens, charsPerToken } = await ai.contextBudget(text);
  const textTokens = Math.ceil(text.length / charsPerToken);
  return { textTokens, roomTokens: Math.max(answerTokens, contextTokens - promptTokens - textTokens - RESERVE_TOKENS) };
}
