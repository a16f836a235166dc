import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import type { Queryable } from "@tureen/db/in-transaction";
import { formatPages } from "@tureen/domain/pdf-import/pages/format-pages";
import type { BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { selectDoubts } from "#features/pdf-import/store/import-doubt.repo";
import { countReadPages, selectFates, type PageFate } from "#features/pdf-import/store/import-page.repo";
import { readParameters } from "#features/pdf-import/recipes/import-parameters";
import { countFound, selectFound } from "#features/pdf-import/store/import-recipe.repo";
import { countRequests } from "#features/pdf-import/store/import-request.repo";

/** What an import has brought so far, read from its ledger alone: it is the same after a restart. */
export function resultOf(db: Queryable, batch: BatchRow): PdfImportResult {
  const found = selectFound(db, batch.id);
  const failedPages = selectFates(db, batch.id).filter((row) => row.outcome === "failed");
  const importedRecipes = found.flatMap((row) =>
    row.status === "imported" && row.recipeId !== null
      ? [
          {
            id: row.recipeId,
            title: row.title,
            ungrounded: readLines(row.ungroundedJson),
            remark: row.error,
            origin: row.origin,
          },
        ]
      : [],
  );
  const skippedRecipes = found.filter((row) => row.status === "skipped").length;
  const failedRecipes = [
    ...found
      .filter((row) => row.status === "failed")
      .map((row) => ({ title: row.title, error: row.error, doubt: null })),
    ...failedRuns(failedPages),
    ...selectDoubts(db, batch.id).map(({ page, title, content }) => ({
      title: `Page ${page}: perhaps a recipe, '${title}'`,
      error: IN_DOUBT,
      doubt: { page, title, text: content },
    })),
  ];
  const isSuccess = importedRecipes.length > 0;
  const message = messageFor(
    batch,
    importedRecipes.length,
    skippedRecipes,
    failedRecipes.length,
    readParameters(batch.parametersJson)?.maxRecipes ?? 0,
  );
  return {
    success: isSuccess,
    importedRecipes,
    failedRecipes,
    totalChunks: countRequests(db, batch.id).requests,
    skippedRecipes,
    totalPages: batch.pageCount,
    batchId: batch.id,
    model: batch.model,
    chunkChars: readParameters(batch.parametersJson)?.windowChars ?? 0,
    message,
    ...(isSuccess ? {} : { error: message }),
  };
}

/** The state of an import for the progress panel; how it goes on is known to the one who runs it. */
export function jobOf(
  db: Queryable,
  batch: BatchRow,
  goingOn: Pick<ImportJob, "eta" | "etaSeconds" | "waitingFor" | "retry">,
): ImportJob {
  const found = countFound(db, batch.id);
  const { questions, answered } = countRequests(db, batch.id);
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
    ...goingOn,
    result: batch.status === "running" ? null : resultOf(db, batch),
  };
}

/** Said of lines that look like a recipe and became none. */
const IN_DOUBT = "No recipe came of these lines. Look at the page, and add the recipe by hand if it is one.";

/** The lines of a row of the ledger that a family has to check; the import alone writes them. */
export function readLines(json: string): string[] {
  return JSON.parse(json) as string[];
}

/** Failed pages in runs that share their reason: "Pages 12–19". */
function failedRuns(pages: readonly PageFate[]): PdfImportResult["failedRecipes"] {
  const byReason = new Map<string, number[]>();
  for (const { page, error } of pages) byReason.set(error, [...(byReason.get(error) ?? []), page]);
  return [...byReason].map(([error, numbers]) => ({ title: formatPages(numbers), error, doubt: null }));
}

function messageFor(batch: BatchRow, imported: number, skipped: number, failed: number, maxRecipes: number): string {
  if (batch.error !== "") return batch.error;
  if (batch.status === "cancelled")
    return `The import was cancelled. ${counted(imported)} that had come in by then ${imported === 1 ? "is" : "are"} kept.`;
  if (skipped > 0) {
    return `${counted(skipped)} more ${skipped === 1 ? "was" : "were"} found and left out, because max_recipes_per_import is ${maxRecipes}. Import the others from the summary, or raise the setting on the Admin page (0 means no limit).`;
  }
  if (imported > 0) return `${counted(imported)} came in.`;
  return failed > 0
    ? "No recipe could be read from this PDF. The list of failures says why."
    : "No recipe was found in this PDF.";
}

function counted(amount: number): string {
  return `${amount} recipe${amount === 1 ? "" : "s"}`;
}
