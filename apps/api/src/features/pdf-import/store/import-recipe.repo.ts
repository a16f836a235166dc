import type { Queryable } from "@tureen/db/in-transaction";
import { importBatches, importIngredients, importRecipes, ingredients, recipes } from "@tureen/db/schema/schema";
import { and, asc, count, eq, getTableColumns, gt, isNotNull, max, ne, or, sql } from "drizzle-orm";
import { BOOK } from "./import-batch.repo";

export type FoundRow = typeof importRecipes.$inferSelect;
/** What a family is told of a recipe that was found; the recipe itself is left on the disk. */
export type FoundSummary = Omit<FoundRow, "recipeJson" | "foundJson">;
type NewFound = typeof importRecipes.$inferInsert;

const { recipeJson: _recipe, foundJson: _found, ...SUMMARY } = getTableColumns(importRecipes);

/** SQLite refuses a fingerprint that the import has already, so that no recipe comes in twice. */
export function insertFound(db: Queryable, row: NewFound): void {
  db.insert(importRecipes).values(row).run();
}

/** Writes the given columns; `id` is the row's own, not that of the recipe in the collection. */
export function updateFound(db: Queryable, id: number, changes: Partial<NewFound>): void {
  db.update(importRecipes).set(changes).where(eq(importRecipes.id, id)).run();
}

/** A recipe that the ledger has already: by its fingerprint, or in a row of an older version by its title and page. */
export function findFound(
  db: Queryable,
  batchId: number,
  { fingerprint, title, firstPage }: Pick<FoundRow, "fingerprint" | "title" | "firstPage">,
): Pick<FoundRow, "id" | "foundJson"> | undefined {
  const isOlder = and(
    eq(importRecipes.foundJson, ""),
    eq(importRecipes.title, title),
    eq(importRecipes.firstPage, firstPage),
  );
  return db
    .select({ id: importRecipes.id, foundJson: importRecipes.foundJson })
    .from(importRecipes)
    .where(and(eq(importRecipes.batchId, batchId), or(eq(importRecipes.fingerprint, fingerprint), isOlder)))
    .get();
}

/** The row of an import's ledger by its fingerprint alone. */
export function findFoundBy(
  db: Queryable,
  batchId: number,
  fingerprint: string,
): Pick<FoundRow, "id" | "recipeId" | "error"> | undefined {
  return db
    .select({ id: importRecipes.id, recipeId: importRecipes.recipeId, error: importRecipes.error })
    .from(importRecipes)
    .where(and(eq(importRecipes.batchId, batchId), eq(importRecipes.fingerprint, fingerprint)))
    .get();
}

/** How many recipes of an import have a photo, and of which one could not be read. */
export function photosOf(db: Queryable, batchId: number): { count: number; unreadable: string[] } {
  const rows = db
    .select({ title: importRecipes.title, error: importRecipes.error, photoId: recipes.photoId })
    .from(importRecipes)
    .innerJoin(recipes, eq(recipes.id, importRecipes.recipeId))
    .where(and(eq(importRecipes.batchId, batchId), or(isNotNull(recipes.photoId), ne(importRecipes.error, ""))))
    .all();
  return {
    count: rows.filter(({ photoId }) => photoId !== null).length,
    unreadable: rows.filter(({ error }) => error !== "").map(({ title }) => title),
  };
}

/** Every recipe that was found in a book, in the order of the book. */
export function selectFound(db: Queryable, batchId: number): FoundSummary[] {
  return db
    .select(SUMMARY)
    .from(importRecipes)
    .where(eq(importRecipes.batchId, batchId))
    .orderBy(asc(importRecipes.place), asc(importRecipes.id))
    .all();
}

/** The lines that each recipe of a book was read from, as `writeFound` keeps them. */
export function selectFoundLines(db: Queryable, batchId: number): string[] {
  const rows = db
    .select({ foundJson: importRecipes.foundJson })
    .from(importRecipes)
    .where(eq(importRecipes.batchId, batchId))
    .orderBy(asc(importRecipes.place), asc(importRecipes.id))
    .all();
  return rows.map(({ foundJson }) => foundJson);
}

/** Whether an import brought this recipe. */
export function hasBrought(db: Queryable, batchId: number, recipeId: number): boolean {
  return (
    db
      .select({ id: importRecipes.id })
      .from(importRecipes)
      .where(and(eq(importRecipes.batchId, batchId), eq(importRecipes.recipeId, recipeId)))
      .get() !== undefined
  );
}

/** The book that a recipe came from, and where it stands in it. */
export function findOrigin(
  db: Queryable,
  recipeId: number,
): (Pick<FoundRow, "batchId" | "firstPage" | "foundJson"> & { fileName: string }) | undefined {
  const { batchId, firstPage, foundJson } = importRecipes;
  return db
    .select({ batchId, firstPage, foundJson, fileName: importBatches.fileName })
    .from(importRecipes)
    .innerJoin(importBatches, eq(importBatches.id, batchId))
    .where(and(eq(importRecipes.recipeId, recipeId), eq(importBatches.sourceType, BOOK)))
    .get();
}

/** The next recipes that a limit left out, whole. */
export function selectSkipped(db: Queryable, batchId: number, limit: number): FoundRow[] {
  return db
    .select()
    .from(importRecipes)
    .where(and(eq(importRecipes.batchId, batchId), eq(importRecipes.status, "skipped")))
    .orderBy(asc(importRecipes.place), asc(importRecipes.id))
    .limit(limit)
    .all();
}

/** By what became of them, whether they still exist or not; 0 for what became of none. */
export function countFound(db: Queryable, batchId: number): Record<FoundRow["status"], number> {
  const rows = db
    .select({ status: importRecipes.status, rows: count() })
    .from(importRecipes)
    .where(eq(importRecipes.batchId, batchId))
    .groupBy(importRecipes.status)
    .all();
  return { imported: 0, skipped: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.rows])) };
}

/** Adds something, and remembers which entries of the catalogue this import brought with it: they are put up for review. */
export function withNewIngredients<T>(db: Queryable, batchId: number, add: () => T): T {
  const newest = (): number =>
    db
      .select({ id: max(ingredients.id) })
      .from(ingredients)
      .get()?.id ?? 0;
  const before = newest();
  const result = add();
  if (newest() === before) return result;
  const isNew = gt(ingredients.id, before);
  const brought = db.select({ batchId: sql`${batchId}`.as("batch_id"), ingredientId: ingredients.id });
  db.insert(importIngredients).select(brought.from(ingredients).where(isNew)).onConflictDoNothing().run();
  db.update(ingredients).set({ needsReview: true }).where(isNew).run();
  return result;
}
