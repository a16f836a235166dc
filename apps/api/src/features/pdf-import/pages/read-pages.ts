import { inTransaction } from "@tureen/db/in-transaction";
import { AiError } from "#ai/ai-error";
import type { AppContext } from "#app-context";
import type { BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { savePages, selectReadPages, type NewPage } from "#features/pdf-import/store/import-page.repo";
import { keepPicture } from "./page-pictures";
import { textOfLines } from "./page-text";
import { PdfError } from "./pdf-failures";
import type { PdfReader } from "./pdf-reader";

/** Pages that are written to the disk at once: a commit costs more than a page. */
const PAGES_A_COMMIT = 25;

const CUT_PAGE =
  "The model ran out of room before the end of this page. What it read is kept; look for the rest on the page itself.";

type Book = Pick<BatchRow, "id" | "round" | "fileName">;

interface ReadPagesOptions {
  readonly signal: AbortSignal;
  readonly onPage: () => void;
}

/**
 * Reads every page that is not kept yet: its text layer, or where that is worth nothing its picture by the model that
 * reads images; that picture is kept. A page that fails is kept with the reason; the others go on.
 */
export async function readPages(
  app: AppContext,
  batch: Book,
  pdf: PdfReader,
  { signal, onPage }: ReadPagesOptions,
): Promise<void> {
  const known = new Set(selectReadPages(app.db, batch.id));
  const unsaved: NewPage[] = [];
  const save = (): void => {
    if (unsaved.length > 0) inTransaction(app.db, (tx) => savePages(tx, unsaved));
    unsaved.length = 0;
  };
  for (let page = 1; page <= pdf.pages; page += 1) {
    if (known.has(page)) continue;
    signal.throwIfAborted();
    const row = await readPage(app, batch, pdf, page, signal);
    unsaved.push(row);
    // What a vision model has read has cost minutes; it is never put at risk for a commit.
    if (row.source === "ocr" || unsaved.length >= PAGES_A_COMMIT) save();
    onPage();
  }
  save();
}

/** @throws AiError cancelled, PdfError cancelled; any other trouble becomes the page's own. */
async function readPage(
  app: AppContext,
  { id: batchId, fileName, round }: Book,
  pdf: PdfReader,
  page: number,
  signal: AbortSignal,
): Promise<NewPage> {
  // A few words beside a picture, a title perhaps, are kept whatever becomes of the picture.
  let layer = "";
  const row = { batchId, page, round };
  try {
    const { lines, quality } = await pdf.readPage(page);
    const text = textOfLines(lines);
    if (quality.kind === "text") return { ...row, source: "text", content: text, outcome: "pending" };
    if (quality.kind === "blank") return { ...row, source: "none", outcome: "not a recipe" };
    layer = quality.hasWords ? text : "";
    const picture = await pdf.renderPage(page);
    await keepPicture(app, fileName, page, picture);
    const reading = await app.ai.transcribeImage(picture, { priority: "batch", signal });
    if (reading.isCut) return { ...row, source: "ocr", content: reading.text, ...failed(CUT_PAGE) };
    if (reading.text.length < layer.length) return { ...row, source: "text", content: layer, outcome: "pending" };
    return { ...row, source: "ocr", content: reading.text, outcome: reading.text === "" ? "not a recipe" : "pending" };
  } catch (error) {
    if (isCancelled(error) || signal.aborted) throw error;
    if (!(error instanceof PdfError) && !(error instanceof AiError)) throw error;
    if (error instanceof PdfError && isTheWholeBook(error)) throw error;
    return {
      ...row,
      source: "none",
      words: layer,
      wordsRound: round,
      ...failed(`This page is a picture or damaged, and could not be read. ${error.message}`),
    };
  }
}

function failed(readingError: string): Pick<NewPage, "outcome" | "error" | "readingError"> {
  return { outcome: "failed", error: readingError, readingError };
}

function isCancelled(error: unknown): boolean {
  return (
    (error instanceof AiError && error.code === "cancelled") ||
    (error instanceof PdfError && error.failure === "cancelled")
  );
}

function isTheWholeBook(error: PdfError): boolean {
  return ["corrupt", "too_much_text", "timed_out", "out_of_memory"].includes(error.failure);
}
