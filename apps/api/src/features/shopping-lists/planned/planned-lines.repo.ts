import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { mealPlans, recipeLines, recipes } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { lineText } from "@tureen/domain/ingredients/lines/line-text";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { formatQuantity, packOf } from "@tureen/domain/quantities/format-quantity";
import type { Contribution } from "@tureen/domain/shopping-lists/shopping-item";
import { between, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { toRational } from "#features/recipes/lines/recipe-lines.repo";

/** Ids of the meals of these days, both ends included. */
export function selectMealIds(db: Queryable, start: LocalDate, end: LocalDate): number[] {
  return mealIds(db)
    .all({ start, end })
    .map(({ id }) => id);
}

const isPlannedBetween = between(mealPlans.date, sql.placeholder("start"), sql.placeholder("end"));

const mealIds = prepared((db) =>
  db.select({ id: mealPlans.id }).from(mealPlans).where(isPlannedBetween).orderBy(mealPlans.id),
);

const plannedMeals = prepared((db) => {
  const { id: mealId, date, mealType, servings: mealServings, recipeId } = mealPlans;
  const { title: recipeTitle, servings: recipeServings } = recipes;
  return db
    .select({ mealId, date, mealType, mealServings, recipeId, recipeTitle, recipeServings })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(isPlannedBetween)
    .orderBy(date, mealId);
});

/** What a list is made of, and `notes` for a line that was never written as text. */
const linesOfMeals = prepared((db) => {
  const { id: _id, position, section: _section, sharesRaw: _sharesRaw, ...read } = getTableColumns(recipeLines);
  return db
    .select(read)
    .from(recipeLines)
    .where(inArray(read.recipeId, db.select({ id: mealPlans.recipeId }).from(mealPlans).where(isPlannedBetween)))
    .orderBy(read.recipeId, position);
});

/** Every ingredient line of every meal of these days, both ends included: what a shopping list is made of. */
export function selectPlannedLines(db: Queryable, start: LocalDate, end: LocalDate): Contribution[] {
  // The lines of a recipe are read once, however often it is planned, and what a meal says once, however many lines it has.
  const byRecipe = groupBy(linesOfMeals(db).all({ start, end }), (row) => row.recipeId);
  return plannedMeals(db)
    .all({ start, end })
    .flatMap((meal) => (byRecipe.get(meal.recipeId) ?? []).map((row) => toContribution(meal, row)));
}

function toContribution(meal: PlannedMeal, row: LineRow): Contribution {
  const amount = toRational(row.amountNum, row.amountDen);
  const amountMax = toRational(row.amountMaxNum, row.amountMaxDen);
  const pack = packOf(toRational(row.packNum, row.packDen), row.packUnit);
  return {
    mealId: meal.mealId,
    date: meal.date as LocalDate, // every way into the table checks the date
    mealType: meal.mealType,
    mealServings: meal.mealServings,
    recipeId: meal.recipeId,
    recipeTitle: meal.recipeTitle,
    recipeServings: meal.recipeServings,
    // A line that was never written as text, as a person would write it.
    raw: row.raw || lineText({ ...row, amount: formatQuantity(amount, row.unit, { amountMax, pack }), unit: "" }),
    ingredientId: row.ingredientId,
    name: row.name,
    subType: row.subType || null,
    // Of a range the upper end: better a clove left over than one missing (decisions, section 2).
    amount: amountMax ?? amount,
    unit: row.unit,
    pack,
  };
}

type PlannedMeal = ReturnType<ReturnType<typeof plannedMeals>["all"]>[number];
type LineRow = ReturnType<ReturnType<typeof linesOfMeals>["all"]>[number];
