import type { Db } from "./client";
import { accessProblem } from "./file/access-problem";
import { fileProblem, filesOf, markLog } from "./file/file-watch";

/** What a repository needs: the database, inside a transaction or not. */
export type Queryable = Omit<Db, "transaction">;

declare const isInside: unique symbol;
/** The database inside a transaction: {@link inTransaction} alone hands it out. */
export type Transaction = Queryable & { readonly [isInside]: true };

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
  return rollbacks.get(db.$client) ?? 0;
}

/**
 * Runs `work` in one BEGIN IMMEDIATE transaction: all of it is on disk when this returns, or none of it where it throws.
 * SQLite is synchronous here, and an async callback would run outside its transaction; the types refuse one.
 */
export function inTransaction<T>(db: Db, work: (tx: Transaction) => NotAPromise<T>): T {
  let result: T;
  try {
    const problem = fileProblem(db.$client);
    if (problem) throw problem;
    let marked = (): void => undefined;
    result = runner(db).immediate(() => {
      marked = markLog(db.$client);
      // Only here is the database a transaction.
      return work(db as unknown as Transaction);
    }) as T; // what the runner returns is what `work` does
    marked();
  } catch (error) {
    rollbacks.set(db.$client, rollbackCount(db) + 1);
    throw refusedByDisk(db.$client, error);
  }
  unwritten.delete(db.$client);
  announceCommit(db);
  return result;
}

/** Calls back who waits for commits ({@link onCommit}): for those of another process of ours. */
export function announceCommit(db: Db): void {
  for (const listener of commitListeners.get(db) ?? []) listener();
}

const DISK_CODES = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|PERM)/;

/** What the disk said last, by connection; nothing after a commit. */
const unwritten = new WeakMap<object, unknown>();

/** Why the last transaction did not reach the disk; undefined where it did. */
export const lastDiskError = (db: Queryable): unknown => unwritten.get(db.$client);

/** A permission that was taken away is said as such. */
function refusedByDisk(client: Db["$client"], error: unknown): unknown {
  if (!(error instanceof Error && "code" in error && DISK_CODES.test(String(error.code)))) return error;
  const said = (client.memory ? null : accessProblem(filesOf(client.name))) ?? error;
  unwritten.set(client, said);
  return said;
}

type Work = () => unknown;
const runners = new WeakMap<Db["$client"], ReturnType<typeof runnerOf>>();
const runnerOf = ({ $client }: Db) => $client.transaction((work: Work) => work());

/** Made once a connection: drizzle makes four functions and an object with each transaction, 35 µs of 1.5 ms. */
function runner(db: Db): ReturnType<typeof runnerOf> {
  let known = runners.get(db.$client);
  if (!known) runners.set(db.$client, (known = runnerOf(db)));
  return known;
}
