import type { Ingredient } from "@tureen/contracts/ingredients";
import { foldedSpellings } from "@tureen/domain/ingredients/names/normalize-name";
import { bestMatches } from "@tureen/domain/ordering/best-matches";
import { useMemo } from "react";
import { trpc } from "#lib/server/trpc";
import { foldedFoodWords, useFoodNames } from "#lib/text/food-names";

const FRESH_MS = 60_000;

/** The ingredient catalogue. A failure to load it shows no toast (specification, section 8). */
export function useCatalogue() {
  return trpc.ingredients.list.useQuery(undefined, { staleTime: FRESH_MS, meta: { silent: true } });
}

/** Entries whose name holds `query` (specification, section 5), best first. Where none does, those known by such an alias. */
export function useMatching(entries: readonly Ingredient[] | undefined, query: string): readonly Ingredient[] {
  const foods = useFoodNames();
  const folded = useMemo(
    () =>
      (entries ?? []).map((entry) => ({
        entry,
        names: [...foldedSpellings(entry.name), ...foldedFoodWords(entry.name, foods)],
        aliases: [entry.plural ?? "", ...entry.aliases].flatMap(foldedSpellings),
      })),
    [entries, foods],
  );
  return useMemo(() => {
    const byName = bestMatches(folded, query, ({ names }) => names);
    const found = byName.length > 0 ? byName : bestMatches(folded, query, ({ aliases }) => aliases);
    return found.map(({ entry }) => entry);
  }, [folded, query]);
}
