import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import type { Inputs } from "#lib/server/trpc";

/** An item that the family puts on the list by hand. */
export interface AddedItem {
  /** A UUID of this device's making: sent twice it is one item. */
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
}

/** What is to be different about a list; everything else stays as the server has it. */
export interface ListEdits {
  readonly name?: string;
  /** New amounts by item id. */
  readonly amounts: ReadonlyMap<string, number>;
  readonly removed: ReadonlySet<string>;
  readonly added: readonly AddedItem[];
}

export const NO_EDITS: ListEdits = { amounts: new Map(), removed: new Set(), added: [] };

type UpdateInput = Inputs["shoppingLists"]["update"];
type ItemInput = { id: string; name?: string; totalAmount?: number; unit?: string };

/**
 * The request that makes the edits. It names every item that stays, since what a sent group leaves out leaves the
 * list, and always from the list as it was last read, so that what others have added meanwhile stays.
 */
export function editRequest(list: ShoppingList, edits: ListEdits): UpdateInput {
  const { shoppingItems, larderItems } = list.items;
  const keep = (item: ShoppingItem): ItemInput => {
    const amount = edits.amounts.get(item.id);
    return amount === undefined || amount === item.totalAmount ? { id: item.id } : { id: item.id, totalAmount: amount };
  };
  const stays = (item: ShoppingItem) => !edits.removed.has(item.id);
  const added = edits.added.map(({ id, name, amount, unit }) => ({ id, name, totalAmount: amount, unit }));
  const hasItemEdits = edits.amounts.size + edits.removed.size + edits.added.length > 0;
  return {
    id: list.id,
    revision: list.revision,
    ...(edits.name === undefined || edits.name === list.name ? {} : { name: edits.name }),
    ...(hasItemEdits && {
      items: {
        shoppingItems: shoppingItems.filter(stays).map(keep).concat(added),
        larderItems: larderItems.filter(stays).map(keep),
      },
    }),
  };
}
