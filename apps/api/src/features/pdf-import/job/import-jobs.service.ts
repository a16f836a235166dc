import { inTransaction } from "@tureen/db/in-transaction";
import { text } from "@tureen/messages/text";
import type { ImportJob } from "@tureen/contracts/pdf-import";
import type { Speaker } from "@tureen/messages/speakers";
import type { App, AppContext, RequestContext } from "#core/app-context";
import { conflict, notFound } from "#core/app-error";
import { runInSteps } from "#core/run-in-steps";
import { createSkipped } from "#features/pdf-import/recipes/create-recipes";
import { keepParameters, readParameters } from "#features/pdf-import/recipes/import-parameters";
import {
  BOOK,
  findBatch,
  findNewestBook,
  updateBatch,
  type BatchRow,
} from "#features/pdf-import/store/import-batch.repo";
import {
  countFailedPages,
  findPage,
  reopenUnreadPages,
  selectFates,
} from "#features/pdf-import/store/import-page.repo";
import { reopenFailedRequests } from "#features/pdf-import/store/import-request.repo";
import { selectDoubts } from "#features/pdf-import/store/import-doubt.repo";
import { pagesOfDoubt } from "#features/pdf-import/recipes/stored-recipe";
import { hasUpload } from "#features/pdf-import/store/kept-files";
import { selectFound } from "#features/pdf-import/store/import-recipe.repo";
import { drawPage, readPicture } from "#features/pdf-import/pages/page-pictures";
import { jobOf, summaryOf, whatToRetry } from "./import-result";
import { requireModel } from "./start-import.service";

export interface ById {
  readonly id: number;
}

/** The import that is being read, while others may wait for their turn; else the newest that has ended. */
export function currentImport({ app, t }: RequestContext): { job: ImportJob | null } {
  const atWork = app.imports.current();
  const batch = atWork === null ? findNewestBook(app.db) : findBatch(app.db, atWork);
  return { job: batch ? jobOf(app, batch, t) : null };
}

/** @throws AppError not-found, also for the import of another app's file. */
export function readJob({ app, t }: RequestContext, { id }: ById): { job: ImportJob } {
  return { job: jobOf(app, existing(app, id), t) };
}

/** The same, null where the import was deleted. */
export function findJob(app: App, id: number, t: Speaker): ImportJob | null {
  const batch = findBatch(app.db, id);
  return batch ? jobOf(app, batch, t) : null;
}

/** Ends a running import; what has come in stays and can be taken back as a whole. */
export async function cancelImport(context: RequestContext, { id }: ById): Promise<{ job: ImportJob }> {
  const { app } = context;
  existing(app, id);
  if (!app.imports.cancel(id)) throw conflict(text("This import is over already."));
  await app.imports.finished(id);
  return readJob(context, { id });
}

/** Brings in the recipes that the limit left out. */
export async function importRest(context: RequestContext, { id }: ById): Promise<{ job: ImportJob }> {
  const { app } = context;
  ended(app, id);
  await app.imports.hold(id, () => runInSteps(createSkipped(app, id), { writes: app.db }));
  return readJob(context, { id });
}

/**
 * Reads the failed pages once more, or has a model look at the doubts, as a job of its own in the same import. What came in
 * before stays as it is.
 * @throws AppError conflict where there is nothing to try again, unavailable where there is no model for the doubts
 */
export async function retryPages(context: RequestContext, { id }: ById): Promise<{ job: ImportJob }> {
  const { app } = context;
  const batch = ended(app, id);
  const hasFile = hasUpload(app.uploadsFolder, batch.fileName);
  const what = whatToRetry(app.db, batch, hasFile);
  if (what === null)
    throw conflict(
      countFailedPages(app.db, id).unread > 0
        ? text("The file is not kept any more. Import it again to read the failed pages.")
        : text("No page of this import has failed in a way that another try could mend."),
    );
  if (what === "doubts") await requireModel(app);
  const parameters = readParameters(batch.parametersJson);
  inTransaction(app.db, (tx) => {
    if (hasFile) reopenUnreadPages(tx, id);
    reopenFailedRequests(tx, id);
    if (parameters) keepParameters(tx, id, { ...parameters, isRulesOnly: false });
    updateBatch(tx, id, { status: "running", error: "", finishedAt: null });
  });
  app.imports.start(id);
  return readJob(context, { id });
}

/** What became of every page, and which recipes begin on it. */
export function readLedger({ app, t }: RequestContext, { id }: ById) {
  existing(app, id);
  const found = selectFound(app.db, id);
  const inDoubt = new Set(selectDoubts(app.db, id).flatMap(pagesOfDoubt));
  const pages = selectFates(app.db, id).map((row) => ({
    page: row.page,
    source: row.source,
    outcome: row.outcome === "not a recipe" && inDoubt.has(row.page) ? ("in doubt" as const) : row.outcome,
    error: t.kept(row.error),
    recipes: found.filter(({ firstPage }) => firstPage === row.page).map((recipe) => summaryOf(recipe, t)),
  }));
  return { pages };
}

/** The text of a page, and its picture where the text was read off that, to hold beside the recipe. */
export async function readPageText(app: AppContext, { id, page }: { id: number; page: number }) {
  const { fileName } = existing(app, id);
  const row = findPage(app.db, id, page);
  if (!row) throw notFound(text("page"));
  const picture = (await readPicture(app, fileName, page)) ?? (await drawPage(app, fileName, page));
  return { page: row.page, source: row.source, text: row.content, picture };
}

/** @throws AppError not-found */
export function existing(app: AppContext, id: number): BatchRow {
  const batch = findBatch(app.db, id);
  if (batch?.sourceType !== BOOK) throw notFound(text("import"));
  return batch;
}

/** @throws AppError conflict */
export function ended(app: AppContext, id: number): BatchRow {
  const batch = existing(app, id);
  if (batch.status === "running") throw conflict(text("This import is still running. Please wait until it is done."));
  return batch;
}
