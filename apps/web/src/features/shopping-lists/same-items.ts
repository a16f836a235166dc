import type { ShoppingItem } from "@tureen/contracts/shopping-lists";

/** For `memo`: whether items look as they did. What nothing has happened to is the same object, whatever became of its list. */
export function sameItems(before: readonly ShoppingItem[], after: readonly ShoppingItem[]): boolean {
  return before.length === after.length && before.every((item, at) => sameItem(item, after[at]));
}

/** The same for one item. Every change moves an item's revision; what is still on its way shows in the other fields. */
export function sameItem(before: ShoppingItem, after: ShoppingItem | undefined): boolean {
  const shown = (item: ShoppingItem) =>
    [item.id, item.name, item.sub_type, item.is_ticked, item.totalAmount, item.unit, item.note, item.revision].join(
      "\n",
    );
  return before === after || (after !== undefined && shown(before) === shown(after));
}
