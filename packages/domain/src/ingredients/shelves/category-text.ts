import { text, type Text } from "@tureen/messages/text";
import { UNCATEGORIZED, type SHOP_CATEGORIES } from "./shop-categories";

type Category = (typeof SHOP_CATEGORIES)[number] | typeof UNCATEGORIZED;

const TEXTS: ReadonlyMap<string, Text> = new Map<Category, Text>([
  ["Fruit & Vegetables", text("Fruit & Vegetables")],
  ["Fresh Herbs", text("Fresh Herbs")],
  ["Bakery", text("Bakery")],
  ["Meat", text("Meat")],
  ["Fish & Seafood", text("Fish & Seafood")],
  ["Chilled & Deli", text("Chilled & Deli")],
  ["Dairy & Eggs", text("Dairy & Eggs")],
  ["Frozen", text("Frozen")],
  ["Pasta, Rice & Grains", text("Pasta, Rice & Grains")],
  ["Tins & Jars", text("Tins & Jars")],
  ["Oils, Vinegars & Condiments", text("Oils, Vinegars & Condiments")],
  ["Herbs & Spices", text("Herbs & Spices")],
  ["Baking", text("Baking")],
  ["Nuts, Seeds & Dried Fruit", text("Nuts, Seeds & Dried Fruit")],
  ["Sweets & Snacks", text("Sweets & Snacks")],
  ["Drinks", text("Drinks")],
  ["Household & Other", text("Household & Other")],
  [UNCATEGORIZED, text("Uncategorized")],
]);

/** A category as it is said: the shop's in the reader's language, a family's own in its own words. */
export function categoryText(category: string): Text | string {
  return TEXTS.get(category) ?? category;
}
