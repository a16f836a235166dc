import { text } from "@tureen/messages/text";
import type { Queryable } from "@tureen/db/in-transaction";
import type { App, AppContext } from "#core/app-context";
import { STILL_BRINGING_IN } from "../job/imports";
import { conflict, notFound } from "#core/app-error";
import { changeAfterCopy } from "../../backups/large-change/copy-before";
import { inTransactionIf } from "../../backups/large-change/if-still";
import { removeKeptFiles } from "./kept-files";
import {
  BOOK,
  deleteBatch,
  deleteBatchRecipes,
  deleteUnusedBatchIngredients,
  findBatch,
  selectBatches,
  selectUses,
  type BatchRow,
} from "./import-batch.repo";

/** The sentence of the specification, section 4. */
const IN_USE = text("Cannot rollback - recipes in use");

/** The last fifty that brought recipes, the newest first; `current_recipe_count` is what is left of `recipe_count`. */
export function listBatches({ db }: AppContext) {
  const uses = selectUses(db);
  const batches = selectBatches(db).map((row) => ({
    id: row.id,
    source_name: row.sourceName,
    source_type: row.sourceType,
    created_at: row.createdAt,
    recipe_count: row.recipeCount,
    current_recipe_count: uses.get(row.id)?.current ?? 0,
    used_in_meal_plans: uses.get(row.id)?.planned ?? 0,
    used_in_shopping_lists: uses.get(row.id)?.listed ?? 0,
  }));
  return { batches };
}

/** Removes the recipes of an import that still exist, the catalogue entries that it alone brought, and what was kept of its book. */
export async function rollBackBatch(app: App, input: { id: number }): Promise<{ success: true }> {
  const { sourceName } = findFreeBatch(app, app.db, input.id);
  const { result: fileName } = await changeAfterCopy(app, {
    kind: "before-rollback",
    occasion: sourceName,
    change: async (ifStill) =>
      inTransactionIf(app.db, ifStill, (tx) => {
        // Asked again inside the transaction: somebody may have planned one of its meals meanwhile.
        const batch = findFreeBatch(app, tx, input.id);
        deleteBatchRecipes(tx, batch.id);
        deleteUnusedBatchIngredients(tx, batch.id);
        deleteBatch(tx, batch.id);
        return batch.fileName;
      }),
  });
  await removeKeptFiles(app, [fileName]);
  return { success: true };
}

/** An import that may be taken back. */
function findFreeBatch({ imports }: App, db: Queryable, id: number): BatchRow {
  const batch = findBatch(db, id);
  if (!batch) throw notFound(text("import"));
  if (batch.status === "running")
    throw conflict(
      batch.sourceType === BOOK
        ? text("This import is still running. Cancel it first, then take it back.")
        : text("This import is still running. Wait until it is done, then take it back."),
    );
  if (imports.isHeld(id)) throw conflict(STILL_BRINGING_IN);
  const use = selectUses(db).get(batch.id);
  if (use && use.planned + use.listed > 0) throw conflict(IN_USE);
  return batch;
}
