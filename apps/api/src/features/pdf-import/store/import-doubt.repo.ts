import type { Queryable } from "@tureen/db/in-transaction";
import { importDoubts } from "@tureen/db/schema/schema";
import { asc, eq } from "drizzle-orm";

export type DoubtRow = typeof importDoubts.$inferSelect;

/** Replaces the doubts about a book by what is in doubt now. */
export function saveDoubts(db: Queryable, batchId: number, doubts: readonly Omit<DoubtRow, "batchId">[]): void {
  db.delete(importDoubts).where(eq(importDoubts.batchId, batchId)).run();
  for (const doubt of doubts)
    db.insert(importDoubts)
      .values({ ...doubt, batchId })
      .run();
}

/** In the order of the book. */
export function selectDoubts(db: Queryable, batchId: number): DoubtRow[] {
  return db.select().from(importDoubts).where(eq(importDoubts.batchId, batchId)).orderBy(asc(importDoubts.place)).all();
}
