import type { Cooking, RecordCookingInput } from "@tureen/contracts/cooking";
import { inTransaction, type Queryable, type Transaction } from "@tureen/db/in-transaction";
import { addDays } from "@tureen/domain/dates/local-date";
import { text } from "@tureen/messages/text";
import type { AppContext, RequestContext } from "#core/app-context";
import { AppError, badInput, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { deviceOf } from "#core/sign-ins/authenticate";
import { deviceNames } from "#core/sign-ins/devices.repo";
import { runOnce } from "#idempotency/run-once";
import { findMeal, hasRecipe } from "../meal-plans/meal-plans.repo";
import {
  deleteCookingRow,
  findCooking,
  findCookingOfMeal,
  insertCooking,
  selectCookings,
  unlinkMeal,
  updateLastCooked,
  type CookingRow,
} from "./cooking.repo";

/** When a recipe was cooked, the latest day first. @throws AppError not-found */
export function listCookings(app: AppContext, input: { recipe_id: number }): { cookings: Cooking[] } {
  requireRecipe(app.db, input.recipe_id);
  return { cookings: selectCookings(app.db, input.recipe_id).map(namedCooking(app.db)) };
}

/**
 * Writes down that a recipe was cooked. A planned meal is cooked once: said again, it is answered as it was.
 * @throws AppError not-found for an unknown recipe, bad-input for a day that is nowhere today yet.
 */
export function recordCooking(ctx: RequestContext, input: RecordCookingInput): { cooking: Cooking } {
  const { app } = ctx;
  return runOnce(app, input, "cooking.record", (tx) => {
    requireRecipe(tx, input.recipe_id);
    requireDayThatHasBegun(app, input.date);
    const mealId = plannedMeal(tx, input);
    const before = mealId === null ? undefined : findCookingOfMeal(tx, mealId);
    if (before?.recipeId === input.recipe_id) return { cooking: namedCooking(tx)(before) };
    if (mealId !== null) unlinkMeal(tx, mealId);
    const row = {
      recipeId: input.recipe_id,
      mealId,
      date: input.date,
      servings: input.servings ?? null,
      createdAt: instantOf(app.clock),
      deviceId: deviceOf(ctx),
    };
    const id = insertCooking(tx, row);
    updateLastCooked(tx, row.recipeId);
    return { cooking: namedCooking(tx)({ id, ...row }) };
  });
}

/** Takes one back, and answers it. @throws AppError not-found */
export function removeCooking(app: AppContext, input: { id: number }): { success: true; cooking: Cooking } {
  return inTransaction(app.db, (tx) => {
    const row = findCooking(tx, input.id);
    if (!row) throw new AppError("not-found", text("This is not in the cooking history any more."));
    deleteCookingRow(tx, row.id);
    updateLastCooked(tx, row.recipeId);
    return { success: true as const, cooking: namedCooking(tx)(row) };
  });
}

/** The meal's id where it is in the plan, with this recipe. */
function plannedMeal(tx: Transaction, { meal_id, recipe_id }: RecordCookingInput): number | null {
  const meal = meal_id ? findMeal(tx, meal_id) : undefined;
  return meal?.recipeId === recipe_id ? meal.id : null;
}

function requireRecipe(db: Queryable, id: number): void {
  if (!hasRecipe(db, id)) throw notFound(text("recipe"));
}

/** The server's own day may be a day behind the cook's. */
function requireDayThatHasBegun(app: AppContext, date: RecordCookingInput["date"]): void {
  const latest = addDays(instantOf(app.clock).slice(0, 10) as typeof date, 1); // an instant begins with its date
  if (date > latest) throw badInput(text("{date} is still to come. Choose today or a day before.", { date }));
}

/** What is known of a cooking, with the name that its device has by now. */
function namedCooking(db: Queryable) {
  const names = deviceNames(db);
  return ({ id, recipeId, mealId, date, servings, deviceId }: Omit<CookingRow, "createdAt">): Cooking => ({
    id,
    recipe_id: recipeId,
    meal_id: mealId,
    date,
    servings,
    by: deviceId === null ? null : (names.get(deviceId) ?? null),
  });
}
