import type { Log } from "#logger";
import { PdfError, type PdfFailure } from "./pdf-failures";
import type { PdfLimits } from "./pdf-limits";
import type { PdfAnswers, PdfRequest } from "./pdf-messages";
import type { PdfProcess, StartPdfProcess } from "./pdf-process";

export interface RestartingProcessOptions {
  readonly path: string;
  readonly log: Log;
  readonly limits: PdfLimits;
  readonly start: StartPdfProcess;
}

/** The end of the process, as the failure of the page that it was reading. */
const PAGE_FAILURES: Partial<Record<PdfFailure, PdfFailure>> = {
  timed_out: "page_timed_out",
  out_of_memory: "page_out_of_memory",
};

/** The process that reads one file, started again when a page has ended it, a few times and within a time for all. */
export class RestartingProcess {
  readonly #options: RestartingProcessOptions;
  #process: PdfProcess;
  #restartsLeft: number;
  #lastEnd: PdfFailure = "corrupt";
  /** Time that the process has worked. What passes between its pages, while a model reads one, does not count. */
  #workedMs = 0;

  constructor(options: RestartingProcessOptions) {
    this.#options = options;
    this.#restartsLeft = options.limits.maxRestarts;
    this.#process = this.#start();
  }

  async open(): Promise<PdfAnswers["open"]> {
    const { path, limits } = this.#options;
    return await this.#ask({ kind: "open", path, maxMemoryBytes: limits.maxMemoryBytes }, limits.openTimeoutMs);
  }

  async read(page: number): Promise<PdfAnswers["read"]> {
    return await this.#askForPage({ kind: "read", page }, this.#options.limits.readTimeoutMs);
  }

  async render(page: number): Promise<PdfAnswers["render"]> {
    return await this.#askForPage({ kind: "render", page }, this.#options.limits.renderTimeoutMs);
  }

  async photos(page: number): Promise<PdfAnswers["photos"]> {
    return await this.#askForPage({ kind: "photos", page }, this.#options.limits.renderTimeoutMs);
  }

  kill(): void {
    this.#process.kill();
  }

  /** What ends the process on one page is that page's failure, while there is time for the others. */
  async #askForPage<K extends "read" | "render" | "photos">(
    request: Extract<PdfRequest, { kind: K }>,
    timeoutMs: number,
  ): Promise<PdfAnswers[K]> {
    await this.#revive();
    try {
      return await this.#ask(request, timeoutMs);
    } catch (error) {
      if (!(error instanceof PdfError) || this.#process.isAlive()) throw error;
      this.#lastEnd = error.failure;
      throw this.#remainingMs() <= 0 ? error : new PdfError(PAGE_FAILURES[error.failure] ?? "page_unreadable", error);
    }
  }

  async #ask<K extends PdfRequest["kind"]>(
    request: Extract<PdfRequest, { kind: K }>,
    timeoutMs: number,
  ): Promise<PdfAnswers[K]> {
    const askedAtMs = performance.now();
    try {
      return await this.#process.ask(request, Math.max(0, Math.min(timeoutMs, this.#remainingMs())));
    } finally {
      this.#workedMs += performance.now() - askedAtMs;
    }
  }

  async #revive(): Promise<void> {
    if (this.#remainingMs() <= 0) throw new PdfError("timed_out");
    if (this.#process.isAlive()) return;
    if (this.#restartsLeft-- <= 0) throw new PdfError(this.#lastEnd);
    this.#options.log.warn({ restartsLeft: this.#restartsLeft }, "The PDF reader ended and is started again");
    this.#process = this.#start();
    await this.open();
  }

  #start(): PdfProcess {
    return this.#options.start(this.#options.log);
  }

  #remainingMs(): number {
    return this.#options.limits.totalTimeoutMs - this.#workedMs;
  }
}
