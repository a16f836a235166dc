import type { Queryable } from "@tureen/db/in-transaction";
import { importChunks } from "@tureen/db/schema/schema";
import { and, asc, count, eq, gt, inArray, ne, or, sql } from "drizzle-orm";

export type ChunkRow = typeof importChunks.$inferSelect;
/** Characters of the cleaned text, end exclusive. */
export type ChunkRange = Pick<ChunkRow, "startChar" | "endChar">;
/** A chunk without its answer: all of a book's are in memory together. */
export type ChunkState = Pick<ChunkRow, "id" | "startChar" | "endChar" | "attempts" | "status">;

const BY_PLACE = [asc(importChunks.startChar), asc(importChunks.endChar)];

/** Lays out the chunks of a book; what a resumed import finds there already stays as it is. */
export function insertChunks(db: Queryable, batchId: number, chunks: readonly { start: number; end: number }[]): void {
  const insert = db
    .insert(importChunks)
    .values({ batchId, startChar: sql.placeholder("start"), endChar: sql.placeholder("end"), status: "pending" })
    .onConflictDoNothing()
    .prepare();
  for (const { start, end } of chunks) insert.run({ start, end });
}

/** All chunks, in the order of the book. */
export function selectChunks(db: Queryable, batchId: number): ChunkState[] {
  const { id, startChar, endChar, attempts, status } = importChunks;
  return db
    .select({ id, startChar, endChar, attempts, status })
    .from(importChunks)
    .where(eq(importChunks.batchId, batchId))
    .orderBy(...BY_PLACE)
    .all();
}

export function deleteChunks(db: Queryable, ids: readonly number[]): void {
  db.delete(importChunks)
    .where(inArray(importChunks.id, [...ids]))
    .run();
}

/** The chunk behind `previous` in the order of the book, the first one without it: a book's answers are never in memory together. */
export function findNextChunk(db: Queryable, batchId: number, previous: ChunkRange | null): ChunkRow | undefined {
  const { startChar, endChar } = importChunks;
  const isBehind =
    previous &&
    or(gt(startChar, previous.startChar), and(eq(startChar, previous.startChar), gt(endChar, previous.endChar)));
  return db
    .select()
    .from(importChunks)
    .where(and(eq(importChunks.batchId, batchId), ...(isBehind ? [isBehind] : [])))
    .orderBy(...BY_PLACE)
    .limit(1)
    .get();
}

/** Keeps what the model said of a chunk, as it came. */
export function saveAnswer(
  db: Queryable,
  id: number,
  answer: Pick<ChunkRow, "status" | "attempts" | "answerJson" | "error">,
): void {
  db.update(importChunks).set(answer).where(eq(importChunks.id, id)).run();
}

/** Counts requests that went out for a chunk although no answer came of them. */
export function updateAttempts(db: Queryable, id: number, attempts: number): void {
  db.update(importChunks).set({ attempts }).where(eq(importChunks.id, id)).run();
}

/** Chunks of which a part, or all, has no usable answer. */
export function countFailedChunks(db: Queryable, batchId: number): number {
  return (
    db
      .select({ rows: count() })
      .from(importChunks)
      .where(and(eq(importChunks.batchId, batchId), ne(importChunks.error, "")))
      .get()?.rows ?? 0
  );
}

/** Lets the chunks that failed be asked again; the requests that they have cost stay counted. */
export function reopenFailedChunks(db: Queryable, batchId: number): void {
  db.update(importChunks)
    .set({ status: "pending", answerJson: null, error: "" })
    .where(and(eq(importChunks.batchId, batchId), ne(importChunks.error, "")))
    .run();
}

export interface ChunkCounts {
  readonly chunks: number;
  readonly answered: number;
  /** Requests that were really made to the model, splits included. */
  readonly requests: number;
}

export function countChunks(db: Queryable, batchId: number): ChunkCounts {
  const all = db
    .select({ rows: count(), requests: sql<number | null>`sum(${importChunks.attempts})` })
    .from(importChunks)
    .where(eq(importChunks.batchId, batchId))
    .get();
  const answered = db
    .select({ rows: count() })
    .from(importChunks)
    .where(and(eq(importChunks.batchId, batchId), ne(importChunks.status, "pending")))
    .get();
  return { chunks: all?.rows ?? 0, answered: answered?.rows ?? 0, requests: all?.requests ?? 0 };
}
