import { setTimeout as pause } from "node:timers/promises";
import type Database from "better-sqlite3";
import type { Db } from "./client";

const LOOK_EVERY_MS = 50;

/**
 * Waits while another program writes to the database, for as long as SQLite itself would (`busy_timeout`), but lets everybody else be
 * served meanwhile: there is one thread. False where the other has not come to an end by then.
 */
export async function untilWritable({ $client }: Db, patienceMs = busyTimeoutOf($client)): Promise<boolean> {
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
    return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
  } finally {
    client.pragma(`busy_timeout = ${timeoutMs}`);
  }
}

const busyTimeoutOf = (client: Database.Database): number =>
  client.open ? Number(client.pragma("busy_timeout", { simple: true })) : 0;
