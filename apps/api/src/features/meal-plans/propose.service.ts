import type { Proposals, ProposeInput } from "@tureen/contracts/meal-plans";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { shelfOf } from "@tureen/domain/ingredients/shelves/shelf";
import { dietOf } from "@tureen/domain/meal-plans/propose/diet";
import type { Dish, DishFood } from "@tureen/domain/meal-plans/propose/dish";
import { type DishOnDay, proposeDinners } from "@tureen/domain/meal-plans/propose/propose-dinners";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { parseTags } from "@tureen/domain/recipes/tags";
import type { AppContext } from "#core/app-context";
import { foodIndex } from "../ingredients/food-index";
import { type Eaten, selectDishes, selectEaten, selectFoodIds, selectFoods, selectStocked } from "./propose.repo";

/** Two years show what a household eats at which time of the year. */
const DAYS_BACK = 2 * 366;
/** So far around the days that are asked for do dinners matter to them. */
const DAYS_AROUND = 7;

/** Proposes dinners by what the household knows, and why; nothing is planned by it. */
export function propose(app: AppContext, input: ProposeInput): Proposals {
  const dates = [...new Set(input.dates)].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return { proposals: [] };
  const eaten = selectEaten(app.db, addDays(first, -DAYS_BACK), addDays(last, DAYS_AROUND));
  const stocked = selectStocked(app.db);
  const proposals = proposeDinners({
    dates,
    dishes: readDishes(app, eaten),
    planned: dinnersAround(eaten, addDays(first, -DAYS_AROUND)),
    larder: new Set(stocked.keys()),
    bestBefore: new Map([...stocked].flatMap(([food, date]) => (date ? [[food, date]] : []))),
    constraints: {
      isQuick: input.quick,
      isVegetarian: input.vegetarian,
      isWithoutFish: input.without_fish,
      hasLittleMeat: input.little_meat,
    },
    pins: input.pins.map(toDishOnDay),
    unwanted: input.unwanted.map(toDishOnDay),
    seed: input.seed,
  });
  return {
    proposals: proposals.map(({ date, dish, reasons, isPinned }) => ({
      date,
      recipe: dish && { id: dish.id, title: dish.title, minutes: dish.minutes },
      reasons,
      is_pinned: isPinned,
    })),
  };
}

function readDishes({ db }: AppContext, eaten: readonly Eaten[]): readonly Dish[] {
  const foods = readFoods(db);
  const foodIds = selectFoodIds(db);
  const mealOf = ({ date, mealType }: Eaten) => `${date} ${mealType}`;
  const meals = groupBy(eaten, mealOf);
  const eatenOf = groupBy(eaten, ({ recipeId }) => recipeId);
  return selectDishes(db).map(
    ({ id, title, cuisine, tags, prepTimeMinutes, cookTimeMinutes, isFavourite, rating }) => ({
      id,
      title,
      minutes:
        prepTimeMinutes === null && cookTimeMinutes === null ? null : (prepTimeMinutes ?? 0) + (cookTimeMinutes ?? 0),
      cuisine,
      tags: parseTags(tags),
      isFavourite,
      rating,
      eaten: (eatenOf.get(id) ?? []).map((meal) => ({
        isBeside: (meals.get(mealOf(meal))?.length ?? 0) > 1,
        ...meal,
      })),
      foods: foodIds.get(id)?.flatMap((food) => foods.get(food) ?? []) ?? [],
    }),
  );
}

/** The catalogue; a family's own food without a category lies where its words lie. */
function readFoods(db: AppContext["db"]): ReadonlyMap<number, DishFood> {
  const index = foodIndex(db);
  return new Map(
    selectFoods(db).map(({ id, name, category: own }) => {
      const category = own ?? shelfOf(index, name);
      return [id, { id, name, category, diet: dietOf({ name, category }) }];
    }),
  );
}

function dinnersAround(eaten: readonly Eaten[], start: LocalDate): readonly DishOnDay[] {
  return eaten
    .filter(({ date, mealType }) => mealType === "dinner" && date >= start)
    .map(({ date, recipeId }) => ({ date, dishId: recipeId }));
}

function toDishOnDay({ date, recipe_id: dishId }: { date: LocalDate; recipe_id: number }): DishOnDay {
  return { date, dishId };
}
