import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import type { CompareCategories } from "@tureen/domain/ingredients/shelves/shop-categories";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { inFoodOrder, listedFoodName } from "#lib/text/food-names";
import { sameItems } from "./same-items";

/** One food with the measures that it is needed in; more than one where they cannot be added ("200 g + 1 cup"). */
export interface Food<Item> {
  readonly key: string;
  readonly name: string;
  readonly subType: string | null;
  /** Never empty. */
  readonly measures: readonly Item[];
}

export interface CategoryGroup<Item> {
  readonly category: string;
  readonly foods: readonly Food<Item>[];
}

/** Items by category in the order of the way through a shop, and within it by food. */
export function byCategory<Item extends ShoppingItem>(
  items: readonly Item[],
  compareCategories: CompareCategories,
): readonly CategoryGroup<Item>[] {
  const groups = [...groupBy(items, (item) => item.category)];
  return groups
    .toSorted(([left], [right]) => compareCategories(left, right))
    .map(([category, inCategory]) => ({ category, foods: byFood(inCategory) }));
}

/** Items of one food side by side, by what the language on the screen calls them; in English in the order of the list. */
export function byFood<Item extends ShoppingItem>(items: readonly Item[]): readonly Food<Item>[] {
  const foods = foodsOf(items, (item) => item);
  return inFoodOrder(foods, ({ measures: [first] }) => first?.name ?? "");
}

/** The foods of what has an item in it, in the order of the first of each; `keyOf` tells one food from another. */
export function foodsOf<Listed>(
  all: readonly Listed[],
  itemOf: (listed: Listed) => ShoppingItem,
  keyOf = (listed: Listed) => foodKeyOf(itemOf(listed)),
): readonly Food<Listed>[] {
  return [...groupBy(all, keyOf)].flatMap(([key, measures]) => {
    const [first] = measures.map(itemOf);
    return first ? [{ key, name: listedFoodName(first), subType: first.sub_type, measures }] : [];
  });
}

/** How far the shopping of a list is, in foods: one is bought in all its measures. */
export function countFoods(items: readonly ShoppingItem[]): { readonly ticked: number; readonly all: number } {
  const foods = foodsOf(items, (item) => item);
  const isBought = ({ measures }: Food<ShoppingItem>) => measures.every((item) => item.is_ticked);
  return { ticked: foods.filter(isBought).length, all: foods.length };
}

/** For `memo`: whether a food looks as it did. */
export function sameFood(before: Food<ShoppingItem>, after: Food<ShoppingItem> | undefined): boolean {
  return before.name === after?.name && sameItems(before.measures, after.measures);
}

/** Equal for what is one food on a list, whatever it is measured in. */
export function foodKeyOf(item: ShoppingItem): string {
  const food = item.ingredient_id === null ? foldText(item.name) : `#${item.ingredient_id}`;
  return `${food} ${foldText(item.sub_type ?? "")}`;
}
