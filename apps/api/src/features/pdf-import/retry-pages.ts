import { inTransaction } from "@tureen/db/in-transaction";
import { existsSync } from "node:fs";
import type { AppContext } from "../../app-context";
import { conflict } from "../../app-error";
import { updateBatch, type BatchRow } from "./import-batch.repo";
import { countFailedChunks, reopenFailedChunks } from "./import-chunk.repo";
import { countFailedPages, countUnreadPages, forgetUnreadPages } from "./import-page.repo";
import { uploadPath } from "./kept-files";

/**
 * Begins another round of an import that is over: pages that could not be read are read again where the file is still
 * kept, and chunks that the model failed on are asked again. What came in before stays as it is.
 * @throws AppError conflict where there is nothing to try again
 */
export function retryFailedPages(app: AppContext, batch: BatchRow): void {
  const hasFile = existsSync(uploadPath(app.uploadsFolder, batch.fileName));
  const unreadPages = countUnreadPages(app.db, batch.id);
  const failedPages = countFailedPages(app.db, batch.id);
  if (failedPages === 0 && countFailedChunks(app.db, batch.id) === 0) throw conflict("No page of this import has failed.");
  if (failedPages > 0 && failedPages === unreadPages && !hasFile) throw conflict("The file is not kept any more. Import it again to read the failed pages.");
  inTransaction(app.db, (tx) => {
    if (hasFile) forgetUnreadPages(tx, batch.id);
    reopenFailedChunks(tx, batch.id);
    updateBatch(tx, batch.id, { status: "running", error: "", finishedAt: null, round: batch.round + 1 });
  });
  app.imports.start(batch.id);
}
