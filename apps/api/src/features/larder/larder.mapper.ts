import { plainFields } from "@tureen/contracts/fields";
import { LARDER_FIELDS, type LarderIngredient, type LarderItem } from "@tureen/contracts/larder";
import type { CatalogueEntry } from "../ingredients/food-index";
import type { LarderRow } from "./larder.repo";

/** A larder row as the specification spells it; `entry` is the catalogue entry that it stocks. */
export function toLarderItem(row: LarderRow, entry: CatalogueEntry): LarderItem {
  return {
    ...plainFields(LARDER_FIELDS, row),
    ingredient_name: entry.name,
    ingredient_sub_type: entry.subType || null,
    ingredient_category: entry.category,
  };
}

/** A catalogue entry as the larder's search shows it, marked where it is stocked already. */
export function toLarderIngredient(entry: CatalogueEntry, isInLarder: boolean): LarderIngredient {
  return {
    id: entry.id,
    name: entry.name,
    sub_type: entry.subType || null,
    category: entry.category,
    unit: entry.unit,
    in_larder: isInLarder,
  };
}
