import { compareNames } from "../../ordering/compare-names";

/** The categories of the catalogue in the order in which a family walks through a shop. */
export const SHOP_CATEGORIES = [
  "Fruit & Vegetables",
  "Fresh Herbs",
  "Bakery",
  "Meat",
  "Fish & Seafood",
  "Chilled & Deli",
  "Dairy & Eggs",
  "Frozen",
  "Pasta, Rice & Grains",
  "Tins & Jars",
  "Oils, Vinegars & Condiments",
  "Herbs & Spices",
  "Baking",
  "Nuts, Seeds & Dried Fruit",
  "Sweets & Snacks",
  "Drinks",
  "Household & Other",
] as const;

/** What stands where an ingredient has no category (specification, section 3). */
export const UNCATEGORIZED = "Uncategorized";

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
