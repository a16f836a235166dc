import { findByName, type FoodEntry, type FoodIndex } from "./match-ingredient";
import { foldName } from "./normalize-name";

/** A catalogue entry with its place in the shop. */
export interface ShelvedFood extends FoodEntry {
  readonly category: string | null;
}

/** A name with more words than this is a sentence. */
const MAX_WORDS = 8;

/**
 * Where a food stands in the shop that has no category of its own: where the last known words of its name stand, "vine
 * tomatoes" with the tomatoes. Null where none of its words is known.
 */
export function shelfOf<E extends ShelvedFood>(index: FoodIndex<E>, name: string): string | null {
  const words = foldName(name).split(" ").slice(0, MAX_WORDS);
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const category = findByName(index, words.slice(start, end).join(" "))?.category;
      if (category) return category;
    }
  }
  return null;
}
