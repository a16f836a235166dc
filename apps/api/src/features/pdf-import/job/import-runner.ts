import { keep, text } from "@tureen/messages/text";
import { EventEmitter } from "node:events";
import { inTransaction } from "@tureen/db/in-transaction";
import { isBusy, untilWritable } from "@tureen/db/file/until-writable";
import { isAiError } from "#ai/ai-error";
import type { TimeRange } from "#ai/model/model-speeds";
import type { AppContext } from "#core/app-context";
import { AppError, conflict } from "#core/app-error";
import { instantOf } from "#core/clock";
import {
  BOOK,
  findBatch,
  selectFileNames,
  selectRunningBatches,
  updateBatch,
  type BatchRow,
} from "#features/pdf-import/store/import-batch.repo";
import { countFailedPages, countReadPages, failUnreachedPages } from "#features/pdf-import/store/import-page.repo";
import { selectDoubts } from "#features/pdf-import/store/import-doubt.repo";
import { hasUpload, keepBook, removeKept, sweepUploads, uploadPath } from "#features/pdf-import/store/kept-files";
import { STILL_BRINGING_IN, type ImportRunner } from "./imports";
import { PdfError } from "#features/pdf-import/pdf/pdf-failures";

/** One book is read at a time, and beside it one file of another app, which needs no model; so many may wait behind them. */
const MAX_WAITING = 3;

/** How long pages may be read again, and a book's photos and the pictures of scanned pages are kept: 30 days. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** How long an import waits for Ollama to come back: an update, or a machine that starts anew. */
const TOTAL_WAIT_MS = 5 * 60_000;

interface RunningJob {
  readonly batchId: number;
  /** A cookbook, else a file of another app. */
  readonly isBook: boolean;
  readonly abort: AbortController;
  /** The instants at which it ends at best and at worst, in milliseconds; null while nobody can say. */
  endsAt: { readonly earliest: number; readonly latest: number } | null;
  /** A sentence while it can only wait, else ''. */
  waitingFor: string;
}

