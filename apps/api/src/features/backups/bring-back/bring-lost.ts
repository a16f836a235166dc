import type { Db } from "@tureen/db/client";
import { inJson } from "@tureen/db/in-json";
import { inTransaction, type Queryable, type Transaction } from "@tureen/db/in-transaction";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { DeletedIds } from "#undo/trash.repo";

/** The copy of before, and the household as it is now, which is written to. */
export interface KeptAndNow {
  readonly kept: Db;
  readonly now: Db;
  /** What was deleted one by one, and can be brought back one by one. */
  readonly deleted: DeletedIds;
  /** By the id that a food has in the copy, the one that it has now. */
  readonly foods: Map<number, number>;
}

type TableWithId = SQLiteTable & { readonly id: SQLiteColumn };

/** The ids of a table, or those of these that are in it. */
export const idsIn = (db: Queryable, table: TableWithId, among?: readonly number[]): number[] =>
  db
    .select({ id: table.id })
    .from(table)
    .where(among && inJson(table.id, among))
    .orderBy(table.id)
    .all()
    .map(({ id }) => Number(id));

/** So many rows, with what belongs to them, are brought back in one transaction. */
const AT_ONCE = 25;

/**
 * Brings rows of the copy back that are not in the household any more (ids are never given twice), only these where they are
 * said, and none that was deleted one by one: some in a transaction, and the family goes on between two. `bring` says false where
 * it leaves a row. Answers how many came back.
 */
export function* bringLost<T extends TableWithId>(
  { kept, now, deleted }: KeptAndNow,
  table: T,
  what: keyof DeletedIds | null,
  bring: (tx: Transaction, row: T["$inferSelect"]) => boolean | void,
  only: ReadonlySet<number> | null = null,
): Generator<void, number, void> {
  const there = new Set(idsIn(now, table));
  const isLeft = (id: number): boolean => (what !== null && deleted[what].has(id)) || only?.has(id) === false;
  const lost = idsIn(kept, table).filter((id) => !there.has(id) && !isLeft(id));
  let count = 0;
  for (let first = 0; first < lost.length; first += AT_ONCE) {
    const ids = lost.slice(first, first + AT_ONCE);
    const rows = kept
      .select()
      .from(table as SQLiteTable)
      .where(inJson(table.id, ids))
      .orderBy(table.id)
      .all();
    count += inTransaction(now, (tx) => {
      const back = new Set(idsIn(tx, table, ids));
      const missing = rows.filter(({ id }) => !back.has(Number(id)));
      return missing.filter((row) => bring(tx, row) !== false).length;
    });
    yield;
  }
  return count;
}

/** The same row linked to the food of now; to none where that is gone. */
export const linkedNow = <Row extends { readonly ingredientId: number | null }>(
  { foods }: Pick<KeptAndNow, "foods">,
  row: Row,
): Row => ({ ...row, ingredientId: foods.get(row.ingredientId ?? 0) ?? null });
