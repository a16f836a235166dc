import { text } from "@tureen/messages/text";
import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { mealPlans, shoppingListMeals, shoppingLists } from "@tureen/db/schema/schema";
import { inArray } from "drizzle-orm";
import { z } from "zod";
import { conflict } from "#app-error";
import { existingIds } from "#undo/existing-ids";
import { hasRecipe } from "./meal-plans.repo";
import { rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";

/** Meals, and the lists that they are on. */
export const mealsGraph = z.object({ meals: rowsOf(mealPlans), listMeals: rowsOf(shoppingListMeals) });
export type MealsGraph = z.output<typeof mealsGraph>;

/** The rows of these meals, for undo. */
export function readMealsGraph(db: Queryable, mealIds: readonly number[]): MealsGraph {
  return {
    meals: db
      .select()
      .from(mealPlans)
      .where(inArray(mealPlans.id, [...mealIds]))
      .all(),
    listMeals: db
      .select()
      .from(shoppingListMeals)
      .where(inArray(shoppingListMeals.mealId, [...mealIds]))
      .all(),
  };
}

/**
 * Plans a deleted meal again, under its id. Answers that id.
 * @throws AppError conflict where its recipe is gone.
 */
function restoreMeal(tx: Transaction, graph: MealsGraph): number {
  if (graph.meals.some((meal) => !hasRecipe(tx, meal.recipeId))) {
    throw conflict(text("The recipe of this meal has been deleted. Bring the recipe back first, then the meal."));
  }
  restoreMeals(tx, graph);
  return graph.meals[0]?.id ?? 0;
}

/** Plans meals again whose recipes are there, and puts them back onto those of their lists that still exist. */
export function restoreMeals(tx: Transaction, { meals, listMeals }: MealsGraph): void {
  for (const meal of meals) tx.insert(mealPlans).values(meal).run();
  const lists = existingIds(
    tx,
    shoppingLists,
    listMeals.map((row) => row.listId),
  );
  for (const row of listMeals.filter(({ listId }) => lists.has(listId))) tx.insert(shoppingListMeals).values(row).run();
}

export const DELETED_MEAL = undoable("meal-plan", mealsGraph, restoreMeal);
