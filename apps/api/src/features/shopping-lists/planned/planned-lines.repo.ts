import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { mealPlans, recipeLines, recipes } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { lineText } from "@tureen/domain/ingredients/lines/line-text";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { madeAhead, type PlannedDish } from "@tureen/domain/meal-plans/made-ahead";
import { compare, divide, multiply } from "@tureen/domain/quantities/rational";
import { formatQuantity } from "@tureen/domain/quantities/format-quantity";
import { recipeParts } from "@tureen/domain/recipes/sub-recipes";
import { servingsFactor } from "@tureen/domain/shopping-lists/aggregate/aggregate-items";
import type { Base, Contribution } from "@tureen/domain/shopping-lists/shopping-item";
import { between, eq, exists, inArray, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { LineContent } from "#features/recipes/lines/line-content";
import { toContent } from "#features/recipes/lines/recipe-lines.repo";
import { readWithBases, type BaseRecipe } from "#features/recipes/lines/sub-recipes";

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

const linesOfMeals = prepared((db) =>
  db
    .select()
    .from(recipeLines)
    .where(inArray(recipeLines.recipeId, db.select({ id: mealPlans.recipeId }).from(mealPlans).where(isPlannedBetween)))
    .orderBy(recipeLines.recipeId, recipeLines.position),
);

/**
 * Every ingredient line of every meal of these days, both ends included: what a shopping list is made of. In the place of a line
 * that is another recipe stand that recipe's own.
 */
export function selectPlannedLines(db: Queryable, start: LocalDate, end: LocalDate): Contribution[] {
  // The lines of a recipe are read once, however often it is planned, and what a meal says once, however many lines it has.
  const rows = linesOfMeals(db).all({ start, end });
  const byRecipe = groupBy(rows, (row) => row.recipeId);
  const made = new Set(rows.flatMap((row) => (row.subRecipeId === null ? [] : row.recipeId)));
  const ahead = mealsMadeAhead(db).all();
  const isAhead = new Set(ahead.flatMap(({ meal }) => [meal.id, meal.preparesForMealId ?? 0]));
  if (made.size === 0 && ahead.length === 0)
    return plannedMeals(db)
      .all({ start, end })
      .flatMap((meal) => (byRecipe.get(meal.recipeId) ?? []).map((row) => toContribution(meal, toContent(row))));
  const bases = readWithBases(db, [...made, ...ahead.map(({ meal }) => meal.recipeId)]);
  const plan = madeAhead(
    ahead.map(({ meal, recipeServings }) => toDish(meal, recipeServings)),
    bases,
  );
  return plannedMeals(db)
    .all({ start, end })
    .flatMap((meal) => {
      if (!isAhead.has(meal.mealId) && !made.has(meal.recipeId))
        return (byRecipe.get(meal.recipeId) ?? []).map((row) => toContribution(meal, toContent(row)));
      if (!isAhead.has(meal.mealId)) return linesWithBases(meal, bases);
      const own = ahead.find((each) => each.meal.id === meal.mealId);
      const dish = ahead.find((each) => each.meal.id === own?.meal.preparesForMealId);
      const planned = servingsFactor(meal.mealServings, meal.recipeServings);
      const needed = own ? plan.factorOf(toDish(own.meal, own.recipeServings)) : planned;
      return linesWithBases(meal, bases, {
        covered: plan.coveredFor(meal.mealId),
        madeFor:
          dish && compare(needed, planned) !== 0 ? { title: dish.recipeTitle, factor: divide(needed, planned) } : null,
      });
    });
}

/** Every meal that is made ahead for another one, and those others, with what their recipes say. */
const mealsMadeAhead = prepared((db) => {
  const preparing = alias(mealPlans, "preparing");
  const isDish = exists(
    db.select({ id: preparing.id }).from(preparing).where(eq(preparing.preparesForMealId, mealPlans.id)),
  );
  return db
    .select({ meal: mealPlans, recipeTitle: recipes.title, recipeServings: recipes.servings })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(or(isNotNull(mealPlans.preparesForMealId), isDish))
    .orderBy(mealPlans.id);
});

function toDish(meal: typeof mealPlans.$inferSelect, recipeServings: number | null): PlannedDish {
  return {
    id: meal.id,
    recipeId: meal.recipeId,
    factor: servingsFactor(meal.servings, recipeServings),
    hasServings: recipeServings !== null,
    preparesFor: meal.preparesForMealId,
  };
}

export type CookedRecipe = NonNullable<ReturnType<typeof findCookedRecipe>>;

/** What a cooked recipe is called and written for; undefined for an unknown one. */
export function findCookedRecipe(db: Queryable, id: number) {
  return cookedRecipe(db).get({ id });
}

/** The ingredient lines of one recipe as a meal for so many would need them. */
export function selectCookedLines(db: Queryable, { id: recipeId, ...recipe }: CookedRecipe, servings: number | null) {
  const mealServings = servings ?? recipe.recipeServings ?? 0;
  const meal = { ...recipe, recipeId, mealServings, mealId: 0, date: "", mealType: "dinner" as const };
  return linesWithBases(meal, readWithBases(db, [recipeId]));
}

const cookedRecipe = prepared((db) =>
  db
    .select({ id: recipes.id, recipeTitle: recipes.title, recipeServings: recipes.servings })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder("id"))),
);

interface Ahead {
  /** What other meals make for it. */
  readonly covered: ReadonlySet<number>;
  /** The dish that it is made for, and how many times what is planned of it that takes; null where that is what is planned. */
  readonly madeFor: Base | null;
}

function linesWithBases(
  meal: MealOfLines,
  bases: ReadonlyMap<number, BaseRecipe>,
  { covered, madeFor }: Ahead = { covered: new Set(), madeFor: null },
): Contribution[] {
  return recipeParts(meal.recipeId, bases, covered).flatMap(({ recipeId, factor: share, lines }) => {
    const factor = madeFor ? multiply(share, madeFor.factor) : share;
    const isOwn = recipeId === meal.recipeId;
    const base = isOwn ? (madeFor ?? undefined) : { title: bases.get(recipeId)?.title ?? "", factor };
    return lines.map((line) => toContribution(meal, line, base));
  });
}

function toContribution(meal: MealOfLines, line: LineContent, base?: Contribution["base"]): Contribution {
  const { amount, amountMax, pack, unit } = line;
  return {
    mealId: meal.mealId,
    date: meal.date as LocalDate, // every way into the table checks the date
    mealType: meal.mealType,
    mealServings: meal.mealServings,
    recipeId: meal.recipeId,
    recipeTitle: meal.recipeTitle,
    recipeServings: meal.recipeServings,
    base,
    // A line that was never written as text, as a person would write it.
    raw: line.raw || lineText({ ...line, amount: formatQuantity(amount, unit, { amountMax, pack }), unit: "" }),
    ingredientId: line.ingredientId,
    name: line.name,
    subType: line.subType || null,
    // Of a range the upper end: better a clove left over than one missing (decisions, section 2).
    amount: amountMax ?? amount,
    unit,
    pack,
  };
}

type MealOfLines = ReturnType<ReturnType<typeof plannedMeals>["all"]>[number];
