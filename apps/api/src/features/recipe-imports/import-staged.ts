import { keep } from "@tureen/messages/text";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { recipes } from "@tureen/db/schema/schema";
import { untilWritable } from "@tureen/db/file/until-writable";
import { eq } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { AppContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { photosIn } from "../recipe-photos/photo-set";
import { givePhotos } from "../recipe-photos/recipe-photos.service";
import { findRecipe } from "../recipes/recipes.repo";
import { addRecipe } from "../recipes/recipes.service";
import { updateBatch, type BatchRow } from "../pdf-import/store/import-batch.repo";
import {
  countFound,
  findFoundBy,
  insertFound,
  updateFound,
  withNewIngredients,
} from "../pdf-import/store/import-recipe.repo";
import { uploadPath } from "../pdf-import/store/kept-files";
import { collectImported } from "../collections/collections.service";
import { importedPlaces, importedRecipe } from "./imported-recipe.mapper";
import { KnownRecipes } from "./known-recipes";
import { RecipesOfExport } from "./other-recipes";
import { fingerprintOf, picturePath, readStaged, type StagedRecipe } from "./staged-folder";
import { readStagedParameters } from "./staged-parameters";

/** Recipes that are added in one transaction: the server waits meanwhile, and an export has thousands. */
const RECIPES_A_COMMIT = 4;
const MAX_REST_MS = 50;

interface ImportOptions {
  readonly signal: AbortSignal;
  readonly onChange: () => void;
}

/**
 * Brings in the recipes of an export that the family has said yes to, each in one transaction with its row of the ledger:
 * the same call again goes on where it was interrupted, and creates nothing twice.
 */
export async function importStaged(
  app: AppContext,
  batch: BatchRow,
  { signal, onChange }: ImportOptions,
): Promise<void> {
  const { withDuplicates, labelsAsCollections } = readStagedParameters(batch);
  const known = new KnownRecipes(app.db);
  const folder = uploadPath(app.uploadsFolder, batch.fileName);
  let waiting: StagedRecipe[] = [];
  const addWaiting = async (): Promise<void> => {
    signal.throwIfAborted();
    await untilWritable(app.db);
    const startedAtMs = performance.now();
    inTransaction(app.db, (tx) => {
      for (const staged of waiting) {
        const isNew = withDuplicates || !known.knows(staged.recipe);
        const subRecipes = isNew ? others.idsIn(tx, batch.id, staged) : [];
        const places = importedPlaces(staged, labelsAsCollections);
        addOne(tx, app, batch.id, { staged, isNew, subRecipes, places });
      }
      updateBatch(tx, batch.id, { recipeCount: countFound(tx, batch.id).imported });
    });
    waiting = [];
    onChange();
    await pause(Math.min(MAX_REST_MS, performance.now() - startedAtMs));
  };
  const others = await RecipesOfExport.read(folder);
  for await (const staged of others.inOrder()) {
    if (findInLedger(app, batch.id, staged)) continue;
    waiting.push(staged);
    if (waiting.length === RECIPES_A_COMMIT) await addWaiting();
  }
  if (waiting.length > 0) await addWaiting();
  await addPhotos(app, batch, { signal, onChange });
}

/** The pictures of each recipe that came in without one; a picture that cannot be read is told of and left out. */
async function addPhotos(app: AppContext, batch: BatchRow, { signal, onChange }: ImportOptions): Promise<void> {
  const folder = uploadPath(app.uploadsFolder, batch.fileName);
  for await (const staged of readStaged(folder)) {
    if (staged.pictures.length === 0) continue;
    signal.throwIfAborted();
    const row = findInLedger(app, batch.id, staged);
    const recipe = row?.recipeId === null || row === undefined ? undefined : findRecipe(app.db, row.recipeId);
    if (!row || !recipe || photosIn(recipe).length > 0 || row.error !== "") continue;
    const photos = staged.pictures.map((step, picture) => ({
      step,
      read: () => readFile(picturePath(folder, staged.index, picture)),
    }));
    const [unreadable] = await givePhotos(app, recipe.id, photos);
    if (unreadable) updateFound(app.db, row.id, { error: keep(unreadable.sentence) });
    onChange();
  }
}

function findInLedger(app: AppContext, batchId: number, staged: StagedRecipe) {
  return findFoundBy(app.db, batchId, fingerprintOf(staged));
}

interface Adding {
  readonly staged: StagedRecipe;
  readonly isNew: boolean;
  /** Of each line the recipe that it is. */
  readonly subRecipes: readonly (number | null)[];
  /** The collections that it goes into. */
  readonly places: ReturnType<typeof importedPlaces>;
}

function addOne(
  tx: Transaction,
  app: AppContext,
  batchId: number,
  { staged, isNew, subRecipes, places }: Adding,
): void {
  const row = {
    batchId,
    fingerprint: fingerprintOf(staged),
    title: staged.recipe.title,
    firstPage: 0,
    place: staged.index,
    origin: "rules" as const,
    // It waits in the export, not here.
    recipeJson: "{}",
  };
  if (!isNew) {
    insertFound(tx, { ...row, status: "skipped" });
    return;
  }
  const { id } = withNewIngredients(tx, batchId, () =>
    addRecipe(tx, importedRecipe(staged, subRecipes), instantOf(app.clock)),
  );
  collectImported(tx, id, places, instantOf(app.clock));
  const { createdAt } = staged.recipe;
  if (createdAt !== null) tx.update(recipes).set({ createdAt }).where(eq(recipes.id, id)).run();
  insertFound(tx, { ...row, status: "imported", recipeId: id });
}
