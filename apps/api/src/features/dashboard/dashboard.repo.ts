import { inJson } from "@tureen/db/in-json";
import type { Queryable } from "@tureen/db/in-transaction";
import { mealPlans, recipes, shoppingListItems, shoppingLists } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { and, between, count, countDistinct, eq, gte, or, sql } from "drizzle-orm";

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

/** Lists of any status and any dates. */
export function countLists(db: Queryable): number {
  return db.select({ rows: count() }).from(shoppingLists).get()?.rows ?? 0;
}

/** Of each recipe on the plan between two days, both included: the last of its days, and how often it was a dinner. */
export function selectPlannedRecipes(db: Queryable, start: LocalDate, end: LocalDate): PlannedRecipe[] {
  return db
    .select({
      recipeId: mealPlans.recipeId,
      lastDate: sql<string>`max(${mealPlans.date})`,
      dinners: sql`sum(${mealPlans.mealType} = 'dinner')`.mapWith(Number),
    })
    .from(mealPlans)
    .where(between(mealPlans.date, start, end))
    .groupBy(mealPlans.recipeId)
    .all();
}

/** These recipes, and `others` more, which `seed` chooses. */
export function selectForSuggestion(
  db: Queryable,
  { ids, others, seed }: { readonly ids: readonly number[]; readonly others: number; readonly seed: number },
): { id: number; title: string; tags: string; minutes: number | null }[] {
  return db
    .select({
      id: recipes.id,
      title: recipes.title,
      tags: recipes.tags,
      // Null only where both are.
      minutes: sql<
        number | null
      >`coalesce(${recipes.prepTimeMinutes} + ${recipes.cookTimeMinutes}, ${recipes.cookTimeMinutes}, ${recipes.prepTimeMinutes})`,
    })
    .from(recipes)
    .where(
      or(
        inJson(recipes.id, ids),
        // A collection of thousands is not read for three suggestions: the seed picks some, which look like any.
        sql`${recipes.id} in (select id from recipes order by (id * 40503 + ${seed}) % 65521 limit ${others})`,
      ),
    )
    .all();
}

/** The lists whose days are not past, with what is to be bought of them. */
export function selectCurrentLists(db: Queryable, today: LocalDate): CurrentList[] {
  const { foodKey, isTicked } = shoppingListItems;
  const foods = countDistinct(foodKey);
  const foodsLeft = sql<number>`count(distinct iif(${isTicked}, null, ${foodKey}))`;
  return db
    .select({
      id: shoppingLists.id,
      name: shoppingLists.name,
      startDate: shoppingLists.startDate,
      endDate: shoppingLists.endDate,
      status: shoppingLists.status,
      items: count(),
      ticked: sql`sum(${isTicked})`.mapWith(Number),
      toBuy: foods,
      bought: sql<number>`${foods} - ${foodsLeft}`,
    })
    .from(shoppingLists)
    .innerJoin(shoppingListItems, eq(shoppingListItems.listId, shoppingLists.id))
    .where(
      and(
        gte(shoppingLists.endDate, today),
        eq(shoppingListItems.group, "buy"),
        eq(shoppingListItems.isRemoved, false),
      ),
    )
    .groupBy(shoppingLists.id)
    .all();
}

interface PlannedRecipe {
  readonly recipeId: number;
  readonly lastDate: string;
  readonly dinners: number;
}

export type CurrentList = Pick<
  typeof shoppingLists.$inferSelect,
  "id" | "name" | "startDate" | "endDate" | "status"
> & {
  readonly items: number;
  readonly ticked: number;
  /** Foods, whatever they are measured in, as in the shop. */
  readonly toBuy: number;
  readonly bought: number;
};
