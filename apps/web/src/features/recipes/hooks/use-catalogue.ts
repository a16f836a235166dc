import type { Ingredient } from "@tureen/contracts/ingredients";
import { useMemo } from "react";
import { trpc } from "#lib/trpc";

const FRESH_MS = 60_000;

/** The ingredient catalogue. A failure to load it shows no toast (specification, section 8). */
export function useCatalogue() {
  return trpc.ingredients.list.useQuery(undefined, { staleTime: FRESH_MS, meta: { silent: true } });
}

/** Entries whose name holds `query`, ignoring case (specification, section 5). Where none does, those known by such an alias. */
export function useMatching(entries: readonly Ingredient[], query: string): readonly Ingredient[] {
  return useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const byName = entries.filter(({ name }) => name.toLowerCase().includes(wanted));
    return byName.length > 0
      ? byName
      : entries.filter(({ aliases }) => aliases.some((alias) => alias.toLowerCase().includes(wanted)));
  }, [entries, query]);
}
