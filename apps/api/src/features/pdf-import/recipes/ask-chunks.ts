import { isSizeOutdated } from "@tureen/domain/pdf-import/chunk-size";
import type { AiError } from "#ai/ai-error";
import type { AppContext } from "#app-context";
import { askChunk, giveUpChunk } from "./ask-chunk";
import type { BookText } from "#features/pdf-import/pages/book-text";
import { createChunkQueue, type OpenChunk } from "./chunk-queue";
import { chunkSizeNow, keepParameters, type ImportParameters } from "./import-parameters";

interface AskOptions {
  readonly signal: AbortSignal;
  /** Called whenever a chunk has its answer on the disk. */
  readonly onAnswer: () => Promise<void>;
}

/** Chunks that wait in front of the model, so that it has work while an answer is stored. */
const READY = 1;

/** Chunks in a row that server or model failed on, after which the others are not asked: each may cost many minutes. */
const HOPELESS_AFTER = 3;

/**
 * Lets the model read every chunk that has no answer yet, as many at once as the setting says at that moment, and keeps
 * each answer as it comes. What the model is seen to make of its prompts decides how much of the book goes into the
 * chunks to come.
 * @throws AiError cancelled
 */
export async function askChunks(
  app: AppContext,
  batchId: number,
  book: BookText,
  chosen: ImportParameters,
  { signal, onAnswer }: AskOptions,
): Promise<void> {
  const queue = createChunkQueue(app.db, batchId, book, chosen);
  const asking = new Set<Promise<void>>();
  const refusals: unknown[] = [];
  const faultsInARow: AiError[] = [];
  let parameters = chosen;

  async function recalibrate(): Promise<void> {
    const size = await chunkSizeNow(app, book, parameters);
    if (size === null || !isSizeOutdated(parameters.chunkChars, size.chunkChars) || !queue.resize(size)) return;
    app.log.info(
      { batchId },
      `chunks of ${parameters.chunkChars} characters are from now on of ${size.chunkChars}, by what the model made of its prompts`,
    );
    parameters = { ...parameters, ...size };
    keepParameters(app, batchId, parameters);
  }

  async function askUnlessHopeless(open: OpenChunk): Promise<void> {
    const hopeless = faultsInARow[HOPELESS_AFTER - 1];
    if (hopeless) return giveUpChunk(app, open, hopeless);
    const fault = await askChunk(app, book, open, { signal, overlapChars: parameters.overlapChars });
    if (fault) faultsInARow.push(fault);
    else faultsInARow.length = 0;
  }

  async function ask(open: OpenChunk): Promise<void> {
    try {
      await askUnlessHopeless(open);
      await recalibrate();
      await onAnswer();
    } catch (error) {
      refusals.push(error);
    }
  }

  function fill(): void {
    while (refusals.length === 0 && asking.size < app.settings.number("llm_concurrency") + READY) {
      const open = queue.take();
      if (open === undefined) return;
      const answer: Promise<void> = ask(open).finally(() => {
        asking.delete(answer);
        fill();
      });
      asking.add(answer);
    }
  }

  const stopListening = app.settings.onChange(fill);
  fill();
  while (asking.size > 0) await Promise.race(asking);
  stopListening();
  if (refusals.length > 0) throw refusals[0];
}
