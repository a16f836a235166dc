import { inTransaction } from "@tureen/db/in-transaction";
import { cleanPages, type CleanDocument } from "@tureen/domain/pdf-import/clean-pages";
import { effectiveChunkSize } from "@tureen/domain/pdf-import/chunk-size";
import { buildPageLedger, type PageOutcome } from "@tureen/domain/pdf-import/page-ledger";
import { AiError } from "../../ai/ai-error";
import type { AppContext } from "../../app-context";
import { instantOf } from "../../clock";
import { askChunks } from "./ask-chunks";
import { readAnswer } from "./chunk-answer";
import { createRecipes } from "./create-recipes";
import { createRecipeCollector, type BookRecipe } from "./find-recipes";
import { updateBatch, type BatchRow } from "./import-batch.repo";
import { selectChunks } from "./import-chunk.repo";
import { selectPagesAsRead, setPageOutcome, type PageRow } from "./import-page.repo";
import { readParameters, type ImportParameters } from "./import-parameters";

/** Steps of the specification, section 4. */
export const STEP = { upload: 1, text: 2, recipes: 3, database: 4 } as const;

interface RunOptions {
  readonly signal: AbortSignal;
  /** Something that the progress panel shows has changed. */
  readonly onChange: () => void;
}

/**
 * Reads the recipes out of a book whose pages are kept already. All that has been done is on the disk, so that the same
 * call again goes on where it was interrupted; nothing is asked or created twice.
 * @throws AiError cancelled
 */
export async function runImport(app: AppContext, batch: BatchRow, { signal, onChange }: RunOptions): Promise<void> {
  const pages = selectPagesAsRead(app.db, batch.id);
  const document = cleanPages(pages.map((row) => ({ page: row.page, text: row.content })));
  const parameters = readParameters(batch.parametersJson) ?? (await chooseParameters(app, batch, document));
  updateBatch(app.db, batch.id, { step: STEP.recipes });
  onChange();

  const creation = createInOrder(app, batch.id, document, parameters);
  creation.advance();
  await askChunks(app, batch.id, document, parameters, {
    signal,
    onAnswer: () => {
      creation.advance();
      onChange();
    },
  });
  updateBatch(app.db, batch.id, { step: STEP.database });
  onChange();
  creation.finish();
  keepLedger(app, batch.id, document, pages, creation.recipes);
}

/** The chunk that the model can really take, frozen for this import, and said once when it is less than the setting. */
async function chooseParameters(app: AppContext, batch: BatchRow, document: CleanDocument): Promise<ImportParameters> {
  const budget = await app.ai.contextBudget(document.text.slice(0, 20_000));
  const chunkSizeChars = app.settings.number("pdf_chunk_size");
  const size = effectiveChunkSize({ ...budget, chunkSizeChars, overlapChars: app.settings.number("pdf_overlap_size") });
  if (!size) throw new AiError("context_overflow", { model: budget.model, numCtx: budget.contextTokens });
  if (size.isReduced) {
    app.log.info({ batchId: batch.id }, `pdf_chunk_size ${chunkSizeChars} reduced to ${size.chunkChars}: model ${budget.model}, num_ctx ${budget.contextTokens}`);
  }
  const parameters = { chunkChars: size.chunkChars, overlapChars: size.overlapChars, maxRecipes: app.settings.number("max_recipes_per_import") };
  updateBatch(app.db, batch.id, { parametersJson: JSON.stringify(parameters), model: budget.model });
  return parameters;
}

/** Creates recipes in the order of the book, as far as answers have come without a gap. */
function createInOrder(app: AppContext, batchId: number, document: CleanDocument, { maxRecipes }: ImportParameters) {
  const collector = createRecipeCollector(document);
  const recipes: BookRecipe[] = [];
  let taken = 0;
  const keep = (isLast: boolean): void => {
    const fresh = collector.settled(isLast);
    createRecipes(app, batchId, document, fresh, maxRecipes);
    recipes.push(...fresh);
  };
  const advance = (): void => {
    const rows = selectChunks(app.db, batchId);
    for (let next = rows[taken]; next && next.status !== "pending"; next = rows[taken]) {
      collector.add(readAnswer(next.answerJson));
      taken += 1;
      keep(false);
    }
  };
  return { recipes, advance, finish: () => (advance(), keep(true)) };
}

/** Says of every page what became of it. */
function keepLedger(app: AppContext, batchId: number, document: CleanDocument, pages: readonly PageRow[], recipes: readonly BookRecipe[]): void {
  const failedChunks = selectChunks(app.db, batchId).flatMap((row) =>
    readAnswer(row.answerJson).flatMap((piece) => (piece.error !== "" && piece.recipes.length === 0 ? [{ start: piece.start, end: piece.end, reason: piece.error }] : [])),
  );
  const ledger = buildPageLedger({
    document,
    unreadable: pages.filter((row) => row.outcome === "failed" && row.source === "none").map((row) => ({ page: row.page, reason: row.error })),
    failedChunks,
    recipes: recipes.map(({ title, place, chunkStart, chunkEnd }) => ({ title, start: place?.start ?? chunkStart, end: place?.end ?? chunkEnd })),
  });
  inTransaction(app.db, (tx) => {
    for (const { page, outcome } of ledger) setPageOutcome(tx, batchId, page, WORDS[outcome.kind], outcome.kind === "failed" ? outcome.reason : "");
    updateBatch(tx, batchId, { finishedAt: instantOf(app.clock) });
  });
}

const WORDS: Readonly<Record<PageOutcome["kind"], PageRow["outcome"]>> = {
  recipe: "recipe",
  continuation: "continuation",
  not_a_recipe: "not a recipe",
  failed: "failed",
};
