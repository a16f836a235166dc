import { labelWindow } from "@tureen/domain/recipe-reading/labels/label-window";
import { isProse, proseText } from "@tureen/domain/recipe-reading/labels/prose-recipe";
import { readCopy } from "@tureen/domain/recipe-reading/labels/read-copy";
import { readLabels } from "@tureen/domain/recipe-reading/labels/read-labels";
import type { FoundRecipe } from "@tureen/domain/recipe-reading/book-reading";
import { throwUnlessAiError } from "#ai/ai-error";
import { isUnusable } from "#ai/model/ask-policy";
import type { AskOptions } from "#ai/model/model-chat";
import { askLabels } from "#ai/recipes/ask-labels";
import { pickIngredients } from "#ai/recipes/pick-ingredients";
import { recipeFromText } from "#ai/recipes/read-recipes";
import type { AiClient } from "#ai/ai-client";
import type { AppContext } from "#core/app-context";
import type { RequestRow } from "../store/import-request.repo";
import { recipeOfLines, recipeOfProse, spanOf, type ReadBook } from "./book-recipes";
import type { BookRecipe } from "./create-recipes";

/** What a model said about some lines of a book, and the recipes that come of it. */
interface QuestionAnswer {
  readonly answer: string;
  readonly recipes: readonly BookRecipe[];
}

/** Asks which line of a stretch is what. @param found the recipes that are known by then @throws AiError */
export async function askForLabels(
  app: AppContext,
  read: ReadBook,
  row: Pick<RequestRow, "batchId" | "firstPlace" | "lastPlace">,
  found: () => readonly FoundRecipe[],
  options: AskOptions,
): Promise<QuestionAnswer> {
  const { book, reading } = read;
  const window = labelWindow(reading, spanOf(book, row));
  const answer = await askLabels(app.ai, window, options);
  const { recipes, refusals } = readLabels(answer, window, reading);
  if (refusals.length > 0)
    app.log.info({ batchId: row.batchId, refusals: refusals.slice(0, 5) }, "labels were refused");
  const titles = new Set(found().flatMap(({ title }) => title));
  const fresh = recipes.filter(({ title }) => !title.some((line) => titles.has(line)));
  const ready: BookRecipe[] = [];
  for (const recipe of fresh) {
    const text = isProse(recipe) ? proseText(book.lines, recipe) : null;
    const made =
      text === null
        ? recipeOfLines(read, recipe, "labels")
        : recipeOfProse(read, recipe, text, await pickedFrom(app.ai, text, options));
    if (made) ready.push(made);
  }
  return { answer, recipes: ready };
}

/** The ingredients of a text; none where the model could not say. The other recipes of its window are good all the same. */
async function pickedFrom(ai: AiClient, text: string, options: AskOptions): Promise<readonly string[]> {
  try {
    return await pickIngredients(ai, text, options);
  } catch (error) {
    throwUnlessAiError(error);
    if (isUnusable(error)) return [];
    throw error;
  }
}

/** Has the one recipe of a stretch written down, and takes the lines that say the same for its labels. @throws AiError */
export async function askForCopy(
  app: AppContext,
  read: ReadBook,
  row: RequestRow,
  options: AskOptions,
): Promise<QuestionAnswer> {
  const { book, reading } = read;
  const span = spanOf(book, row);
  const text = book.lines.slice(span.start, span.end).map((line) => line.text);
  const { value } = await recipeFromText(app.ai, text.join("\n"), options);
  const ingredients = value.ingredients.map(({ raw }) => raw);
  const recipe = readCopy({ title: value.title, ingredients, steps: value.steps }, span, book.lines, reading);
  const isRefused = typeof recipe === "string";
  if (isRefused) app.log.info({ batchId: row.batchId, refusal: recipe }, "a copy was refused");
  return { answer: JSON.stringify(value), recipes: isRefused ? [] : [recipeOfLines(read, recipe, "copy")] };
}
