import { open } from "node:fs/promises";
import type { Log } from "#logger";
import type { PagePhotos, PagePictures, PageReading } from "./pdf-document";
import { PdfError } from "./pdf-failures";
import { PDF_LIMITS, type PdfLimits } from "./pdf-limits";
import { startPdfProcess, type StartPdfProcess } from "./pdf-process";
import { startRestarting } from "./restarting-process";

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
  readPage(page: number): Promise<PageReading>;
  /** The page as a JPEG, for people and for OCR. Throws {@link PdfError}. */
  renderPage(page: number): Promise<PagePictures>;
  /** The photos on the page, the largest first. Throws {@link PdfError}. */
  cutPhotos(page: number): Promise<PagePhotos>;
  /** Ends the process. Safe to call again. */
  close(): void;
}

/** The bytes in which the sign of a PDF must stand. */
const MAGIC_WINDOW_BYTES = 1024;

/**
 * Opens a PDF on the disk for reading page by page in a process with bounds on memory and time. A page that
 * ends the process costs that page only: a new process goes on with the next one, twice.
 *
 * @throws PdfError with `failure` saying why; then nothing is left running
 */
export async function openPdf(path: string, options: OpenPdfOptions): Promise<PdfReader> {
  const limits = { ...PDF_LIMITS, ...options.limits };
  await refuseOtherFiles(path);
  const { log, signal } = options;
  const process = startRestarting({ path, log, limits, start: options.start ?? startPdfProcess });
  let isClosed = false;
  let chars = 0;
  let turn: Promise<unknown> = Promise.resolve();
  signal?.addEventListener("abort", close);

  function close() {
    isClosed = true;
    signal?.removeEventListener("abort", close);
    process.kill();
  }

  /** One question after the other: the time limit of a page must not run while it waits for its turn. */
  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const result = turn.then(async () => {
      if (isClosed || signal?.aborted) throw new PdfError("cancelled");
      try {
        return await ask();
      } catch (error) {
        throw isClosed ? new PdfError("cancelled", error) : error;
      }
    });
    turn = result.catch(() => undefined);
    return result;
  }

  async function readPage(page: number): Promise<PageReading> {
    const reading = await process.askForPage({ kind: "read", page });
    for (const { text } of reading.lines) chars += text.length;
    if (chars > limits.maxChars) throw new PdfError("too_much_text");
    return reading;
  }

  try {
    const { pages } = await inTurn(() => process.open());
    if (pages === 0) throw new PdfError("empty");
    if (pages > limits.maxPages) throw new PdfError("too_many_pages");
    return {
      pages,
      readPage: (page) => inTurn(() => readPage(page)),
      renderPage: (page) => inTurn(() => process.askForPage({ kind: "render", page })),
      cutPhotos: (page) => inTurn(() => process.askForPage({ kind: "photos", page })),
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
