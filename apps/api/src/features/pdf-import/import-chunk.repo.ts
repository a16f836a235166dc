import type { Queryable } from "@tureen/db/in-transaction";
import { importChunks } from "@tureen/db/schema/schema";
import { and, count, eq, ne, sql } from "drizzle-orm";

export type ChunkRow = typeof importChunks.$inferSelect;

/** Lays out the chunks of a book once; a resumed import finds them there. */
export function insertChunks(db: Queryable, batchId: number, chunks: readonly { start: number; end: number }[]): void {
  for (const { start, end } of chunks) {
    db.insert(importChunks).values({ batchId, startChar: start, endChar: end, status: "pending" }).onConflictDoNothing().run();
  }
}

export function selectChunks(db: Queryable, batchId: number): ChunkRow[] {
  return db.select().from(importChunks).where(eq(importChunks.batchId, batchId)).orderBy(importChunks.startChar, importChunks.endChar).all();
}

/** Keeps what the model said of a chunk, as it came. */
export function saveAnswer(db: Queryable, id: number, answer: Pick<ChunkRow, "status" | "attempts" | "answerJson" | "error">): void {
  db.update(importChunks).set(answer).where(eq(importChunks.id, id)).run();
}

/** Lets a chunk be asked again; the requests that it has cost stay counted. */
export function reopenChunk(db: Queryable, id: number): void {
  db.update(importChunks).set({ status: "pending", answerJson: null, error: "" }).where(eq(importChunks.id, id)).run();
}

export interface ChunkCounts {
  readonly chunks: number;
  readonly answered: number;
  /** Requests that were really made to the model, splits included. */
  readonly requests: number;
}

export function countChunks(db: Queryable, batchId: number): ChunkCounts {
  const all = db.select({ rows: count(), requests: sql<number | null>`sum(${importChunks.attempts})` }).from(importChunks).where(eq(importChunks.batchId, batchId)).get();
  const answered = db.select({ rows: count() }).from(importChunks).where(and(eq(importChunks.batchId, batchId), ne(importChunks.status, "pending"))).get();
  return { chunks: all?.rows ?? 0, answered: answered?.rows ?? 0, requests: all?.requests ?? 0 };
}
