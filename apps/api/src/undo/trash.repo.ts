import type { Queryable } from "@tureen/db/in-transaction";
import { trash } from "@tureen/db/schema/schema";
import { eq, lt } from "drizzle-orm";

export type TrashRow = typeof trash.$inferSelect;

export function insertTrash(db: Queryable, row: TrashRow): void {
  db.insert(trash).values(row).run();
}

export function findTrash(db: Queryable, undoId: string): TrashRow | undefined {
  return db.select().from(trash).where(eq(trash.undoId, undoId)).get();
}

export function deleteTrash(db: Queryable, undoId: string): void {
  db.delete(trash).where(eq(trash.undoId, undoId)).run();
}

/** Lets go of what was put there before this instant. */
export function deleteTrashBefore(db: Queryable, instant: string): void {
  db.delete(trash).where(lt(trash.createdAt, instant)).run();
}
