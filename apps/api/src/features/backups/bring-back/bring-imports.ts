import { inJson } from "@tureen/db/in-json";
import { insertMany } from "@tureen/db/insert-many";
import {
  importBatches,
  importDoubts,
  importIngredients,
  importPages,
  importRecipes,
  importRequests,
  recipes,
} from "@tureen/db/schema/schema";
import { existingIds } from "#undo/existing-ids";
import { lostIds, lostRows, type KeptAndNow } from "./kept-and-now";

/** The recipes that imports have brought which are not in the household any more. */
export function recipesOfLostImports(both: KeptAndNow): ReadonlySet<number> {
  const lost = new Set(lostIds(both, importBatches));
  const found = both.kept.select().from(importRecipes).all();
  return new Set(found.flatMap(({ batchId, recipeId }) => (recipeId !== null && lost.has(batchId) ? [recipeId] : [])));
}

/** Brings lost imports back with all that is known of them. One that was running then was ended by the deletion. */
export function bringImports(both: KeptAndNow, now: string): void {
  const { kept, tx } = both;
  const lost = lostRows(both, importBatches, lostIds(both, importBatches));
  insertMany(
    tx,
    importBatches,
    lost.map((batch) =>
      batch.status === "running" ? { ...batch, status: "cancelled" as const, finishedAt: now } : batch,
    ),
  );
  const ofLost = { ids: JSON.stringify(lost.map(({ id }) => id)) };
  for (const table of [importPages, importRequests, importDoubts, importIngredients])
    insertMany(tx, table, kept.select().from(table).where(inJson(table.batchId, "ids")).prepare().all(ofLost));
  const found = kept.select().from(importRecipes).where(inJson(importRecipes.batchId, "ids")).prepare().all(ofLost);
  const recipesNow = existingIds(
    tx,
    recipes,
    found.map(({ recipeId }) => recipeId),
  );
  insertMany(
    tx,
    importRecipes,
    found.map((row) => ({ ...row, recipeId: recipesNow.has(row.recipeId) ? row.recipeId : null })),
  );
}
