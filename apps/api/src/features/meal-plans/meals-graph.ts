import { text } from "@tureen/messages/text";
import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { inJson } from "@tureen/db/in-json";
import { insertMany } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { cookings, mealPlans, otherMeals, shoppingListMeals, shoppingLists } from "@tureen/db/schema/schema";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { conflict } from "#core/app-error";
import { existingIds } from "#undo/existing-ids";
import { linkMeal } from "../cooking/cooking.repo";
import { findPortion } from "../portions/portions.repo";
import { requireLeft } from "../portions/portions.service";
import { hasRecipe } from "./meal-plans.repo";
import { rowsOf } from "#undo/rows-of";
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
    meals: mealsOfIds(db).all({ mealIds: JSON.stringify(mealIds) }),
    listMeals: listMealsOfIds(db).all({ mealIds: JSON.stringify(mealIds) }),
    mealCookings: cookingsOfIds(db).all({ mealIds: JSON.stringify(mealIds) }),
    preparations: preparationsOf(db)
      .all({ mealIds: JSON.stringify(mealIds) })
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
  const there = existingIds(
    tx,
    mealPlans,
    preparations.map(({ dishId }) => dishId),
  );
  for (const { id, dishId } of preparations) if (there.has(dishId)) prepareFor(tx).run({ id, dishId });
  for (const { id, mealId } of mealCookings) if (mealId !== null) linkMeal(tx, id, mealId);
  const lists = existingIds(
    tx,
    shoppingLists,
    listMeals.map((row) => row.listId),
  );
  insertMany(
    tx,
    shoppingListMeals,
    listMeals.filter(({ listId }) => lists.has(listId)),
  );
}

const preparationsOf = prepared((db) =>
  db
    .select({ id: mealPlans.id, dishId: mealPlans.preparesForMealId })
    .from(mealPlans)
    .where(or(inJson(mealPlans.preparesForMealId, "mealIds"), inJson(mealPlans.id, "mealIds"))),
);
const prepareFor = prepared((db) =>
  db
    .update(mealPlans)
    .set({ preparesForMealId: sql`${sql.placeholder("dishId")}` })
    .where(and(eq(mealPlans.id, sql.placeholder("id")), isNull(mealPlans.preparesForMealId))),
);
const mealsOfIds = prepared((db) => db.select().from(mealPlans).where(inJson(mealPlans.id, "mealIds")));
const listMealsOfIds = prepared((db) =>
  db.select().from(shoppingListMeals).where(inJson(shoppingListMeals.mealId, "mealIds")),
);

const cookingsOfIds = prepared((db) => db.select().from(cookings).where(inJson(cookings.mealId, "mealIds")));

export const DELETED_MEAL = undoable("meal-plan", deletedMeal, restoreMeal);
