import type { Queryable } from "@tureen/db/in-transaction";
import { mealPlans, recipes, shoppingLists } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { between, count } from "drizzle-orm";

export function countRecipes(db: Queryable): number {
  return db.select({ rows: count() }).from(recipes).get()?.rows ?? 0;
}

/** Meals of these days, both ends included. */
export function countMealsBetween(db: Queryable, start: LocalDate, end: LocalDate): number {
  return (
    db
      .select({ rows: count() })
      .from(mealPlans)
      .where(between(mealPlans.date, start, end))
      .get()?.rows ?? 0
  );
}

export function countLists(db: Queryable): number {
  return db.select({ rows: count() }).from(shoppingLists).get()?.rows ?? 0;
}
