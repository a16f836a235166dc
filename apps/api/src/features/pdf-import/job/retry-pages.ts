import { inTransaction } from "@tureen/db/in-transaction";
import { existsSync } from "node:fs";
import type { App } from "#app-context";
import { conflict } from "#app-error";
import { updateBatch, type BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { countChunks, countFailedChunks, reopenFailedChunks } from "#features/pdf-import/store/import-chunk.repo";
import { countUnansweredPages, countUnreadPages, reopenUnreadPages } from "#features/pdf-import/store/import-page.repo";
import { uploadPath } from "#features/pdf-import/store/kept-files";

/**
 * Begins another round of an import that is over: pages that could not be read are read again where the file is still
 * kept, and chunks that the model failed on are asked again. What came in before stays as it is.
 * @throws AppError conflict where there is nothing to try again
 */
export function retryFailedPages(app: App, batch: BatchRow): void {
  const hasFile = existsSync(uploadPath(app.uploadsFolder, batch.fileName));
  const unreadPages = countUnreadPages(app.db, batch.id);
  const canAskAgain = countUnansweredPages(app.db, batch.id) > 0 || countFailedChunks(app.db, batch.id) > 0;
  if (!canAskAgain && unreadPages === 0)
    throw conflict("No page of this import has failed in a way that another try could mend.");
  if (!canAskAgain && !hasFile)
    throw conflict("The file is not kept any more. Import it again to read the failed pages.");
  inTransaction(app.db, (tx) => {
    if (hasFile) reopenUnreadPages(tx, batch.id);
    reopenFailedChunks(tx, batch.id);
    // What is read now stands behind the text that chunks were cut of; before that the pages fall into their places.
    const round = countChunks(tx, batch.id).chunks > 0 ? batch.round + 1 : batch.round;
    updateBatch(tx, batch.id, { status: "running", error: "", finishedAt: null, round });
  });
  app.imports.start(batch.id);
}
