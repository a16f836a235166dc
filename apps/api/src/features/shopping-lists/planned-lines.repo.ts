import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { mealPlans, recipeLines, recipes } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { lineText } from "@tureen/domain/ingredients/line-text";
import { formatQuantity } from "@tureen/domain/quantities/format-quantity";
import type { Contribution } from "@tureen/domain/shopping-lists/shopping-item";
import { between, eq, sql } from "drizzle-orm";
import type { LineContent } from "../recipes/line-content";
import { toContent } from "../recipes/recipe-lines.repo";

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

const plannedLines = prepared((db) => {
  const { id: mealId, date, mealType, servings: mealServings, recipeId } = mealPlans;
  const { title: recipeTitle, servings: recipeServings } = recipes;
  const meal = { mealId, date, mealType, mealServings, recipeId, recipeTitle, recipeServings };
  return db
    .select({ meal, line: recipeLines })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .innerJoin(recipeLines, eq(recipeLines.recipeId, recipes.id))
    .where(isPlannedBetween)
    .orderBy(date, mealId, recipeLines.position);
});

/** Every ingredient line of every meal of these days, both ends included: what a shopping list is made of. */
export function selectPlannedLines(db: Queryable, start: LocalDate, end: LocalDate): Contribution[] {
  const rows = plannedLines(db).all({ start, end });
  return rows.map(({ meal, line: row }) => {
    const line = toContent(row);
    return {
      mealId: meal.mealId,
      date: meal.date as LocalDate, // every way into the table checks the date
      mealType: meal.mealType,
      mealServings: meal.mealServings,
      recipeId: meal.recipeId,
      recipeTitle: meal.recipeTitle,
      recipeServings: meal.recipeServings,
      raw: line.raw || textOf(line),
      ingredientId: line.ingredientId,
      name: line.name,
      subType: line.subType || null,
      // Of a range the upper end: better a clove left over than one missing (decisions, section 2).
      amount: line.amountMax ?? line.amount,
      unit: line.unit,
      pack: line.pack,
    };
  });
}

/** A line that was never written as text, as a person would write it. */
function textOf(line: LineContent): string {
  return lineText({ ...line, amount: formatQuantity(line.amount, line.unit, line), unit: "" });
}
