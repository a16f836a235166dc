import { linesOfText } from "@tureen/domain/recipe-reading/lines/book-line";
import { normalizePageText } from "@tureen/domain/recipe-reading/lines/normalize-page-text";
import { text } from "@tureen/messages/text";
import { AiError, isAiError } from "#ai/ai-error";
import type { AiClient } from "#ai/ai-client";
import type { AiRecipe } from "#ai/recipes/read-recipe-answer";
import { isUnusable } from "#ai/model/ask-policy";
import { recipeFromText } from "#ai/recipes/read-recipes";
import { recipeByRules, recipesByLabels } from "#ai/recipes/recipe-of-text";
import type { AskOptions } from "#ai/model/model-chat";
import type { Transcription } from "#ai/recipes/transcribe-image";
import type { RequestContext } from "#core/app-context";
import { badInput } from "#core/app-error";
import { answerOrFailure } from "./ai-failure";
import { recipeOfDraft, toWireRecipe } from "./ai-recipe.mapper";
import { readBase64 } from "./photo/read-base64";
import { preparePhoto } from "./photo/prepare-photo";

const ONLY_A_PART = text(
  "Only part of the recipe could be read. Compare it with the photo and add what is missing, or take fewer photos at once.",
);

interface Photo {
  readonly bytes: Uint8Array;
}

/** The recipe on one photo. */
export function readPhoto(context: RequestContext, input: { image: Photo }) {
  return readPages(context, [input.image.bytes]);
}

/** The recipe on several photos that are its pages, in order (extension). */
export function readPhotos(context: RequestContext, input: { images: readonly { image: string }[] }) {
  return readPages(
    context,
    input.images.map(({ image }) => readBase64(image)),
  );
}

/**
 * Text first, then the recipe: on small models this is far more reliable than from picture to recipe in one step.
 */
async function readPages(context: RequestContext, pages: readonly Uint8Array[]) {
  const { app, signal, log } = context;
  if (pages.length === 0) throw badInput(text("Please choose a photo first."));
  const photos: Uint8Array[] = [];
  for (const bytes of pages) photos.push(await preparePhoto(bytes, log, app.decodePhoto));
  return answerOrFailure(context, async () => {
    const options = { priority: "interactive" as const, signal };
    const read: Transcription[] = [];
    for (const photo of photos) read.push(await app.ai.transcribeImage(photo, options));
    const sourceText = read
      .map(({ text }) => text)
      .join("\n\n")
      .trim();
    if (sourceText === "") throw new AiError("no_text_in_photo", { model: (await app.ai.choose("vision")).name });
    const recipe = await recipeOfPhoto(app.ai, sourceText, options);
    const isWhole = recipe.isComplete && !read.some(({ isCut }) => isCut);
    return {
      success: true as const,
      interpretedRecipe: toWireRecipe(app, recipe, sourceText),
      model: read[0]?.model ?? "",
      sourceText,
      ...(isWhole ? {} : { note: context.t(ONLY_A_PART) }),
    };
  });
}

/**
 * By rules, which need no model and change no word; where they are not sure a model says which line is what, and only where
 * that fails too does it write the recipe down itself.
 */
export async function recipeOfPhoto(ai: AiClient, source: string, options: AskOptions): Promise<AiRecipe> {
  const lines = linesOfText(normalizePageText(source), 1);
  const sure = recipeByRules(lines);
  if (sure) return recipeOfDraft(sure);
  try {
    const { recipes, isWhole } = await recipesByLabels(ai, lines, options);
    const draft = recipes.find(({ ingredients }) => ingredients.length > 0);
    if (draft) return { ...recipeOfDraft(draft), isComplete: isWhole && recipes.length === 1 };
  } catch (error) {
    if (!isAiError(error) || !isUnusable(error)) throw error;
  }
  return (await recipeFromText(ai, source, options)).value;
}
