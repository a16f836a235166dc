import type { Queryable } from "@tureen/db/in-transaction";
import { importBatches, importPages } from "@tureen/db/schema/schema";
import { and, desc, eq, exists, gt, or } from "drizzle-orm";

export type BatchRow = typeof importBatches.$inferSelect;

export function insertBatch(db: Queryable, row: typeof importBatches.$inferInsert): BatchRow {
  return db.insert(importBatches).values(row).returning().get();
}

export function findBatch(db: Queryable, id: number): BatchRow | undefined {
  return db.select().from(importBatches).where(eq(importBatches.id, id)).get();
}

export function findNewestBatch(db: Queryable): BatchRow | undefined {
  return db.select().from(importBatches).orderBy(desc(importBatches.id)).limit(1).get();
}

export function selectRunningBatches(db: Queryable): BatchRow[] {
  return db.select().from(importBatches).where(eq(importBatches.status, "running")).orderBy(importBatches.id).all();
}

/** Names of uploads that are being read, or whose failed pages may be read again: ended after `since` (an instant). */
export function selectKeptFileNames(db: Queryable, since: string): Set<string> {
  const failedPage = db
    .select({ page: importPages.page })
    .from(importPages)
    .where(and(eq(importPages.batchId, importBatches.id), eq(importPages.outcome, "failed")));
  const rows = db
    .select({ fileName: importBatches.fileName })
    .from(importBatches)
    .where(or(eq(importBatches.status, "running"), and(gt(importBatches.finishedAt, since), exists(failedPage))))
    .all();
  return new Set(rows.map((row) => row.fileName));
}

/** Names of the uploads of every import that is under way or ended after `since` (an instant). */
export function selectRecentFileNames(db: Queryable, since: string): Set<string> {
  const rows = db
    .select({ fileName: importBatches.fileName })
    .from(importBatches)
    .where(or(eq(importBatches.status, "running"), gt(importBatches.finishedAt, since)))
    .all();
  return new Set(rows.map((row) => row.fileName));
}

export function updateBatch(db: Queryable, id: number, changes: Partial<typeof importBatches.$inferInsert>): void {
  db.update(importBatches).set(changes).where(eq(importBatches.id, id)).run();
}
