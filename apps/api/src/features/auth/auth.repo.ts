import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { accessTokens, houseSecrets } from "@tureen/db/schema/schema";
import { desc, eq, lt, sql } from "drizzle-orm";

export type HouseSecretKey = "password-hash" | "environment-password-hash" | "media-secret" | "epoch";

const secretOf = prepared((db) =>
  db
    .select({ value: houseSecrets.value })
    .from(houseSecrets)
    .where(eq(houseSecrets.key, sql.placeholder("key"))),
);

export function readHouseSecret(db: Queryable, key: HouseSecretKey): string | null {
  return secretOf(db).get({ key })?.value ?? null;
}

export function writeHouseSecret(db: Queryable, key: HouseSecretKey, value: string): void {
  db.insert(houseSecrets).values({ key, value }).onConflictDoUpdate({ target: houseSecrets.key, set: { value } }).run();
}

export type TokenRow = typeof accessTokens.$inferSelect;

export function insertToken(db: Queryable, row: typeof accessTokens.$inferInsert): TokenRow {
  return db.insert(accessTokens).values(row).returning().get();
}

const tokenOf = prepared((db) =>
  db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, sql.placeholder("tokenHash"))),
);

export function findToken(db: Queryable, tokenHash: string): TokenRow | undefined {
  return tokenOf(db).get({ tokenHash });
}

export function touchToken(db: Queryable, id: number, lastUsedAt: string, expiresAtSeconds: number | null): void {
  db.update(accessTokens).set({ lastUsedAt, expiresAtSeconds }).where(eq(accessTokens.id, id)).run();
}

export function deleteTokenByHash(db: Queryable, tokenHash: string): void {
  db.delete(accessTokens).where(eq(accessTokens.tokenHash, tokenHash)).run();
}

/** True when there was such an API token. */
export function deleteApiToken(db: Queryable, id: number): boolean {
  const row = db.select({ kind: accessTokens.kind }).from(accessTokens).where(eq(accessTokens.id, id)).get();
  if (row?.kind !== "api") return false;
  return db.delete(accessTokens).where(eq(accessTokens.id, id)).run().changes > 0;
}

export function deleteAllTokens(db: Queryable): void {
  db.delete(accessTokens).run();
}

export function deleteExpiredTokens(db: Queryable, nowSeconds: number): void {
  db.delete(accessTokens).where(lt(accessTokens.expiresAtSeconds, nowSeconds)).run();
}

export function selectApiTokens(db: Queryable): TokenRow[] {
  return db.select().from(accessTokens).where(eq(accessTokens.kind, "api")).orderBy(desc(accessTokens.id)).all();
}
