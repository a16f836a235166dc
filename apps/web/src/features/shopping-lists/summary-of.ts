import type { ShoppingList, ShoppingListSummary } from "@tureen/contracts/shopping-lists";

/** A list as the left side shows it, worked out from what is on it. */
export function summaryOf({ items, ...rest }: ShoppingList): ShoppingListSummary {
  const all = [...items.shoppingItems, ...items.larderItems];
  return {
    ...rest,
    item_count: all.length,
    ticked_count: items.shoppingItems.filter((item) => item.is_ticked).length,
    items_revision: all.reduce((sum, { revision }) => sum + revision, 0),
  };
}
