import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { mealPlans, shoppingLists } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { between, count, sql } from "drizzle-orm";

/** Meals of these days, both ends included. */
export function countMealsBetween(db: Queryable, start: LocalDate, end: LocalDate): number {
  return mealsBetween(db).get({ start, end })?.rows ?? 0;
}

export function countLists(db: Queryable): number {
  return allLists(db).get()?.rows ?? 0;
}

const mealsBetween = prepared((db) =>
  db
    .select({ rows: count() })
    .from(mealPlans)
    .where(between(mealPlans.date, sql.placeholder("start"), sql.placeholder("end"))),
);
const allLists = prepared((db) => db.select({ rows: count() }).from(shoppingLists));
