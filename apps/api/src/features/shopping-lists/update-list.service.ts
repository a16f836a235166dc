import { text } from "@tureen/messages/text";
import type { ShoppingList, TickItemInput, UpdateListInput } from "@tureen/contracts/shopping-lists";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { boughtAs, foodIdentity, matchFood } from "@tureen/domain/ingredients/match-ingredient";
import { UNCATEGORIZED } from "@tureen/domain/ingredients/shop-categories";
import { measureOf } from "@tureen/domain/shopping-lists/measure";
import { randomUUID } from "node:crypto";
import { ZERO } from "@tureen/domain/quantities/rational";
import type { AppContext } from "#app-context";
import { badInput, conflict, notFound, refuseStale } from "#app-error";
import { foodIndex } from "../ingredients/food-index";
import { arrangeItems } from "./arrange-items";
import { typedAmount } from "./item-amount";
import { isStaleUntick, itemChanges } from "./item-edits";
import {
  deleteItem,
  findItem,
  insertItem,
  isItemIdTaken,
  selectItems,
  updateItem,
  type NewItemRow,
  type StoredItem,
} from "./list-items.repo";
import { matchItems, type SentItem } from "./match-items";
import { touchList, updateListRow } from "./shopping-lists.repo";
import { readList, requireList } from "./shopping-lists.service";

/**
 * Corrects a list by hand, in every state: its name, and of each group that is sent its items. The request becomes
 * single operations, so that ticks and contributions survive; items of a sent group that are left out leave the list
 * (decisions, sections 2 and 5).
 * @throws AppError not-found, bad-input for a new item without a name, conflict where somebody has changed the list since.
 */
export function updateList(app: AppContext, input: UpdateListInput): { shoppingList: ShoppingList } {
  return inTransaction(app.db, (tx) => {
    refuseStale(text("shopping list"), requireList(tx, input.id), input.revision);
    if (input.items) editItems(app, tx, input.id, input.items);
    updateListRow(tx, input.id, { name: input.name });
    return readList(tx, input.id);
  });
}

/**
 * Ticks an item off or on again. A tick always counts; an untick that is based on an older revision does not take
 * somebody else's tick away.
 * @throws AppError not-found, or conflict for a stale untick.
 */
export function tickItem(app: AppContext, input: TickItemInput): { shoppingList: ShoppingList } {
  return inTransaction(app.db, (tx) => {
    requireList(tx, input.id);
    const item = findItem(tx, input.id, input.itemId);
    if (!item || item.isRemoved) throw notFound(text("item of the list"));
    if (isStaleUntick(item, { is_ticked: input.isTicked, revision: input.revision })) {
      throw conflict(
        text(
          "Somebody else has ticked {name} in the meantime. It stays ticked; untick it again if it is still to buy.",
          { name: item.name },
        ),
      );
    }
    if (item.isTicked !== input.isTicked) {
      updateItem(tx, item.id, { isTicked: input.isTicked });
      touchList(tx, input.id);
    }
    return readList(tx, input.id);
  });
}

function editItems(
  app: AppContext,
  tx: Transaction,
  listId: number,
  groups: NonNullable<UpdateListInput["items"]>,
): void {
  const stored = selectItems(tx, listId);
  const { kept, added, leftOut } = matchItems(stored, groups);
  for (const { stored: item, sent } of kept) {
    const changes = itemChanges(item, sent);
    if (Object.keys(changes).length > 0) updateItem(tx, item.id, changes);
  }
  for (const item of leftOut) removeItem(tx, item);
  for (const sent of added) insertItem(tx, newHandItem(app, tx, listId, sent), []);
  arrangeItems(tx, listId);
}

/** What the plan asked for is remembered as left out, so that a later change of the plan does not bring it back. */
function removeItem(tx: Transaction, item: StoredItem): void {
  if (item.origin === "hand") deleteItem(tx, item.id);
  else updateItem(tx, item.id, { isRemoved: true });
}

function newHandItem(app: AppContext, tx: Transaction, listId: number, sent: SentItem): NewItemRow {
  if (!sent.name) throw badInput(text("Every new item of the list needs a name."));
  const unit = sent.unit ?? "";
  const bought = boughtAs({ hasAmount: Boolean(sent.totalAmount), unit });
  const entry = matchFood(foodIndex(app.db), { name: sent.name, subType: sent.sub_type, ...bought });
  const food = foodIdentity(entry, sent.name, sent.sub_type);
  return {
    // An id of the client's own makes that a repeated save is the same save.
    id: sent.id && !isItemIdTaken(tx, sent.id) ? sent.id : randomUUID(),
    listId,
    position: 0,
    group: sent.group,
    foodKey: food.key,
    measureKey: measureOf(unit, null).key,
    ingredientId: entry?.id ?? null,
    name: sent.name,
    subType: sent.sub_type ?? "",
    category: sent.category || entry?.category || UNCATEGORIZED,
    unit,
    computedAmount: ZERO,
    handAmount: typedAmount(sent.totalAmount ?? 0),
    handUnit: unit,
    note: sent.note ?? "",
    isTicked: sent.is_ticked ?? false,
    origin: "hand",
  };
}
