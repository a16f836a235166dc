import type { LarderShoppingItem, ShoppingItem } from "@tureen/contracts/shopping-lists";
import type { CompareCategories } from "@tureen/domain/ingredients/shop-categories";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { compareNames, foodName } from "#lib/food-names";
import { withFriendlyDates } from "#lib/friendly-dates";
import type { HouseholdFormat } from "#lib/household-format";
import type { ShopActions } from "./use-shop-actions";
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

/** A part of the screen with items in it. */
export interface ShowsItems<Item extends ShoppingItem = ShoppingItem> {
  readonly items: readonly ShopItem<Item>[];
  /** Asked for once for all rows: four hundred that ask take their time. */
  readonly format: HouseholdFormat;
  readonly actions: ShopActions;
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
    ticked: all.filter(({ item }) => item.is_ticked).length,
    all: all.length,
  };
}

/** The same food of several lists, and several measures of one food, stand under each other. */
function byName(left: ShopItem, right: ShopItem): number {
  return compareNames(foodName(left.item.name), foodName(right.item.name));
}

/** For `memo`: a tick, or a change on another phone, draws the parts of the screen that it is about and no others. */
export function showsSame(before: ShowsItems, after: ShowsItems): boolean {
  return (
    before.format === after.format &&
    before.actions === after.actions &&
    before.items.length === after.items.length &&
    before.items.every((each, at) => sameItem(each, after.items[at]))
  );
}

/** Every change of an item moves its revision; what is still on its way shows in the other fields. */
function sameItem(before: ShopItem, after: ShopItem | undefined): boolean {
  const shown = ({ listName, isWaiting, item }: ShopItem) =>
    [item.id, item.name, item.sub_type, item.is_ticked, item.totalAmount, item.unit, item.note, item.revision]
      .concat(listName, isWaiting)
      .join("\n");
  return after !== undefined && shown(before) === shown(after);
}
