import type { Recipe } from "@tureen/contracts/recipes";
import { trpc } from "#lib/server/trpc";
import { textLines } from "#features/recipes/shared/ingredient-text";
import type { CookLine } from "../cook-steps";

const NEVER_STALE = Infinity;

/** The recipe's ingredients as lines; those of a text block as the server reads them, and as they were written until then. */
export function useCookLines({ ingredients }: Recipe): readonly CookLine[] {
  const lines = useReadLines(ingredients, true);
  return lines ?? (typeof ingredients === "string" ? textLines(ingredients).map(asWritten) : ingredients);
}

/** Ingredients as lines; those of a text block as the server reads them, null until it has and where nobody `asks`. */
export function useReadLines(ingredients: Recipe["ingredients"], asks: boolean): readonly CookLine[] | null {
  const isText = typeof ingredients === "string";
  const { data } = trpc.recipes.readLines.useQuery(
    { text: isText ? ingredients : "" },
    { enabled: isText && asks, staleTime: NEVER_STALE, meta: { silent: true } },
  );
  return isText ? ((asks ? data?.lines : undefined) ?? null) : ingredients;
}

function asWritten(name: string): CookLine {
  const nothing = { amount: 0, amount_min: null, amount_text: "", unit: "", pack: null };
  const none = { sub_type: null, preparation_notes: null, section: null, recipe_id: null, recipe_title: null };
  return { ...nothing, ...none, name, ingredient_name: name };
}
