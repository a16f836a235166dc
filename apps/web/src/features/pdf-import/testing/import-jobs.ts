import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import { vi } from "vitest";

export function importJob(part: Partial<ImportJob> = {}): ImportJob {
  return {
    id: 7,
    sourceName: "Soups.pdf",
    status: "running",
    step: 2,
    pagesDone: 0,
    pages: 80,
    chunksDone: 0,
    chunks: 0,
    imported: 0,
    failed: 0,
    skipped: 0,
    etaSeconds: null,
    eta: null,
    waitingFor: "",
    result: null,
    ...part,
  };
}

export function importedRecipe(
  id: number,
  title: string,
  ungrounded: string[] = [],
  remark = "",
): PdfImportResult["importedRecipes"][number] {
  return { id, title, ungrounded, remark, origin: "rules" };
}

export function importResult(part: Partial<PdfImportResult> = {}): PdfImportResult {
  return {
    success: true,
    importedRecipes: [importedRecipe(1, "Leek soup"), importedRecipe(2, "Pea soup")],
    failedRecipes: [],
    totalChunks: 5,
    skippedRecipes: 0,
    totalPages: 80,
    batchId: 7,
    model: "qwen3.5:4b",
    chunkChars: 14_760,
    message: "2 recipes came in.",
    ...part,
  };
}

/** An import that has ended. */
export function endedJob(result: Partial<PdfImportResult> = {}, part: Partial<ImportJob> = {}): ImportJob {
  const whole = importResult(result);
  return importJob({
    status: "done",
    step: 4,
    pagesDone: 80,
    chunksDone: 5,
    chunks: 5,
    imported: whole.importedRecipes.length,
    skipped: whole.skippedRecipes,
    result: whole,
    ...part,
  });
}

/** Answers the stream of events for the rest of a test; returns how to send a state down every open stream. */
export function streamEvents(): (job: ImportJob) => void {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  vi.stubGlobal("fetch", () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void open.add(controller) });
    return Promise.resolve(new Response(body));
  });
  return (job) => {
    const text = `event: progress\ndata: ${JSON.stringify(job)}\n\n`;
    for (const controller of open) {
      controller.enqueue(new TextEncoder().encode(text));
      if (job.status !== "running") controller.close();
    }
    if (job.status !== "running") open.clear();
  };
}
