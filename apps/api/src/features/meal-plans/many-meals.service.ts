import type { CreatedMeals, CreateMealsInput, DeletedMeals, DeleteMealsInput } from "@tureen/contracts/meal-plans";
import { inTransaction } from "@tureen/db/in-transaction";
import type { AppContext, RequestContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { deviceOf } from "#core/sign-ins/authenticate";
import { runOnce } from "#idempotency/run-once";
import { keepForUndo } from "#undo/undo";
import { requireLeft } from "../portions/portions.service";
import { toMealPlan } from "./meal-plans.mapper";
import { deleteMealRow } from "./meal-plans.repo";
import { planMeal, requireUnlockedMeal } from "./meal-plans.service";
import { DELETED_MEAL, readMealsGraph } from "./meals-graph";
import { deleteOtherMealRow, insertOtherMeal } from "./other-meals.repo";
import { requireOtherMeal, toOtherMeal } from "./other-meals.service";

/**
 * Plans all of these meals or none of them; cells that are taken are no hindrance, as with one meal.
 * @throws AppError not-found where one of the recipes or frozen meals is unknown, conflict where not so many portions are left.
 */
export function createMeals(ctx: RequestContext, input: CreateMealsInput): CreatedMeals {
  const { app } = ctx;
  return runOnce(app, input, "mealPlans.createMany", (tx) => {
    const createdAt = instantOf(app.clock);
    const deviceId = deviceOf(ctx);
    const otherMeals = input.other_meals.map(({ date, meal_type: mealType, title, portion_id, portions }) => {
      const portionId = portion_id ?? null;
      const count = portionId === null ? null : (portions ?? 1);
      if (portionId !== null && count !== null) requireLeft(tx, portionId, count);
      const id = insertOtherMeal(tx, { date, mealType, title, portionId, portions: count, deviceId, createdAt });
      return toOtherMeal(requireOtherMeal(tx, id));
    });
    const mealPlans = input.meals.map((meal) => toMealPlan(planMeal(app, tx, { ...meal, deviceId })));
    return { mealPlans, otherMeals };
  });
}

/**
 * Takes all of these meals off the plan or none of them; each can be brought back.
 * @throws AppError not-found, or conflict while a shopping list holds one of them.
 */
export function deleteMeals(app: AppContext, input: DeleteMealsInput): DeletedMeals {
  return inTransaction(app.db, (tx) => {
    // All are kept before the first goes: with a dish goes what makes something ahead for it the dish's own.
    const undoIds = input.ids.map((id) => {
      requireUnlockedMeal(tx, id);
      return keepForUndo(app, tx, DELETED_MEAL, { ...readMealsGraph(tx, [id]), others: [] });
    });
    for (const id of input.ids) deleteMealRow(tx, id);
    const undoIdsOfOthers = input.other_ids.map((id) => {
      const others = [requireOtherMeal(tx, id)];
      const undoId = keepForUndo(app, tx, DELETED_MEAL, { ...readMealsGraph(tx, []), others });
      deleteOtherMealRow(tx, id);
      return undoId;
    });
    return { success: true as const, undo_ids: [...undoIds, ...undoIdsOfOthers] };
  });
}
