import { inTransaction } from "@tureen/db/in-transaction";
import { buildPageLedger, type LedgerInput, type PageOutcome } from "@tureen/domain/pdf-import/pages/page-ledger";
import type { AppContext } from "#app-context";
import { instantOf } from "#clock";
import { askChunks } from "#features/pdf-import/recipes/ask-chunks";
import { readBookText } from "#features/pdf-import/pages/book-text";
import { createInOrder } from "#features/pdf-import/recipes/create-in-order";
import { updateBatch, type BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { keepOutcomes, UNREACHED, type PageRow } from "#features/pdf-import/store/import-page.repo";
import { chooseParameters, readParameters } from "#features/pdf-import/recipes/import-parameters";

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
  const book = await readBookText(app.db, batch.id);
  const parameters = readParameters(batch.parametersJson) ?? (await chooseParameters(app, batch.id, book));
  updateBatch(app.db, batch.id, { step: STEP.recipes });
  onChange();

  const creation = createInOrder(app, batch.id, book, { maxRecipes: parameters.maxRecipes, signal });
  try {
    await creation.advance();
    await askChunks(app, batch.id, book, parameters, {
      signal,
      onAnswer: async () => {
        await creation.advance();
        onChange();
      },
    });
    updateBatch(app.db, batch.id, { step: STEP.database });
    onChange();
    await creation.advance();
  } finally {
    keepLedger(app, batch.id, { ...book, ...creation.outcome(UNREACHED) });
  }
}

/** Says of every page what became of it. */
function keepLedger(app: AppContext, batchId: number, input: LedgerInput): void {
  const outcomes = buildPageLedger(input).map(({ page, outcome }) => ({
    page,
    outcome: WORDS[outcome.kind],
    error: outcome.kind === "failed" ? outcome.reason : "",
  }));
  inTransaction(app.db, (tx) => {
    keepOutcomes(tx, batchId, outcomes);
    updateBatch(tx, batchId, { finishedAt: instantOf(app.clock) });
  });
}

const WORDS: Readonly<Record<PageOutcome["kind"], PageRow["outcome"]>> = {
  recipe: "recipe",
  continuation: "continuation",
  not_a_recipe: "not a recipe",
  failed: "failed",
};
