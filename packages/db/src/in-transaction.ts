import type { Database } from "better-sqlite3";
import type { Db } from "./client";
import { foldSoon, swapProblem } from "./file-binding";

export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What a repository needs: the database itself or a transaction on it. */
export type Queryable = Db | Transaction;

/** The connection that a database or a transaction on it works on. */
export function clientOf(db: Queryable): Database {
  // Drizzle hands a transaction the session of its database; the types do not show it.
  return (db as unknown as { readonly session: { readonly client: Database } }).session.client;
}

/** Refuses an async callback where the work must be over when it returns. */
export type NotAPromise<T> = T extends PromiseLike<unknown> ? never : T;

const commitListeners = new WeakMap<Db, (() => void)[]>();

/** Calls back after each transaction that was committed, for as long as the database is open. */
export function onCommit(db: Db, listener: () => void): void {
  commitListeners.set(db, [...(commitListeners.get(db) ?? []), listener]);
}

/** By connection, so that a transaction can ask, too. */
const rollbacks = new WeakMap<object, number>();

/**
 * How many transactions on this database have been taken back. What was read inside one and kept in memory is stale
 * once this has moved: the database may give the same revision to another change.
 */
export function rollbackCount(db: Queryable): number {
  return rollbacks.get(clientOf(db)) ?? 0;
}

/**
 * Runs `work` in one BEGIN IMMEDIATE transaction: all of it is on disk when this returns, or none of it where it throws.
 * SQLite is synchronous here, and an async callback would run outside its transaction; the types refuse one.
 */
export function inTransaction<T>(db: Db, work: (tx: Transaction) => NotAPromise<T>): T {
  try {
    const problem = swapProblem(db.$client);
    if (problem) throw problem;
    // The cast only takes the promise guard off again: `work` returns T whenever it compiles.
    const result = db.transaction((tx) => work(tx) as T, { behavior: "immediate" });
    foldSoon(db.$client);
    for (const listener of commitListeners.get(db) ?? []) listener();
    return result;
  } catch (error) {
    rollbacks.set(clientOf(db), rollbackCount(db) + 1);
    throw error;
  }
}
