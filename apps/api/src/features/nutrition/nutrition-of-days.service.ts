import type { MealRangeInput } from "@tureen/contracts/meal-plans";
import type { DayNutrition } from "@tureen/contracts/nutrition";
import type { Queryable } from "@tureen/db/in-transaction";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { nutritionOfServings, type LineOfFood } from "@tureen/domain/nutrition/recipe-nutrition";
import type { AppContext } from "#core/app-context";
import { listMealsBetween } from "../meal-plans/meal-plans.service";
import { listOtherMealsBetween } from "../meal-plans/other-meals.service";
import { selectServings } from "./nutrition.repo";
import { foodsOf, linesOfDishes } from "./nutrition.service";

interface DishToCount {
  readonly servings: number;
  readonly lines: readonly LineOfFood[];
}

/**
 * What somebody holds who eats a serving of each dish of a day; both ends of the range included.
 * @throws AppError bad-input where the end is before the start.
 */
export function nutritionOfDays(app: AppContext, range: MealRangeInput): { days: DayNutrition[] } {
  // What is made ahead is eaten, and counted, with its dish.
  const eaten = listMealsBetween(app, range).mealPlans.filter((meal) => meal.prepares_for === null);
  const meals = eaten.map((meal) => ({ ...meal, title: meal.recipe_title }));
  const others = listOtherMealsBetween(app, range).otherMeals.map((meal) => ({ ...meal, recipe_id: null }));
  const dishes = readDishes(app.db, [...new Set(meals.map((meal) => meal.recipe_id))]);
  const days = [...groupBy([...meals, ...others], ({ date }) => date)].toSorted(([left], [right]) =>
    left < right ? -1 : 1,
  );
  return {
    days: days.map(([date, planned]) => {
      const ofDay = planned.map(({ recipe_id: id, title }) => ({ title, dish: id === null ? null : dishes.get(id) }));
      const { whole, incomplete, coverage, hasAlcohol } = nutritionOfServings(ofDay.flatMap(({ dish }) => dish ?? []));
      return {
        date,
        serving: whole,
        incomplete: [...incomplete],
        coverage,
        has_alcohol: hasAlcohol,
        left_out: ofDay.flatMap(({ title, dish }) => (dish ? [] : [title])),
      };
    }),
  };
}

/** Those that say for how many they are, and of what. */
function readDishes(db: Queryable, ids: readonly number[]): Map<number, DishToCount> {
  const servings = selectServings(db, ids);
  const lines = linesOfDishes(db, ids);
  const foods = foodsOf(db, lines).map(({ line }, index) => ({ line, id: lines[index]?.dishId }));
  const byRecipe = groupBy(foods, ({ id }) => id ?? 0);
  return new Map(
    [...byRecipe].flatMap(([id, of]): [number, DishToCount][] => {
      const among = servings.get(id) ?? 0;
      return among > 0 ? [[id, { servings: among, lines: of.map(({ line }) => line) }]] : [];
    }),
  );
}
