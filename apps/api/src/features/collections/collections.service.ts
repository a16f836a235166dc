import type {
  Collection,
  CollectRecipesInput,
  CreateCollectionInput,
  UpdateCollectionInput,
} from "@tureen/contracts/collections";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction, type Queryable, type Transaction } from "@tureen/db/in-transaction";
import { recipes } from "@tureen/db/schema/schema";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#core/app-context";
import { badInput, conflict, notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import { idsOfCollection } from "#features/recipes/search/recipe-search.service";
import { runOnce } from "#idempotency/run-once";
import { existingIds } from "#undo/existing-ids";
import { keepForUndo } from "#undo/undo";
import {
  deleteCollectedOf,
  deleteCollectionRow,
  filterOf,
  findCollection,
  insertCollected,
  insertCollection,
  replaceCollected,
  selectCollected,
  selectCollectedOf,
  selectCollections,
  updateCollectionRow,
  type CollectedRow,
  type CollectionRow,
} from "./collections.repo";
import { DELETED_COLLECTION, readCollectionGraph } from "./restore-collection";

/** Every collection by name; what a kept filter finds is asked for one by one. */
export function listCollections({ db }: AppContext): { collections: Collection[] } {
  const collected = selectCollected(db);
  const collections = selectCollections(db).map((row) => toCollection(row, collected.get(row.id)));
  return { collections: collections.toSorted((left, right) => compareNames(left.name, right.name)) };
}

/** With what a kept filter finds now. @throws AppError not-found. */
export async function getCollection(app: AppContext, { id }: { id: number }): Promise<{ collection: Collection }> {
  const found = readCollection(app.db, id);
  if (found.filter === null) return { collection: found };
  return { collection: { ...found, recipe_ids: [...(await idsOfCollection(app, id))] } };
}

/** @throws AppError not-found for an unknown recipe, conflict where another has that name. */
export function createCollection(app: AppContext, input: CreateCollectionInput): { collection: Collection } {
  return runOnce(app, input, "collections.create", (tx) => {
    const { name, filter = null } = input;
    refuseNamesake(tx, name, null);
    const id = insertCollection(tx, { name, filter, createdAt: instantOf(app.clock) });
    if (filter === null) replaceCollected(tx, id, knownRecipes(tx, input.recipe_ids));
    return { collection: readCollection(tx, id) };
  });
}

/**
 * Changes what is given; absent fields stay.
 * @throws AppError not-found, bad-input where recipes are given to a kept filter or a filter to one by hand, conflict where somebody has
 * changed it since or another has that name.
 */
export function updateCollection(app: AppContext, input: UpdateCollectionInput): { collection: Collection } {
  return inTransaction(app.db, (tx) => {
    const row = requireCollection(tx, input.id);
    refuseStale(text("collection"), row, input.revision);
    if (input.recipe_ids !== undefined) requireByHand(row);
    if (input.filter !== undefined && row.filterJson === null)
      throw badInput(text("This collection is kept by hand. Make another one for a filter."));
    if (input.name !== undefined) refuseNamesake(tx, input.name, row.id);
    if (input.recipe_ids !== undefined) replaceCollected(tx, row.id, knownRecipes(tx, input.recipe_ids));
    updateCollectionRow(tx, row.id, input);
    return { collection: readCollection(tx, row.id) };
  });
}

/** Puts recipes at its end. @throws AppError not-found, bad-input for a kept filter. */
export function addToCollection(app: AppContext, { id, recipe_ids }: CollectRecipesInput): { collection: Collection } {
  return inTransaction(app.db, (tx) => {
    requireByHand(requireCollection(tx, id));
    collect(tx, id, knownRecipes(tx, recipe_ids));
    return { collection: readCollection(tx, id) };
  });
}

/** @throws AppError not-found, bad-input for a kept filter. */
export function takeOutOfCollection(
  app: AppContext,
  { id, recipe_ids }: CollectRecipesInput,
): { collection: Collection } {
  return inTransaction(app.db, (tx) => {
    requireByHand(requireCollection(tx, id));
    deleteCollectedOf(tx, id, recipe_ids);
    updateCollectionRow(tx, id, {});
    return { collection: readCollection(tx, id) };
  });
}

/** Its recipes stay. @throws AppError not-found. */
export function deleteCollection(app: AppContext, { id }: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const row = requireCollection(tx, id);
    const undoId = keepForUndo(app, tx, DELETED_COLLECTION, readCollectionGraph(tx, row));
    deleteCollectionRow(tx, id);
    return { success: true as const, undo_id: undoId };
  });
}

/** A collection that another app, or another household, has a recipe in. */
export interface ImportedPlace {
  readonly name: string;
  /** Null for the end. */
  readonly position: number | null;
  readonly filter: Collection["filter"];
}

/** Puts a recipe that came in into the collections that it was in, by their names; what is not there yet is made. */
export function collectImported(
  tx: Transaction,
  recipeId: number,
  places: readonly ImportedPlace[],
  createdAt: string,
): void {
  for (const { name, position, filter } of places) {
    const row = namesakeOf(tx, name);
    const id = row?.id ?? insertCollection(tx, { name, filter, createdAt });
    // What is a filter here, or was one there, finds its recipes by itself.
    if (filter !== null || (row && row.filterJson !== null)) continue;
    if (position === null) collect(tx, id, [recipeId]);
    else insertCollected(tx, [{ collectionId: id, recipeId, position }]);
  }
}

function collect(tx: Transaction, collectionId: number, recipeIds: readonly number[]): void {
  const collected = selectCollectedOf(tx, collectionId);
  const there = new Set(collected.map(({ recipeId }) => recipeId));
  const first = (collected.at(-1)?.position ?? -1) + 1;
  const added = recipeIds.filter((recipeId) => !there.has(recipeId));
  insertCollected(
    tx,
    added.map((recipeId, index) => ({ collectionId, recipeId, position: first + index })),
  );
  updateCollectionRow(tx, collectionId, {});
}

/** Each once. @throws AppError not-found for one that is not there. */
function knownRecipes(tx: Transaction, ids: readonly number[]): readonly number[] {
  const wanted = [...new Set(ids)];
  const there = existingIds(tx, recipes, wanted);
  if (wanted.some((id) => !there.has(id))) throw notFound(text("recipe"));
  return wanted;
}

function requireByHand({ filterJson }: CollectionRow): void {
  if (filterJson !== null)
    throw badInput(text("This collection finds its recipes by itself. Change its filter, or make one by hand."));
}

const namesakeOf = (db: Queryable, name: string): CollectionRow | undefined =>
  selectCollections(db).find((row) => foldText(row.name) === foldText(name));

function refuseNamesake(db: Queryable, name: string, id: number | null): void {
  const namesake = namesakeOf(db, name);
  if (namesake && namesake.id !== id)
    throw conflict(text("There is a collection called {name} already.", { name: namesake.name }));
}

function requireCollection(db: Queryable, id: number): CollectionRow {
  const row = findCollection(db, id);
  if (!row) throw notFound(text("collection"));
  return row;
}

const readCollection = (db: Queryable, id: number): Collection =>
  toCollection(requireCollection(db, id), selectCollectedOf(db, id));

function toCollection(row: CollectionRow, collected: readonly CollectedRow[] = []): Collection {
  return {
    id: row.id,
    name: row.name,
    filter: filterOf(row),
    recipe_ids: collected.map(({ recipeId }) => recipeId),
    revision: row.revision,
  };
}
