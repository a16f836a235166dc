import type { Speaker } from "@tureen/messages/speakers";
import type {
  ImportPreview,
  PreviewImportInput,
  RecipeImport,
  StartImportInput,
} from "@tureen/contracts/recipe-imports";
import type { UnreadReason } from "@tureen/recipe-formats/reading/archive";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { type Text, text } from "@tureen/messages/text";
import { rm, statfs } from "node:fs/promises";
import type { App, RequestContext } from "#core/app-context";
import { AppError, conflict, DISK_IS_FULL, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { atGate } from "#processes/hostile-file-gate";
import {
  BOOK,
  findBatch,
  hasBatchOf,
  insertBatch,
  selectRunningBatches,
  type BatchRow,
} from "../pdf-import/store/import-batch.repo";
import { countFound, photosOf } from "../pdf-import/store/import-recipe.repo";
import { uploadPath } from "../pdf-import/store/kept-files";
import { labelsOf } from "./imported-recipe.mapper";
import { KnownRecipes } from "./known-recipes";
import { readPreview, readStaged, stagedName, sweepPreviews } from "./staged-folder";
import { readStagedParameters, writeStagedParameters } from "./staged-parameters";

/** What a preview leaves free for everything else. */
const LEAST_FREE_BYTES = 256 * 1024 ** 2;
/** More titles than anybody looks through are counted, not listed. */
const MAX_TITLES = 2000;
/** Lines of each that are shown, and their length. */
const FIRST_LINES = 3;
const MAX_SHOWN = 120;
/** After so many recipes others get their turn. */
const RECIPES_A_STEP = 50;

const REASONS: Readonly<Record<UnreadReason, Text>> = {
  "no-recipe": text("There is no recipe in it that Tureen can read."),
  damaged: text("It is damaged or not whole."),
  "too-large": text("It is larger than Tureen opens."),
  "packed-too-tightly": text("It unpacks to far more than it is; no recipe app makes such a file."),
  "leads-out": text("Its path leads out of the archive."),
  locked: text("It is locked with a password."),
  "too-deep": text("It is an archive within too many others."),
  "no-title": text("This recipe has no title."),
  "no-lines": text("This recipe has neither ingredients nor steps."),
  "too-many": text("There are more recipes or files in it than Tureen takes at once."),
  "no-place": text("It is kept beside the recipe, and Tureen has no place for it."),
  picture: text("This picture belongs to none of the recipes."),
  several: text("It holds several recipes as words alone; save each in a file of its own."),
  columns: text("Its columns do not say which is the title, which the ingredients and which the steps."),
  pdf: text("Books come in by PDF Import."),
};

/**
 * What an export of another app holds; it waits below the uploads until somebody says yes. Nothing is written to the
 * collection, and the upload itself is gone when this ends.
 * @throws AppError unreadable where there is no recipe in it
 */
export async function previewImport(
  context: RequestContext,
  { file, columns }: PreviewImportInput,
): Promise<{ preview: ImportPreview }> {
  const { app, log, hasBegun } = context;
  await sweepPreviews(app.uploadsFolder, {
    now: app.clock.now(),
    inUse: new Set(selectRunningBatches(app.db).map(({ fileName }) => fileName)),
  });
  const { bavail, bsize } = await statfs(app.uploadsFolder);
  if (bavail * bsize < LEAST_FREE_BYTES) throw new AppError("disk-full", DISK_IS_FULL);
  hasBegun?.();
  const previewId = file.storedName.replace(/\..*$/, "");
  const folder = uploadPath(app.uploadsFolder, stagedName(previewId));
  const path = uploadPath(app.uploadsFolder, file.storedName);
  try {
    const request = { path, fileName: file.fileName, folder, columns };
    await atGate("export", () => app.stageExport(request, log)).catch((error: unknown) => {
      log.warn({ err: error }, "an export could not be read");
      throw new AppError(
        "unreadable",
        text(
          "This file could not be read to its end: it is damaged, or too large for this machine. Nothing was changed.",
        ),
      );
    });
    return { preview: await describe(context, previewId, folder) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function describe({ app, t }: RequestContext, previewId: string, folder: string): Promise<ImportPreview> {
  const staged = await readPreview(folder);
  const unread = (staged?.unread ?? []).map(({ file, reason }) => ({ file, reason: t(REASONS[reason]) }));
  if (!staged || (staged.recipes === 0 && staged.columns.length === 0)) throw nothingIn(unread);
  const known = new KnownRecipes(app.db);
  const titles: ImportPreview["titles"] = [];
  const labels = new Set<string>();
  let duplicates = 0;
  for await (const read of readStaged(folder)) {
    const { index, recipe, pictures } = read;
    for (const label of labelsOf(read)) labels.add(foldText(label));
    const isDuplicate = known.knows(recipe);
    if (isDuplicate) duplicates += 1;
    if (titles.length < MAX_TITLES)
      titles.push({
        title: recipe.title,
        lines: recipe.ingredients.length,
        first_lines: recipe.ingredients.slice(0, FIRST_LINES).map(({ text }) => text.slice(0, MAX_SHOWN)),
        pictures: pictures.length,
        is_duplicate: isDuplicate,
      });
    if (index % RECIPES_A_STEP === 0) await new Promise((resolve) => void setImmediate(resolve));
  }
  return {
    preview_id: previewId,
    file_name: staged.fileName,
    formats: staged.formats.map((format) => ({ ...format })),
    recipes: staged.recipes,
    lines: staged.lines,
    pictures: staged.pictures,
    photos: staged.withPicture,
    duplicates,
    labels: labels.size,
    titles,
    unread,
    unread_total: staged.unreadTotal,
    columns: staged.columns.map((column) => ({ ...column })),
  };
}

/** Of one file the reason is told, of several that none has a recipe. */
function nothingIn(unread: readonly { readonly reason: string }[]): AppError {
  const [first, ...others] = unread;
  return new AppError(
    "unreadable",
    first && others.length === 0
      ? text("No recipe was found in this file. {reason}", { reason: first.reason })
      : text(
          "No recipe was found in this file. Choose the file that your other app made when you exported its recipes.",
        ),
  );
}

/** Brings in what was previewed, as a job that goes on when the browser leaves. @throws AppError not-found, too-many */
export async function startImport(
  { app, t }: RequestContext,
  input: StartImportInput,
): Promise<{ import: RecipeImport }> {
  const fileName = stagedName(input.preview_id);
  const preview = await readPreview(uploadPath(app.uploadsFolder, fileName));
  // What has been brought in once is not there for another time.
  if (!preview || hasBatchOf(app.db, fileName))
    throw new AppError("not-found", text("This preview is no longer there. Please choose the file once more."));
  app.imports.checkRoom();
  const batch = insertBatch(app.db, {
    sourceName: preview.fileName,
    sourceType: preview.formats[0]?.id ?? "file",
    status: "running",
    fileName,
    parametersJson: writeStagedParameters({
      recipes: preview.recipes,
      pictures: preview.withPicture,
      withDuplicates: input.with_duplicates,
      labelsAsCollections: input.labels_as_collections,
    }),
    createdAt: instantOf(app.clock),
  });
  app.imports.start(batch.id);
  return { import: stateOf(app, batch, t) };
}

/** The state of an import of another app. @throws AppError not-found, also for a cookbook */
export function readImport({ app, t }: RequestContext, { id }: { id: number }): { import: RecipeImport } {
  const batch = findBatch(app.db, id);
  if (!batch || batch.sourceType === BOOK) throw notFound(text("import"));
  return { import: stateOf(app, batch, t) };
}

/** Ends a running import; what has come in stays, and can be taken back as a whole. @throws AppError not-found, conflict once it is over */
export async function cancelImport(context: RequestContext, { id }: { id: number }): Promise<{ import: RecipeImport }> {
  readImport(context, { id });
  const { imports } = context.app;
  if (!imports.cancel(id)) throw conflict(text("This import is over already."));
  await imports.finished(id);
  return readImport(context, { id });
}

function stateOf(app: App, batch: BatchRow, t: Speaker): RecipeImport {
  const counts = countFound(app.db, batch.id);
  const photos = photosOf(app.db, batch.id);
  const { recipes, pictures } = readStagedParameters(batch);
  return {
    id: batch.id,
    file_name: batch.sourceName,
    recipes,
    pictures,
    format: batch.sourceType,
    status: batch.status,
    imported: counts.imported,
    skipped: counts.skipped,
    photos: photos.count,
    photos_unreadable: photos.unreadable,
    error: t.kept(batch.error),
  };
}
