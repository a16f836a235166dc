import type { Db } from "@tureen/db/client";

type Listener = () => void;

const listeners = new WeakMap<Db, Set<Listener>>();

/** Calls back whenever tokens of this house may have been revoked, until the returned function is called. */
export function onRevocation(db: Db, listener: Listener): () => void {
  const known = listeners.get(db) ?? new Set();
  listeners.set(db, known.add(listener));
  return () => void known.delete(listener);
}

/** Tells every open stream to look whether its reader is still signed in. */
export function announceRevocation(db: Db): void {
  for (const listener of listeners.get(db) ?? []) listener();
}
