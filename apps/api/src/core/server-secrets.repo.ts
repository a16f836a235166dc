import type { Queryable } from "@tureen/db/in-transaction";
import { placeholdersOf, prepared } from "@tureen/db/prepared";
import { serverSecrets } from "@tureen/db/schema/schema";
import { eq, sql } from "drizzle-orm";

export type ServerSecretKey =
  | "password-hash"
  | "environment-password-hash"
  | "epoch"
  | "calendar-feed"
  | "index-rebuilt-at"
  | "lines-linked-in-words";

const secretOf = prepared((db) =>
  db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.key, sql.placeholder("key"))),
);

/** Null where the key was never written, or has been deleted. */
export function readServerSecret(db: Queryable, key: ServerSecretKey): string | null {
  return secretOf(db).get({ key })?.value ?? null;
}

/** Replaces what the key had. The value is stored as it is given: whoever writes a password or a token hashes it first. */
export function writeServerSecret(db: Queryable, key: ServerSecretKey, value: string): void {
  putSecret(db).run({ key, value });
}

/** Does nothing where the key has no value. */
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
