import { setTimeout as pause } from "node:timers/promises";
import type Database from "better-sqlite3";
import type { Db } from "../client";

const LOOK_EVERY_MS = 50;

/** How long somebody who saves waits for another program, by connection; elsewhere as long as SQLite itself does. */
const patience = new WeakMap<Database.Database, number>();
/** How long a statement itself may wait from then on that there is somebody to serve meanwhile: others commit in less. */
const IN_STATEMENT_MS = 100;

/** From now on {@link untilWritable} waits for other programs, and hardly any statement does: there is one thread. */
export function waitOutsideOfStatements({ $client }: Db, patienceMs = 5000): void {
  patience.set($client, patienceMs);
  $client.pragma(`busy_timeout = ${IN_STATEMENT_MS}`);
}

/**
 * Waits while another program writes to the database, and lets everybody else be served meanwhile. False where the other has not
 * come to an end by then.
 */
export async function untilWritable({ $client }: Db, patienceMs = patienceOf($client)): Promise<boolean> {
  for (let waitedMs = 0; isLocked($client); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= patienceMs) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}

/** Whether another program, or another process of ours, writes just now. */
export function isLocked(client: Database.Database): boolean {
  if (!client.open || client.inTransaction || client.memory) return false;
  const timeoutMs = busyTimeoutOf(client);
  client.pragma("busy_timeout = 0");
  try {
    client.exec("begin immediate");
    client.exec("rollback");
    return false;
  } catch (error) {
    // Whatever else there is, the transaction that follows says it.
    return isBusy(error);
  } finally {
    client.pragma(`busy_timeout = ${timeoutMs}`);
  }
}

const patienceOf = (client: Database.Database): number => patience.get(client) ?? busyTimeoutOf(client);
const busyTimeoutOf = (client: Database.Database): number =>
  client.open ? Number(client.pragma("busy_timeout", { simple: true })) : 0;

/** What a statement says that another program's writing has kept from beginning. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
