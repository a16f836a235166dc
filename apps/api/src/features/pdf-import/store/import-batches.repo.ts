import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import {
  importBatches,
  importIngredients,
  importRecipes,
  ingredients,
  larderItems,
  mealPlans,
  recipeLines,
  recipes,
  shoppingListContributions,
  shoppingListItems,
} from "@tureen/db/schema/schema";
import { and, countDistinct, desc, eq, inArray, notExists, sql } from "drizzle-orm";

const RECENT = 50;

export type BatchRow = typeof importBatches.$inferSelect;

/** The newest imports that brought recipes. */
export function selectBatches(db: Queryable): BatchRow[] {
  return newestBatches(db).all();
}

export function findBatch(db: Queryable, id: number): BatchRow | undefined {
  return db.select().from(importBatches).where(eq(importBatches.id, id)).get();
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
