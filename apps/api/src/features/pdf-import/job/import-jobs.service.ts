import { text } from "@tureen/messages/text";
import type { ImportJob } from "@tureen/contracts/pdf-import";
import type { Speaker } from "@tureen/messages/speakers";
import type { App, AppContext, RequestContext } from "#app-context";
import { conflict, notFound } from "#app-error";
import { runInSteps } from "#run-in-steps";
import { createSkipped } from "#features/pdf-import/recipes/create-recipes";
import { readUngrounded } from "#features/pdf-import/recipes/stored-recipe";
import { BOOK, findBatch, findNewestBook, type BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { findPage, selectFates } from "#features/pdf-import/store/import-page.repo";
import { selectFound } from "#features/pdf-import/store/import-recipe.repo";
import { readPicture } from "#features/pdf-import/pages/page-pictures";
import { jobState } from "./start-import.service";
import { retryFailedPages } from "./retry-pages";

export interface ById {
  readonly id: number;
}

/** The import that is being read, while others may wait for their turn; else the newest that has ended. */
export function currentImport({ app, t }: RequestContext): { job: ImportJob | null } {
  const atWork = app.imports.current();
  const batch = atWork === null ? findNewestBook(app.db) : findBatch(app.db, atWork);
  return { job: batch ? jobState(app, batch, t) : null };
}

export function readJob({ app, t }: RequestContext, { id }: ById): { job: ImportJob } {
  return { job: jobState(app, existing(app, id), t) };
}

/** The same, null where the import was deleted. */
export function findJob(app: App, id: number, t: Speaker): ImportJob | null {
  const batch = findBatch(app.db, id);
  return batch ? jobState(app, batch, t) : null;
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
  if (existing(app, id).status === "running")
    throw conflict(text("This import is still running. Please wait until it is done."));
  await runInSteps(createSkipped(app, id));
  return readJob(context, { id });
}

/** Reads the failed pages once more, or has a model look at the doubts, as a job of its own in the same import. */
export async function retryPages(context: RequestContext, { id }: ById): Promise<{ job: ImportJob }> {
  const { app } = context;
  const batch = existing(app, id);
  if (batch.status === "running") throw conflict(text("This import is still running. Please wait until it is done."));
  await retryFailedPages(app, batch);
  return readJob(context, { id });
}

/** What became of every page, and which recipes begin on it. */
export function readLedger({ app, t }: RequestContext, { id }: ById) {
  existing(app, id);
  const found = selectFound(app.db, id);
  const pages = selectFates(app.db, id).map((row) => ({
    page: row.page,
    source: row.source,
    outcome: row.outcome,
    error: t.kept(row.error),
    recipes: found
      .filter((recipe) => recipe.firstPage === row.page)
      .map((recipe) => ({
        id: recipe.recipeId,
        title: recipe.title,
        ungrounded: readUngrounded(recipe.ungroundedJson),
        remark: recipe.status === "imported" ? t.kept(recipe.error) : "",
        origin: recipe.origin,
      })),
  }));
  return { pages };
}

/** The text of a page, and its picture where the text was read off that, to hold beside the recipe. */
export async function readPageText(app: AppContext, { id, page }: { id: number; page: number }) {
  const { fileName } = existing(app, id);
  const row = findPage(app.db, id, page);
  if (!row) throw notFound(text("page"));
  const picture = row.source === "text" ? null : await readPicture(app, fileName, page);
  return { page: row.page, source: row.source, text: row.content, picture };
}

function existing(app: AppContext, id: number): BatchRow {
  const batch = findBatch(app.db, id);
  if (batch?.sourceType !== BOOK) throw notFound(text("import"));
  return batch;
}
