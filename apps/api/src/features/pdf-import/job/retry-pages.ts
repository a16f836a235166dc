import { text } from "@tureen/messages/text";
import { inTransaction } from "@tureen/db/in-transaction";
import { existsSync } from "node:fs";
import type { ImportJob } from "@tureen/contracts/pdf-import";
import type { App, AppContext } from "#app-context";
import { conflict } from "#app-error";
import { updateBatch, type BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { countFailedRequests, reopenFailedRequests } from "#features/pdf-import/store/import-request.repo";
import { countUnansweredPages, countUnreadPages, reopenUnreadPages } from "#features/pdf-import/store/import-page.repo";
import { selectDoubts } from "../store/import-doubt.repo";
import { keepParameters, readParameters } from "../recipes/import-parameters";
import { requireModel } from "./require-model";
import { uploadPath } from "#features/pdf-import/store/kept-files";

/**
 * What another round of an import that is over may mend: pages that could not be read, where the file is still kept, and
 * what the model failed on; else what is in doubt because no model was asked, or gave no usable answer.
 */
export function whatToRetry(app: AppContext, batch: BatchRow): ImportJob["retry"] {
  const isUnanswered = countUnansweredPages(app.db, batch.id) > 0;
  if (isUnanswered || (countUnreadPages(app.db, batch.id) > 0 && hasFile(app, batch))) return "pages";
  const isRulesOnly = readParameters(batch.parametersJson)?.isRulesOnly === true;
  const isOpen = isRulesOnly || countFailedRequests(app.db, batch.id) > 0;
  return isOpen && selectDoubts(app.db, batch.id).length > 0 ? "doubts" : null;
}

/**
 * Begins that round. What came in before stays as it is.
 * @throws AppError conflict where there is nothing to try again, unavailable where there is no model for the doubts
 */
export async function retryFailedPages(app: App, batch: BatchRow): Promise<void> {
  const what = whatToRetry(app, batch);
  if (what === null)
    throw conflict(
      countUnreadPages(app.db, batch.id) > 0
        ? text("The file is not kept any more. Import it again to read the failed pages.")
        : text("No page of this import has failed in a way that another try could mend."),
    );
  if (what === "doubts") await requireModel(app);
  const parameters = readParameters(batch.parametersJson);
  inTransaction(app.db, (tx) => {
    if (hasFile(app, batch)) reopenUnreadPages(tx, batch.id);
    reopenFailedRequests(tx, batch.id);
    if (parameters) keepParameters(tx, batch.id, { ...parameters, isRulesOnly: false });
    updateBatch(tx, batch.id, { status: "running", error: "", finishedAt: null });
  });
  app.imports.start(batch.id);
}

function hasFile({ uploadsFolder }: AppContext, { fileName }: BatchRow): boolean {
  return existsSync(uploadPath(uploadsFolder, fileName));
}
