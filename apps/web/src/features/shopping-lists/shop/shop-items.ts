import type { LarderShoppingItem, ShoppingItem } from "@tureen/contracts/shopping-lists";
import type { CompareCategories } from "@tureen/domain/ingredients/shop-categories";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { compareNames, foodName } from "#lib/food-names";
import type { ShoppedList } from "./with-lists";

/** An item in the shop, and the list that it came from. */
export interface ShopItem<Item extends ShoppingItem = ShoppingItem> {
  readonly listId: number;
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
  const known = lists.flatMap((shopped) => (shopped.list ? [{ shopped, items: shopped.list.items }] : []));
  const all = known.flatMap(({ shopped, items }) => items.shoppingItems.map((item) => inShop(shopped, item)));
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
    larder: known.flatMap(({ shopped, items }) => items.larderItems.map((item) => inShop(shopped, item))),
    ticked: all.filter(({ item }) => item.is_ticked).length,
    all: all.length,
  };
}

function inShop<Item extends ShoppingItem>(shopped: ShoppedList, item: Item): ShopItem<Item> {
  return { listId: shopped.id, item, isWaiting: !shopped.isConnected && shopped.isWaiting(item.id) };
}

/** The same food of several lists, and several measures of one food, stand under each other. */
function byName(left: ShopItem, right: ShopItem): number {
  return compareNames(foodName(left.item.name), foodName(right.item.name));
}
