import type { Queryable } from "@tureen/db/in-transaction";
import { operations } from "@tureen/db/schema/schema";
import { eq, lt } from "drizzle-orm";

export type OperationRow = typeof operations.$inferSelect;

export function findOperation(db: Queryable, uuid: string): OperationRow | undefined {
  return db.select().from(operations).where(eq(operations.uuid, uuid)).get();
}

export function insertOperation(db: Queryable, row: OperationRow): void {
  db.insert(operations).values(row).run();
}

/** Lets go of the answers to what was sent before this instant. */
export function deleteOperationsBefore(db: Queryable, instant: string): void {
  db.delete(operations).where(lt(operations.createdAt, instant)).run();
}
