import type { Queryable } from "@tureen/db/in-transaction";
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
  return db
    .select()
    .from(importBatches)
    .where(sql`${importBatches.recipeCount} > 0`)
    .orderBy(desc(importBatches.id))
    .limit(RECENT)
    .all();
}

export function findBatch(db: Queryable, id: number): BatchRow | undefined {
  return db.select().from(importBatches).where(eq(importBatches.id, id)).get();
}

/** How many recipes of each batch still exist. */
export function countCurrentRecipes(db: Queryable): Map<number, number> {
  const rows = db
    .select({ batchId: importRecipes.batchId, amount: countDistinct(importRecipes.recipeId) })
    .from(importRecipes)
    .groupBy(importRecipes.batchId)
    .all();
  return new Map(rows.map((row) => [row.batchId, row.amount]));
}

/** How many of its recipes are planned. */
export function countPlannedRecipes(db: Queryable): Map<number, number> {
  const rows = db
    .select({ batchId: importRecipes.batchId, amount: countDistinct(importRecipes.recipeId) })
    .from(importRecipes)
    .innerJoin(mealPlans, eq(mealPlans.recipeId, importRecipes.recipeId))
    .groupBy(importRecipes.batchId)
    .all();
  return new Map(rows.map((row) => [row.batchId, row.amount]));
}

/** How many of its recipes stand behind an item of a shopping list. */
export function countListedRecipes(db: Queryable): Map<number, number> {
  const rows = db
    .select({ batchId: importRecipes.batchId, amount: countDistinct(importRecipes.recipeId) })
    .from(importRecipes)
    .innerJoin(shoppingListContributions, eq(shoppingListContributions.recipeId, importRecipes.recipeId))
    .groupBy(importRecipes.batchId)
    .all();
  return new Map(rows.map((row) => [row.batchId, row.amount]));
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
