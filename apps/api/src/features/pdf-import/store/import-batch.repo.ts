import type { Queryable } from "@tureen/db/in-transaction";
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
  shoppingListItems,
  shoppingListRecipes,
} from "@tureen/db/schema/schema";
import { and, countDistinct, desc, eq, exists, gt, inArray, notExists, or, sql, type SQL } from "drizzle-orm";

export type BatchRow = typeof importBatches.$inferSelect;

/** The source of a cookbook; that of a file of another app is the format's id. */
export const BOOK = "pdf";

/** Steps of the specification, section 4. */
export const STEP = { upload: 1, text: 2, recipes: 3, database: 4 } as const;

/** Answers the row as it was stored, with its id and the defaults. */
export function insertBatch(db: Queryable, row: typeof importBatches.$inferInsert): BatchRow {
  return db.insert(importBatches).values(row).returning().get();
}

/** Of a book or of another app's file; undefined once it was taken back. */
export function findBatch(db: Queryable, id: number): BatchRow | undefined {
  return db.select().from(importBatches).where(eq(importBatches.id, id)).get();
}

/** However it ended, or while it runs; undefined where no cookbook was ever imported. */
export function findNewestBook(db: Queryable): BatchRow | undefined {
  return db
    .select()
    .from(importBatches)
    .where(eq(importBatches.sourceType, BOOK))
    .orderBy(desc(importBatches.id))
    .limit(1)
    .get();
}

/** Books and files of other apps, the oldest first. At start-up these are what the last stop has interrupted. */
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

/**
 * Names of the uploads of every import that is under way or ended after `since` (an instant): of all of them, and of those
 * that are being read or whose failed pages may be read again.
 */
export function selectFileNames(db: Queryable, since: string): { recent: Set<string>; readable: Set<string> } {
  const { fileName, status, finishedAt, id } = importBatches;
  const failedPage = db
    .select({ page: importPages.page })
    .from(importPages)
    .where(and(eq(importPages.batchId, id), eq(importPages.outcome, "failed")));
  const isRunning = eq(status, "running");
  const rows = db
    .select({ fileName, isReadable: sql<number>`${or(isRunning, exists(failedPage))}` })
    .from(importBatches)
    .where(or(isRunning, gt(finishedAt, since)))
    .all();
  const namesOf = (some: typeof rows): Set<string> => new Set(some.map((row) => row.fileName));
  return { recent: namesOf(rows), readable: namesOf(rows.filter(({ isReadable }) => isReadable === 1)) };
}

/** Writes the given columns; telling those who watch the import is left to its runner. */
export function updateBatch(db: Queryable, id: number, changes: Partial<typeof importBatches.$inferInsert>): void {
  db.update(importBatches).set(changes).where(eq(importBatches.id, id)).run();
}

const RECENT = 50;

/** The newest imports that brought recipes. */
export function selectBatches(db: Queryable): BatchRow[] {
  return db
    .select()
    .from(importBatches)
    .where(sql`${importBatches.recipeCount} > 0`)
    .orderBy(desc(importBatches.id))
    .limit(RECENT)
    .all();
}

/** What has become of the recipes of an import. */
interface BatchUse {
  /** So many still exist. */
  readonly current: number;
  readonly planned: number;
  /** So many stand behind an item of a shopping list. */
  readonly listed: number;
}

/** The same of every import, by its id. */
export function selectUses(db: Queryable): Map<number, BatchUse> {
  const { batchId, recipeId } = importRecipes;
  const countIn = (table: typeof mealPlans | typeof shoppingListRecipes) => {
    const ofRecipe = db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.recipeId, recipeId));
    return sql<number>`count(distinct case when ${exists(ofRecipe)} then ${recipeId} end)`;
  };
  const rows = db
    .select({
      batchId,
      current: countDistinct(recipeId),
      planned: countIn(mealPlans),
      listed: countIn(shoppingListRecipes),
    })
    .from(importRecipes)
    .groupBy(batchId)
    .all();
  return new Map(rows.map((row) => [row.batchId, row]));
}

/** Those that still exist, with their lines and cookings. SQLite refuses while one is planned: check that first. */
export function deleteBatchRecipes(db: Queryable, batchId: number): void {
  const ofBatch = db
    .select({ id: importRecipes.recipeId })
    .from(importRecipes)
    .where(eq(importRecipes.batchId, batchId));
  db.delete(recipes).where(inArray(recipes.id, ofBatch)).run();
}

/** Entries that this import added to the catalogue and that nothing else has come to use. */
export function deleteUnusedBatchIngredients(db: Queryable, batchId: number): void {
  const ofBatch = db
    .select({ id: importIngredients.ingredientId })
    .from(importIngredients)
    .where(eq(importIngredients.batchId, batchId));
  const isUnusedBy = (table: typeof recipeLines | typeof larderItems | typeof shoppingListItems): SQL =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.ingredientId, ingredients.id)),
    );
  const isUnused = and(...[recipeLines, larderItems, shoppingListItems].map(isUnusedBy));
  db.delete(ingredients)
    .where(and(inArray(ingredients.id, ofBatch), isUnused))
    .run();
}

/** Its pages, questions, doubts and found recipes go with it by foreign key; the collection's recipes and all files stay. */
export function deleteBatch(db: Queryable, id: number): void {
  db.delete(importBatches).where(eq(importBatches.id, id)).run();
}
