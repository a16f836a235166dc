import type { MealPlan } from "@tureen/contracts/meal-plans";
import type { Recipe } from "@tureen/contracts/recipes";
import { addDays, parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { add, toNumber, ZERO } from "@tureen/domain/quantities/rational";
import { shareOf } from "@tureen/domain/recipes/sub-recipes";
import { madeOf, takenOf } from "#features/recipes/shared/taken-recipe";
import type { Utils } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import type { ManyMeals } from "./hooks/use-plan-many";

/** What can be planned for the day before a dish, and what its recipes are called. */
export interface AheadOffer {
  readonly meals: ManyMeals["meals"];
  readonly titles: string;
}

const ONE_TIME = 1;
const NOTHING: AheadOffer = { meals: [], titles: "" };

/** The recipes that a planned dish is made of, as meals of the day before; none where that day is over, or nobody can say how much of them. */
export async function aheadOf(
  { recipes }: Utils,
  dish: MealPlan,
  { today, planned = [] }: { readonly today: LocalDate; readonly planned?: readonly MealPlan[] },
): Promise<AheadOffer> {
  const eaten = parseLocalDate(dish.date);
  if (!eaten || eaten <= today) return NOTHING;
  const read = (id: number) => recipes.byId.fetch({ id }, { meta: { silent: true } }).then(({ recipe }) => recipe);
  try {
    const recipe = await read(dish.recipe_id);
    const isPlanned = (id: number) => planned.some((meal) => meal.prepares_for === dish.id && meal.recipe_id === id);
    const lines = typeof recipe.ingredients === "string" ? [] : recipe.ingredients;
    const ids = [...new Set(lines.flatMap(({ recipe_id }) => recipe_id ?? []))].filter((id) => !isPlanned(id));
    const bases = await Promise.all(ids.map(read));
    const meals = bases.flatMap((base) => {
      const servings = servingsOf(base, recipe, dish.servings);
      if (servings === null) return [];
      const { meal_type } = dish;
      const notes = t("For {title}", { title: recipe.title });
      return [{ recipe_id: base.id, date: addDays(eaten, -1), meal_type, servings, notes, prepares_for: dish.id }];
    });
    const titles = bases.flatMap(({ id, title }) => (meals.some(({ recipe_id }) => recipe_id === id) ? [title] : []));
    return { meals, titles: titles.join(", ") };
  } catch {
    // Nothing is offered where it cannot be read.
    return NOTHING;
  }
}

/** For how many the base is made, by what the dish takes of it; once where it names no servings. Null where nobody can say how much that is. */
function servingsOf(base: Recipe, dish: Recipe, planned: number): number | null {
  const lines = typeof dish.ingredients === "string" ? [] : dish.ingredients;
  const shares = lines
    .filter(({ recipe_id }) => recipe_id === base.id)
    .flatMap((line) => shareOf(takenOf(line), madeOf(base)).factor ?? []);
  if (shares.length === 0) return null;
  if (base.servings === null) return ONE_TIME;
  const times = dish.servings === null ? 1 : planned / dish.servings;
  return base.servings * toNumber(shares.reduce(add, ZERO)) * times;
}
