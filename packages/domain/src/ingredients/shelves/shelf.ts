import type { FoodEntry, FoodIndex } from "../matching/food-index";
import { findByName } from "../matching/match-ingredient";
import { SHELVED_BY_HEAD } from "../../languages/food-words";
import { isHouseholdGood } from "../../languages/household-goods";
import { singularName } from "../names/food-key";
import { foldName } from "../names/normalize-name";
import type { SHOP_CATEGORIES } from "./shop-categories";

/** A catalogue entry with its place in the shop. */
export interface ShelvedFood extends FoodEntry {
  readonly category: string | null;
}

/** A name with more words than this is a sentence. */
const MAX_WORDS = 8;

const HOUSEHOLD: (typeof SHOP_CATEGORIES)[number] = "Household & Other";

/**
 * Where something stands in the shop that has no category of its own: what nobody eats at the end, a food where the last
 * known words of its name stand, "vine tomatoes" with the tomatoes and "plum sauce" with the sauces. Null where none of its words is known.
 * The English "the" is no French tea.
 */
export function shelfOf<E extends ShelvedFood>(index: FoodIndex<E>, name: string): string | null {
  if (isHouseholdGood(name)) return HOUSEHOLD;
  const words = foldName(name)
    .split(" ")
    .slice(0, MAX_WORDS)
    .filter((word) => word !== "the" || index.language === "fr");
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const said = words.slice(start, end).join(" ");
      const category = findByName(index, said)?.category ?? SHELVED_BY_HEAD.get(singularName(said));
      if (category) return category;
    }
  }
  return null;
}
