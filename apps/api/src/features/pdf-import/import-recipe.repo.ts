import type { Queryable } from "@tureen/db/in-transaction";
import { importIngredients, importRecipes, ingredients } from "@tureen/db/schema/schema";
import { and, asc, count, eq, gt, inArray, max } from "drizzle-orm";

export type FoundRow = typeof importRecipes.$inferSelect;

export function insertFound(db: Queryable, row: typeof importRecipes.$inferInsert): void {
  db.insert(importRecipes).values(row).run();
}

export function selectFound(db: Queryable, batchId: number): FoundRow[] {
  return db.select().from(importRecipes).where(eq(importRecipes.batchId, batchId)).orderBy(asc(importRecipes.id)).all();
}

export function selectSkipped(db: Queryable, batchId: number): FoundRow[] {
  return db.select().from(importRecipes).where(and(eq(importRecipes.batchId, batchId), eq(importRecipes.status, "skipped"))).orderBy(asc(importRecipes.id)).all();
}

export function markImported(db: Queryable, id: number, recipeId: number): void {
  db.update(importRecipes).set({ status: "imported", recipeId }).where(eq(importRecipes.id, id)).run();
}

export function countFound(db: Queryable, batchId: number): Record<FoundRow["status"], number> {
  const rows = db
    .select({ status: importRecipes.status, rows: count() })
    .from(importRecipes)
    .where(eq(importRecipes.batchId, batchId))
    .groupBy(importRecipes.status)
    .all();
  return { imported: 0, skipped: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.rows])) };
}

/** The newest id of the catalogue: what is newer after a recipe was added, that recipe brought. */
export function newestIngredientId(db: Queryable): number {
  return db.select({ id: max(ingredients.id) }).from(ingredients).get()?.id ?? 0;
}

/** Remembers which entries an import brought, and puts them up for review. */
export function recordNewIngredients(db: Queryable, batchId: number, newerThan: number): void {
  const added = db.select({ id: ingredients.id }).from(ingredients).where(gt(ingredients.id, newerThan)).all().map((row) => row.id);
  if (added.length === 0) return;
  for (const ingredientId of added) db.insert(importIngredients).values({ batchId, ingredientId }).onConflictDoNothing().run();
  db.update(ingredients).set({ needsReview: true }).where(inArray(ingredients.id, added)).run();
}
