import type { ListChangeSent } from "@tureen/contracts/list-changes";
import type { LarderShoppingItem, ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";

/** Everything of one list by item, what was taken off it included, so that this can be taken back. */
interface State {
  readonly buy: readonly ShoppingItem[];
  readonly larder: readonly LarderShoppingItem[];
  readonly removed: ReadonlySet<string>;
}

/**
 * The list as it will be once these changes have been made, in their order, by the same rules as the server's
 * (`apply-change.ts` of the api): each sets one field of one item, and what speaks of no item of the list changes nothing.
 */
export function applyChanges(list: ShoppingList, changes: readonly ListChangeSent[]): ShoppingList {
  if (changes.length === 0) return list;
  const { shoppingItems, larderItems } = list.items;
  const start: State = { buy: shoppingItems, larder: larderItems, removed: new Set() };
  const { buy, larder, removed } = changes.reduce(applied, start);
  const isThere = ({ id }: ShoppingItem) => !removed.has(id);
  return { ...list, items: { shoppingItems: buy.filter(isThere), larderItems: larder.filter(isThere) } };
}

function applied(state: State, change: ListChangeSent): State {
  switch (change.kind) {
    case "tick":
      return edited(state, change.item_id, { is_ticked: change.is_ticked });
    case "amount":
      return edited(state, change.item_id, {
        totalAmount: Number(change.amount),
        ...(typeof change.unit === "string" ? { unit: change.unit } : {}),
      });
    case "note":
      return edited(state, change.item_id, { note: change.note.trim() });
    case "add":
      return [...state.buy, ...state.larder].some(({ id }) => id === change.item_id)
        ? state
        : { ...state, buy: [...state.buy, unreadItem(change.item_id, change.line)] };
    case "remove":
      return { ...state, removed: new Set([...state.removed, change.item_id]) };
    case "restore":
      return { ...state, removed: new Set([...state.removed].filter((id) => id !== change.item_id)) };
    case "move":
      return moved(state, change.item_id, change.group);
    // What things weigh the server knows: until it has answered they stand as they are.
    case "join":
    case "split":
      return state;
  }
}

function edited(state: State, itemId: string, fields: Partial<ShoppingItem>): State {
  if (state.removed.has(itemId)) return state;
  const edit = <Item extends ShoppingItem>(items: readonly Item[]): readonly Item[] =>
    items.map((item) => (item.id === itemId ? { ...item, ...fields } : item));
  return { ...state, buy: edit(state.buy), larder: edit(state.larder) };
}

function moved({ buy, larder, removed }: State, itemId: string, group: "buy" | "larder"): State {
  const isIt = ({ id }: ShoppingItem) => id === itemId;
  const others = { buy: buy.filter((item) => !isIt(item)), larder: larder.filter((item) => !isIt(item)), removed };
  const item = buy.find(isIt) ?? larder.find(isIt);
  if (!item || removed.has(itemId)) return { buy, larder, removed };
  if (group === "larder")
    return { ...others, larder: [...others.larder, { larderQuantity: 0, larderUnit: "", larderNotes: "", ...item }] };
  const { larderQuantity, larderUnit, larderNotes, ...toBuy } = item as LarderShoppingItem; // or has none of the three
  return { ...others, buy: [...others.buy, toBuy] };
}

/** A line as it was typed: what it says is read by the server. */
function unreadItem(id: string, line: string): ShoppingItem {
  return {
    id,
    ingredient_id: null,
    name: line.trim(),
    sub_type: null,
    totalAmount: 0,
    unit: "",
    category: UNCATEGORIZED,
    recipes: [],
    contributions: [],
    computedAmount: 0,
    computedUnit: "",
    is_ticked: false,
    ticked_by: null,
    origin: "hand",
    pack: null,
    joined_by: null,
    note: "",
    revision: 1,
  };
}
