import { inTransaction } from "@tureen/db/in-transaction";
import { withoutCertainty, type FoundRecipe } from "@tureen/domain/pdf-import/reading/book-reading";
import { readBookInSteps } from "@tureen/domain/pdf-import/reading/read-book";
import { wordsOfBook } from "@tureen/domain/pdf-import/reading/recipe-from-lines";
import { AiError } from "#ai/ai-error";
import type { TimeRange } from "#ai/model/model-speeds";
import type { AppContext } from "#app-context";
import { instantOf } from "#clock";
import { runInSteps } from "#run-in-steps";
import { openBook } from "../pages/book";
import { askBook } from "../recipes/ask-book";
import { recipeOfLines, type ReadBook } from "../recipes/book-recipes";
import { createRecipes, type BookRecipe } from "../recipes/create-recipes";
import { chooseWindow, keepParameters, parametersNow, readParameters } from "../recipes/import-parameters";
import { outcomesOf } from "../recipes/page-outcomes";
import { readFound } from "../recipes/stored-recipe";
import { updateBatch, type BatchRow } from "../store/import-batch.repo";
import { saveDoubts } from "../store/import-doubt.repo";
import { keepOutcomes } from "../store/import-page.repo";
import { selectFoundLines } from "../store/import-recipe.repo";
import { selectRequests } from "../store/import-request.repo";

/** Steps of the specification, section 4. */
export const STEP = { upload: 1, text: 2, recipes: 3, database: 4 } as const;

interface RunOptions {
  readonly signal: AbortSignal;
  /** Something that the progress panel shows has changed. */
  readonly onChange: () => void;
  /** What the questions that are still open will take. */
  readonly onEstimate: (range: TimeRange | null) => void;
}

/**
 * Reads the recipes out of a book whose pages are kept already: what the rules are certain of comes in at once, a model is
 * asked about the rest. All that has been done is on the disk, so that the same call again goes on where it was
 * interrupted; nothing is asked or created twice.
 * @throws AiError cancelled
 */
export async function runImport(
  app: AppContext,
  batch: BatchRow,
  { signal, onChange, onEstimate }: RunOptions,
): Promise<void> {
  const book = await runInSteps(openBook(app.db, batch.id));
  const reading = await runInSteps(readBookInSteps(book.lines));
  const read: ReadBook = {
    book,
    reading: app.config.IMPORT_ASK_ALL === "1" ? withoutCertainty(reading) : reading,
    isWord: wordsOfBook(book.lines),
  };
  const parameters = readParameters(batch.parametersJson) ?? parametersNow(app, false);
  keepParameters(app.db, batch.id, parameters);
  updateBatch(app.db, batch.id, { step: STEP.recipes });
  onChange();

  const found = (): FoundRecipe[] =>
    selectFoundLines(app.db, batch.id).flatMap((json) => readFound(json, book.indexAt) ?? []);
  const create = async (recipes: readonly BookRecipe[]): Promise<void> => {
    const options = { maxRecipes: parameters.maxRecipes, places: book.places, signal };
    await runInSteps(createRecipes(app, batch.id, recipes, options));
  };
  try {
    const certain = read.reading.recipes.filter(({ certainty }) => certainty === "certain");
    await create(certain.map((recipe) => recipeOfLines(read, recipe, "rules")));
    onChange();
    if (!parameters.isRulesOnly) {
      await measureModel(app, signal);
      const { windowChars } = await chooseWindow(app, batch.id, textOf(read), parameters);
      await askBook(app, batch.id, { read, windowChars, signal, found, create, onAnswer: onChange, onEstimate });
    }
    updateBatch(app.db, batch.id, { step: STEP.database });
    onChange();
  } finally {
    keepLedger(app, batch.id, read, found(), parameters.isRulesOnly);
  }
}

/** Lets the model show how quickly it works. One that cannot even do that is told of by the questions themselves. */
async function measureModel(app: AppContext, signal: AbortSignal): Promise<void> {
  try {
    await app.ai.measure({ priority: "batch", signal });
  } catch (error) {
    if (!(error instanceof AiError) || error.code === "cancelled") throw error;
    app.log.warn({ err: error }, "the model could not be measured");
  }
}

/** Says of every page what became of it, and what is in doubt. */
function keepLedger(
  app: AppContext,
  batchId: number,
  read: ReadBook,
  found: readonly FoundRecipe[],
  isRulesOnly: boolean,
): void {
  const { pages, doubts } = outcomesOf(read, found, isRulesOnly ? null : selectRequests(app.db, batchId));
  inTransaction(app.db, (tx) => {
    keepOutcomes(tx, batchId, pages);
    saveDoubts(tx, batchId, doubts);
    updateBatch(tx, batchId, { finishedAt: instantOf(app.clock) });
  });
}

/** Enough of the book to tell in which script it is written. */
function textOf({ book }: ReadBook): string {
  return book.lines
    .slice(0, 500)
    .map(({ text }) => text)
    .join("\n");
}
