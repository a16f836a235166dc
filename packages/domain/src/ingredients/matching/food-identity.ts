import type { FoodEntry } from "./food-index";
import { withoutMeasure } from "../names/measure-in-name";
import { foldName } from "../names/normalize-name";
import { equalFoodKey, sameFoodKey } from "../names/same-food";

/** What makes two lines the same food. */
export interface FoodIdentity {
  /** Equal for the same food and for nothing else; made of folded name and sub type, so it outlives catalogue ids. */
  readonly key: string;
  /** As the catalogue spells it; as written where it has no entry. */
  readonly name: string;
  /** As written, trimmed; '' where there is none, never null. */
  readonly subType: string;
}

/**
 * THE identity of a food (decisions, section 5), asked by lists, larder and duplicate checks alike: the catalogue entry
 * after alias and plural, its everyday equals included, with the line's sub type, else the entry's. `entry` is what
 * `matchFood` found.
 */
export function foodIdentity(
  entry: FoodEntry | null,
  name: string,
  lineSubType: string | null | undefined,
): FoodIdentity {
  const shownName = entry?.name.trim() || name.trim();
  const subType = lineSubType?.trim() || entry?.subType?.trim() || "";
  const foldedSubType = foldName(subType);
  const key = entry?.name.trim() ? keyOfEntry(entry) : nameKey(shownName, entry?.isCustom);
  return { key: `${key}${foldedSubType === "" ? "" : `|${foldedSubType}`}`, name: shownName, subType };
}

/** Entries are read from the catalogue once and asked for with each line of each list. */
const keysOfEntries = new WeakMap<FoodEntry, string>();

function keyOfEntry(entry: FoodEntry): string {
  const known = keysOfEntries.get(entry);
  const key = known ?? nameKey(entry.name.trim(), entry.isCustom);
  if (known === undefined) keysOfEntries.set(entry, key);
  return key;
}

/** Built-in entries were told apart by hand: only everyday equals make two of them one food. */
function nameKey(name: string, isCustom: boolean | undefined): string {
  return isCustom === false ? equalFoodKey(name) : sameFoodKey(withoutMeasure(name));
}
