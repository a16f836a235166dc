import type { Queryable } from "@tureen/db/in-transaction";
import { importRequests } from "@tureen/db/schema/schema";
import { and, asc, count, eq, sql } from "drizzle-orm";

export type RequestRow = typeof importRequests.$inferSelect;
/** What is asked about which lines. */
export type Question = Pick<RequestRow, "kind" | "firstPlace" | "lastPlace">;

/** Kept as the answer where a model gave none that could be used: what it was asked about is a doubt, not a page that failed. */
export const UNUSABLE = "unusable";

/** Writes down what is to be asked, and returns it; what was asked before stays as it is and is not among it. */
export function insertRequests(db: Queryable, batchId: number, questions: readonly Question[]): RequestRow[] {
  return questions.flatMap((question) =>
    db
      .insert(importRequests)
      .values({ ...question, batchId, status: "pending" })
      .onConflictDoNothing()
      .returning()
      .all(),
  );
}

/** In the order of the book. */
export function selectRequests(db: Queryable, batchId: number): RequestRow[] {
  return db
    .select()
    .from(importRequests)
    .where(eq(importRequests.batchId, batchId))
    .orderBy(asc(importRequests.firstPlace), asc(importRequests.id))
    .all();
}

/** Keeps what the model said, as it came, or why it said nothing; the requests that it cost are added up. */
export function saveAnswer(
  db: Queryable,
  { id, attempts }: Pick<RequestRow, "id" | "attempts">,
  answer: Pick<RequestRow, "status" | "answer" | "error">,
): void {
  db.update(importRequests)
    .set({ ...answer, attempts: sql`${importRequests.attempts} + ${attempts}` })
    .where(eq(importRequests.id, id))
    .run();
}

/** Lets what failed be asked again. */
export function reopenFailedRequests(db: Queryable, batchId: number): void {
  db.update(importRequests)
    .set({ status: "pending", error: "" })
    .where(and(eq(importRequests.batchId, batchId), eq(importRequests.status, "failed")))
    .run();
}

export interface RequestCounts {
  readonly questions: number;
  /** Those that are over, however they ended. */
  readonly answered: number;
  readonly failed: number;
  /** Requests that really went out to the model, repetitions included. */
  readonly requests: number;
}

/** All zero where the model was asked nothing. */
export function countRequests(db: Queryable, batchId: number): RequestCounts {
  const { status, attempts } = importRequests;
  const counts = db
    .select({
      questions: count(),
      answered: sql<number>`count(*) filter (where ${status} <> 'pending')`,
      failed: sql<number>`count(*) filter (where ${status} = 'failed')`,
      requests: sql<number>`total(${attempts})`,
    })
    .from(importRequests)
    .where(eq(importRequests.batchId, batchId))
    .get();
  return counts ?? { questions: 0, answered: 0, failed: 0, requests: 0 };
}
