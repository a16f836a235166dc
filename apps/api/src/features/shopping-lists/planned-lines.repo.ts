import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { mealPlans, recipeLines, recipes } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { formatQuantity, type Pack } from "@tureen/domain/quantities/format-quantity";
import { rational, type Rational } from "@tureen/domain/quantities/rational";
import type { Contribution } from "@tureen/domain/shopping-lists/shopping-item";
import { between, eq, sql } from "drizzle-orm";

type LineRow = typeof recipeLines.$inferSelect;

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

const plannedLines = prepared((db) =>
  db
    .select({ meal: mealPlans, recipe: { title: recipes.title, servings: recipes.servings }, line: recipeLines })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .innerJoin(recipeLines, eq(recipeLines.recipeId, recipes.id))
    .where(isPlannedBetween)
    .orderBy(mealPlans.date, mealPlans.id, recipeLines.position),
);

/** Every ingredient line of every meal of these days, both ends included: what a shopping list is made of. */
export function selectPlannedLines(db: Queryable, start: LocalDate, end: LocalDate): Contribution[] {
  const rows = plannedLines(db).all({ start, end });
  return rows.map(({ meal, recipe, line }) => ({
    mealId: meal.id,
    date: meal.date as LocalDate, // every way into the table checks the date
    mealType: meal.mealType,
    mealServings: meal.servings,
    recipeId: meal.recipeId,
    recipeTitle: recipe.title,
    recipeServings: recipe.servings,
    raw: line.raw || lineText(line),
    ingredientId: line.ingredientId,
    name: line.name,
    subType: line.subType || null,
    amount: upperEnd(line),
    unit: line.unit,
    pack: packOf(line),
  }));
}

/** Of a range the upper end: better a clove left over than one missing (decisions, section 2). */
function upperEnd(line: LineRow): Rational | null {
  return fraction(line.amountMaxNum, line.amountMaxDen) ?? fraction(line.amountNum, line.amountDen);
}

function packOf(line: LineRow): Pack | null {
  const amount = fraction(line.packNum, line.packDen);
  return amount && { amount, unit: line.packUnit };
}

function fraction(num: number | null, den: number | null): Rational | null {
  return num === null || den === null ? null : rational(num, den);
}

/** A line that was never written as text, as a person would write it. */
function lineText(line: LineRow): string {
  const amount = fraction(line.amountNum, line.amountDen);
  const quantity = formatQuantity(amount, line.unit, {
    amountMax: fraction(line.amountMaxNum, line.amountMaxDen),
    pack: packOf(line),
  });
  return [quantity, line.subType, line.name].filter(Boolean).join(" ") + (line.notes ? `, ${line.notes}` : "");
}
