import type { HeldMeals, HeldMealsInput } from "@tureen/contracts/shopping-lists";
import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { mealPlans, recipes, shoppingListMeals, shoppingLists } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { and, asc, between, eq, ne, sql } from "drizzle-orm";
import type { AppContext } from "#core/app-context";
import { requireOrderedDates } from "#features/meal-plans/meal-plans.service";
import { selectMealIds } from "./planned-lines.repo";

/** Which meals of these days are on a list already, both ends included, and on which lists. */
export function readHeldMeals(app: AppContext, input: HeldMealsInput): HeldMeals {
  requireOrderedDates(input);
  const rows = selectHeld(app.db, input.startDate, input.endDate, null);
  const held = [...groupBy(rows, ({ meal }) => meal.id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { meal, title } = first;
    const lists = group.map(({ list }) => list);
    return [{ meal_id: meal.id, date: meal.date, meal_type: meal.mealType, recipe_title: title, lists }];
  });
  return { meal_count: selectMealIds(app.db, input.startDate, input.endDate).length, held };
}

/** Ids of the meals of these days that a list other than `exceptListId` holds. */
export function selectHeldMealIds(
  db: Queryable,
  start: LocalDate,
  end: LocalDate,
  exceptListId: number | null,
): ReadonlySet<number> {
  return new Set(selectHeld(db, start, end, exceptListId).map(({ meal }) => meal.id));
}

function selectHeld(db: Queryable, start: LocalDate, end: LocalDate, exceptListId: number | null) {
  return heldBetween(db).all({ start, end, exceptListId: exceptListId ?? 0 });
}

const heldBetween = prepared((db) => {
  const { id, name, status } = shoppingLists;
  return db
    .select({ meal: mealPlans, title: recipes.title, list: { id, name, status } })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .innerJoin(shoppingListMeals, eq(shoppingListMeals.mealId, mealPlans.id))
    .innerJoin(shoppingLists, eq(id, shoppingListMeals.listId))
    .where(
      and(
        between(mealPlans.date, sql.placeholder("start"), sql.placeholder("end")),
        ne(id, sql.placeholder("exceptListId")),
      ),
    )
    .orderBy(asc(mealPlans.date), asc(mealPlans.id), asc(id));
});
