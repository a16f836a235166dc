import { inTransaction } from "@tureen/db/in-transaction";
import { untilWritable } from "@tureen/db/file/until-writable";
import { linesOfRecipe, type FoundRecipe } from "@tureen/domain/recipe-reading/book-reading";
import type { TimeRange } from "#ai/model/model-speeds";
import type { AppContext } from "#core/app-context";
import { runInSteps } from "#core/run-in-steps";
import { readPages } from "../pages/read-pages";
import { askBook } from "../recipes/ask-book";
import { readBookOf, recipeOfLines, type ReadBook } from "../recipes/book-recipes";
import { createRecipes, type BookRecipe } from "../recipes/create-recipes";
import { chooseWindow, keepParameters, parametersNow, readParameters } from "../recipes/import-parameters";
import { createEarlyRecipes } from "../recipes/early-recipes";
import { outcomesOf } from "../recipes/page-outcomes";
import { timeForQuestions, timeForScans } from "../time-estimate";
import { STEP, updateBatch, type BatchRow } from "../store/import-batch.repo";
import { saveDoubts } from "../store/import-doubt.repo";
import { countReadPages, keepOutcomes } from "../store/import-page.repo";
import { selectFoundLines } from "../store/import-recipe.repo";
import { selectRequests } from "../store/import-request.repo";
import { uploadPath } from "../store/kept-files";

interface RunOptions {
  readonly signal: AbortSignal;
  /** Something that the progress panel shows has changed. */
  readonly onChange: () => void;
  /** What the questions that are still open will take. */
  readonly onEstimate: (range: TimeRange | null) => void;
}

/**
 * Reads a book, and the recipes out of it: its pages first, while what the rules are certain of comes in already; then a
 * model is asked about the rest. All that has been done is on the disk, so that the same call again goes on where it was
 * interrupted; nothing is asked or created twice.
 * @throws AiError, PdfError
 */
export async function runImport(
  app: AppContext,
  batch: BatchRow,
  { signal, onChange, onEstimate }: RunOptions,
): Promise<void> {
  const parameters = readParameters(batch.parametersJson) ?? parametersNow(app, false);
  keepParameters(app.db, batch.id, parameters);
  const found = ({ foundOf }: ReadBook): FoundRecipe[] =>
    selectFoundLines(app.db, batch.id).flatMap((json) => foundOf(json) ?? []);
  const create = async ({ book }: ReadBook, recipes: Iterable<BookRecipe>): Promise<void> => {
    await runInSteps(
      createRecipes(app, batch.id, recipes, { maxRecipes: parameters.maxRecipes, places: book.places, signal }),
      { writes: app.db },
    );
    onChange();
  };
  const createCertain = (read: ReadBook, recipes: readonly FoundRecipe[]): Promise<void> => {
    const fresh = withoutKnown(recipes, found(read));
    return create(read, recipesOfLines(read, fresh));
  };

  await readBookPages(app, batch, parameters.isRulesOnly, {
    signal,
    onChange,
    onEstimate,
    onPages: createEarlyRecipes(app, batch.id, createCertain),
  });
  updateBatch(app.db, batch.id, { step: STEP.recipes });
  onChange();
  const read = await readBookOf(app, batch.id);
  await createCertain(
    read,
    read.reading.recipes.filter(({ certainty }) => certainty === "certain"),
  );
  if (!parameters.isRulesOnly) {
    const { windowChars, overlapChars } = await chooseWindow(app, batch.id, read.book, parameters);
    await askBook(app, batch.id, {
      read,
      windowChars,
      overlapChars,
      signal,
      found: () => found(read),
      create: (recipes) => create(read, recipes),
      onAnswer: onChange,
      onEstimate,
    });
  }
  updateBatch(app.db, batch.id, { step: STEP.database });
  onChange();
}

/** Reads the pages that are not kept yet. */
async function readBookPages(
  app: AppContext,
  batch: BatchRow,
  isRulesOnly: boolean,
  { signal, onChange, onEstimate, onPages }: RunOptions & { readonly onPages: () => Promise<void> },
): Promise<void> {
  if (countReadPages(app.db, batch.id) >= batch.pageCount) return;
  updateBatch(app.db, batch.id, { step: STEP.text });
  const pdf = await app.openPdf(uploadPath(app.uploadsFolder, batch.fileName), { log: app.log, signal });
  try {
    await readPages(app, batch, pdf, {
      isRulesOnly,
      signal,
      onPages: async (scansLeft) => {
        onChange();
        if (scansLeft > 0) onEstimate(await timeForRest(app, batch, isRulesOnly, scansLeft));
        await onPages();
      },
    });
  } finally {
    pdf.close();
  }
}

/** The scanned pages that are left, and then at worst a question about every page. */
async function timeForRest(
  app: AppContext,
  { pageCount }: BatchRow,
  isRulesOnly: boolean,
  scansLeft: number,
): Promise<TimeRange> {
  const { lowSeconds, highSeconds } = timeForScans(app.db, scansLeft);
  const asked = isRulesOnly ? null : await timeForQuestions(app, pageCount);
  return { lowSeconds, highSeconds: highSeconds + (asked?.highSeconds ?? 0) };
}

function* recipesOfLines(read: ReadBook, found: readonly FoundRecipe[]): Generator<BookRecipe, void, void> {
  for (const recipe of found) yield recipeOfLines(read, recipe, "rules");
}

/** Without those that came in already: before a restart, or while the book was half read and some line of theirs looked different. */
function withoutKnown(recipes: readonly FoundRecipe[], found: readonly FoundRecipe[]): FoundRecipe[] {
  const known = new Set(found.flatMap(linesOfRecipe));
  return recipes.filter((recipe) => {
    const own = linesOfRecipe(recipe);
    const isTitleKnown = recipe.title.some((line) => known.has(line));
    return !isTitleKnown && own.filter((line) => known.has(line)).length * 2 <= own.length;
  });
}

/** Says of every page that was read what became of it, and what is in doubt. */
export async function keepLedger(app: AppContext, { id, parametersJson }: BatchRow): Promise<void> {
  const read = await readBookOf(app, id);
  const found = selectFoundLines(app.db, id).flatMap((json) => read.foundOf(json) ?? []);
  const isRulesOnly = readParameters(parametersJson)?.isRulesOnly ?? false;
  const { pages, doubts } = await runInSteps(outcomesOf(read, found, isRulesOnly ? null : selectRequests(app.db, id)));
  await untilWritable(app.db);
  inTransaction(app.db, (tx) => {
    keepOutcomes(tx, id, pages);
    saveDoubts(tx, id, doubts);
  });
}
