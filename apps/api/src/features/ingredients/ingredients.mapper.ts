import type { Ingredient } from "@tureen/contracts/ingredients";
import { removedAliases } from "@tureen/db/seed/seed-catalogue";
import type { CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";

/** A catalogue entry as the specification spells it. */
export function toIngredient(entry: CatalogueEntry): Ingredient {
  const removed = removedAliases(entry);
  return {
    id: entry.id,
    name: entry.name,
    plural: entry.plural,
    category: entry.category,
    sub_type: entry.subType || null,
    unit: entry.unit,
    aliases: [...entry.aliases],
    ...(removed.length > 0 ? { removed_aliases: [...removed] } : {}),
    is_custom: entry.isCustom,
    never_bought: entry.neverBought,
    density: entry.densityGramsPerMl,
    piece_weight: entry.pieceWeightGrams,
    revision: entry.revision,
  };
}

/** "onion", "onion (red)". */
export function entryLabel(entry: { readonly name: string; readonly subType: string }): string {
  return entry.subType ? `${entry.name} (${entry.subType})` : entry.name;
}
