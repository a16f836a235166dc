import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
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
  db.insert(serverSecrets)
    .values({ key, value })
    .onConflictDoUpdate({ target: serverSecrets.key, set: { value } })
    .run();
}

/** Does nothing where the key has no value. */
export function deleteServerSecret(db: Queryable, key: ServerSecretKey): void {
  db.delete(serverSecrets).where(eq(serverSecrets.key, key)).run();
}
