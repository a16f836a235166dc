import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { normalizePageText } from "@tureen/domain/recipe-reading/lines/normalize-page-text";
import { text } from "@tureen/messages/text";
import { AiError, isAiError } from "#ai/ai-error";
import type { AiClient } from "#ai/ai-client";
import type { AnsweredRecipe } from "#ai/recipes/read-recipe-answer";
import { isUnusable } from "#ai/model/ask-policy";
import { recipeFromText } from "#ai/recipes/read-recipes";
import { recipeByRules, recipesByLabels } from "#ai/recipes/recipe-of-text";
import type { AskOptions } from "#ai/model/model-chat";
import { readScan, type ScanReading } from "#ai/ocr/read-scan";
import type { RequestContext } from "#core/app-context";
import { badInput } from "#core/app-error";
import { answerOrFailure } from "./ai-failure";
import { recipeOfDraft, toWireRecipe } from "./ai-recipe.mapper";
import { readBase64 } from "./photo/read-base64";
import { expectedLanguages } from "../pdf-import/pages/expected-languages";
import { preparePrint } from "./photo/prepare-photo";

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
 * Text first, then the recipe: on small models this is far more reliable than from picture to recipe in one step. Print is
 * read without a model; one that sees is asked where that is not certain.
 */
async function readPages(context: RequestContext, pages: readonly Uint8Array[]) {
  const { app, signal, log } = context;
  if (pages.length === 0) throw badInput(text("Please choose a photo first."));
  const photos: Awaited<ReturnType<typeof preparePrint>>[] = [];
  for (const bytes of pages) photos.push(await preparePrint(bytes, log, app.decodePhoto));
  return answerOrFailure(context, async () => {
    const options = { priority: "interactive" as const, signal };
    const languages = expectedLanguages(app.db, NO_BOOK);
    const read: ScanReading[] = [];
    for (const [page, photo] of photos.entries()) {
      const scan = await readScan(app.ai, app.ocr, { ...photo, page: page + 1, languages, options });
      if (scan) read.push(scan);
    }
    const lines = read.flatMap((scan) => scan.lines).flatMap((line) => withPlainText(line) ?? []);
    const sourceText = read.map((scan) => scan.lines.map((line) => line.text).join("\n")).join("\n\n");
    if (lines.length === 0) throw new AiError("no_text_in_photo", { model: (await app.ai.choose("vision")).name });
    const isByModel = read.some(({ source }) => source === "model");
    const shown = { success: true as const, sourceText };
    try {
      const recipe = marked(await recipeOfPhoto(app.ai, lines, options), read);
      const isWhole = recipe.isComplete && !read.some(({ isCut }) => isCut);
      return {
        ...shown,
        interpretedRecipe: toWireRecipe(app, recipe, sourceText),
        model: isByModel ? (await app.ai.choose("vision")).name : "",
        ...(isWhole ? {} : { note: context.t(ONLY_A_PART) }),
      };
    } catch (error) {
      // What was made out without a model is shown beside the form, whatever became of the model.
      if (isByModel || !isAiError(error) || error.code === "cancelled") throw error;
      const empty = recipeOfDraft({ ...NOTHING_READ, title: lines[0]?.text ?? "" });
      const note = context.t(
        text("The photo was read, but no recipe was recognised in it. {reason}", { reason: error.sentence }),
      );
      return { ...shown, interpretedRecipe: toWireRecipe(app, empty, null), model: "", note };
    }
  });
}

/** No book's pages tell the language of a photo; the household's recipes do. */
const NO_BOOK = 0;
const NOTHING_READ = {
  description: "",
  servings: null,
  yieldAmount: null,
  yieldNoun: "",
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  ingredients: [],
  steps: [],
};

function withPlainText(line: BookLine): BookLine | null {
  const plain = normalizePageText(line.text).trim();
  return plain === "" ? null : { ...line, text: plain };
}

/** The recipe with a mark on each line whose amount was not made out for certain. */
function marked(recipe: AnsweredRecipe, read: readonly ScanReading[]): AnsweredRecipe {
  const doubts = read.flatMap(({ lines, doubtful }) => doubtful.flatMap((index) => lines[index]?.text ?? []));
  const isUncertain = (raw: string): boolean => doubts.some((doubt) => doubt.includes(raw) || raw.includes(doubt));
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => (isUncertain(line.raw) ? { ...line, isUncertain: true } : line)),
  };
}

/**
 * By rules, which need no model and change no word; where they are not sure a model says which line is what, and only where
 * that fails too does it write the recipe down itself.
 */
export async function recipeOfPhoto(
  ai: AiClient,
  lines: readonly BookLine[],
  options: AskOptions,
): Promise<AnsweredRecipe> {
  const sure = recipeByRules(lines);
  if (sure) return recipeOfDraft(sure);
  try {
    const { recipes, isWhole } = await recipesByLabels(ai, lines, options);
    const draft = recipes.find(({ ingredients }) => ingredients.length > 0);
    if (draft) return { ...recipeOfDraft(draft), isComplete: isWhole && recipes.length === 1 };
  } catch (error) {
    if (!isAiError(error) || !isUnusable(error)) throw error;
  }
  return (await recipeFromText(ai, lines.map((line) => line.text).join("\n"), options)).value;
}
