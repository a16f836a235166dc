import { open } from "node:fs/promises";
import type { Log } from "#core/logger";
import type { PagePhotos, PagePictures, PdfPageText } from "./pdf-document";
import { PdfError, type PdfFailure } from "./pdf-failures";
import type { PdfAnswers, PdfRequest, PdfRequestOf } from "./pdf-messages";
import { startPdfProcess, type StartPdfProcess } from "./pdf-process";

/** What a PDF may cost. */
export interface PdfLimits {
  readonly maxPages: number;
  /** Characters of all pages together. */
  readonly maxChars: number;
  /** Resident memory of the reader's process. */
  readonly maxMemoryBytes: number;
  readonly openTimeoutMs: number;
  /** For the text of one page, which takes milliseconds unless the file means harm. */
  readonly readTimeoutMs: number;
  /** For the picture of one page. */
  readonly renderTimeoutMs: number;
  /** For everything together that the process works on; not for what passes between its pages. */
  readonly totalTimeoutMs: number;
  /** Times that a page may end the process and a new one goes on with the next. */
  readonly maxRestarts: number;
}

const PDF_LIMITS: PdfLimits = {
  maxPages: 1000,
  maxChars: 20_000_000,
  maxMemoryBytes: 700 * 1024 * 1024,
  openTimeoutMs: 30_000,
  readTimeoutMs: 20_000,
  renderTimeoutMs: 120_000,
  totalTimeoutMs: 30 * 60_000,
  maxRestarts: 2,
};

export interface OpenPdfOptions {
  readonly log: Log;
  /** Ends the reading, and its process, at once. */
  readonly signal?: AbortSignal;
  readonly limits?: Partial<PdfLimits>;
  /** Starts what reads the file: a process of its own unless said otherwise. */
  readonly start?: StartPdfProcess;
}

export type OpenPdf = (path: string, options: OpenPdfOptions) => Promise<PdfReader>;

/** A PDF that is being read by a process of its own. */
export interface PdfReader {
  readonly pages: number;
  /**
   * Text of a page (from 1) in reading order, and whether it can be used. Throws {@link PdfError}; after a failure
   * that begins with `page_` the other pages can still be read.
   */
  readPage(page: number): Promise<PdfPageText>;
  /** The page as a JPEG, for people and for OCR. Throws {@link PdfError}. */
  renderPage(page: number): Promise<PagePictures>;
  /** The photos on the page, the largest first. Throws {@link PdfError}. */
  cutPhotos(page: number): Promise<PagePhotos>;
  /** Ends the process. Safe to call again. */
  close(): void;
}

/** The bytes in which the sign of a PDF must stand. */
const MAGIC_WINDOW_BYTES = 1024;

/** The end of the process, as the failure of the page that it was reading. */
const PAGE_FAILURES: Partial<Record<PdfFailure, PdfFailure>> = {
  timed_out: "page_timed_out",
  out_of_memory: "page_out_of_memory",
};

/**
 * Opens a PDF on the disk for reading page by page in a process with bounds on memory and time. A page that ends the
 * process costs that page only: a new process goes on with the next one, a few times and within a time for all.
 *
 * @throws PdfError with `failure` saying why; then nothing is left running
 */
export async function openPdf(path: string, options: OpenPdfOptions): Promise<PdfReader> {
  const { log, signal, start = startPdfProcess } = options;
  const limits = { ...PDF_LIMITS, ...options.limits };
  await refuseOtherFiles(path);
  let process = start(log);
  let restartsLeft = limits.maxRestarts;
  let lastEnd: PdfFailure = "corrupt";
  // What passes between its pages, while a model reads one, does not count.
  let workedMs = 0;
  let isClosed = false;
  let chars = 0;
  let turn: Promise<unknown> = Promise.resolve();
  signal?.addEventListener("abort", close);

  function close() {
    isClosed = true;
    signal?.removeEventListener("abort", close);
    process.kill();
  }

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

  /** What ends the process on one page is that page's failure, while there is time for the others. */
  async function askForPage<K extends Exclude<PdfRequest["kind"], "open">>(
    request: PdfRequestOf<K>,
  ): Promise<PdfAnswers[K]> {
    await revive();
    try {
      return await ask(request, request.kind === "read" ? limits.readTimeoutMs : limits.renderTimeoutMs);
    } catch (error) {
      if (!(error instanceof PdfError) || process.isAlive()) throw error;
      lastEnd = error.failure;
      throw remainingMs() <= 0 ? error : new PdfError(PAGE_FAILURES[error.failure] ?? "page_unreadable", error);
    }
  }

  /** One question after the other: the time limit of a page must not run while it waits for its turn. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(async () => {
      if (isClosed || signal?.aborted) throw new PdfError("cancelled");
      try {
        return await work();
      } catch (error) {
        throw isClosed ? new PdfError("cancelled", error) : error;
      }
    });
    turn = result.catch(() => undefined);
    return result;
  }

  async function readPage(page: number): Promise<PdfPageText> {
    const reading = await askForPage({ kind: "read", page });
    for (const { text } of reading.lines) chars += text.length;
    if (chars > limits.maxChars) throw new PdfError("too_much_text");
    return reading;
  }

  try {
    const { pages } = await inTurn(open);
    if (pages === 0) throw new PdfError("empty");
    if (pages > limits.maxPages) throw new PdfError("too_many_pages");
    return {
      pages,
      readPage: (page) => inTurn(() => readPage(page)),
      renderPage: (page) => inTurn(() => askForPage({ kind: "render", page })),
      cutPhotos: (page) => inTurn(() => askForPage({ kind: "photos", page })),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function refuseOtherFiles(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC_WINDOW_BYTES), 0, MAGIC_WINDOW_BYTES, 0);
    if (!buffer.subarray(0, bytesRead).includes("%PDF-")) throw new PdfError("not_a_pdf");
  } finally {
    await file.close();
  }
}
