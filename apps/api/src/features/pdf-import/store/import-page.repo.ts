import { text } from "@tureen/messages/text";
import type { Queryable } from "@tureen/db/in-transaction";
import { importPages } from "@tureen/db/schema/schema";
import { and, count, eq, inArray, not, or, sql } from "drizzle-orm";

export type PageRow = typeof importPages.$inferSelect;
export type NewPage = typeof importPages.$inferInsert;

/** A page without its text. */
export type PageFate = Pick<PageRow, "page" | "source" | "outcome" | "error">;

/** What became of every page, in the order of the book. */
export function selectFates(db: Queryable, batchId: number): PageFate[] {
  const { page, source, outcome, error } = importPages;
  return db
    .select({ page, source, outcome, error })
    .from(importPages)
    .where(eq(importPages.batchId, batchId))
    .orderBy(page)
    .all();
}

/** Every page with its text, in the order of the book. */
export function selectPages(db: Queryable, batchId: number): PageRow[] {
  return db.select().from(importPages).where(eq(importPages.batchId, batchId)).orderBy(importPages.page).all();
}

/** Those of these pages that hold no recipe; one without a word to read is a picture. */
export function selectPagesWithout(db: Queryable, batchId: number, pages: readonly number[]): number[] {
  const isWordless = and(eq(importPages.source, "none"), eq(importPages.outcome, "failed"));
  const isOne = and(inArray(importPages.page, [...pages]), or(eq(importPages.outcome, "not a recipe"), isWordless));
  const rows = db
    .select({ page: importPages.page })
    .from(importPages)
    .where(and(eq(importPages.batchId, batchId), isOne))
    .orderBy(importPages.page)
    .all();
  return rows.map(({ page }) => page);
}

const isFailed = (batchId: number) => and(eq(importPages.batchId, batchId), eq(importPages.outcome, "failed"));
/** A page of nothing, which waits to be read again. */
const isToBeRead = sql`(${importPages.source} = 'none' and ${importPages.outcome} = 'pending')`;
const isRead = (batchId: number) => and(eq(importPages.batchId, batchId), not(isToBeRead));

/** Lets pages of which neither text nor picture could be read be read again; what is known of their text stays until then. */
export function reopenUnreadPages(db: Queryable, batchId: number): void {
  const isUnread = and(isFailed(batchId), eq(importPages.source, "none"));
  db.update(importPages).set({ outcome: "pending", error: "", readingError: "" }).where(isUnread).run();
}

/** Numbers of the pages that need not be read any more. */
export function selectReadPages(db: Queryable, batchId: number): number[] {
  const rows = db.select({ page: importPages.page }).from(importPages).where(isRead(batchId)).all();
  return rows.map(({ page }) => page);
}

/** Counts pages that failed, too, but not those that wait to be read again. */
export function countReadPages(db: Queryable, batchId: number): number {
  return db.select({ rows: count() }).from(importPages).where(isRead(batchId)).get()?.rows ?? 0;
}

export interface FailedPages {
  readonly failed: number;
  /** Neither text nor picture of them could be read. */
  readonly unread: number;
  /** Their text is there: the model failed on it. */
  readonly unanswered: number;
}

/** All zero where none failed. A page of which a part could be read is in `failed` alone. */
export function countFailedPages(db: Queryable, batchId: number): FailedPages {
  const { source, readingError } = importPages;
  const counts = db
    .select({
      failed: count(),
      unread: sql<number>`count(*) filter (where ${source} = 'none')`,
      unanswered: sql<number>`count(*) filter (where ${readingError} = '')`,
    })
    .from(importPages)
    .where(isFailed(batchId))
    .get();
  return counts ?? { failed: 0, unread: 0, unanswered: 0 };
}

/** Said of the pages of an import that ended early. */
export const UNREACHED = text(
  "The import ended before it came to this page. Read the failed pages again to go on with it.",
).message;

/** Gives each page of a book that ended before its turn its place in the ledger. */
export function failUnreachedPages(db: Queryable, { id: batchId, pageCount }: { id: number; pageCount: number }): void {
  const { source, outcome, readingError } = importPages;
  db.update(importPages)
    .set({
      outcome: "failed",
      error: UNREACHED,
      readingError: sql`iif(${source} = 'none', ${UNREACHED}, ${readingError})`,
    })
    .where(and(eq(importPages.batchId, batchId), eq(outcome, "pending")))
    .run();
  const known = new Set(selectReadPages(db, batchId));
  const missing = {
    batchId,
    source: "none",
    outcome: "failed",
    error: UNREACHED,
    readingError: UNREACHED,
  } as const;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter((page) => !known.has(page));
  savePages(
    db,
    numbers.map((page) => ({ ...missing, page })),
  );
}

/** Keeps pages that were read; one that waited to be read again is replaced. */
export function savePages(db: Queryable, pages: readonly NewPage[]): void {
  for (const page of pages)
    db.insert(importPages)
      .values(page)
      .onConflictDoUpdate({ target: [importPages.batchId, importPages.page], set: page, setWhere: isToBeRead })
      .run();
}

/** `page` counts from 1; undefined for a page that the import has not come to. */
export function findPage(db: Queryable, batchId: number, page: number): PageRow | undefined {
  return db
    .select()
    .from(importPages)
    .where(and(eq(importPages.batchId, batchId), eq(importPages.page, page)))
    .get();
}

export interface KeptOutcome {
  readonly page: number;
  readonly outcome: PageRow["outcome"];
  /** Why it failed, else ''. */
  readonly error: string;
}

/** Writes what became of the pages of a book. */
export function keepOutcomes(db: Queryable, batchId: number, outcomes: readonly KeptOutcome[]): void {
  const update = db
    .update(importPages)
    .set({ outcome: sql`${sql.placeholder("outcome")}`, error: sql`${sql.placeholder("error")}` })
    .where(and(eq(importPages.batchId, batchId), eq(importPages.page, sql.placeholder("page"))))
    .prepare();
  for (const { page, outcome, error } of outcomes) update.run({ page, outcome, error });
}
