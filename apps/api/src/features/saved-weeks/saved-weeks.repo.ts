import type { Queryable } from "@tureen/db/in-transaction";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import { savedWeekMeals, savedWeeks } from "@tureen/db/schema/schema";
import { asc, count, eq } from "drizzle-orm";

export type SavedWeekRow = typeof savedWeeks.$inferSelect;
export type SavedMealRow = typeof savedWeekMeals.$inferSelect;

/** Each with how many meals it has, in no order. */
export function selectSavedWeeks(db: Queryable): (Pick<SavedWeekRow, "id" | "name"> & { mealCount: number })[] {
  return db
    .select({ id: savedWeeks.id, name: savedWeeks.name, mealCount: count(savedWeekMeals.weekId) })
    .from(savedWeeks)
    .leftJoin(savedWeekMeals, eq(savedWeekMeals.weekId, savedWeeks.id))
    .groupBy(savedWeeks.id)
    .all();
}

/** Undefined where it was deleted. */
export function findSavedWeek(db: Queryable, id: number): SavedWeekRow | undefined {
  return db.select().from(savedWeeks).where(eq(savedWeeks.id, id)).get();
}

/** In the order of days and meals. */
export function selectSavedMeals(db: Queryable, weekId: number): SavedMealRow[] {
  return db
    .select()
    .from(savedWeekMeals)
    .where(eq(savedWeekMeals.weekId, weekId))
    .orderBy(asc(savedWeekMeals.position))
    .all();
}

/** Answers the new id. SQLite refuses a name that a week has: ask first. */
export function insertSavedWeek(
  db: Queryable,
  week: Pick<SavedWeekRow, "name" | "createdAt">,
  meals: readonly Omit<SavedMealRow, "weekId">[],
): number {
  const weekId = insertOne(db, savedWeeks, week);
  insertMany(
    db,
    savedWeekMeals,
    meals.map((meal) => ({ ...meal, weekId })),
  );
  return weekId;
}

/** Puts a week back under its id. */
export function restoreSavedWeekRows(db: Queryable, week: SavedWeekRow, meals: readonly SavedMealRow[]): void {
  insertOne(db, savedWeeks, week);
  insertMany(db, savedWeekMeals, meals);
}

/** Its meals go with it by foreign key; what was planned of it stays. */
export function deleteSavedWeekRow(db: Queryable, id: number): void {
  db.delete(savedWeeks).where(eq(savedWeeks.id, id)).run();
}
