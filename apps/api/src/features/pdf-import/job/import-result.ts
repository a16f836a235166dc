import type { ImportDoubt, ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import type { Queryable } from "@tureen/db/in-transaction";
import { pagesText } from "@tureen/domain/pdf-import/format-pages";
import type { Speaker } from "@tureen/messages/speakers";
import { keep, text, type Text } from "@tureen/messages/text";
import type { App } from "#core/app-context";
import type { BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { selectDoubts, type DoubtRow } from "#features/pdf-import/store/import-doubt.repo";
import {
  countFailedPages,
  countReadPages,
  selectFates,
  type PageFate,
} from "#features/pdf-import/store/import-page.repo";
import { readParameters } from "#features/pdf-import/recipes/import-parameters";
import { readDoubtRecipe, readUngrounded } from "#features/pdf-import/recipes/stored-recipe";
import { countFound, selectFound, type FoundSummary } from "#features/pdf-import/store/import-recipe.repo";
import { countRequests } from "#features/pdf-import/store/import-request.repo";
import { hasUpload } from "#features/pdf-import/store/kept-files";

/** What an import has brought so far, read from its ledger alone: it is the same after a restart. */
export function resultOf(db: Queryable, batch: BatchRow, t: Speaker): PdfImportResult {
  const found = selectFound(db, batch.id);
  const { requests, failed: unanswered } = countRequests(db, batch.id);
  const failedPages = selectFates(db, batch.id).filter((row) => row.outcome === "failed");
  const importedRecipes = found.flatMap((row) => {
    const { id, ...summary } = summaryOf(row, t);
    return row.status === "imported" && id !== null ? [{ id, ...summary }] : [];
  });
  const skippedRecipes = found.filter((row) => row.status === "skipped").length;
  const failedRecipes = [
    ...found
      .filter((row) => row.status === "failed")
      .map((row) => ({ title: row.title, error: t.kept(row.error), doubt: null })),
    ...failedRuns(failedPages, t),
    ...selectDoubts(db, batch.id).map((row) => ({
      title: t("Page {page}: perhaps a recipe, ''{title}''", { page: String(row.page), title: row.title }),
      error: t(unanswered > 0 ? NOT_ANSWERED : IN_DOUBT),
      doubt: doubtOf(row),
    })),
  ];
  const isSuccess = importedRecipes.length > 0;
  const parameters = readParameters(batch.parametersJson);
  const message = t.kept(
    batch.error ||
      keep(
        messageFor(batch.status, {
          imported: importedRecipes.length,
          skipped: skippedRecipes,
          failed: failedRecipes.length,
          max: String(parameters?.maxRecipes ?? 0),
        }),
      ),
  );
  return {
    success: isSuccess,
    importedRecipes,
    failedRecipes,
    totalChunks: requests,
    skippedRecipes,
    totalPages: batch.pageCount,
    batchId: batch.id,
    model: batch.model,
    chunkChars: parameters?.windowChars ?? 0,
    message,
    ...(isSuccess ? {} : { error: message }),
  };
}

/** What a family is told of a recipe that was found; a remark stands on one that came in. */
export function summaryOf(row: FoundSummary, t: Speaker) {
  return {
    id: row.recipeId,
    title: row.title,
    ungrounded: readUngrounded(row.ungroundedJson),
    remark: row.status === "imported" ? t.kept(row.error) : "",
    origin: row.origin,
  };
}

function doubtOf({ place, page, title, content, recipeJson }: DoubtRow): ImportDoubt {
  const kept = readDoubtRecipe(recipeJson);
  const doubt = { place, page, title, text: content };
  if (kept === null) return { ...doubt, recipe: null, unsure: [] };
  const { prepTimeMinutes, cookTimeMinutes, v: _, ...recipe } = kept.recipe;
  return {
    ...doubt,
    recipe: { ...recipe, prep_time: prepTimeMinutes, cook_time: cookTimeMinutes },
    unsure: kept.unsure,
  };
}

/** The state of an import, as the progress panel shows it. */
export function jobOf({ db, imports, uploadsFolder }: App, batch: BatchRow, t: Speaker): ImportJob {
  const isRunning = batch.status === "running";
  const found = countFound(db, batch.id);
  const { questions, answered } = countRequests(db, batch.id);
  const { eta, waitingFor } = imports.goingOn(batch.id);
  return {
    id: batch.id,
    sourceName: batch.sourceName,
    status: batch.status,
    step: Math.min(4, Math.max(1, batch.step)),
    pagesDone: countReadPages(db, batch.id),
    pages: batch.pageCount,
    chunksDone: answered,
    chunks: questions,
    imported: found.imported,
    failed: found.failed,
    skipped: found.skipped,
    eta,
    etaSeconds: eta && Math.round((eta.low_seconds + eta.high_seconds) / 2),
    waitingFor: t.kept(waitingFor),
    retry: isRunning ? null : whatToRetry(db, batch, hasUpload(uploadsFolder, batch.fileName)),
    result: isRunning ? null : resultOf(db, batch, t),
  };
}

/**
 * What another round of an import that is over may mend: pages that could not be read, where the file is still kept, and
 * what the model failed on; else what is in doubt because no model was asked, or gave no usable answer.
 */
export function whatToRetry(db: Queryable, { id, parametersJson }: BatchRow, hasFile: boolean): ImportJob["retry"] {
  const { unread, unanswered } = countFailedPages(db, id);
  if (unanswered > 0 || (unread > 0 && hasFile)) return "pages";
  const isOpen = readParameters(parametersJson)?.isRulesOnly === true || countRequests(db, id).failed > 0;
  return isOpen && selectDoubts(db, id).length > 0 ? "doubts" : null;
}

/** Said of lines that look like a recipe and became none. */
const IN_DOUBT = text("No recipe came of these lines. Look at the page, and add the recipe by hand if it is one.");

/** The same where a model could not say. */
const NOT_ANSWERED = text(
  "The model gave no usable answer about these lines. Add the recipe by hand if it is one, or choose a larger model and have it look at them.",
);

/** Failed pages in runs that share their reason: "Pages 12–19". */
function failedRuns(pages: readonly PageFate[], t: Speaker): PdfImportResult["failedRecipes"] {
  const byReason = new Map<string, number[]>();
  for (const { page, error } of pages) byReason.set(error, [...(byReason.get(error) ?? []), page]);
  return [...byReason].map(([error, numbers]) => ({ title: t(pagesText(numbers)), error: t.kept(error), doubt: null }));
}

function messageFor(
  status: BatchRow["status"],
  { imported, skipped, failed, max }: { imported: number; skipped: number; failed: number; max: string },
): Text {
  if (status === "cancelled")
    return text(
      "The import was cancelled. {imported, plural, one {# recipe that had come in by then is} other {# recipes that had come in by then are}} kept.",
      { imported },
    );
  if (skipped > 0)
    return text(
      "{skipped, plural, one {# recipe more was} other {# recipes more were}} found and left out, because max_recipes_per_import is {max}. Import the others from the summary, or raise the setting on the Admin page (0 means no limit).",
      { skipped, max },
    );
  if (imported > 0) return text("{imported, plural, one {# recipe} other {# recipes}} came in.", { imported });
  return failed > 0
    ? text("No recipe could be read from this PDF. The list of failures says why.")
    : text("No recipe was found in this PDF.");
}
