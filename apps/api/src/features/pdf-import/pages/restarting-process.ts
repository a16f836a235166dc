import type { Log } from "#logger";
import { PdfError, type PdfFailure } from "./pdf-failures";
import type { PdfLimits } from "./pdf-limits";
import type { PdfAnswers, PdfRequest, PdfRequestOf } from "./pdf-messages";
import type { StartPdfProcess } from "./pdf-process";

interface RestartingProcessOptions {
  readonly path: string;
  readonly log: Log;
  readonly limits: PdfLimits;
  readonly start: StartPdfProcess;
}

/** The process that reads one file. */
export interface RestartingProcess {
  open(): Promise<PdfAnswers["open"]>;
  /** What ends the process on one page is that page's failure, while there is time for the others. @throws PdfError */
  askForPage<K extends PageQuestion>(request: PdfRequestOf<K>): Promise<PdfAnswers[K]>;
  kill(): void;
}

type PageQuestion = Exclude<PdfRequest["kind"], "open">;

/** The end of the process, as the failure of the page that it was reading. */
const PAGE_FAILURES: Partial<Record<PdfFailure, PdfFailure>> = {
  timed_out: "page_timed_out",
  out_of_memory: "page_out_of_memory",
};

/** Starts the process that reads a file; it is started again when a page has ended it, a few times and within a time for all. */
export function startRestarting({ path, log, limits, start }: RestartingProcessOptions): RestartingProcess {
  let process = start(log);
  let restartsLeft = limits.maxRestarts;
  let lastEnd: PdfFailure = "corrupt";
  // What passes between its pages, while a model reads one, does not count.
  let workedMs = 0;
  const remainingMs = (): number => limits.totalTimeoutMs - workedMs;

  async function ask<K extends PdfRequest["kind"]>(
    request: PdfRequestOf<K>,
    timeoutMs: number,
  ): Promise<PdfAnswers[K]> {
    const askedAtMs = performance.now();
    try {
      return await process.ask<K>(request, Math.max(0, Math.min(timeoutMs, remainingMs())));
    } finally {
      workedMs += performance.now() - askedAtMs;
    }
  }

  const open = (): Promise<PdfAnswers["open"]> =>
    ask({ kind: "open", path, maxMemoryBytes: limits.maxMemoryBytes }, limits.openTimeoutMs);

  async function revive(): Promise<void> {
    if (remainingMs() <= 0) throw new PdfError("timed_out");
    if (process.isAlive()) return;
    if (restartsLeft-- <= 0) throw new PdfError(lastEnd);
    log.warn({ restartsLeft }, "The PDF reader ended and is started again");
    process = start(log);
    await open();
  }

  return {
    open,
    async askForPage(request) {
      await revive();
      try {
        return await ask(request, request.kind === "read" ? limits.readTimeoutMs : limits.renderTimeoutMs);
      } catch (error) {
        if (!(error instanceof PdfError) || process.isAlive()) throw error;
        lastEnd = error.failure;
        throw remainingMs() <= 0 ? error : new PdfError(PAGE_FAILURES[error.failure] ?? "page_unreadable", error);
      }
    },
    kill: () => process.kill(),
  };
}
