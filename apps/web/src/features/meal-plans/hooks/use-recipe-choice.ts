import { keepPreviousData } from "@tanstack/react-query";
import type { RecipeHit } from "@tureen/contracts/recipes";
import { trpc } from "#lib/server/trpc";
import { today } from "#lib/text/today";
import { useDebounced } from "#lib/screen/use-debounced";
import type { ChosenRecipe } from "../meal-form";
import { MEAL_MESSAGES } from "../messages";

/** The longest search that the server takes. */
const MAX_SEARCH_LENGTH = 200;
const PAGE_SIZE = 40;
/** Foods that one buys for a dish from what there is. */
const MOST_MISSING = 2;

interface RecipeChoice {
  readonly recipes: readonly (ChosenRecipe & Pick<RecipeHit, "missing_foods">)[];
  /** What stands in `recipes` was found for fewer letters, or for none. */
  readonly isSearching: boolean;
  readonly isFailed: boolean;
  /** Asks for the next recipes, where there are more. */
  readonly readOn: () => void;
}

/**
 * The recipes that fit what is typed, in the server's order; the newest first while nothing is typed, and from what there is at
 * home those that lack least.
 */
export function useRecipeChoice(query: string, isFromHome = false): RecipeChoice {
  const typed = query.trim().slice(0, MAX_SEARCH_LENGTH);
  const asked = useDebounced(typed);
  const found = trpc.recipes.search.useInfiniteQuery(
    { q: asked, limit: PAGE_SIZE, ...(isFromHome ? { missing: MOST_MISSING, date: today() } : {}) },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // What was found before stays until the next answer is there: nothing flickers while somebody types.
      placeholderData: keepPreviousData,
      meta: { failure: MEAL_MESSAGES.loadFailed },
    },
  );
  return {
    recipes: found.data?.pages.flatMap((page) => page.recipes) ?? [],
    isSearching: asked !== typed || found.isPending || found.isPlaceholderData,
    isFailed: found.isError,
    readOn: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
    },
  };
}
