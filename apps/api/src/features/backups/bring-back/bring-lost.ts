import type { Db } from "@tureen/db/client";
import { inJson } from "@tureen/db/in-json";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
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

/** So many rows, with what belongs to them, are brought back in one transaction. */
const AT_ONCE = 25;

/**
 * Brings rows of the copy back that are not in the household any more (ids are never given twice), but those that `isLeft`: some
 * in a transaction, and the family goes on between two. `bring` says false where it leaves a row. Answers how many came back.
 */
export function* bringLost<T extends TableWithId>(
  { kept, now }: KeptAndNow,
  table: T,
  isLeft: (id: number) => boolean,
  bring: (tx: Transaction, row: T["$inferSelect"]) => boolean | void,
): Generator<void, number, void> {
  const idsIn = (db: Db): number[] =>
    db
      .select({ id: table.id })
      .from(table)
      .orderBy(table.id)
      .all()
      .map(({ id }) => Number(id));
  const there = new Set(idsIn(now));
  const lost = idsIn(kept).filter((id) => !there.has(id) && !isLeft(id));
  let count = 0;
  for (let first = 0; first < lost.length; first += AT_ONCE) {
    const wanted = { ids: JSON.stringify(lost.slice(first, first + AT_ONCE)) };
    const rows = kept
      .select()
      .from(table as SQLiteTable)
      .where(inJson(table.id, "ids"))
      .orderBy(table.id)
      .prepare()
      .all(wanted);
    count += inTransaction(now, (tx) => {
      const back = tx.select({ id: table.id }).from(table).where(inJson(table.id, "ids")).prepare().all(wanted);
      const missing = rows.filter(({ id }) => !back.some((row) => row.id === id));
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
