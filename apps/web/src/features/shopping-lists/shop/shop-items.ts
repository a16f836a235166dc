import type { LarderShoppingItem, ShoppingItem } from "@tureen/contracts/shopping-lists";
import type { CompareCategories } from "@tureen/domain/ingredients/shelves/shop-categories";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { compareNames, foodName } from "#lib/text/food-names";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { countFoods, type Food, foodKeyOf, foodsOf } from "../food-groups";
import type { ShoppedList } from "./with-lists";

/** An item in the shop, and the list that it came from. */
export interface ShopItem<Item extends ShoppingItem = ShoppingItem> {
  readonly listId: number;
  /** Null where no other list is shopped with it. */
  readonly listName: string | null;
  readonly item: Item;
  /** Without a connection: a change of it is on this phone only. */
  readonly isWaiting: boolean;
}

export interface ShopCategory {
  readonly category: string;
  readonly items: readonly ShopItem[];
}

export interface ShopView {
  readonly categories: readonly ShopCategory[];
  readonly basket: readonly ShopItem[];
  readonly larder: readonly ShopItem<LarderShoppingItem>[];
  /** Foods, whatever they are measured in. */
  readonly ticked: number;
  readonly all: number;
}

/**
 * What is still to buy by category in the order of the shop, what is in the basket, and what the larder is assumed to
 * hold. An item that was just ticked keeps its place (`lingering`, by id), so that no row moves under a thumb.
 */
export function shopView(
  lists: readonly ShoppedList[],
  lingering: ReadonlySet<string>,
  compareCategories: CompareCategories,
): ShopView {
  const known = lists.flatMap(({ id: listId, list, isConnected, isWaiting }) => {
    if (!list) return [];
    const listName = lists.length > 1 ? withFriendlyDates(list.name) : null;
    const inShop = <Item extends ShoppingItem>(item: Item): ShopItem<Item> => ({
      listId,
      listName,
      item,
      isWaiting: !isConnected && isWaiting(item.id),
    });
    return [{ toBuy: list.items.shoppingItems.map(inShop), larder: list.items.larderItems.map(inShop) }];
  });
  const all = known.flatMap(({ toBuy }) => toBuy);
  const counts = lists.flatMap(({ list }) => (list ? [countFoods(list.items.shoppingItems)] : []));
  const isDone = ({ item }: ShopItem) => item.is_ticked && !lingering.has(item.id);
  const groups = [
    ...groupBy(
      all.filter((each) => !isDone(each)),
      ({ item }) => item.category,
    ),
  ];
  return {
    categories: groups
      .toSorted(([left], [right]) => compareCategories(left, right))
      .map(([category, items]) => ({ category, items: items.toSorted(byName) })),
    basket: all.filter(isDone),
    larder: known.flatMap(({ larder }) => larder),
    ticked: counts.reduce((sum, { ticked }) => sum + ticked, 0),
    all: counts.reduce((sum, { all: foods }) => sum + foods, 0),
  };
}

/** The rows of a part of the screen, each one food of one list in all its measures. */
export function shopFoods<Item extends ShoppingItem>(
  items: readonly ShopItem<Item>[],
): readonly Food<ShopItem<Item>>[] {
  return foodsOf(
    items,
    ({ item }) => item,
    ({ listId, item }) => `${listId} ${foodKeyOf(item)}`,
  );
}

/** The same food of several lists stands under each other, and so do several measures of one food. */
function byName(left: ShopItem, right: ShopItem): number {
  return compareNames(foodName(left.item.name), foodName(right.item.name));
}
