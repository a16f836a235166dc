import type { RecipeHit } from "@tureen/contracts/recipes";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { READ_AHEAD } from "#lib/server/feedback-meta";
import { type Client, type Inputs, type QueryUtils, trpc } from "#lib/server/trpc";
import { today } from "#lib/text/today";
import { RECIPE_MESSAGES } from "../messages";
import type { RecipeFilters } from "./use-recipe-filters";

/** Recipes that the server is asked for at once. */
const WINDOW_SIZE = 60;
/** Cards that come into view must not ask again for what was just read. */
const WINDOW_FRESH_MS = 30_000;
const LOAD_FEEDBACK = { failure: RECIPE_MESSAGES.listFailed };
/** The longest search that the server takes. */
const MAX_SEARCH_LENGTH = 200;

/** Asks for the first of what this finds, before the list is drawn. */
export function prefetchSearch({ recipes }: QueryUtils, filters: RecipeFilters): Promise<void> {
  return recipes.search.prefetch(windowAt(filters, 0), READ_AHEAD);
}

/** How many recipes match, and the filters by which the cards on screen are read. */
export function useRecipeSearch(filters: RecipeFilters) {
  const first = trpc.recipes.search.useQuery(windowAt(filters, 0), {
    meta: LOAD_FEEDBACK,
    placeholderData: keepPreviousData,
  });
  // What was found before stays until the next answer is there: nothing flickers while somebody types.
  const [shown, setShown] = useState(filters);
  if (first.isSuccess && !first.isPlaceholderData && shown !== filters) setShown(filters);
  return { total: first.data?.total, shown, query: first };
}

/** Asks for the first of what a search finds, before the list is to show it. Done once that is there, or could not be read. */
export function useReadAhead(filters: RecipeFilters): (q: string) => Promise<void> {
  const { recipes } = trpc.useUtils();
  // What was found once is shown at once; the list reads it anew where it is old.
  const options = { staleTime: Number.POSITIVE_INFINITY, meta: { silent: true } };
  return (q) => recipes.search.prefetch(windowAt({ ...filters, q }, 0), options);
}

/** The recipe at a place in the list, undefined while its window is read. Ten thousand recipes are as quick as ten. */
export function useRecipeAt(filters: RecipeFilters, index: number): RecipeHit | undefined {
  const place = index % WINDOW_SIZE;
  const window = trpc.recipes.search.useQuery(windowAt(filters, index - place), {
    meta: LOAD_FEEDBACK,
    staleTime: WINDOW_FRESH_MS,
  });
  return window.data?.recipes[place];
}

/** What the server gives of a search at once, at most. */
const LARGEST_WINDOW = 100;

/** The ids of all recipes that match, however many there are. */
export async function allMatching(client: Client, filters: RecipeFilters): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let total = 1; ids.length < total;) {
    const asked = { ...windowAt(filters, ids.length), limit: LARGEST_WINDOW };
    const window = await client.recipes.search.query(asked);
    ids.push(...window.recipes.map(({ id }) => id));
    total = window.recipes.length === 0 ? 0 : window.total;
  }
  return ids;
}

function windowAt(filters: RecipeFilters, cursor: number): NonNullable<Inputs["recipes"]["search"]> {
  const { missing, ...others } = filters;
  return {
    ...others,
    q: filters.q.trim().slice(0, MAX_SEARCH_LENGTH),
    // What lists have ticked until now is at home, too.
    ...(missing === "" ? {} : { missing, date: today() }),
    cursor,
    limit: WINDOW_SIZE,
  };
}
