import { open } from "node:fs/promises";
import type { Log } from "../../../logger";
import type { PageReading } from "./pdf-document";
import { PdfError } from "./pdf-failures";
import { startPdfProcess } from "./pdf-process";

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
  /** For everything together. */
  readonly totalTimeoutMs: number;
  /** Times that a page may end the process and a new one goes on with the next. */
  readonly maxRestarts: number;
}

export const PDF_LIMITS: PdfLimits = {
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
  /** Script of the reader's process, where it is not in its usual place. */
  readonly childEntry?: string;
}

/** A PDF that is being read by a process of its own. */
export interface PdfReader {
  readonly pages: number;
  /** Text of a page (from 1) in reading order, and whether it can be used. Throws {@link PdfError}. */
  readPage(page: number): Promise<PageReading>;
  /** The page as a JPEG, its longer side at most 1600 pixels. Throws {@link PdfError}. */
  renderPage(page: number): Promise<Buffer>;
  /** Ends the process. Safe to call again. */
  close(): void;
}

/** The bytes in which the sign of a PDF must stand. */
const MAGIC_WINDOW_BYTES = 1024;

/**
 * Opens a PDF on the disk for reading page by page in a process with bounds on memory and time (B1). A page that
 * ends the process costs that page only: a new process goes on with the next one, twice.
 *
 * @throws PdfError with `failure` saying why; then nothing is left running
 */
export async function openPdf(path: string, options: OpenPdfOptions): Promise<PdfReader> {
  const limits = { ...PDF_LIMITS, ...options.limits };
  await refuseOtherFiles(path);
  const { signal, log } = options;
  const startedAtMs = performance.now();
  const remainingMs = () => limits.totalTimeoutMs - (performance.now() - startedAtMs);
  const within = (timeoutMs: number) => Math.min(timeoutMs, remainingMs());
  let reader = startPdfProcess(log, options.childEntry);
  let restartsLeft = limits.maxRestarts;
  let isClosed = false;
  let chars = 0;
  let turn: Promise<unknown> = Promise.resolve();
  signal?.addEventListener("abort", close);

  function close() {
    isClosed = true;
    signal?.removeEventListener("abort", close);
    reader.kill();
  }

  const openFile = () => reader.ask({ kind: "open", path, maxMemoryBytes: limits.maxMemoryBytes }, within(limits.openTimeoutMs));

  async function revive(): Promise<void> {
    if (reader.isAlive()) return;
    if (restartsLeft-- <= 0) throw new PdfError("corrupt");
    log.warn({ restartsLeft }, "The PDF reader ended and is started again");
    reader = startPdfProcess(log, options.childEntry);
    await openFile();
  }

  /** One question after the other: the time limit of a page must not run while it waits for its turn. */
  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const result = turn.then(async () => {
      if (isClosed || signal?.aborted) throw new PdfError("cancelled");
      if (remainingMs() <= 0) throw new PdfError("timed_out");
      try {
        await revive();
        return await ask();
      } catch (error) {
        throw isClosed ? new PdfError("cancelled", error) : error;
      }
    });
    turn = result.catch(() => undefined);
    return result;
  }

  async function readPage(page: number): Promise<PageReading> {
    const reading = await reader.ask({ kind: "read", page }, within(limits.readTimeoutMs));
    chars += reading.text.length;
    if (chars > limits.maxChars) throw new PdfError("too_much_text");
    return reading;
  }

  try {
    const { pages } = await inTurn(openFile);
    if (pages === 0) throw new PdfError("empty");
    if (pages > limits.maxPages) throw new PdfError("too_many_pages");
    return {
      pages,
      readPage: (page) => inTurn(() => readPage(page)),
      renderPage: (page) => inTurn(async () => Buffer.from(await reader.ask({ kind: "render", page }, within(limits.renderTimeoutMs)))),
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
