import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import type { HouseholdFormat } from "#lib/household-format";
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
