import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import {
  importBatches,
  importIngredients,
  importPages,
  importRecipes,
  ingredients,
  larderItems,
  mealPlans,
  recipeLines,
  recipes,
  shoppingListContributions,
  shoppingListItems,
} from "@tureen/db/schema/schema";
import { and, countDistinct, desc, eq, exists, gt, inArray, notExists, or, sql, type SQL } from "drizzle-orm";

export type BatchRow = typeof importBatches.$inferSelect;

/** The source of a cookbook; that of a file of another app is the format's id. */
export const BOOK = "pdf";

/** Steps of the specification, section 4. */
export const STEP = { upload: 1, text: 2, recipes: 3, database: 4 } as const;

export function insertBatch(db: Queryable, row: typeof importBatches.$inferInsert): BatchRow {
  return db.insert(importBatches).values(row).returning().get();
}

export function findBatch(db: Queryable, id: number): BatchRow | undefined {
  return db.select().from(importBatches).where(eq(importBatches.id, id)).get();
}

export function findNewestBook(db: Queryable): BatchRow | undefined {
  return db
    .select()
    .from(importBatches)
    .where(eq(importBatches.sourceType, BOOK))
    .orderBy(desc(importBatches.id))
    .limit(1)
    .get();
}

export function selectRunningBatches(db: Queryable): BatchRow[] {
  return db.select().from(importBatches).where(eq(importBatches.status, "running")).orderBy(importBatches.id).all();
}

/** Whether an import was ever made of this upload. */
export function hasBatchOf(db: Queryable, fileName: string): boolean {
  const batch = db
    .select({ id: importBatches.id })
    .from(importBatches)
    .where(eq(importBatches.fileName, fileName))
    .get();
  return batch !== undefined;
}

/** Names of uploads that are being read, or whose failed pages may be read again: ended after `since` (an instant). */
export function selectKeptFileNames(db: Queryable, since: string): Set<string> {
  const failedPage = db
    .select({ page: importPages.page })
    .from(importPages)
    .where(and(eq(importPages.batchId, importBatches.id), eq(importPages.outcome, "failed")));
  return fileNamesSince(db, since, exists(failedPage));
}

/** Names of the uploads of every import that is under way or ended after `since` (an instant). */
export function selectRecentFileNames(db: Queryable, since: string): Set<string> {
  return fileNamesSince(db, since);
}

function fileNamesSince(db: Queryable, since: string, isKept?: SQL): Set<string> {
  const rows = db
    .select({ fileName: importBatches.fileName })
    .from(importBatches)
    .where(or(eq(importBatches.status, "running"), and(gt(importBatches.finishedAt, since), isKept)))
    .all();
  return new Set(rows.map((row) => row.fileName));
}

export function updateBatch(db: Queryable, id: number, changes: Partial<typeof importBatches.$inferInsert>): void {
  db.update(importBatches).set(changes).where(eq(importBatches.id, id)).run();
}

const RECENT = 50;

/** The newest imports that brought recipes. */
export function selectBatches(db: Queryable): BatchRow[] {
  return newestBatches(db).all();
}

/** How many recipes of each batch still exist. */
export function countCurrentRecipes(db: Queryable): Map<number, number> {
  return byBatch(currentRecipes(db).all());
}

/** How many of its recipes are planned. */
export function countPlannedRecipes(db: Queryable): Map<number, number> {
  return byBatch(plannedRecipes(db).all());
}

/** How many of its recipes stand behind an item of a shopping list. */
export function countListedRecipes(db: Queryable): Map<number, number> {
  return byBatch(listedRecipes(db).all());
}

export function deleteBatchRecipes(db: Queryable, batchId: number): number {
  const ofBatch = db
    .select({ id: importRecipes.recipeId })
    .from(importRecipes)
    .where(eq(importRecipes.batchId, batchId));
  return db.delete(recipes).where(inArray(recipes.id, ofBatch)).run().changes;
}

/** Entries that this import added to the catalogue and that nothing else has come to use. */
export function deleteUnusedBatchIngredients(db: Queryable, batchId: number): number {
  const ofBatch = db
    .select({ id: importIngredients.ingredientId })
    .from(importIngredients)
    .where(eq(importIngredients.batchId, batchId));
  return db
    .delete(ingredients)
    .where(
      and(
        inArray(ingredients.id, ofBatch),
        notExists(
          db
            .select({ one: sql`1` })
            .from(recipeLines)
            .where(eq(recipeLines.ingredientId, ingredients.id)),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(larderItems)
            .where(eq(larderItems.ingredientId, ingredients.id)),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(shoppingListItems)
            .where(eq(shoppingListItems.ingredientId, ingredients.id)),
        ),
      ),
    )
    .run().changes;
}

export function deleteBatch(db: Queryable, id: number): void {
  db.delete(importBatches).where(eq(importBatches.id, id)).run();
}

function byBatch(rows: readonly { readonly batchId: number; readonly amount: number }[]): Map<number, number> {
  return new Map(rows.map((row) => [row.batchId, row.amount]));
}

const recipesByBatch = (db: Queryable) =>
  db
    .select({ batchId: importRecipes.batchId, amount: countDistinct(importRecipes.recipeId) })
    .from(importRecipes)
    .groupBy(importRecipes.batchId)
    .$dynamic();
const currentRecipes = prepared(recipesByBatch);
const plannedRecipes = prepared((db) =>
  recipesByBatch(db).innerJoin(mealPlans, eq(mealPlans.recipeId, importRecipes.recipeId)),
);
const listedRecipes = prepared((db) =>
  recipesByBatch(db).innerJoin(
    shoppingListContributions,
    eq(shoppingListContributions.recipeId, importRecipes.recipeId),
  ),
);
const newestBatches = prepared((db) =>
  db
    .select()
    .from(importBatches)
    .where(sql`${importBatches.recipeCount} > 0`)
    .orderBy(desc(importBatches.id))
    .limit(RECENT),
);
