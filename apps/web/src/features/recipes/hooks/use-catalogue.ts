import type { Ingredient } from "@tureen/contracts/ingredients";
import { foldText } from "@tureen/domain/ingredients/normalize-name";
import { useMemo } from "react";
import { trpc } from "#lib/trpc";

const FRESH_MS = 60_000;

/** The ingredient catalogue. A failure to load it shows no toast (specification, section 8). */
export function useCatalogue() {
  return trpc.ingredients.list.useQuery(undefined, { staleTime: FRESH_MS, meta: { silent: true } });
}

/**
 * Entries whose name holds `query`, in any case and with or without accents (specification, section 5). Where none does,
 * those known by such an alias.
 */
export function useMatching(entries: readonly Ingredient[], query: string): readonly Ingredient[] {
  const folded = useMemo(
    () => entries.map((entry) => ({ entry, name: foldText(entry.name), aliases: entry.aliases.map(foldText) })),
    [entries],
  );
  return useMemo(() => {
    const wanted = foldText(query);
    const byName = folded.filter(({ name }) => name.includes(wanted));
    const found = byName.length > 0 ? byName : folded.filter(({ aliases }) => aliases.some((a) => a.includes(wanted)));
    return found.map(({ entry }) => entry);
  }, [folded, query]);
}
