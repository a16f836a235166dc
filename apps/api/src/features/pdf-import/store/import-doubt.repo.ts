import type { Queryable } from "@tureen/db/in-transaction";
import { importDoubts } from "@tureen/db/schema/schema";
import { and, asc, eq } from "drizzle-orm";

export type DoubtRow = typeof importDoubts.$inferSelect;

export type NewDoubt = Omit<DoubtRow, "batchId" | "settled">;

/** Replaces the doubts about a book by what is in doubt now; what a person has settled stays settled. */
export function saveDoubts(db: Queryable, batchId: number, doubts: readonly NewDoubt[]): void {
  const open = and(eq(importDoubts.batchId, batchId), eq(importDoubts.settled, ""));
  db.delete(importDoubts).where(open).run();
  for (const doubt of doubts)
    db.insert(importDoubts)
      .values({ ...doubt, batchId })
      .onConflictDoNothing()
      .run();
}

/** Says what a person made of a doubt. */
export function settleDoubtRow(
  db: Queryable,
  { batchId, place, settled }: Pick<DoubtRow, "batchId" | "place" | "settled">,
): void {
  db.update(importDoubts)
    .set({ settled })
    .where(and(eq(importDoubts.batchId, batchId), eq(importDoubts.place, place)))
    .run();
}

export function findDoubt(db: Queryable, batchId: number, place: number): DoubtRow | undefined {
  return db
    .select()
    .from(importDoubts)
    .where(and(eq(importDoubts.batchId, batchId), eq(importDoubts.place, place)))
    .get();
}

/** Keeps another reading of a doubt. */
export function updateDoubt(db: Queryable, { batchId, place, recipeJson }: DoubtRow): void {
  db.update(importDoubts)
    .set({ recipeJson })
    .where(and(eq(importDoubts.batchId, batchId), eq(importDoubts.place, place)))
    .run();
}

/** Those that nobody has settled, in the order of the book. */
export function selectDoubts(db: Queryable, batchId: number): DoubtRow[] {
  const open = and(eq(importDoubts.batchId, batchId), eq(importDoubts.settled, ""));
  return db.select().from(importDoubts).where(open).orderBy(asc(importDoubts.place)).all();
}
