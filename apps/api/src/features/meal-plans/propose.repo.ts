import type { Queryable } from "@tureen/db/in-transaction";
import { cookings, ingredients, larderItems, mealPlans, recipeLines, recipes } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { between, isNotNull, isNull, sql } from "drizzle-orm";

/** What the planner needs of each recipe. */
export function selectDishes(db: Queryable) {
  const { id, title, cuisine, tags, prepTimeMinutes, cookTimeMinutes, isFavourite, rating } = recipes;
  const columns = { id, title, cuisine, tags, prepTimeMinutes, cookTimeMinutes, isFavourite, rating };
  return db.select(columns).from(recipes).all();
}

/** The catalogue entries that each recipe needs, once each. */
export function selectFoodIds(db: Queryable): ReadonlyMap<number, readonly number[]> {
  const rows = db
    .select({
      recipeId: recipeLines.recipeId,
      foodIds: sql<string>`group_concat(distinct ${recipeLines.ingredientId})`,
    })
    .from(recipeLines)
    .where(isNotNull(recipeLines.ingredientId))
    .groupBy(recipeLines.recipeId)
    .all();
  return new Map(rows.map(({ recipeId, foodIds }) => [recipeId, foodIds.split(",").map(Number)]));
}

/** The whole catalogue, in no order; `category` is null where an entry has none of its own. */
export function selectFoods(db: Queryable): { id: number; name: string; category: string | null }[] {
  return db
    .select({ id: ingredients.id, name: ingredients.name, category: ingredients.category })
    .from(ingredients)
    .all();
}

export interface Eaten {
  readonly recipeId: number;
  readonly date: LocalDate;
  /** Null for what was cooked outside the plan. */
  readonly mealType: MealType | null;
}

/** What was eaten or is planned on these days, both ends included; a meal that was planned and cooked counts once. */
export function selectEaten(db: Queryable, start: LocalDate, end: LocalDate): readonly Eaten[] {
  const planned = db
    .select({ recipeId: mealPlans.recipeId, date: mealPlans.date, mealType: mealPlans.mealType })
    .from(mealPlans)
    .where(between(mealPlans.date, start, end))
    .all();
  const cooked = db
    .select({ recipeId: cookings.recipeId, date: cookings.date })
    .from(cookings)
    .where(sql`${between(cookings.date, start, end)} and ${isNull(cookings.mealId)}`)
    .all();
  // Every way into both tables checks the date.
  const asEaten = (recipeId: number, date: string, mealType: MealType | null): Eaten => ({
    recipeId,
    date: date as LocalDate,
    mealType,
  });
  return [
    ...planned.map((meal) => asEaten(meal.recipeId, meal.date, meal.mealType)),
    ...cooked.map((cooking) => asEaten(cooking.recipeId, cooking.date, null)),
  ];
}

/** Of each catalogue entry that is stocked, the earliest date of what there is of it; null where nothing has one. */
export function selectStocked(db: Queryable): ReadonlyMap<number, LocalDate | null> {
  const { ingredientId: id, bestBefore, quantity } = larderItems;
  const earliest = sql<string | null>`min(case when ${quantity} > 0 then ${bestBefore} end)`;
  const rows = db.select({ id, bestBefore: earliest }).from(larderItems).groupBy(id).all();
  return new Map(rows.map(({ id, bestBefore }) => [id, bestBefore as LocalDate | null])); // every way into the table checks it
}
