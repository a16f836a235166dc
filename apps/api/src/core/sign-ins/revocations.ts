import type { Db } from "@tureen/db/client";

type RevocationListener = () => void;

const listeners = new WeakMap<Db, Set<RevocationListener>>();

/** Calls back whenever tokens of this server may have been revoked, until the returned function is called. */
export function onRevocation(db: Db, listener: RevocationListener): () => void {
  const known = listeners.get(db) ?? new Set();
  listeners.set(db, known.add(listener));
  return () => void known.delete(listener);
}

const counts = new WeakMap<Db, number>();

/** How often tokens of this server may have been revoked since it was opened. */
export function revocationCount(db: Db): number {
  return counts.get(db) ?? 0;
}

/** Makes every request look its caller up again, and every open stream whether its client is still signed in. */
export function announceRevocation(db: Db): void {
  counts.set(db, revocationCount(db) + 1);
  for (const listener of listeners.get(db) ?? []) listener();
}
