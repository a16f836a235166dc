import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { ingredientNames, ingredients } from "@tureen/db/schema/schema";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { NameRow } from "./ingredients.repo";

export type EntryRow = typeof ingredients.$inferSelect;

export function findEntryRow(db: Queryable, id: number): EntryRow | undefined {
  return db.select().from(ingredients).where(eq(ingredients.id, id)).get();
}

/** Takes everything that an entry is known by out of the look-up table; answers the rows, oldest first. */
export function removeNames(db: Queryable, ingredientId: number): NameRow[] {
  const names = db
    .select()
    .from(ingredientNames)
    .where(eq(ingredientNames.ingredientId, ingredientId))
    .orderBy(asc(ingredientNames.id))
    .all();
  db.delete(ingredientNames).where(eq(ingredientNames.ingredientId, ingredientId)).run();
  return names;
}

export function removeAliases(db: Queryable, ingredientId: number, aliasIds: readonly number[]): void {
  db.delete(ingredientNames)
    .where(and(inArray(ingredientNames.id, [...aliasIds]), eq(ingredientNames.ingredientId, ingredientId)))
    .run();
}

/** Removes an entry to which nothing points any more. */
export function deleteEntryRow(db: Queryable, id: number): void {
  db.delete(ingredients).where(eq(ingredients.id, id)).run();
}

/** Brings an entry back, under its id, with those of its names; which of them are free the caller has found out. */
export function restoreEntryRow(tx: Transaction, entry: EntryRow, names: readonly NameRow[]): void {
  tx.insert(ingredients).values(entry).run();
  for (const name of names) tx.insert(ingredientNames).values(name).run();
}
