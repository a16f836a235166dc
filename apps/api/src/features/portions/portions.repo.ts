import { kindsOfColumns, type ColumnOf, type FieldKind } from "@tureen/contracts/fields";
import { PORTION_FIELDS } from "@tureen/contracts/portions";
import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { frozenPortions, otherMeals } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import { eq, getTableColumns, sql } from "drizzle-orm";

type PortionRow = typeof frozenPortions.$inferSelect;
/** With what is planned of it already. */
export type PortionWithPlanned = PortionRow & { readonly planned: number };
/** Columns that an edit may change; what is undefined stays. */
type PortionChanges = { readonly [C in ColumnOf<typeof PORTION_FIELDS, "edited">]?: PortionRow[C] | undefined };

/** What becomes of each column of a row. A column that no field of the contract names does not compile here. */
({ ...kindsOfColumns(PORTION_FIELDS), createdAt: "derived" }) satisfies Record<keyof PortionRow, FieldKind>;

/** All that were ever frozen, the oldest first; those of which nothing is left too. */
export function selectPortions(db: Queryable): PortionWithPlanned[] {
  return db.select(withPlanned).from(frozenPortions).orderBy(frozenPortions.frozenOn, frozenPortions.id).all();
}

/** Undefined where it was removed. */
export function findPortion(db: Queryable, id: number): PortionWithPlanned | undefined {
  return db.select(withPlanned).from(frozenPortions).where(eq(frozenPortions.id, id)).get();
}

/** Answers the new row's id. */
export function insertPortion(db: Queryable, row: typeof frozenPortions.$inferInsert): number {
  return insertOne(db, frozenPortions, row);
}

/** Writes the given columns and moves the row's revision on. */
export function updatePortionRow(db: Queryable, id: number, changes: PortionChanges): void {
  updateColumns(db, frozenPortions, id, changes);
}

/** Meals that are planned of it stay; they know no portions any more. */
export function deletePortionRow(db: Queryable, id: number): void {
  db.delete(frozenPortions).where(eq(frozenPortions.id, id)).run();
}

// Written out: of a query of one table drizzle names columns alone, and both tables have an id.
const planned = sql<number>`coalesce((select sum(meal.portions) from ${otherMeals} as meal
  where meal.portion_id = frozen_portions.id), 0)`;
const withPlanned = { ...getTableColumns(frozenPortions), planned };
