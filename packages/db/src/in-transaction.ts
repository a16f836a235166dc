import type { Db } from "./client";

export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What a repository needs: the database itself or a transaction on it. */
export type Queryable = Db | Transaction;

/** Refuses an async callback where the work must be over when it returns. */
export type NotAPromise<T> = T extends PromiseLike<unknown> ? never : T;

/**
 * Runs `work` in one BEGIN IMMEDIATE transaction: all of it is on disk when this returns, or none of it where it throws.
 * SQLite is synchronous here, and an async callback would run outside its transaction; the types refuse one.
 */
export function inTransaction<T>(db: Db, work: (tx: Transaction) => NotAPromise<T>): T {
  // The cast only takes the promise guard off again: `work` returns T whenever it compiles.
  return db.transaction((tx) => work(tx) as T, { behavior: "immediate" });
}
