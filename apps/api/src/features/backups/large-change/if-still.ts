import type { Db } from "@tureen/db/client";
import { inTransaction, type NotAPromise, type Queryable, type Transaction } from "@tureen/db/in-transaction";
import { selectRevisions } from "#features/live/live.repo";

/** How far all of the household's data has moved. */
export const revisionsOf = (db: Queryable): string => JSON.stringify(selectRevisions(db));

/** Runs `work` in a transaction where nothing has moved since {@link revisionsOf} answered `ifStill`; null where something has. */
export function inTransactionIf<T>(db: Db, ifStill: string, work: (tx: Transaction) => NotAPromise<T>): T | null {
  return inTransaction<T | null>(db, (tx) => (revisionsOf(tx) === ifStill ? (work(tx) as T) : null) as never);
}
