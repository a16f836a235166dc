import { untilWritable } from "@tureen/db/file/until-writable";
import { text } from "@tureen/messages/text";
import type { ImportJob, PdfImportInput, PdfImportResult, StoredFile } from "@tureen/contracts/pdf-import";
import { isAiError } from "#ai/ai-error";
import type { AppContext, RequestContext } from "#core/app-context";
import { AppError } from "#core/app-error";
import { instantOf } from "#core/clock";
import { BOOK, findBatch, insertBatch, STEP, type BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { jobOf, resultOf } from "./import-result";
import { uploadPath } from "#features/pdf-import/store/kept-files";
import { PdfError } from "#features/pdf-import/pdf/pdf-failures";
import type { PdfReader } from "#features/pdf-import/pdf/pdf-reader";
import { atGate } from "#processes/hostile-file-gate";
import { parametersNow } from "../recipes/import-parameters";

/** The documented call: takes a cookbook in and waits for the end of its import; leaving does not end it. */
export async function importPdf(context: RequestContext, input: PdfImportInput): Promise<PdfImportResult> {
  const { app, t } = context;
  const { id } = await startImport(context, input);
  context.hasBegun?.();
  await app.imports.finished(id);
  const batch = findBatch(app.db, id);
  if (!batch) throw new AppError("not-found", text("This import was taken back while it ran."));
  return resultOf(app.db, batch, t);
}

/** The same for those who do not wait: answers with the job as soon as the file has been looked at. */
export async function beginImport(context: RequestContext, input: PdfImportInput): Promise<{ job: ImportJob }> {
  return { job: jobOf(context.app, await startImport(context, input), context.t) };
}

/**
 * Takes a cookbook in: checks file and model, and begins the import as a job that does not need the browser any more.
 * @throws AppError wrong-type, unreadable, too-many; unavailable without a model (decisions, section 2)
 */
async function startImport({ app, log }: RequestContext, input: PdfImportInput): Promise<BatchRow> {
  const batch = await atGate("book", async () => {
    // Looked at before a reader is opened, and with those counted that came in while this one waited.
    app.imports.checkRoom();
    const row = await takeIn(app, input.pdf, input.rules_only);
    app.imports.start(row.id);
    return row;
  });
  log.info({ batchId: batch.id, pages: batch.pageCount }, "import begins");
  return batch;
}

/** Ollama unreachable or without a model is said before the work begins (decisions, section 2). @throws AppError unavailable */
export async function requireModel(app: AppContext): Promise<void> {
  try {
    await app.ai.choose("text");
  } catch (error) {
    if (isAiError(error)) throw new AppError("unavailable", error.sentence, { cause: error });
    throw error;
  }
}

async function takeIn(app: AppContext, file: StoredFile, isRulesOnly: boolean): Promise<BatchRow> {
  const path = uploadPath(app.uploadsFolder, file.storedName);
  const pdf = await app.openPdf(path, { log: app.log });
  try {
    if (!isRulesOnly) await requireModel(app);
    await requireReadablePages(pdf);
    // Looking at a large book takes longer than others take to begin a transaction.
    await untilWritable(app.db);
    return insertBatch(app.db, {
      sourceName: file.fileName || "cookbook.pdf",
      sourceType: BOOK,
      status: "running",
      fileName: file.storedName,
      step: STEP.text,
      parametersJson: JSON.stringify(parametersNow(app, isRulesOnly)),
      pageCount: pdf.pages,
      createdAt: instantOf(app.clock),
    });
  } finally {
    // Its turn may come much later: a book that waits holds no process.
    pdf.close();
  }
}

/** Looks for one page that holds anything to read, text or a picture; a book of nothing else is refused. */
async function requireReadablePages(pdf: PdfReader): Promise<void> {
  for (let page = 1; page <= pdf.pages; page += 1) if ((await readKind(pdf, page)) !== "blank") return;
  throw new AppError("unreadable", text("No page of this PDF holds any text or picture that could be read."));
}

async function readKind(pdf: PdfReader, page: number): Promise<"text" | "scanned" | "blank"> {
  try {
    return (await pdf.readPage(page)).quality.kind;
  } catch (error) {
    // A damaged page does not make a book unreadable; it is told of in the ledger.
    if (error instanceof PdfError && error.failure.startsWith("page_")) return "blank";
    throw error;
  }
}
