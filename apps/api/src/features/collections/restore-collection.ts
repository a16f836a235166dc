import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { collectedRecipes, recipeCollections, recipes } from "@tureen/db/schema/schema";
import { z } from "zod";
import { withExisting } from "#undo/existing-ids";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";
import { insertCollected, restoreCollectionRow, selectCollectedOf, type CollectionRow } from "./collections.repo";

const collectionGraph = z.object({ collection: rowOf(recipeCollections), collected: rowsOf(collectedRecipes) });

/** Everything that goes with a collection, for undo. */
export function readCollectionGraph(db: Queryable, collection: CollectionRow): z.output<typeof collectionGraph> {
  return { collection, collected: selectCollectedOf(db, collection.id) };
}

/** Puts a deleted collection back under its id, with those of its recipes that are there. Answers that id. */
export function restoreCollection(
  tx: Transaction,
  { collection, collected }: z.output<typeof collectionGraph>,
): number {
  restoreCollectionRow(tx, collection);
  insertCollected(tx, withExisting(tx, recipes, collected, "recipeId"));
  return collection.id;
}

/** Puts a recipe back in its places, in those of its collections that are there. */
export function restorePlaces(tx: Transaction, places: z.output<typeof collectionGraph>["collected"]): void {
  insertCollected(tx, withExisting(tx, recipeCollections, places, "collectionId"));
}

export const DELETED_COLLECTION = undoable("collection", collectionGraph, restoreCollection);
