import type { WebhookOutcome } from "@tureen/domain/webhooks/webhook-events";
import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { changeCounters, importBatches, mealPlans, otherMeals, webhooks } from "@tureen/db/schema/schema";
import { asc, count, eq, isNotNull, max } from "drizzle-orm";

export type WebhookRow = typeof webhooks.$inferSelect;

const everyWebhook = prepared((db) => db.select().from(webhooks).orderBy(asc(webhooks.id)));

export const selectWebhooks = (db: Queryable): WebhookRow[] => everyWebhook(db).all();

/** Answers the new row's id. */
export function insertWebhook(db: Queryable, row: typeof webhooks.$inferInsert): number {
  return insertOne(db, webhooks, row);
}

/** True when there was such a one. */
export const deleteWebhook = (db: Queryable, id: number): boolean =>
  db.delete(webhooks).where(eq(webhooks.id, id)).run().changes > 0;

/** `lastSentAt` is an instant. */
export function noteOutcome(db: Queryable, id: number, lastSentAt: string, lastOutcome: WebhookOutcome): void {
  db.update(webhooks).set({ lastSentAt, lastOutcome }).where(eq(webhooks.id, id)).run();
}

const listsRevision = prepared((db) =>
  db.select({ at: changeCounters.revision }).from(changeCounters).where(eq(changeCounters.name, "shopping-lists")),
);
const newestMeal = prepared((db) => db.select({ at: max(mealPlans.id) }).from(mealPlans));
const newestOtherMeal = prepared((db) => db.select({ at: max(otherMeals.id) }).from(otherMeals));
const endedImports = prepared((db) =>
  db.select({ at: count() }).from(importBatches).where(isNotNull(importBatches.finishedAt)),
);

/** How far what a webhook may be told of has come; each only grows while it happens. */
export interface SentProgress {
  readonly lists: number;
  readonly meals: number;
  readonly otherMeals: number;
  readonly imports: number;
}

export const selectProgress = (db: Queryable): SentProgress => ({
  lists: listsRevision(db).get()?.at ?? 0,
  meals: newestMeal(db).get()?.at ?? 0,
  otherMeals: newestOtherMeal(db).get()?.at ?? 0,
  imports: endedImports(db).get()?.at ?? 0,
});
