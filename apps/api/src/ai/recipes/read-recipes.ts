import type { AiClient } from "#ai/ai-client";
import { AiError, type AiErrorCode, throwUnlessAiError } from "#ai/ai-error";
import { isBeyondTheCall, remedyFor } from "#ai/model/ask-policy";
import { completeElements, wholePart } from "#ai/model/json-text";
import type { ModelRequest } from "#ai/model/model-chat";
import { readManyRecipes, readOneRecipe, type AiRecipe } from "./read-recipe-answer";
import { descriptionPrompt, documentPrompt, mealPhotoPrompt, recipeTextPrompt } from "./recipe-prompts";
import { MAX_RECIPES_PER_ANSWER, RECIPE_SCHEMA, RECIPES_SCHEMA } from "./recipe-schema";
import type { StructuredAnswer, StructuredRequest } from "#ai/model/structured-chat";

type Turn = Pick<ModelRequest, "priority" | "signal" | "onRequest">;

/** Enough for any recipe that a model makes up, and for most that a family has written down. */
const RECIPE_TOKENS = 4_096;
/** Recipes as JSON are about half as long again as on the page. */
const ANSWER_FOR_TEXT = 1.5;
/** Room for fancy: the same wish twice may give two recipes. */
const FANCY = 0.7;
const SHORTEST_PIECE = 1_500;
const DEEPEST_SPLIT = 3;

/** Who wants a recipe written: the language is an English name, taken where the words of the wish do not tell. */
type Wish = Turn & { readonly language?: string | undefined };

const USUAL_LANGUAGE = "English";

/** Writes a recipe for a wish. @throws AiError */
export function recipeFromDescription(
  ai: AiClient,
  description: string,
  { language = USUAL_LANGUAGE, ...turn }: Wish,
): Promise<StructuredAnswer<AiRecipe>> {
  const seed = Math.floor(Math.random() * 1_000_000);
  return askForOne(ai, "text", {
    purpose: "a recipe from a description",
    messages: descriptionPrompt(description, language),
    temperature: FANCY,
    seed,
    ...turn,
  });
}

/**
 * Copies the one recipe out of a text, such as the transcription of photos. Where the answer is cut, the recipe is kept as
 * far as it goes, and `cut` says so.
 * @throws AiError
 */
export async function recipeFromText(ai: AiClient, text: string, turn: Turn): Promise<StructuredAnswer<AiRecipe>> {
  const { textTokens, roomTokens } = await roomBeside(ai, text);
  return askForOne(ai, "text", {
    purpose: "a recipe from a text",
    messages: recipeTextPrompt(text),
    numPredict: Math.min(roomTokens, Math.max(RECIPE_TOKENS, Math.ceil(textTokens * ANSWER_FOR_TEXT))),
    salvage: salvageRecipe,
    ...turn,
  });
}

/** Writes a recipe for the dish in a photo (JPEG). @throws AiError */
export function recipeFromMealPhoto(
  ai: AiClient,
  image: Uint8Array,
  description: string,
  { language = USUAL_LANGUAGE, ...turn }: Wish,
): Promise<StructuredAnswer<AiRecipe>> {
  return askForOne(ai, "vision", {
    purpose: "a recipe from a photo of a meal",
    messages: mealPhotoPrompt(image, description, language),
    temperature: 0.2,
    ...turn,
  });
}

function askForOne(
  ai: AiClient,
  use: "text" | "vision",
  request: Omit<StructuredRequest<AiRecipe>, "numPredict" | "schema" | "read"> & { readonly numPredict?: number },
): Promise<StructuredAnswer<AiRecipe>> {
  return ai.structured(use, { numPredict: RECIPE_TOKENS, ...request, schema: RECIPE_SCHEMA, read: readOneRecipe });
}

