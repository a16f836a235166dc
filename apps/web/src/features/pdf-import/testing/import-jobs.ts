import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";

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
    retry: null,
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

/** The answer to whoever follows an import, and how to send a state down every open stream. */
export function followed(): { follow: () => AsyncGenerator<ImportJob>; send: (job: ImportJob) => void } {
  const open = new Set<(job: ImportJob) => void>();
  let unheard: ImportJob | null = null;
  async function* follow(): AsyncGenerator<ImportJob> {
    for (let isRunning = true; isRunning;) {
      const job = unheard ?? (await new Promise<ImportJob>((resolve) => open.add(resolve)));
      unheard = null;
      yield job;
      isRunning = job.status === "running";
    }
  }
  return {
    follow,
    send(job) {
      const readers = [...open];
      open.clear();
      if (readers.length === 0) unheard = job;
      for (const tell of readers) tell(job);
    },
  };
}
