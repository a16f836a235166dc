import { keepPreviousData } from "@tanstack/react-query";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { trpc } from "#lib/server/trpc";
import { useRouteId } from "#lib/screen/route/use-route-id";

/** A recipe that may be an ingredient of the one in the form. */
export interface RecipeOption {
  readonly id: number;
  readonly title: string;
}

const LEAST_LETTERS = 2;
/** The calls of a form's lines travel in one address. */
const MOST_LETTERS = 60;
const FRESH_MS = 60_000;
/** What has the words in its title comes first. */
const LOOKED_AT = 20;
const MOST = 3;

function useTitled(words: string, isWanted: boolean): readonly RecipeOption[] {
  // The recipe in the form is no ingredient of its own.
  const ownId = useRouteId();
  const q = words.trim();
  const { data } = trpc.recipes.search.useQuery(
    { q, limit: LOOKED_AT },
    {
      enabled: isWanted && q.length >= LEAST_LETTERS && q.length <= MOST_LETTERS,
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      meta: { silent: true },
    },
  );
  return isWanted && q.length >= LEAST_LETTERS ? (data?.recipes ?? []).filter(({ id }) => id !== ownId) : [];
}

/** Recipes whose title has what is looked for, the best first. */
export function useRecipesWith(query: string): readonly RecipeOption[] {
  const folded = foldText(query.trim());
  return useTitled(query, true)
    .filter(({ title }) => foldText(title).includes(folded))
    .slice(0, MOST);
}

/** The recipe that a line's words are the title of; undefined where none is, and while nobody asks. */
export function useRecipeNamed(name: string, isWanted: boolean): RecipeOption | undefined {
  const key = foodKey(name);
  return useTitled(name, isWanted).find(({ title }) => foodKey(title) === key);
}
