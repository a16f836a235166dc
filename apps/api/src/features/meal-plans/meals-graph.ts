import { text } from "@tureen/messages/text";
import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { inJson } from "@tureen/db/in-json";
import { insertMany } from "@tureen/db/insert-many";
import { cookings, mealPlans, otherMeals, shoppingListMeals, shoppingLists } from "@tureen/db/schema/schema";
import { and, eq, isNull, or } from "drizzle-orm";
import { z } from "zod";
import { conflict } from "#core/app-error";
import { linkMeal } from "../cooking/cooking.repo";
import { findPortion } from "../portions/portions.repo";
import { requireLeft } from "../portions/portions.service";
import { hasRecipe } from "./meal-plans.repo";
import { rowsOf } from "#undo/rows-of";
import { withExisting } from "#undo/existing-ids";
import { undoable } from "#undo/undo";

/** Meals, the lists that they are on, and what was written down of their cooking (its rows stay, without their meal). */
export const mealsGraph = z.object({
  meals: rowsOf(mealPlans),
  listMeals: rowsOf(shoppingListMeals),
  mealCookings: rowsOf(cookings).default([]),
  /** Which meals are made ahead for which. */
  preparations: z.array(z.object({ id: z.number(), dishId: z.number() })).default([]),
});
export type MealsGraph = z.output<typeof mealsGraph>;

/** A deleted meal, which may be one without a recipe; what was deleted before there were such meals has none. */
const deletedMeal = mealsGraph.extend({ others: rowsOf(otherMeals).default([]) });

/** The rows of these meals, for undo. */
export function readMealsGraph(db: Queryable, mealIds: readonly number[]): MealsGraph {
  return {
    meals: db.select().from(mealPlans).where(inJson(mealPlans.id, mealIds)).all(),
    listMeals: db.select().from(shoppingListMeals).where(inJson(shoppingListMeals.mealId, mealIds)).all(),
    mealCookings: db.select().from(cookings).where(inJson(cookings.mealId, mealIds)).all(),
    preparations: db
      .select({ id: mealPlans.id, dishId: mealPlans.preparesForMealId })
      .from(mealPlans)
      .where(or(inJson(mealPlans.preparesForMealId, mealIds), inJson(mealPlans.id, mealIds)))
      .all()
      .flatMap(({ id, dishId }) => (dishId === null ? [] : { id, dishId })),
  };
}

/**
 * Plans a deleted meal again, under its id. Answers that id.
 * @throws AppError conflict where its recipe is gone, or its frozen portions are planned for another day by now.
 */
function restoreMeal(tx: Transaction, graph: z.output<typeof deletedMeal>): number {
  if (graph.meals.some((meal) => !hasRecipe(tx, meal.recipeId))) {
    throw conflict(text("The recipe of this meal has been deleted. Bring the recipe back first, then the meal."));
  }
  restoreMeals(tx, graph);
  for (const { portionId, portions } of graph.others)
    if (portionId !== null && portions !== null && findPortion(tx, portionId)) requireLeft(tx, portionId, portions);
  insertMany(tx, otherMeals, graph.others);
  return graph.meals[0]?.id ?? graph.others[0]?.id ?? 0;
}

/** Plans meals again whose recipes are there, and puts them back onto those of their lists that still exist. */
export function restoreMeals(tx: Transaction, { meals, listMeals, mealCookings, preparations }: MealsGraph): void {
  insertMany(
    tx,
    mealPlans,
    meals.map((meal) => ({ ...meal, preparesForMealId: null })),
  );
  for (const { id, dishId } of withExisting(tx, mealPlans, preparations, "dishId"))
    tx.update(mealPlans)
      .set({ preparesForMealId: dishId })
      .where(and(eq(mealPlans.id, id), isNull(mealPlans.preparesForMealId)))
      .run();
  for (const { id, mealId } of mealCookings) if (mealId !== null) linkMeal(tx, id, mealId);
  insertMany(tx, shoppingListMeals, withExisting(tx, shoppingLists, listMeals, "listId"));
}

export const DELETED_MEAL = undoable("meal-plan", deletedMeal, restoreMeal);
