import { useLocation, useSearchParams } from "wouter";
import { paths } from "#lib/screen/paths";

const MAX_SERVINGS = 10_000;

/** What the address says: for how many, and which planned meal it is. */
export function useCookPlace(recipeId: number) {
  const [search, setSearch] = useSearchParams();
  const [, navigate] = useLocation();
  const servings = numberIn(search.get("servings"));
  return {
    servings: servings !== null && servings <= MAX_SERVINGS ? servings : null,
    mealId: numberIn(search.get("meal")),
    chooseServings: (chosen: number) =>
      setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), servings: `${chosen}` }), {
        replace: true,
      }),
    /** Back to where one came from; to the recipe where this is the first page of its tab. */
    leave: () => {
      if (canGoBack()) window.history.back();
      else navigate(paths.recipe(recipeId), { replace: true });
    },
  };
}

function numberIn(text: string | null): number | null {
  const number = Number(text ?? "");
  return text !== null && Number.isFinite(number) && number > 0 ? number : null;
}

/** Browsers without the Navigation API do not say it: from there it goes to the recipe. */
function canGoBack(): boolean {
  return "navigation" in window && window.navigation.canGoBack;
}
