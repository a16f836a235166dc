import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { recipes } from "@tureen/db/schema/schema";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { setTimeout as pause } from "node:timers/promises";
import type { AppContext } from "#app-context";
import { instantOf } from "#clock";
import { addRecipe } from "../recipes/recipes.service";
import { updateBatch, type BatchRow } from "../pdf-import/store/import-batch.repo";
import {
  countFound,
  findFound,
  insertFound,
  newestIngredientId,
  recordNewIngredients,
} from "../pdf-import/store/import-recipe.repo";
import { uploadPath } from "../pdf-import/store/kept-files";
import { importedRecipe } from "./imported-recipe.mapper";
import { KnownRecipes } from "./known-recipes";
import { readStaged, type StagedRecipe } from "./staged-folder";

/** Recipes that are added in one transaction: the server waits meanwhile, and an export has thousands. */
const RECIPES_A_COMMIT = 4;
const MAX_REST_MS = 50;

const parameters = z.object({ v: z.literal(1), recipes: z.number().int(), withDuplicates: z.boolean() });
type ImportParameters = z.output<typeof parameters>;

export function writeImportParameters(values: Omit<ImportParameters, "v">): string {
  return JSON.stringify({ v: 1, ...values });
}

export function readImportParameters(batch: BatchRow): ImportParameters {
  return parameters.parse(JSON.parse(batch.parametersJson));
}

/**
 * Brings in the recipes of an export that the family has said yes to, each in one transaction with its row of the ledger:
 * the same call again goes on where it was interrupted, and creates nothing twice.
 */
export async function importStaged(
  app: AppContext,
  batch: BatchRow,
  { signal, onChange }: { readonly signal: AbortSignal; readonly onChange: () => void },
): Promise<void> {
  const { withDuplicates } = readImportParameters(batch);
  const known = new KnownRecipes(app.db);
  const folder = uploadPath(app.uploadsFolder, batch.fileName);
  const isOver = (staged: StagedRecipe): boolean => isInLedger(app, batch.id, staged);
  let waiting: StagedRecipe[] = [];
  const addWaiting = async (): Promise<void> => {
    signal.throwIfAborted();
    const startedAtMs = performance.now();
    inTransaction(app.db, (tx) => {
      for (const staged of waiting) addOne(tx, app, batch.id, staged, withDuplicates || !known.knows(staged.recipe));
      updateBatch(tx, batch.id, { recipeCount: countFound(tx, batch.id).imported });
    });
    waiting = [];
    onChange();
    await pause(Math.min(MAX_REST_MS, performance.now() - startedAtMs));
  };
  for await (const staged of readStaged(folder)) {
    if (isOver(staged)) continue;
    waiting.push(staged);
    if (waiting.length === RECIPES_A_COMMIT) await addWaiting();
  }
  if (waiting.length > 0) await addWaiting();
}

const fingerprintOf = ({ index }: StagedRecipe): string => `file:${index}`;

function isInLedger(app: AppContext, batchId: number, staged: StagedRecipe): boolean {
  const { title } = staged.recipe;
  return findFound(app.db, batchId, { fingerprint: fingerprintOf(staged), title, firstPage: NO_PAGE }) !== undefined;
}

/** Older rows are known by their page; of these recipes none has one. */
const NO_PAGE = -1;

function addOne(tx: Transaction, app: AppContext, batchId: number, staged: StagedRecipe, isNew: boolean): void {
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
  const before = newestIngredientId(tx);
  const { id } = addRecipe(tx, importedRecipe(staged), instantOf(app.clock));
  const { createdAt } = staged.recipe;
  if (createdAt !== null) tx.update(recipes).set({ createdAt }).where(eq(recipes.id, id)).run();
  recordNewIngredients(tx, batchId, before);
  insertFound(tx, { ...row, status: "imported", recipeId: id });
}