/** A recipe whose last steps are missing, with what is there of it marked as a part; half of an answer that broke off is none. */
function salvageRecipe(partial: string, why: AiErrorCode): AiRecipe | undefined {
  const reading = readOneRecipe(wholePart(partial));
  return why !== "interrupted" && reading.ok ? { ...reading.value, isComplete: false } : undefined;
}

/** What became of one piece of a document. */
export interface PieceReading<P> {
  readonly piece: P;
  /** "read": whole; "salvaged": the answer broke off and what was whole of it is kept; "failed": nothing. */
  readonly status: "read" | "salvaged" | "failed";
  readonly recipes: readonly AiRecipe[];
  /** Why it is not "read". */
  readonly error: AiError | undefined;
  readonly model: string | undefined;
}

export interface DocumentRequest<P> {
  readonly turn: Turn;
  /** Two or more smaller pieces of the same text, or null when it cannot be split any more. */
  readonly split: (piece: P) => readonly P[] | null;
  /** Called with every answer as it comes, before anything else is asked. */
  readonly onAnswer?: (reading: PieceReading<P>) => void;
}

/**
 * Copies every recipe out of a piece of a document. An answer that breaks off, that is full, or a piece that does not
 * fit the window is split and read again in parts; what was whole is kept where the parts fail too. The same recipe
 * can come from two overlapping pieces.
 * @throws AiError when nothing can work (server or model missing, cancelled); the fate of a single piece is in its reading
 */
export function readDocument<P extends { readonly text: string }>(
  ai: AiClient,
  piece: P,
  request: DocumentRequest<P>,
): Promise<PieceReading<P>[]> {
  return readPiece(ai, piece, request, 0);
}

async function readPiece<P extends { readonly text: string }>(
  ai: AiClient,
  piece: P,
  request: DocumentRequest<P>,
  depth: number,
): Promise<PieceReading<P>[]> {
  const reading = await readWhole(ai, piece, request);
  const isOverflow = reading.error?.code === "context_overflow";
  const canHelp = reading.error && remedyFor(reading.error) === "smaller" && piece.text.length >= 2 * SHORTEST_PIECE;
  const parts = canHelp && (isOverflow || depth < DEEPEST_SPLIT) ? request.split(piece) : null;
  if (!parts || parts.some((part) => part.text.length >= piece.text.length)) {
    request.onAnswer?.(reading);
    return [reading];
  }
  const readings: PieceReading<P>[] = [];
  for (const part of parts) readings.push(...(await readPiece(ai, part, request, isOverflow ? depth : depth + 1)));
  const isMended = readings.every(({ status }) => status === "read");
  if (isMended || reading.recipes.length === 0) return readings;
  return [...readings, reading];
}

async function readWhole<P extends { readonly text: string }>(
  ai: AiClient,
  piece: P,
  { turn }: DocumentRequest<P>,
): Promise<PieceReading<P>> {
  try {
    const answer = await ai.structured("text", {
      purpose: "recipes from a document",
      messages: documentPrompt(piece.text),
      numPredict: (await roomBeside(ai, piece.text)).roomTokens,
      schema: RECIPES_SCHEMA,
      read: readManyRecipes,
      salvage: salvageRecipes,
      ...turn,
    });
    const isFull = answer.value.length >= MAX_RECIPES_PER_ANSWER;
    const cut = answer.cut ?? (isFull ? "answer_cut" : undefined);
    const error = cut && new AiError(cut, { model: answer.model });
    return { piece, status: cut ? "salvaged" : "read", recipes: answer.value, error, model: answer.model };
  } catch (error) {
    throwUnlessAiError(error);
    if (isBeyondTheCall(error) || error.code === "cancelled") throw error;
    return { piece, status: "failed", recipes: [], error, model: error.facts.model };
  }
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

/** The whole recipes of an answer that broke off; undefined when there is none. */
function salvageRecipes(partial: string): readonly AiRecipe[] | undefined {
  const reading = readManyRecipes(completeElements(partial, "recipes"));
  return reading.ok && reading.value.length > 0 ? reading.value : undefined;
}
