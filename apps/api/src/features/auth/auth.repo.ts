import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { placeholdersOf, prepared } from "@tureen/db/prepared";
import { accessTokens, serverSecrets } from "@tureen/db/schema/schema";
import { and, desc, eq, lt, sql } from "drizzle-orm";

export type ServerSecretKey =
  | "password-hash"
  | "environment-password-hash"
  | "epoch"
  | "calendar-feed"
  | "lines-linked-in-words";

const secretOf = prepared((db) =>
  db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.key, sql.placeholder("key"))),
);

export function readServerSecret(db: Queryable, key: ServerSecretKey): string | null {
  return secretOf(db).get({ key })?.value ?? null;
}

export function writeServerSecret(db: Queryable, key: ServerSecretKey, value: string): void {
  putSecret(db).run({ key, value });
}

export function deleteServerSecret(db: Queryable, key: ServerSecretKey): void {
  deleteSecret(db).run({ key });
}

const deleteSecret = prepared((db) => db.delete(serverSecrets).where(eq(serverSecrets.key, sql.placeholder("key"))));

const putSecret = prepared((db) => {
  const row = placeholdersOf(serverSecrets);
  return db
    .insert(serverSecrets)
    .values(row)
    .onConflictDoUpdate({ target: serverSecrets.key, set: { value: row.value } });
});

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

export function findToken(db: Queryable, tokenHash: string): TokenRow | undefined {
  return tokenOf(db).get({ tokenHash });
}

export function touchToken(db: Queryable, id: number, lastUsedAt: string, expiresAtSeconds: number | null): void {
  touch(db).run({ id, lastUsedAt, expiresAtSeconds });
}

export function deleteTokenByHash(db: Queryable, tokenHash: string): void {
  deleteByHash(db).run({ tokenHash });
}

/** True when there was such an API token. */
export function deleteApiToken(db: Queryable, id: number): boolean {
  return deleteApi(db).run({ id }).changes > 0;
}

export function deleteAllTokens(db: Queryable): void {
  deleteAll(db).run();
}

export function deleteExpiredTokens(db: Queryable, nowSeconds: number): void {
  deleteExpired(db).run({ nowSeconds });
}

export function selectApiTokens(db: Queryable): TokenRow[] {
  return apiTokens(db).all();
}

const touch = prepared((db) => {
  const { id, lastUsedAt, expiresAtSeconds } = placeholdersOf(accessTokens);
  return db.update(accessTokens).set({ lastUsedAt, expiresAtSeconds }).where(eq(accessTokens.id, id));
});
const deleteByHash = prepared((db) =>
  db.delete(accessTokens).where(eq(accessTokens.tokenHash, sql.placeholder("tokenHash"))),
);
const deleteApi = prepared((db) =>
  db.delete(accessTokens).where(and(eq(accessTokens.id, sql.placeholder("id")), eq(accessTokens.kind, "api"))),
);
const deleteAll = prepared((db) => db.delete(accessTokens));
const deleteExpired = prepared((db) =>
  db.delete(accessTokens).where(lt(accessTokens.expiresAtSeconds, sql.placeholder("nowSeconds"))),
);
const apiTokens = prepared((db) =>
  db.select().from(accessTokens).where(eq(accessTokens.kind, "api")).orderBy(desc(accessTokens.id)),
);
