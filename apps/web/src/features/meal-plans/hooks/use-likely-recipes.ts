import { addDays, parseLocalDate } from "@tureen/domain/dates/local-date";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { trpc } from "#lib/server/trpc";
import type { ChosenRecipe } from "../meal-form";
import { reasonText } from "../reason-text";

const WEEKS_BACK = 6;
const RECENT_SHOWN = 4;
const FAVOURITES_SHOWN = 3;
const SEED = 0;

interface LikelyRecipe extends ChosenRecipe {
  /** In a few words. */
  readonly why: string;
}

/** What a family most likely plans for a meal, each recipe once: what fits, what was eaten lately, what is liked best. */
export function useLikelyRecipes(slot: { date: string; mealType: string }): readonly LikelyRecipe[] {
  const fitting = useFittingRecipe(slot);
  const likely = [...fitting, ...useRecentRecipes(), ...useFavouriteRecipes()];
  const seen = new Set<number>();
  return likely.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The dinner for which most speaks on this day; none for other meals, and until it is known. */
function useFittingRecipe({ date, mealType }: { date: string; mealType: string }): readonly LikelyRecipe[] {
  const day = mealType === "dinner" ? parseLocalDate(date) : null;
  const { data } = trpc.mealPlans.propose.useQuery(
    { dates: day ? [day] : [], seed: SEED },
    { enabled: day !== null, meta: { silent: true } },
  );
  const proposal = day && data?.proposals[0];
  if (!proposal?.recipe) return [];
  const { id, title } = proposal.recipe;
  const [reason] = proposal.reasons;
  return [{ id, title, why: (reason && reasonText(reason, proposal.date)) || t("fits this evening") }];
}

/** What the family has eaten lately, the latest first: what is planned again most often. */
function useRecentRecipes(): readonly LikelyRecipe[] {
  const now = today();
  const past = trpc.mealPlans.range.useQuery(
    { startDate: addDays(now, -7 * WEEKS_BACK), endDate: addDays(now, -1) },
    { meta: { silent: true } },
  );
  const latest = new Map<number, string>();
  for (const meal of past.data?.mealPlans.toReversed() ?? [])
    if (!latest.has(meal.recipe_id)) latest.set(meal.recipe_id, meal.recipe_title);
  return Array.from(latest, ([id, title]) => ({ id, title, why: t("lately") })).slice(0, RECENT_SHOWN);
}

/** Favourites of the family, the best liked first. */
function useFavouriteRecipes(): readonly LikelyRecipe[] {
  const { data } = trpc.recipes.search.useQuery(
    { q: "", sort: "favourites", limit: FAVOURITES_SHOWN },
    { meta: { silent: true } },
  );
  const favourites = data?.recipes.filter(({ favourite }) => favourite) ?? [];
  return favourites.map(({ id, title }) => ({ id, title, why: t("favourite") }));
}
