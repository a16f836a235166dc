import { kindsOfColumns, type ColumnOf, type FieldKind } from "@tureen/contracts/fields";
import { STAPLE_FIELDS } from "@tureen/contracts/staples";
import type { Queryable } from "@tureen/db/in-transaction";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import { shoppingListStaples, staples } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { eq, lte, max } from "drizzle-orm";

export type StapleRow = typeof staples.$inferSelect;
export type ListedRow = typeof shoppingListStaples.$inferSelect;

/** What becomes of each column of a row. A column that no field of the contract names does not compile here. */
({ ...kindsOfColumns(STAPLE_FIELDS), createdAt: "derived" }) satisfies Record<keyof StapleRow, FieldKind>;

/** Columns that an edit may change; what is undefined stays. */
export type StapleChanges = { readonly [C in ColumnOf<typeof STAPLE_FIELDS, "edited">]?: StapleRow[C] | undefined };

/** In the order in which they were made. */
export function selectStaples(db: Queryable): StapleRow[] {
  return db.select().from(staples).orderBy(staples.id).all();
}

/** Undefined where it was deleted. */
export function findStaple(db: Queryable, id: number): StapleRow | undefined {
  return db.select().from(staples).where(eq(staples.id, id)).get();
}

/** Answers the new row's id. */
export function insertStaple(db: Queryable, row: Omit<typeof staples.$inferInsert, "id" | "revision">): number {
  return insertOne(db, staples, row);
}

/** Puts a row back under its id, with what lists know of it. */
export function restoreStapleRow(db: Queryable, row: StapleRow, listed: readonly ListedRow[]): void {
  insertOne(db, staples, row);
  insertMany(db, shoppingListStaples, listed);
}

/** Writes the given columns and moves the row's revision on. */
export function updateStapleRow(db: Queryable, id: number, changes: StapleChanges): void {
  updateColumns(db, staples, id, changes);
}

/** What lists say of it stays with their items; the days on which they took it go with it. */
export function deleteStapleRow(db: Queryable, id: number): void {
  db.delete(staples).where(eq(staples.id, id)).run();
}

/** By staple, the latest day up to `today` on which a list took it. */
export function selectLastListed(db: Queryable, today: LocalDate): ReadonlyMap<number, LocalDate> {
  const rows = db
    .select({ stapleId: shoppingListStaples.stapleId, date: max(shoppingListStaples.date) })
    .from(shoppingListStaples)
    .where(lte(shoppingListStaples.date, today))
    .groupBy(shoppingListStaples.stapleId)
    .all();
  return new Map(rows.flatMap(({ stapleId, date }) => (date ? [[stapleId, date as LocalDate]] : []))); // checked on the way in
}

/** On which lists it was, and when. */
export function selectListed(db: Queryable, stapleId: number): ListedRow[] {
  return db.select().from(shoppingListStaples).where(eq(shoppingListStaples.stapleId, stapleId)).all();
}

/** Remembers that the list has taken them. */
export function insertListed(db: Queryable, listId: number, stapleIds: readonly number[], date: LocalDate): void {
  for (const stapleId of stapleIds)
    db.insert(shoppingListStaples)
      .values({ listId, stapleId, date })
      .onConflictDoUpdate({ target: [shoppingListStaples.listId, shoppingListStaples.stapleId], set: { date } })
      .run();
}
