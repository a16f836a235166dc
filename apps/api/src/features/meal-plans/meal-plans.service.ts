import { text } from "@tureen/messages/text";
import { writtenColumns } from "@tureen/contracts/fields";
import {
  MEAL_FIELDS,
  type CreateMealInput,
  type MealPlan,
  type MealRangeInput,
  type UpdateMealInput,
} from "@tureen/contracts/meal-plans";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import type { AppContext, RequestContext } from "#core/app-context";
import { badInput, conflict, notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import { deviceOf } from "#core/sign-ins/authenticate";
import { runOnce } from "#idempotency/run-once";
import { keepForUndo } from "#undo/undo";
import { toMealPlan } from "./meal-plans.mapper";
import {
  deleteMealRow,
  findMeal,
  hasRecipe,
  insertMeal,
  selectMeals,
  selectMealsBetween,
  selectRecipeTitles,
  updateMealRow,
  type PlannedMeal,
} from "./meal-plans.repo";
import { DELETED_MEAL, readMealsGraph } from "./meals-graph";

/** Every planned meal, by day and meal. */
export function listMeals(app: AppContext): { mealPlans: MealPlan[] } {
  return { mealPlans: selectMeals(app.db).map(toMealPlan) };
}

/**
 * The meals of some days, both ends included.
 * @throws AppError bad-input where the end is before the start.
 */
export function listMealsBetween(app: AppContext, input: MealRangeInput): { mealPlans: MealPlan[] } {
  requireOrderedDates(input);
  return { mealPlans: selectMealsBetween(app.db, input.startDate, input.endDate).map(toMealPlan) };
}

/** For the meal planner's picker: id and title, by title. */
export function listRecipeTitles(app: AppContext): { recipes: { id: number; title: string }[] } {
  return { recipes: selectRecipeTitles(app.db) };
}

/** @throws AppError not-found for an unknown recipe. */
export function createMeal(ctx: RequestContext, input: CreateMealInput): { mealPlan: MealPlan } {
  return runOnce(ctx.app, input, "mealPlans.create", (tx) => ({
    mealPlan: toMealPlan(planMeal(ctx.app, tx, { ...input, deviceId: deviceOf(ctx) })),
  }));
}

type NewMeal = Omit<CreateMealInput, "operation_id"> & { readonly deviceId: number | null };

/** @throws AppError not-found for an unknown recipe. */
export function planMeal(app: AppContext, tx: Transaction, meal: NewMeal): PlannedMeal {
  requireRecipe(tx, meal.recipe_id);
  if (meal.prepares_for != null) requireMeal(tx, meal.prepares_for);
  const id = insertMeal(tx, {
    ...writtenColumns(MEAL_FIELDS, "edited", meal),
    recipeId: meal.recipe_id,
    date: meal.date,
    mealType: meal.meal_type,
    servings: meal.servings,
    deviceId: meal.deviceId,
    createdAt: instantOf(app.clock),
  });
  return requireMeal(tx, id);
}

/**
 * Changes what is given; absent fields stay.
 * @throws AppError not-found for an unknown meal or recipe, conflict while a shopping list holds the meal, or where
 * somebody has changed it since.
 */
export function updateMeal(app: AppContext, input: UpdateMealInput): { mealPlan: MealPlan } {
  return inTransaction(app.db, (tx) => {
    const meal = requireUnlockedMeal(tx, input.id);
    refuseStale(text("meal"), meal, input.revision);
    if (input.recipe_id !== undefined) requireRecipe(tx, input.recipe_id);
    if (input.prepares_for != null) requireMeal(tx, input.prepares_for);
    updateMealRow(tx, meal.id, writtenColumns(MEAL_FIELDS, "edited", input));
    return { mealPlan: toMealPlan(requireMeal(tx, meal.id)) };
  });
}

/** @throws AppError not-found, or conflict while a shopping list holds the meal. */
export function deleteMeal(app: AppContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const { id } = requireUnlockedMeal(tx, input.id);
    const undoId = keepForUndo(app, tx, DELETED_MEAL, { ...readMealsGraph(tx, [id]), others: [] });
    deleteMealRow(tx, id);
    return { success: true as const, undo_id: undoId };
  });
}

/** @throws AppError bad-input where the end is before the start. */
export function requireOrderedDates({ startDate, endDate }: MealRangeInput): void {
  if (endDate < startDate)
    throw badInput(text("The end date {endDate} is before the start date {startDate}.", { endDate, startDate }));
}

/** @throws AppError not-found, or conflict while a shopping list holds the meal. */
export function requireUnlockedMeal(tx: Transaction, id: number): PlannedMeal {
  const meal = requireMeal(tx, id);
  if (meal.isLocked) throw conflict(text("Meal is locked"));
  return meal;
}

function requireMeal(tx: Transaction, id: number): PlannedMeal {
  const meal = findMeal(tx, id);
  if (!meal) throw notFound(text("meal"));
  return meal;
}

function requireRecipe(tx: Transaction, id: number): void {
  if (!hasRecipe(tx, id)) throw notFound(text("recipe"));
}