/** Begins nothing before `resume` or `start`. `totalWaitMs` is how long an import waits for Ollama to come back. */
export function createImportRunner(app: AppContext, totalWaitMs = TOTAL_WAIT_MS): ImportRunner {
  const news = new EventEmitter();
  news.setMaxListeners(0);
  const jobs = new Map<number, RunningJob>();
  const held = new Set<number>();
  const turns = { book: Promise.resolve(), file: Promise.resolve() };
  let swept = Promise.resolve();
  let isStopping = false;

  const changed = (batchId: number): void => void news.emit(`change:${batchId}`);

  function forget(job: RunningJob): void {
    // A cancelled import may have begun anew before its first turn came.
    if (jobs.get(job.batchId) !== job) return;
    jobs.delete(job.batchId);
    changed(job.batchId);
    news.emit(`end:${job.batchId}`);
  }

  async function run(job: RunningJob): Promise<void> {
    const { batchId, abort } = job;
    // One that was cancelled while it waited for its turn is over.
    if (abort.signal.aborted) return;
    const jobContext: AppContext = {
      ...app,
      ai: app.ai.waiting({ totalWaitMs, signal: abort.signal, onWait: (sentence) => waits(job, sentence) }),
    };
    try {
      const batch = findBatch(app.db, batchId);
      if (!batch) return;
      const options = {
        signal: abort.signal,
        onChange: () => changed(batchId),
        onEstimate: (range: TimeRange | null) => estimated(job, range),
      };
      if (job.isBook) await (await theReading()).runImport(jobContext, batch, options);
      else await (await theBringingIn()).importStaged(app, batch, options);
      await end(batchId, "done", "");
    } catch (error) {
      if (isStopping) return;
      // Another program has begun to write between two steps: what is done is kept, and the same call again goes on.
      if (isBusy(error) && !abort.signal.aborted) {
        await untilWritable(app.db);
        return run(job);
      }
      if (abort.signal.aborted) await end(batchId, "cancelled", "");
      else await end(batchId, "failed", sentenceFor(app, job, error));
    }
  }

  function estimated(job: RunningJob, range: TimeRange | null): void {
    const now = app.clock.now();
    // As instants, what is left only falls until the next answer.
    job.endsAt = range && { earliest: now + range.lowSeconds * 1000, latest: now + range.highSeconds * 1000 };
    changed(job.batchId);
  }

  function waits(job: RunningJob, sentence: string): void {
    job.waitingFor = sentence;
    changed(job.batchId);
  }

  async function end(batchId: number, status: "done" | "failed" | "cancelled", error: string): Promise<void> {
    const batch = findBatch(app.db, batchId);
    if (batch && isBook(batch)) await (await theReading()).keepLedger(app, batch);
    await settle(batchId, status, error);
  }

  /** Over for whoever asks at once; what is no longer needed is gone when this ends. */
  async function settle(batchId: number, status: BatchRow["status"], error: string): Promise<void> {
    const batch = findBatch(app.db, batchId);
    await untilWritable(app.db);
    inTransaction(app.db, (tx) => {
      if (batch && status !== "done") failUnreachedPages(tx, batch);
      updateBatch(tx, batchId, { status, error, finishedAt: instantOf(app.clock) });
    });
    app.log.info({ batchId, status }, "import ended");
    // As long as failed pages may be read again, the file stays as it is.
    if (!batch || countFailedPages(app.db, batchId).failed > 0) return;
    // For the photos of its recipes, and for the pages of what is in doubt.
    const isLookedAt = batch.recipeCount > 0 || selectDoubts(app.db, batchId).length > 0;
    if (isBook(batch) && isLookedAt) await keepBook(app, batch.fileName);
    else await removeKept(app, uploadPath(app.uploadsFolder, batch.fileName));
  }

  /** The import of a book, or of a file, that is at work; null while none is. */
  function firstOf(wantsBook: boolean): number | null {
    for (const job of jobs.values()) if (job.isBook === wantsBook) return job.batchId;
    return null;
  }

  return {
    async hold(batchId, work) {
      if (held.has(batchId)) throw conflict(STILL_BRINGING_IN);
      held.add(batchId);
      try {
        return await work();
      } finally {
        held.delete(batchId);
      }
    },
    isHeld: (batchId) => held.has(batchId),
    checkRoom() {
      if (jobs.size > MAX_WAITING) {
        throw new AppError(
          "too-many",
          text("Several books are being read or wait to be read already. Please try again when one of them is done."),
          { retryAfterSeconds: 60 },
        );
      }
    },
    start(batchId) {
      const batch = findBatch(app.db, batchId);
      const job: RunningJob = {
        batchId,
        isBook: batch === undefined || isBook(batch),
        abort: new AbortController(),
        endsAt: null,
        waitingFor: "",
      };
      const lane = job.isBook ? "book" : "file";
      jobs.set(batchId, job);
      turns[lane] = turns[lane]
        .then(() => (isStopping ? undefined : run(job)))
        .catch((error: unknown) => app.log.error({ err: error, batchId }, "import broke"))
        .finally(() => forget(job));
    },
    finished: (batchId) =>
      new Promise((resolve) => (jobs.has(batchId) ? news.once(`end:${batchId}`, () => resolve()) : resolve())),
    cancel(batchId) {
      const job = jobs.get(batchId);
      if (job === undefined) return false;
      job.abort.abort();
      if (firstOf(job.isBook) !== batchId) {
        void settle(batchId, "cancelled", "");
        forget(job);
      }
      return true;
    },
    async cancelAll() {
      for (const batchId of jobs.keys()) this.cancel(batchId);
      await Promise.all([turns.book, turns.file]);
      // One that began meanwhile.
      if (jobs.size > 0) await this.cancelAll();
    },
    current: () => firstOf(true),
    goingOn(batchId) {
      const { endsAt = null, waitingFor = "" } = jobs.get(batchId) ?? {};
      const secondsTo = (instant: number): number => Math.max(0, Math.round((instant - app.clock.now()) / 1000));
      const eta = endsAt && { low_seconds: secondsTo(endsAt.earliest), high_seconds: secondsTo(endsAt.latest) };
      return { eta, waitingFor };
    },
    watch(batchId, onChange) {
      news.on(`change:${batchId}`, onChange);
      return () => void news.off(`change:${batchId}`, onChange);
    },
    resume() {
      const since = instantOf({ now: () => app.clock.now() - KEPT_MS });
      swept = sweepUploads(app, selectFileNames(app.db, since)).catch((error: unknown) =>
        app.log.warn({ err: error }, "files of earlier imports could not be removed"),
      );
      for (const batch of selectRunningBatches(app.db)) {
        const canGoOn =
          (batch.pageCount > 0 && countReadPages(app.db, batch.id) >= batch.pageCount) ||
          hasUpload(app.uploadsFolder, batch.fileName);
        if (canGoOn) this.start(batch.id);
        else
          void settle(
            batch.id,
            "interrupted",
            text(
              "The import was interrupted and its file is gone. What had come in by then is kept; import the file again for the rest.",
            ).message,
          );
      }
    },
    async stop() {
      isStopping = true;
      for (const job of jobs.values()) job.abort.abort();
      // A restore that follows may bring back what is being swept away.
      await Promise.all([turns.book, turns.file, swept]);
    },
  };
}

/** What reads books, and what brings in files of other apps, read themselves when there is one: most starts need none of it. */
const theReading = () => import("./run-import");
const theBringingIn = () => import("#features/recipe-imports/import-staged");

const isBook = ({ sourceType }: BatchRow): boolean => sourceType === BOOK;

/** What a family reads of it, as it is kept. */
function sentenceFor(app: AppContext, { batchId, isBook: isOfBook }: RunningJob, error: unknown): string {
  if (isAiError(error) || error instanceof PdfError) return keep(error.sentence);
  app.log.error({ err: error, batchId }, "import failed unexpectedly");
  if (!isOfBook)
    return text(
      "Something went wrong while the recipes were brought in. What had come in by then is kept; import the file again for the rest.",
    ).message;
  return text("Something went wrong while the book was read. What had come in by then is kept; try to import it again.")
    .message;
}
