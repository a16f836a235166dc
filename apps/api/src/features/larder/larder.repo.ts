import { kindsOfColumns, type ColumnOf, type FieldKind } from "@tureen/contracts/fields";
import { LARDER_FIELDS } from "@tureen/contracts/larder";
import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { larderItems } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import { eq, isNull } from "drizzle-orm";

export type LarderRow = typeof larderItems.$inferSelect;

/** What becomes of each column of a row. A column that no field of the contract names does not compile here. */
({ ...kindsOfColumns(LARDER_FIELDS), createdAt: "derived" }) satisfies Record<keyof LarderRow, FieldKind>;

/** Columns that an edit may change; what is undefined stays. */
export type LarderChanges = { readonly [C in ColumnOf<typeof LARDER_FIELDS, "edited">]?: LarderRow[C] | undefined };

const firstToUse = [isNull(larderItems.bestBefore), larderItems.bestBefore, larderItems.id];
const everyRow = prepared((db) =>
  db
    .select()
    .from(larderItems)
    .orderBy(...firstToUse),
);

/** What is to be used first comes first; the names to sort by are the catalogue's. */
export function selectLarderRows(db: Queryable): LarderRow[] {
  return everyRow(db).all();
}

/** Undefined where it was removed. */
export function findLarderRow(db: Queryable, id: number): LarderRow | undefined {
  return db.select().from(larderItems).where(eq(larderItems.id, id)).get();
}

/** What is stocked of an ingredient, what is to be used first first. */
export function selectLarderRowsOf(db: Queryable, ingredientId: number): LarderRow[] {
  return db
    .select()
    .from(larderItems)
    .where(eq(larderItems.ingredientId, ingredientId))
    .orderBy(...firstToUse)
    .all();
}

/** The row that stocks the same food in the same place with the same date; undefined without one. */
export function findSameStock(
  db: Queryable,
  { ingredientId, place, bestBefore }: Pick<LarderRow, "ingredientId" | "place" | "bestBefore">,
): LarderRow | undefined {
  return selectLarderRowsOf(db, ingredientId).find((row) => row.place === place && row.bestBefore === bestBefore);
}

/** Answers the new row's id. */
export function insertLarderRow(db: Queryable, row: Omit<typeof larderItems.$inferInsert, "id" | "revision">): number {
  return insertOne(db, larderItems, row);
}

/** Puts a row back under its id. */
export function restoreLarderRow(db: Queryable, row: LarderRow): void {
  insertOne(db, larderItems, row);
}

/** Lets a row stock another ingredient. */
export function moveLarderRow(db: Queryable, id: number, ingredientId: number): void {
  db.update(larderItems).set({ ingredientId }).where(eq(larderItems.id, id)).run();
}

/** Writes the given columns and moves the row's revision on. */
export function updateLarderRow(db: Queryable, id: number, changes: LarderChanges): void {
  updateColumns(db, larderItems, id, changes);
}

/** Shopping lists that were made while it was in stock stay as they are. */
export function deleteLarderRow(db: Queryable, id: number): void {
  db.delete(larderItems).where(eq(larderItems.id, id)).run();
}
