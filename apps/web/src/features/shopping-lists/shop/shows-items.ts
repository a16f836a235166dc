import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import type { HouseholdFormat } from "#lib/text/household-format";
import { sameItem } from "../same-items";
import type { ShopItem } from "./shop-items";
import type { ShopActions } from "./use-shop-actions";

/** A part of the screen with items in it. */
export interface ShowsItems<Item extends ShoppingItem = ShoppingItem> {
  readonly items: readonly ShopItem<Item>[];
  /** Asked for once for all rows: four hundred that ask take their time. */
  readonly format: HouseholdFormat;
  readonly actions: ShopActions;
}

/** For `memo`: a tick, or a change on another phone, draws the parts of the screen that it is about and no others. */
export function showsSame(before: ShowsItems, after: ShowsItems): boolean {
  return (
    before.format === after.format &&
    before.actions === after.actions &&
    before.items.length === after.items.length &&
    before.items.every((each, at) => sameShopItem(each, after.items[at]))
  );
}

function sameShopItem(before: ShopItem, after: ShopItem | undefined): boolean {
  return (
    sameItem(before.item, after?.item) && before.listName === after?.listName && before.isWaiting === after.isWaiting
  );
}
