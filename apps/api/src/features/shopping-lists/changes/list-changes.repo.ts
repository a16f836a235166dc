import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { listChanges } from "@tureen/db/schema/schema";
import { eq, lt, sql } from "drizzle-orm";

export type ListChangeRow = typeof listChanges.$inferSelect;

/** Undefined for a change that was not dealt with yet, or so long ago that it is forgotten. */
export function findChange(db: Queryable, id: string): ListChangeRow | undefined {
  return changeById(db).get({ id });
}

/** Refused changes are kept as well: sent again, they are refused in the same way. */
export function insertChange(db: Queryable, row: ListChangeRow): void {
  insertOne(db, listChanges, row);
}

/** Forgets what was sent before this instant. */
export function deleteChangesBefore(db: Queryable, instant: string): void {
  deleteBefore(db).run({ instant });
}

const changeById = prepared((db) =>
  db
    .select()
    .from(listChanges)
    .where(eq(listChanges.id, sql.placeholder("id"))),
);
const deleteBefore = prepared((db) =>
  db.delete(listChanges).where(lt(listChanges.createdAt, sql.placeholder("instant"))),
);
