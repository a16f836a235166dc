import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { operations } from "@tureen/db/schema/schema";
import { eq, lt, sql } from "drizzle-orm";

export type OperationRow = typeof operations.$inferSelect;

/** `uuid` in lower case, as it is kept; undefined for a call that was not done yet, or so long ago that its answer is gone. */
export function findOperation(db: Queryable, uuid: string): OperationRow | undefined {
  return byUuid(db).get({ uuid });
}

/** SQLite refuses a UUID that is kept already: look for it first, in the same transaction. */
export function insertOperation(db: Queryable, row: OperationRow): void {
  insertOne(db, operations, row);
}

/** Lets go of the answers to what was sent before this instant. */
export function deleteOperationsBefore(db: Queryable, instant: string): void {
  deleteBefore(db).run({ instant });
}

const byUuid = prepared((db) =>
  db
    .select()
    .from(operations)
    .where(eq(operations.uuid, sql.placeholder("uuid"))),
);
const deleteBefore = prepared((db) =>
  db.delete(operations).where(lt(operations.createdAt, sql.placeholder("instant"))),
);
