import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { cookings, recipes } from "@tureen/db/schema/schema";
import { and, count, desc, eq, isNull, max, sql } from "drizzle-orm";

export type CookingRow = typeof cookings.$inferSelect;

/** Most that a recipe's page shows. */
const MOST_SHOWN = 100;

const latestOf = (db: Queryable, recipeId: number) =>
  db.select().from(cookings).where(eq(cookings.recipeId, recipeId)).orderBy(desc(cookings.date), desc(cookings.id));

/** The latest day first. */
export function selectCookings(db: Queryable, recipeId: number): CookingRow[] {
  return latestOf(db, recipeId).limit(MOST_SHOWN).all();
}

/** All of a recipe's, for undo. */
export function selectAllCookings(db: Queryable, recipeId: number): CookingRow[] {
  return latestOf(db, recipeId).all();
}

/** Undefined once it was taken back, or went with its recipe. */
export function findCooking(db: Queryable, id: number): CookingRow | undefined {
  return db.select().from(cookings).where(eq(cookings.id, id)).get();
}

/** There is at most one, by a unique index; undefined while nobody has said that the meal was cooked. */
export function findCookingOfMeal(db: Queryable, mealId: number): CookingRow | undefined {
  return db.select().from(cookings).where(eq(cookings.mealId, mealId)).get();
}

/** Answers the new row's id. */
export function insertCooking(db: Queryable, row: typeof cookings.$inferInsert): number {
  return insertOne(db, cookings, row);
}

/** What cards show of the recipe stays as it was until `updateLastCooked`. */
export function deleteCookingRow(db: Queryable, id: number): void {
  db.delete(cookings).where(eq(cookings.id, id)).run();
}

/** The cooking stays; it is no planned meal's any more. */
export function unlinkMeal(db: Queryable, mealId: number): void {
  db.update(cookings).set({ mealId: null }).where(eq(cookings.mealId, mealId)).run();
}

/** Makes a cooking without a meal that meal's again. */
export function linkMeal(db: Queryable, id: number, mealId: number): void {
  db.update(cookings)
    .set({ mealId: mealId })
    .where(and(eq(cookings.id, id), isNull(cookings.mealId)))
    .run();
}

/** Writes what cards show into the recipe's row. Its revision stays: nobody's open form is stale by this. */
export function updateLastCooked(db: Queryable, recipeId: number): void {
  const ofRecipe = eq(cookings.recipeId, recipeId);
  const latest = db
    .select({ date: max(cookings.date) })
    .from(cookings)
    .where(ofRecipe);
  const times = db.select({ rows: count() }).from(cookings).where(ofRecipe);
  db.update(recipes)
    .set({ lastCookedOn: sql`(${latest})`, timesCooked: sql`(${times})` })
    .where(eq(recipes.id, recipeId))
    .run();
}
