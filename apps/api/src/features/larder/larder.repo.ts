import type { Queryable } from "@tureen/db/in-transaction";
import { larderItems } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import { eq } from "drizzle-orm";

export type LarderRow = typeof larderItems.$inferSelect;

/** Columns that an edit may change; what is undefined stays. */
export interface LarderChanges {
  readonly quantity?: number | undefined;
  readonly unit?: string | undefined;
  readonly notes?: string | undefined;
}

export function selectLarderRows(db: Queryable): LarderRow[] {
  return db.select().from(larderItems).all();
}

export function findLarderRow(db: Queryable, id: number): LarderRow | undefined {
  return db.select().from(larderItems).where(eq(larderItems.id, id)).get();
}

export function findLarderRowOfIngredient(db: Queryable, ingredientId: number): LarderRow | undefined {
  return db.select().from(larderItems).where(eq(larderItems.ingredientId, ingredientId)).get();
}

export function insertLarderRow(db: Queryable, row: typeof larderItems.$inferInsert): LarderRow {
  return db.insert(larderItems).values(row).returning().get();
}

/** Lets a row stock another ingredient, which must not be stocked yet. */
export function moveLarderRow(db: Queryable, id: number, ingredientId: number): void {
  db.update(larderItems).set({ ingredientId }).where(eq(larderItems.id, id)).run();
}

/** Writes the given columns and moves the row's revision on. */
export function updateLarderRow(db: Queryable, id: number, changes: LarderChanges): void {
  updateColumns(db, larderItems, id, changes);
}

export function deleteLarderRow(db: Queryable, id: number): void {
  db.delete(larderItems).where(eq(larderItems.id, id)).run();
}
