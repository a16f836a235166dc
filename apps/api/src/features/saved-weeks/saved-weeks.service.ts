import type { CreatedMeals } from "@tureen/contracts/meal-plans";
import type { PreviewedMeal, PutWeekInput, SavedWeek, SaveWeekInput, WeekPreview } from "@tureen/contracts/saved-weeks";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction, type Queryable } from "@tureen/db/in-transaction";
import { recipes } from "@tureen/db/schema/schema";
import { addDays, daysBetween, type LocalDate } from "@tureen/domain/dates/local-date";
import { mondayWeek } from "@tureen/domain/dates/week";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { DEFAULT_MEAL_SERVINGS } from "@tureen/domain/meal-plans/meal-types";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import { text } from "@tureen/messages/text";
import type { AppContext, RequestContext } from "#core/app-context";
import { badInput, conflict, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { deviceOf } from "#core/sign-ins/authenticate";
import { toMealPlan } from "#features/meal-plans/meal-plans.mapper";
import { selectMealsBetween } from "#features/meal-plans/meal-plans.repo";
import { planMeal } from "#features/meal-plans/meal-plans.service";
import { insertOtherMeal, selectOtherMealsBetween } from "#features/meal-plans/other-meals.repo";
import { requireOtherMeal, toOtherMeal } from "#features/meal-plans/other-meals.service";
import { runOnce } from "#idempotency/run-once";
import { existingIds } from "#undo/existing-ids";
import { keepForUndo } from "#undo/undo";
import { DELETED_WEEK } from "./restore-saved-week";
import {
  deleteSavedWeekRow,
  findSavedWeek,
  insertSavedWeek,
  type SavedMealRow,
  type SavedWeekRow,
  selectSavedMeals,
  selectSavedWeeks,
} from "./saved-weeks.repo";

/** The kept weeks, by name. */
export function listSavedWeeks(app: AppContext): { savedWeeks: SavedWeek[] } {
  const weeks = selectSavedWeeks(app.db).map(({ id, name, mealCount }) => ({ id, name, meal_count: mealCount }));
  return { savedWeeks: weeks.toSorted((left, right) => compareNames(left.name, right.name)) };
}

/** @throws AppError bad-input for a week without meals, conflict for a name that another kept week has. */
export function saveWeek(app: AppContext, input: SaveWeekInput): { savedWeek: SavedWeek } {
  return runOnce(app, input, "savedWeeks.save", (tx) => {
    const { name } = input;
    const namesake = selectSavedWeeks(tx).find((week) => foldText(week.name) === foldText(name));
    if (namesake) throw conflict(text("There is a saved week called {name} already.", { name: namesake.name }));
    const { start, end } = mondayWeek(input.date);
    const dayOf = (date: string): number => daysBetween(start, date as LocalDate); // every way into the tables checks it
    const meals = [
      ...selectMealsBetween(tx, start, end).map(({ date, mealType, recipeId, recipeTitle, servings, notes }) => ({
        day: dayOf(date),
        mealType,
        recipeId,
        title: recipeTitle,
        servings,
        notes,
      })),
      ...selectOtherMealsBetween(tx, start, end).map(({ date, mealType, title }) => ({
        day: dayOf(date),
        mealType,
        recipeId: null,
        title,
        servings: null,
        notes: "",
      })),
    ];
    if (meals.length === 0) throw badInput(text("Nothing is planned in this week that could be saved."));
    const inOrder = meals.toSorted((left, right) => left.day - right.day);
    const week = { name, createdAt: instantOf(app.clock) };
    const id = insertSavedWeek(
      tx,
      week,
      inOrder.map((meal, position) => ({ ...meal, position })),
    );
    return { savedWeek: { id, name, meal_count: meals.length } };
  });
}

/** What of a kept week would be planned, and what not and why; nothing is planned by it. @throws AppError not-found. */
export function previewWeek(app: AppContext, input: PutWeekInput): WeekPreview {
  const { name, id } = requireSavedWeek(app.db, input.id);
  return { name, meals: fatesOf(app.db, id, input).map(({ preview }) => preview) };
}

/**
 * Plans the meals of a kept week in the cells that are empty: what stands there stays, locked or not, and so do days before
 * `from`. @throws AppError not-found.
 */
export function putWeek(ctx: RequestContext, input: PutWeekInput): CreatedMeals {
  const { app } = ctx;
  const deviceId = deviceOf(ctx);
  return runOnce(app, input, "savedWeeks.put", (tx) => {
    const { id } = requireSavedWeek(tx, input.id);
    const planned = fatesOf(tx, id, input).filter(({ preview }) => preview.fate === "planned");
    const mealPlans = [];
    const otherMeals = [];
    for (const { date, meal } of planned) {
      const { mealType, recipeId, title, servings, notes } = meal;
      if (recipeId === null) {
        const other = insertOtherMeal(tx, { date, mealType, title, deviceId, createdAt: instantOf(app.clock) });
        otherMeals.push(toOtherMeal(requireOtherMeal(tx, other)));
      } else {
        const asked = { recipe_id: recipeId, date, meal_type: mealType, notes, deviceId };
        mealPlans.push(toMealPlan(planMeal(app, tx, { ...asked, servings: servings ?? DEFAULT_MEAL_SERVINGS })));
      }
    }
    return { mealPlans, otherMeals };
  });
}

/** What was planned of it stays. @throws AppError not-found. */
export function deleteSavedWeek(app: AppContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const week = requireSavedWeek(tx, input.id);
    const undoId = keepForUndo(app, tx, DELETED_WEEK, { week, meals: selectSavedMeals(tx, week.id) });
    deleteSavedWeekRow(tx, week.id);
    return { success: true as const, undo_id: undoId };
  });
}

interface Fate {
  readonly date: LocalDate;
  readonly meal: SavedMealRow;
  readonly preview: PreviewedMeal;
}

function fatesOf(db: Queryable, weekId: number, { date, from }: Pick<PutWeekInput, "date" | "from">): Fate[] {
  const { start, end } = mondayWeek(date);
  const standing = [
    ...selectMealsBetween(db, start, end).map((meal) => ({ ...meal, title: meal.recipeTitle })),
    ...selectOtherMealsBetween(db, start, end),
  ];
  const meals = selectSavedMeals(db, weekId);
  const present = existingIds(
    db,
    recipes,
    meals.map(({ recipeId }) => recipeId),
  );
  return meals.map((meal) => {
    const day = addDays(start, meal.day);
    const beside = standing.filter((each) => each.date === day && each.mealType === meal.mealType);
    const isGone = meal.recipeId !== null && !present.has(meal.recipeId);
    const isPast = from !== undefined && day < from;
    const fate = isGone ? "gone" : isPast ? "past" : beside.length > 0 ? "taken" : "planned";
    const { mealType: meal_type, title } = meal;
    return {
      date: day,
      meal,
      preview: { date: day, meal_type, title, fate, beside: beside.map((each) => each.title) },
    };
  });
}

function requireSavedWeek(db: Queryable, id: number): SavedWeekRow {
  const week = findSavedWeek(db, id);
  if (!week) throw notFound(text("saved week"));
  return week;
}
