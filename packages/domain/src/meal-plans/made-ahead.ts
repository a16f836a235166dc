import { recipeParts, type LinkedLine, type LinkedRecipe } from "../recipes/sub-recipes";
import { compare, multiply, type Rational } from "../quantities/rational";

/** A planned meal as far as making something ahead concerns it. */
export interface PlannedDish {
  readonly id: number;
  readonly recipeId: number;
  /** What its recipe's amounts are multiplied by for the servings planned. */
  readonly factor: Rational;
  /** False where the recipe names no servings: it is then made for whatever the dish needs. */
  readonly hasServings: boolean;
  /** The meal that it is made ahead for; null for a dish that is eaten. */
  readonly preparesFor: number | null;
}

export interface MadeAhead {
  /** Recipes that another meal makes for this one. */
  coveredFor(mealId: number): ReadonlySet<number>;
  /** What the amounts of a meal's recipe are multiplied by. */
  factorOf(meal: PlannedDish): Rational;
}

/**
 * What is made ahead is bought once, with the meal that makes it: as much as its dish takes, however many that is for by now, or as
 * much as is planned of it where that is more. The first of several meals that make the same for one dish counts so, and a meal
 * whose dish does not take of it any more stands for itself.
 */
export function madeAhead(
  meals: readonly PlannedDish[],
  recipes: ReadonlyMap<number, LinkedRecipe<LinkedLine>>,
): MadeAhead {
  const byId = new Map(meals.map((meal) => [meal.id, meal]));
  const makers = new Map<number, Map<number, number>>();
  for (const meal of meals.toSorted((left, right) => left.id - right.id)) {
    const dish = meal.preparesFor === null ? undefined : byId.get(meal.preparesFor);
    if (!dish || dish.recipeId === meal.recipeId) continue;
    if (!recipeParts(dish.recipeId, recipes).some(({ recipeId }) => recipeId === meal.recipeId)) continue;
    const ofDish = makers.get(dish.id) ?? new Map<number, number>();
    makers.set(dish.id, ofDish);
    if (!ofDish.has(meal.recipeId)) ofDish.set(meal.recipeId, meal.id);
  }
  const coveredFor = (mealId: number): ReadonlySet<number> => new Set(makers.get(mealId)?.keys());

  function factorOf(meal: PlannedDish, above: ReadonlySet<number> = new Set()): Rational {
    const dish = meal.preparesFor === null ? undefined : byId.get(meal.preparesFor);
    if (!dish || makers.get(dish.id)?.get(meal.recipeId) !== meal.id || above.has(dish.id)) return meal.factor;
    const others = new Set([...coveredFor(dish.id)].filter((recipeId) => recipeId !== meal.recipeId));
    const part = recipeParts(dish.recipeId, recipes, others).find(({ recipeId }) => recipeId === meal.recipeId);
    if (!part) return meal.factor;
    const needed = multiply(factorOf(dish, new Set([...above, meal.id])), part.factor);
    return meal.hasServings && compare(meal.factor, needed) > 0 ? meal.factor : needed;
  }

  return { coveredFor, factorOf: (meal) => factorOf(meal) };
}
