import { namedDevice } from "#core/sign-ins/devices.repo";
import { kindsOfColumns, type ColumnOf, type FieldKind } from "@tureen/contracts/fields";
import { MEAL_FIELDS } from "@tureen/contracts/meal-plans";
import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { cookings, devices, mealPlans, recipes, shoppingListMeals, shoppingLists } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import { LIST_STATUSES, locksMeals } from "@tureen/domain/shopping-lists/status";
import { and, between, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";

/** A meal with its recipe's title and whether a list holds it: a whole week is one query. */
export interface PlannedMeal extends MealRow {
  readonly recipeTitle: string;
  readonly isLocked: boolean;
  /** What was written down of its cooking, null where nothing was. */
  readonly cookingId: number | null;
  readonly recipePhotoId: string | null;
  readonly plannedBy: string | null;
}

type MealRow = typeof mealPlans.$inferSelect;
/** What becomes of each column of a meal. A column that no field of the contract names does not compile here. */
({ ...kindsOfColumns(MEAL_FIELDS), createdAt: "derived" }) satisfies Record<keyof MealRow, FieldKind>;

/** Columns that an edit may change; what is undefined stays. */
export type MealChanges = { readonly [C in ColumnOf<typeof MEAL_FIELDS, "edited">]?: MealRow[C] | undefined };

/** Any locked-in or ordered list that was generated from the meal holds it (decisions, section 2). */
const isLocked = sql`exists (
  select 1 from ${shoppingListMeals} join ${shoppingLists} on ${shoppingLists.id} = ${shoppingListMeals.listId}
  where ${shoppingListMeals.mealId} = ${mealPlans.id} and ${inArray(shoppingLists.status, LIST_STATUSES.filter(locksMeals))}
)`.mapWith(Boolean);

/** Every meal, by day and meal. */
export function selectMeals(db: Queryable): PlannedMeal[] {
  return everyMeal(db).all().toSorted(compareMeals);
}

/** Meals of these days, both ends included, by day and meal. */
export function selectMealsBetween(db: Queryable, start: LocalDate, end: LocalDate): PlannedMeal[] {
  return mealsBetween(db).all({ start, end }).toSorted(compareMeals);
}

/** The meals that a recipe is planned for, by day and meal. */
export function selectMealsOfRecipe(db: Queryable, recipeId: number): PlannedMeal[] {
  return mealsOfRecipe(db).all({ recipeId }).toSorted(compareMeals);
}

/** The first locked-in or ordered list that holds a meal of this recipe, with that meal; undefined where none does. */
export function findHoldingList(db: Queryable, recipeId: number) {
  return holdingList(db).get({ recipeId });
}

const holdingList = prepared((db) =>
  db
    .select({ id: shoppingLists.id, name: shoppingLists.name, date: mealPlans.date, mealType: mealPlans.mealType })
    .from(mealPlans)
    .innerJoin(shoppingListMeals, eq(shoppingListMeals.mealId, mealPlans.id))
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingListMeals.listId))
    .where(
      and(
        eq(mealPlans.recipeId, sql.placeholder("recipeId")),
        inArray(shoppingLists.status, LIST_STATUSES.filter(locksMeals)),
      ),
    )
    .orderBy(mealPlans.date)
    .limit(1),
);

/** Undefined where it was taken off the plan. */
export function findMeal(db: Queryable, id: number): PlannedMeal | undefined {
  return mealById(db).get({ id });
}

/** What the meal planner's picker offers, by title. */
export function selectRecipeTitles(db: Queryable): { id: number; title: string }[] {
  return everyTitle(db)
    .all()
    .toSorted((left, right) => compareNames(left.title, right.title) || left.id - right.id);
}

/** Asked before a row names the recipe: the foreign key would refuse it without a sentence for the family. */
export function hasRecipe(db: Queryable, id: number): boolean {
  return recipeById(db).get({ id }) !== undefined;
}

/** Answers the new meal's id. */
export function insertMeal(db: Queryable, row: typeof mealPlans.$inferInsert): number {
  return insertOne(db, mealPlans, row);
}

/** Writes the given columns and moves the row's revision on. */
export function updateMealRow(db: Queryable, id: number, changes: MealChanges): void {
  updateColumns(db, mealPlans, id, changes);
}

/** Lists lose their hold on it, and its cooking stays without a meal, both by foreign key. Locks are the caller's to check. */
export function deleteMealRow(db: Queryable, id: number): void {
  deleteRow(db).run({ id });
}

function mealsWhere(db: Queryable, condition?: SQL) {
  return db
    .select({
      ...getTableColumns(mealPlans),
      recipeTitle: recipes.title,
      recipePhotoId: recipes.photoId,
      plannedBy: devices.name,
      isLocked,
      cookingId: cookings.id,
    })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .leftJoin(cookings, and(eq(cookings.mealId, mealPlans.id), eq(cookings.recipeId, mealPlans.recipeId)))
    .leftJoin(devices, namedDevice(mealPlans.deviceId))
    .where(condition);
}

const everyMeal = prepared((db) => mealsWhere(db));
const mealsBetween = prepared((db) =>
  mealsWhere(db, between(mealPlans.date, sql.placeholder("start"), sql.placeholder("end"))),
);
const mealsOfRecipe = prepared((db) => mealsWhere(db, eq(mealPlans.recipeId, sql.placeholder("recipeId"))));
const mealById = prepared((db) => mealsWhere(db, eq(mealPlans.id, sql.placeholder("id"))));
const recipeById = prepared((db) =>
  db
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder("id"))),
);

const deleteRow = prepared((db) => db.delete(mealPlans).where(eq(mealPlans.id, sql.placeholder("id"))));
const everyTitle = prepared((db) => db.select({ id: recipes.id, title: recipes.title }).from(recipes));

/** By day, then breakfast before lunch before dinner, then as they were planned. */
function compareMeals(left: PlannedMeal, right: PlannedMeal): number {
  if (left.date !== right.date) return left.date < right.date ? -1 : 1;
  return MEAL_TYPES.indexOf(left.mealType) - MEAL_TYPES.indexOf(right.mealType) || left.id - right.id;
}
