import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { cookings, recipes } from "@tureen/db/schema/schema";
import { and, count, desc, eq, isNull, max, sql } from "drizzle-orm";

export type CookingRow = typeof cookings.$inferSelect;

/** Most that a recipe's page shows. */
const MOST_SHOWN = 100;

/** The latest day first. */
export function selectCookings(db: Queryable, recipeId: number): CookingRow[] {
  return latestOf(db).all({ recipeId, limit: MOST_SHOWN });
}

/** All of a recipe's, for undo. */
export function selectAllCookings(db: Queryable, recipeId: number): CookingRow[] {
  return latestOf(db).all({ recipeId, limit: -1 });
}

/** Undefined once it was taken back, or went with its recipe. */
export function findCooking(db: Queryable, id: number): CookingRow | undefined {
  return byId(db).get({ id });
}

/** There is at most one, by a unique index; undefined while nobody has said that the meal was cooked. */
export function findCookingOfMeal(db: Queryable, mealId: number): CookingRow | undefined {
  return ofMeal(db).get({ mealId });
}

/** Answers the new row's id. */
export function insertCooking(db: Queryable, row: typeof cookings.$inferInsert): number {
  return insertOne(db, cookings, row);
}

/** What cards show of the recipe stays as it was until `updateLastCooked`. */
export function deleteCookingRow(db: Queryable, id: number): void {
  deleteRow(db).run({ id });
}

/** The cooking stays; it is no planned meal's any more. */
export function unlinkMeal(db: Queryable, mealId: number): void {
  unlink(db).run({ mealId });
}

/** Makes a cooking without a meal that meal's again. */
export function linkMeal(db: Queryable, id: number, mealId: number): void {
  link(db).run({ id, mealId });
}

/** Writes what cards show into the recipe's row. Its revision stays: nobody's open form is stale by this. */
export function updateLastCooked(db: Queryable, recipeId: number): void {
  summarize(db).run({ recipeId });
}

const latestOf = prepared((db) =>
  db
    .select()
    .from(cookings)
    .where(eq(cookings.recipeId, sql.placeholder("recipeId")))
    .orderBy(desc(cookings.date), desc(cookings.id))
    .limit(sql.placeholder("limit")),
);
const byId = prepared((db) =>
  db
    .select()
    .from(cookings)
    .where(eq(cookings.id, sql.placeholder("id"))),
);
const ofMeal = prepared((db) =>
  db
    .select()
    .from(cookings)
    .where(eq(cookings.mealId, sql.placeholder("mealId"))),
);
const deleteRow = prepared((db) => db.delete(cookings).where(eq(cookings.id, sql.placeholder("id"))));
const unlink = prepared((db) =>
  db
    .update(cookings)
    .set({ mealId: null })
    .where(eq(cookings.mealId, sql.placeholder("mealId"))),
);
const link = prepared((db) =>
  db
    .update(cookings)
    .set({ mealId: sql`${sql.placeholder("mealId")}` })
    .where(and(eq(cookings.id, sql.placeholder("id")), isNull(cookings.mealId))),
);
const summarize = prepared((db) => {
  const ofRecipe = eq(cookings.recipeId, sql.placeholder("recipeId"));
  return db
    .update(recipes)
    .set({
      lastCookedOn: sql`(${db
        .select({ date: max(cookings.date) })
        .from(cookings)
        .where(ofRecipe)})`,
      timesCooked: sql`(${db.select({ rows: count() }).from(cookings).where(ofRecipe)})`,
    })
    .where(eq(recipes.id, sql.placeholder("recipeId")));
});
