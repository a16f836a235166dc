import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import type { ImportJob, PdfImportInput, PdfImportResult, StoredFile } from "@tureen/contracts/pdf-import";
import type { App, AppContext, RequestContext } from "#app-context";
import { AppError } from "#app-error";
import { instantOf } from "#clock";
import { BOOK, findBatch, insertBatch, STEP, type BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { jobOf, resultOf } from "./import-result";
import { uploadPath } from "#features/pdf-import/store/kept-files";
import { PdfError } from "#features/pdf-import/pages/pdf-failures";
import type { PdfReader } from "#features/pdf-import/pages/pdf-reader";
import { atGate } from "#processes/hostile-file-gate";
import { parametersNow } from "../recipes/import-parameters";
import { requireModel } from "./require-model";
import { whatToRetry } from "./retry-pages";

/** The documented call: takes a cookbook in and waits for the end of its import; leaving does not end it. */
export async function importPdf(context: RequestContext, input: PdfImportInput): Promise<PdfImportResult> {
  const { id } = await startImport(context, input);
  context.hasBegun?.();
  return waitForResult(context, id);
}

/** The same for those who do not wait: answers with the job as soon as the file has been looked at. */
export async function beginImport(context: RequestContext, input: PdfImportInput): Promise<{ job: ImportJob }> {
  return { job: jobState(context.app, await startImport(context, input), context.t) };
}

/**
 * Takes a cookbook in: checks file and model, and begins the import as a job that does not need the browser any more.
 * @throws AppError wrong-type, unreadable, too-many; unavailable without a model (decisions, section 2)
 */
async function startImport({ app, log }: RequestContext, input: PdfImportInput): Promise<BatchRow> {
  const batch = await atGate(async () => {
    // Looked at before a reader is opened, and with those counted that came in while this one waited.
    app.imports.checkRoom();
    const row = await takeIn(app, input.pdf, input.rules_only);
    app.imports.start(row.id);
    return row;
  });
  log.info({ batchId: batch.id, pages: batch.pageCount }, "import begins");
  return batch;
}

/** Waits for the end of an import that has begun. */
async function waitForResult({ app, t }: RequestContext, batchId: number): Promise<PdfImportResult> {
  await app.imports.finished(batchId);
  const batch = findBatch(app.db, batchId);
  if (!batch) throw new AppError("not-found", text("This import was taken back while it ran."));
  return resultOf(app.db, batch, t);
}

/** What the progress panel of a running import shows. */
export function jobState(app: App, batch: BatchRow, t: Speaker): ImportJob {
  const eta = app.imports.eta(batch.id);
  const goingOn = {
    eta,
    etaSeconds: eta && Math.round((eta.low_seconds + eta.high_seconds) / 2),
    waitingFor: app.imports.waitingFor(batch.id),
    retry: batch.status === "running" ? null : whatToRetry(app, batch),
  };
  return jobOf(app.db, batch, goingOn, t);
}

async function takeIn(app: AppContext, file: StoredFile, isRulesOnly: boolean): Promise<BatchRow> {
  const path = uploadPath(app.uploadsFolder, file.storedName);
  const pdf = await app.openPdf(path, { log: app.log });
  try {
    if (!isRulesOnly) await requireModel(app);
    await requireReadablePages(pdf);
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
