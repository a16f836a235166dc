import { text } from "@tureen/messages/text";
import { inTransaction } from "@tureen/db/in-transaction";
import { existsSync } from "node:fs";
import type { App } from "#app-context";
import { conflict } from "#app-error";
import { updateBatch, type BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { countFailedRequests, reopenFailedRequests } from "#features/pdf-import/store/import-request.repo";
import { countUnansweredPages, countUnreadPages, reopenUnreadPages } from "#features/pdf-import/store/import-page.repo";
import { selectDoubts } from "../store/import-doubt.repo";
import { keepParameters, readParameters } from "../recipes/import-parameters";
import { uploadPath } from "#features/pdf-import/store/kept-files";

/**
 * Begins another round of an import that is over: pages that could not be read are read again where the file is still
 * kept, and what the model failed on is asked again. What came in before stays as it is.
 * @throws AppError conflict where there is nothing to try again
 */
export function retryFailedPages(app: App, batch: BatchRow): void {
  const hasFile = existsSync(uploadPath(app.uploadsFolder, batch.fileName));
  const unreadPages = countUnreadPages(app.db, batch.id);
  const parameters = readParameters(batch.parametersJson);
  // What rules alone have read may now be asked of a model.
  const isOpen = parameters?.isRulesOnly === true && selectDoubts(app.db, batch.id).length > 0;
  const canAskAgain = isOpen || countUnansweredPages(app.db, batch.id) > 0 || countFailedRequests(app.db, batch.id) > 0;
  if (!canAskAgain && unreadPages === 0)
    throw conflict(text("No page of this import has failed in a way that another try could mend."));
  if (!canAskAgain && !hasFile)
    throw conflict(text("The file is not kept any more. Import it again to read the failed pages."));
  inTransaction(app.db, (tx) => {
    if (hasFile) reopenUnreadPages(tx, batch.id);
    reopenFailedRequests(tx, batch.id);
    if (parameters) keepParameters(tx, batch.id, { ...parameters, isRulesOnly: false });
    updateBatch(tx, batch.id, { status: "running", error: "", finishedAt: null });
  });
  app.imports.start(batch.id);
}
