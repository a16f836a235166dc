import { collectionFilter, type CollectionFilter } from "@tureen/contracts/collections";
import type { Queryable } from "@tureen/db/in-transaction";
import { inJson } from "@tureen/db/in-json";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import { collectedRecipes, recipeCollections } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";

export type CollectionRow = typeof recipeCollections.$inferSelect;
export type CollectedRow = typeof collectedRecipes.$inferSelect;

/** In the order in which they were made. */
export function selectCollections(db: Queryable): CollectionRow[] {
  return db.select().from(recipeCollections).orderBy(recipeCollections.id).all();
}

/** Undefined where it was deleted. */
export function findCollection(db: Queryable, id: number): CollectionRow | undefined {
  return db.select().from(recipeCollections).where(eq(recipeCollections.id, id)).get();
}

/** What every collection by hand holds, in its order. */
export function selectCollected(db: Queryable): ReadonlyMap<number, readonly CollectedRow[]> {
  return groupBy(
    db
      .select()
      .from(collectedRecipes)
      .orderBy(asc(collectedRecipes.collectionId), ...inItsOrder)
      .all(),
    ({ collectionId }) => collectionId,
  );
}

/** What this one holds, in its order. */
export function selectCollectedOf(db: Queryable, collectionId: number): CollectedRow[] {
  return db
    .select()
    .from(collectedRecipes)
    .where(eq(collectedRecipes.collectionId, collectionId))
    .orderBy(...inItsOrder)
    .all();
}

/** In which collections a recipe is, and where. */
export function selectPlacesOf(db: Queryable, recipeId: number): CollectedRow[] {
  return db.select().from(collectedRecipes).where(eq(collectedRecipes.recipeId, recipeId)).all();
}

/** Answers the new id. */
export function insertCollection(
  db: Queryable,
  row: { readonly name: string; readonly filter: CollectionFilter | null; readonly createdAt: string },
): number {
  const { filter, ...columns } = row;
  return insertOne(db, recipeCollections, { ...columns, filterJson: filter && filterJson(filter) });
}

/** Puts a row back under its id. */
export function restoreCollectionRow(db: Queryable, row: CollectionRow): void {
  insertOne(db, recipeCollections, row);
}

/** Writes what is given and moves its revision on, also where only what it holds has changed. */
export function updateCollectionRow(
  db: Queryable,
  id: number,
  { name, filter }: { readonly name?: string | undefined; readonly filter?: CollectionFilter | undefined },
): void {
  updateColumns(db, recipeCollections, id, { name, filterJson: filter && filterJson(filter) });
}

/** What it holds goes out of it by foreign key. */
export function deleteCollectionRow(db: Queryable, id: number): void {
  db.delete(recipeCollections).where(eq(recipeCollections.id, id)).run();
}

/** Makes these all that it holds, in this order. */
export function replaceCollected(db: Queryable, collectionId: number, recipeIds: readonly number[]): void {
  db.delete(collectedRecipes).where(eq(collectedRecipes.collectionId, collectionId)).run();
  insertCollected(
    db,
    recipeIds.map((recipeId, position) => ({ collectionId, recipeId, position })),
  );
}

/** Adds rows as they are. */
export function insertCollected(db: Queryable, rows: readonly CollectedRow[]): void {
  insertMany(db, collectedRecipes, rows);
}

/** Takes these out of it; the others keep their places. */
export function deleteCollectedOf(db: Queryable, collectionId: number, recipeIds: readonly number[]): void {
  db.delete(collectedRecipes)
    .where(and(eq(collectedRecipes.collectionId, collectionId), inJson(collectedRecipes.recipeId, recipeIds)))
    .run();
}

const keptFilter = z.object({ v: z.literal(1), filter: collectionFilter });
const filterJson = (filter: CollectionFilter): string => JSON.stringify({ v: 1, filter });

/** Null for a collection by hand, and for a filter of a version that is not known here. */
export function filterOf({ filterJson: json }: Pick<CollectionRow, "filterJson">): CollectionFilter | null {
  const kept = json === null ? null : keptFilter.safeParse(JSON.parse(json));
  return kept?.success ? kept.data.filter : null;
}

const inItsOrder = [asc(collectedRecipes.position), asc(collectedRecipes.recipeId)] as const;
