import { addDays } from "@tureen/domain/dates/local-date";
import { today } from "#lib/today";
import { trpc } from "#lib/trpc";
import type { ChosenRecipe } from "../meal-form";

const WEEKS_BACK = 6;
const SHOWN = 4;

/** What the family has eaten lately, the latest first: what is planned again most often. */
export function useRecentRecipes(): readonly ChosenRecipe[] {
  const now = today();
  const past = trpc.mealPlans.range.useQuery(
    { startDate: addDays(now, -7 * WEEKS_BACK), endDate: addDays(now, -1) },
    { meta: { silent: true } },
  );
  const latest = new Map<number, ChosenRecipe>();
  for (const meal of past.data?.mealPlans.toReversed() ?? [])
    if (!latest.has(meal.recipe_id)) latest.set(meal.recipe_id, { id: meal.recipe_id, title: meal.recipe_title });
  return [...latest.values()].slice(0, SHOWN);
}
