import { text } from "@tureen/messages/text";
import { AiError } from "#ai/ai-error";
import { recipeFromText } from "#ai/recipes/read-recipes";
import type { Transcription } from "#ai/recipes/transcribe-image";
import type { RequestContext } from "#app-context";
import { badInput } from "#app-error";
import { answerOrFailure } from "./ai-failure";
import { toWireRecipe } from "./ai-recipe.mapper";
import { readBase64 } from "./photo/read-base64";
import { preparePhoto } from "./photo/prepare-photo";

const ONLY_A_PART = text(
  "Only a part of the recipe could be read. Compare it with the photo and add what is missing, or take fewer photos at once.",
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
 * Text first, then the recipe: on small models this is far more reliable than from picture to recipe in one step, and the
 * text lets each amount be looked for in it.
 */
async function readPages(context: RequestContext, pages: readonly Uint8Array[]) {
  const { app, signal, log } = context;
  if (pages.length === 0) throw badInput(text("Please choose a photo first."));
  const photos: Uint8Array[] = [];
  for (const bytes of pages) photos.push(await preparePhoto(bytes, log, app.decodePhoto));
  return answerOrFailure(context, async () => {
    const turn = { priority: "interactive" as const, signal };
    const read: Transcription[] = [];
    for (const photo of photos) read.push(await app.ai.transcribeImage(photo, turn));
    const sourceText = read
      .map(({ text }) => text)
      .join("\n\n")
      .trim();
    if (sourceText === "") throw new AiError("no_text_in_photo", { model: (await app.ai.choose("vision")).name });
    const { value, model } = await recipeFromText(app.ai, sourceText, turn);
    const isWhole = value.isComplete && !read.some(({ isCut }) => isCut);
    return {
      success: true as const,
      interpretedRecipe: toWireRecipe(app, value, sourceText),
      model,
      sourceText,
      ...(isWhole ? {} : { note: context.t(ONLY_A_PART) }),
    };
  });
}
