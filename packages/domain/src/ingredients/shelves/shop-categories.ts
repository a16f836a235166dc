import { text, type Text } from "@tureen/messages/text";
import { compareNames } from "../../ordering/compare-names";

const UNCATEGORIZED_TEXT = text("Uncategorized");
/** What stands where an ingredient has no category (specification, section 3). */
export const UNCATEGORIZED = UNCATEGORIZED_TEXT.message;

const TEXTS: readonly Text[] = [
  text("Fruit & Vegetables"),
  text("Fresh Herbs"),
  text("Bakery"),
  text("Meat"),
  text("Fish & Seafood"),
  text("Chilled & Deli"),
  text("Dairy & Eggs"),
  text("Frozen"),
  text("Pasta, Rice & Grains"),
  text("Tins & Jars"),
  text("Oils, Vinegars & Condiments"),
  text("Herbs & Spices"),
  text("Baking"),
  text("Nuts, Seeds & Dried Fruit"),
  text("Sweets & Snacks"),
  text("Drinks"),
  text("Household & Other"),
];

/** The categories of the catalogue in the order in which a family walks through a shop. */
export const SHOP_CATEGORIES: readonly string[] = TEXTS.map(({ message }) => message);

/** A category as it is said: the shop's in the reader's language, a family's own in its own words. */
export const categoryText = (category: string): Text | string =>
  [...TEXTS, UNCATEGORIZED_TEXT].find(({ message }) => message === category) ?? category;

/** As they are spelled, which nearly all are, and without capitals. */
const ranks = new Map<string, number>(
  SHOP_CATEGORIES.flatMap((category, rank) => [
    [category, rank],
    [category.toLowerCase(), rank],
  ]),
);

/**
 * Sorts categories as they lie on the way through a shop. A family's own come after the known ones, by name, and what
 * has no category comes last. Negative, zero or positive.
 */
export function compareCategories(left: string | null, right: string | null): number {
  if (left === right) return 0;
  const byRank = rankOf(left) - rankOf(right);
  return byRank !== 0 ? byRank : compareNames(left ?? "", right ?? "");
}

/** Compares two categories: negative, zero or positive. */
export type CompareCategories = (left: string | null, right: string | null) => number;

/**
 * Sorts categories as the family walks past them; what its order does not name comes after, as {@link compareCategories}
 * has it. The first place of a category counts, so that orders can stand one after the other; case does not.
 */
export function categoryOrder(order: readonly string[]): CompareCategories {
  const places = new Map(order.map((category, place) => [folded(category), place] as const).toReversed());
  const placeOf = (category: string | null) => places.get(folded(category)) ?? order.length;
  return (left, right) => placeOf(left) - placeOf(right) || compareCategories(left, right);
}

const folded = (category: string | null) => (category ?? "").trim().toLowerCase();

function rankOf(category: string | null): number {
  const text = category?.trim() ?? "";
  if (text === "") return SHOP_CATEGORIES.length + 1;
  return ranks.get(text) ?? ranks.get(text.toLowerCase()) ?? SHOP_CATEGORIES.length;
}
