import type { Queryable } from "@tureen/db/in-transaction";
import { importPages } from "@tureen/db/schema/schema";
import { and, count, eq } from "drizzle-orm";

export type PageRow = typeof importPages.$inferSelect;
export type NewPage = typeof importPages.$inferInsert;

export function selectPages(db: Queryable, batchId: number): PageRow[] {
  return db.select().from(importPages).where(eq(importPages.batchId, batchId)).orderBy(importPages.page).all();
}

/** In the order of the book's text: pages of a later round stand behind the others. */
export function selectPagesAsRead(db: Queryable, batchId: number): PageRow[] {
  return db.select().from(importPages).where(eq(importPages.batchId, batchId)).orderBy(importPages.round, importPages.page).all();
}

/** Forgets the pages that could not be read, so that they are read again. */
export function forgetUnreadPages(db: Queryable, batchId: number): void {
  db.delete(importPages)
    .where(and(eq(importPages.batchId, batchId), eq(importPages.outcome, "failed"), eq(importPages.source, "none")))
    .run();
}

export function countPages(db: Queryable, batchId: number): number {
  return db.select({ rows: count() }).from(importPages).where(eq(importPages.batchId, batchId)).get()?.rows ?? 0;
}

export function countFailedPages(db: Queryable, batchId: number): number {
  return db.select({ rows: count() }).from(importPages).where(and(eq(importPages.batchId, batchId), eq(importPages.outcome, "failed"))).get()?.rows ?? 0;
}

/** Keeps pages; one that is there already is written anew. */
export function savePages(db: Queryable, pages: readonly NewPage[]): void {
  for (const page of pages) {
    db.insert(importPages).values(page).onConflictDoUpdate({ target: [importPages.batchId, importPages.page], set: page }).run();
  }
}

export function findPage(db: Queryable, batchId: number, page: number): PageRow | undefined {
  return db.select().from(importPages).where(and(eq(importPages.batchId, batchId), eq(importPages.page, page))).get();
}

export function setPageOutcome(db: Queryable, batchId: number, page: number, outcome: PageRow["outcome"], error: string): void {
  db.update(importPages)
    .set({ outcome, error })
    .where(and(eq(importPages.batchId, batchId), eq(importPages.page, page)))
    .run();
}

