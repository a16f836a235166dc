import type { LedgerInput } from "@tureen/domain/pdf-import/pages/page-ledger";
import type { AppContext } from "#app-context";
import { runInSteps } from "#run-in-steps";
import type { BookText } from "#features/pdf-import/pages/book-text";
import { readAnswer } from "./chunk-answer";
import { createRecipes } from "./create-recipes";
import { createRecipeCollector, endOf, startOf } from "./find-recipes";
import { findNextChunk, type ChunkRange } from "#features/pdf-import/store/import-chunk.repo";

interface CreateOptions {
  /** 0 is no limit. */
  readonly maxRecipes: number;
  readonly signal: AbortSignal;
}

/** Creates the recipes of one import, chunk by chunk in the order of the book. */
interface Creation {
  /** Goes on as far as answers have come without a gap. Calls wait for one another. */
  advance(): Promise<void>;
  /** What has become of the chunks so far, for the ledger of pages; of what no recipe has come yet, `unreached` is the reason. */
  outcome(unreached: string): Pick<LedgerInput, "recipes" | "failedChunks">;
}

export function createInOrder(
  app: AppContext,
  batchId: number,
  book: BookText,
  { maxRecipes, signal }: CreateOptions,
): Creation {
  const { document } = book;
  const collector = createRecipeCollector(book);
  const recipes: LedgerInput["recipes"][number][] = [];
  const failedChunks: LedgerInput["failedChunks"][number][] = [];
  let taken: ChunkRange | null = null;
  let settledTo = 0;
  let turn: Promise<void> = Promise.resolve();

  async function takeAnswers(): Promise<void> {
    for (let chunk = findNextChunk(app.db, batchId, taken); chunk && chunk.status !== "pending";) {
      const answer = readAnswer(chunk.answerJson);
      await runInSteps(collector.add(answer));
      for (const { start, end, error } of answer) if (error !== "") failedChunks.push({ start, end, reason: error });
      taken = chunk;
      chunk = findNextChunk(app.db, batchId, taken);
      const fresh = collector.settled(chunk?.startChar ?? Infinity);
      await runInSteps(createRecipes(app, batchId, document, fresh, { maxRecipes, signal }));
      recipes.push(...fresh.map((recipe) => ({ title: recipe.title, start: startOf(recipe), end: endOf(recipe) })));
      settledTo = chunk?.startChar ?? document.text.length;
    }
  }

  return {
    advance: () => (turn = turn.then(takeAnswers)),
    outcome: (unreached) => ({
      recipes,
      failedChunks: [...failedChunks, { start: settledTo, end: document.text.length, reason: unreached }],
    }),
  };
}
