import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import type { Recipe } from "@tureen/contracts/recipes";
import { useQuery } from "@tanstack/react-query";
import type { LinkedLine, LinkedRecipe } from "@tureen/domain/recipes/sub-recipes";
import { trpc, type Utils } from "#lib/server/trpc";
import { madeOf, takenOf } from "./taken-recipe";

interface BaseLine extends LinkedLine {
  readonly line: Omit<IngredientLine, "id">;
}
export type Bases = ReadonlyMap<number, LinkedRecipe<BaseLine>>;

/** A recipe and all that it is made of, in any depth; undefined while that is read, and where it cannot be or is nothing. */
export function useBases(recipe: Recipe): { readonly bases: Bases | undefined; readonly isReading: boolean } {
  const utils = trpc.useUtils();
  const isMade = typeof recipe.ingredients !== "string" && recipe.ingredients.some((line) => line.recipe_id !== null);
  const { data, isFetching } = useQuery({
    queryKey: ["bases", recipe.id, recipe.revision],
    queryFn: () => readBases(utils, recipe),
    enabled: isMade,
    meta: { silent: true },
  });
  return { bases: isMade ? data : undefined, isReading: isMade && !data && isFetching };
}

async function readBases({ recipes }: Utils, dish: Recipe): Promise<Bases> {
  const read = new Map<number, LinkedRecipe<BaseLine>>();
  const linesOf = async ({ ingredients }: Recipe) =>
    typeof ingredients === "string"
      ? (await recipes.readLines.fetch({ text: ingredients }, { meta: { silent: true } })).lines
      : ingredients;
  for (let next = [dish]; next.length > 0;) {
    // oxlint-disable-next-line no-await-in-loop -- one floor after the other
    const lists = await Promise.all(next.map(linesOf));
    for (const [index, recipe] of next.entries()) {
      const lines = (lists[index] ?? []).map((line) => ({ ...takenOf(line), subRecipeId: line.recipe_id, line }));
      read.set(recipe.id, { ...madeOf(recipe), lines });
    }
    const ids = new Set(lists.flat().flatMap(({ recipe_id }) => recipe_id ?? []));
    const unread = [...ids].filter((id) => !read.has(id));
    // oxlint-disable-next-line no-await-in-loop -- as above
    const found = await Promise.all(unread.map((id) => recipes.byId.fetch({ id }, { meta: { silent: true } })));
    next = found.map(({ recipe }) => recipe);
  }
  return read;
}
