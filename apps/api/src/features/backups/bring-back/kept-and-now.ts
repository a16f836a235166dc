import type { Db } from "@tureen/db/client";
import type { Transaction } from "@tureen/db/in-transaction";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { DeletedIds } from "#undo/trash.repo";

/** The copy of before, and the household as it is now, which is written to. */
export interface KeptAndNow {
  readonly kept: Db;
  readonly tx: Transaction;
  /** What was deleted one by one, and can be brought back one by one. */
  readonly deleted: DeletedIds;
}

export const keptAndNow = (kept: Db, tx: Transaction, deleted: DeletedIds): KeptAndNow => ({ kept, tx, deleted });

type TableWithId = SQLiteTable & { readonly id: SQLiteColumn };

/** Rows of the copy whose id is not in the household any more. Ids are never given twice. */
export function lostRows<T extends TableWithId>({ kept, tx }: KeptAndNow, table: T): T["$inferSelect"][] {
  const there = idsOf(tx, table);
  // Every row of a table with an id has it, which the types of a table in general do not show.
  return kept
    .select()
    .from(table as SQLiteTable)
    .all()
    .filter((row) => !there.has((row as { id: unknown }).id));
}

export function idsOf(db: Db | Transaction, table: TableWithId): ReadonlySet<unknown> {
  const rows = db.select({ id: table.id }).from(table).all();
  return new Set(rows.map(({ id }) => id));
}
