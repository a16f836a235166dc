import type { Db } from "@tureen/db/client";
import type { accessTokens } from "@tureen/db/schema/schema";

/** A sign-in that the disk had no room for. */
export type UnwrittenSignIn = typeof accessTokens.$inferInsert;

const kept = new WeakMap<Db, Map<string, UnwrittenSignIn>>();

/** A full disk for months must not fill the memory too. */
const MAX_KEPT = 100;

/** Sign-ins of this server that live in memory until the disk takes them, by their hash. */
export function unwrittenSignIns(db: Db): Map<string, UnwrittenSignIn> {
  const known = kept.get(db) ?? new Map<string, UnwrittenSignIn>();
  kept.set(db, known);
  return known;
}

/** Where a hundred are kept already, the oldest goes: its browser has to sign in again. */
export function keepUnwritten(db: Db, signIn: UnwrittenSignIn): void {
  const known = unwrittenSignIns(db);
  const [oldest] = known.keys();
  if (known.size >= MAX_KEPT && oldest !== undefined) known.delete(oldest);
  known.set(signIn.tokenHash, signIn);
}
