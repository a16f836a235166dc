import { trpc } from "#lib/trpc";
import type { ChosenRecipe } from "../meal-form";

const SHOWN = 3;

/** Favourites of the family, the best liked first. */
export function useFavouriteRecipes(): readonly ChosenRecipe[] {
  const { data } = trpc.recipes.search.useQuery(
    { q: "", sort: "favourites", limit: SHOWN },
    { meta: { silent: true } },
  );
  return data?.recipes.filter(({ favourite }) => favourite) ?? [];
}
