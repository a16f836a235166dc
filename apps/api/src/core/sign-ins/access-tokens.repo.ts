import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { accessTokens } from "@tureen/db/schema/schema";
import { and, count, desc, eq, gt, lt, sql } from "drizzle-orm";

export type TokenRow = typeof accessTokens.$inferSelect;

/** Answers the new token's id. */
export function insertToken(db: Queryable, row: typeof accessTokens.$inferInsert): number {
  return insertOne(db, accessTokens, row);
}

const tokenOf = prepared((db) =>
  db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, sql.placeholder("tokenHash"))),
);

/** Undefined for one that was revoked or never made. Expired ones are found: the caller compares `expiresAtSeconds`. */
export function findToken(db: Queryable, tokenHash: string): TokenRow | undefined {
  return tokenOf(db).get({ tokenHash });
}

/** `lastUsedAt` is an instant, `expiresAtSeconds` counts from 1970; null for an API token, which does not expire by itself. */
export function touchToken(db: Queryable, id: number, lastUsedAt: string, expiresAtSeconds: number | null): void {
  db.update(accessTokens).set({ lastUsedAt, expiresAtSeconds }).where(eq(accessTokens.id, id)).run();
}

/** Does nothing where there is no such token. Open streams end only when the caller announces it (`announceRevocation`). */
export function deleteTokenByHash(db: Queryable, tokenHash: string): void {
  db.delete(accessTokens).where(eq(accessTokens.tokenHash, tokenHash)).run();
}

/** True when there was such an API token. */
export function deleteApiToken(db: Queryable, id: number): boolean {
  return (
    db
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), eq(accessTokens.kind, "api")))
      .run().changes > 0
  );
}

/** Sign-ins and API tokens alike; sign-ins that only memory holds (`unwritten-sign-ins`) are the caller's to forget. */
export function deleteAllTokens(db: Queryable): void {
  db.delete(accessTokens).run();
}

/** Those that ended before `nowSeconds` (since 1970); API tokens have no end and stay. */
export function deleteExpiredTokens(db: Queryable, nowSeconds: number): void {
  db.delete(accessTokens).where(lt(accessTokens.expiresAtSeconds, nowSeconds)).run();
}

/** Sign-ins that still hold at `nowSeconds` (since 1970), API tokens not among them. */
export function countSignIns(db: Queryable, nowSeconds: number): number {
  return (
    db
      .select({ rows: count() })
      .from(accessTokens)
      .where(and(eq(accessTokens.kind, "sign-in"), gt(accessTokens.expiresAtSeconds, nowSeconds)))
      .get()?.rows ?? 0
  );
}

/** The newest first. The rows hold the tokens' hashes, which no answer may show. */
export function selectApiTokens(db: Queryable): TokenRow[] {
  return db.select().from(accessTokens).where(eq(accessTokens.kind, "api")).orderBy(desc(accessTokens.id)).all();
}
