import type { Db } from "@tureen/db/client";
import { inJson } from "@tureen/db/in-json";
import { inTransaction, type NotAPromise, type Transaction } from "@tureen/db/in-transaction";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { DeletedIds } from "#undo/trash.repo";

/** The copy of before, and the household as it is now, which is written to. */
export interface KeptAndNow {
  readonly kept: Db;
  readonly tx: Transaction;
  /** What was deleted one by one, and can be brought back one by one. */
  readonly deleted: DeletedIds;
}

/** Does a piece of the work in a transaction of its own: the family goes on between two of them. */
export type InPiece = <T>(work: (both: KeptAndNow) => NotAPromise<T>) => T;

export const piecesOf =
  (kept: Db, now: Db, deleted: DeletedIds): InPiece =>
  (work) =>
    inTransaction(now, (tx) => work({ kept, tx, deleted }));

/** Work on many in steps of so many; answers the sum of what it says of each step. */
export function* inSteps<T>(
  all: readonly T[],
  atOnce: number,
  work: (some: readonly T[]) => number,
): Generator<void, number, void> {
  let sum = 0;
  for (let first = 0; first < all.length; first += atOnce) {
    sum += work(all.slice(first, first + atOnce));
    yield;
  }
  return sum;
}

type TableWithId = SQLiteTable & { readonly id: SQLiteColumn };

/** Ids of the copy that are not in the household any more. Ids are never given twice. */
export function lostIds({ kept, tx }: KeptAndNow, table: TableWithId): number[] {
  const there = idsOf(tx.select({ id: table.id }).from(table).all());
  return kept
    .select({ id: table.id })
    .from(table)
    .all()
    .flatMap(({ id }) => (there.has(id) ? [] : Number(id)));
}

/** The copy's rows of these ids, but what has come back by itself in the meantime. */
export function lostRows<T extends TableWithId>(
  { kept, tx }: KeptAndNow,
  table: T,
  ids: readonly number[],
): T["$inferSelect"][] {
  const wanted = { ids: JSON.stringify(ids) };
  const isWanted = inJson(table.id, "ids");
  const there = idsOf(tx.select({ id: table.id }).from(table).where(isWanted).prepare().all(wanted));
  const rows = kept
    .select()
    .from(table as SQLiteTable)
    .where(isWanted)
    .orderBy(table.id)
    .prepare()
    .all(wanted);
  return rows.filter(({ id }) => !there.has(id));
}

const idsOf = (rows: readonly { readonly id: unknown }[]): ReadonlySet<unknown> => new Set(rows.map(({ id }) => id));
