import { text } from "@tureen/messages/text";
import type { ShoppingList, TickItemInput, UpdateListInput } from "@tureen/contracts/shopping-lists";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import type { AppContext, RequestContext } from "#core/app-context";
import { conflict, notFound, refuseStale } from "#core/app-error";
import { deviceOf } from "#core/sign-ins/authenticate";
import { arrangeItems } from "./items/arrange-items";
import { applyChange } from "./changes/apply-change";
import { isStaleUntick, itemChanges } from "./items/item-edits";
import { joinOrInsert } from "./items/join-hand-item";
import { findItem, selectItems, updateItem } from "./items/list-items.repo";
import { matchItems } from "./items/match-items";
import { newHandItem } from "./items/new-hand-item";
import { updateListRow } from "./shopping-lists.repo";
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
export function tickItem(ctx: RequestContext, input: TickItemInput): { shoppingList: ShoppingList } {
  const { app } = ctx;
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
    applyChange(app, tx, input.id, { kind: "tick", item_id: item.id, is_ticked: input.isTicked }, deviceOf(ctx));
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
  // It is remembered as left out: a later change of the plan does not bring it back, and taking that back does.
  for (const item of leftOut) updateItem(tx, item.id, { isRemoved: true });
  for (const sent of added) joinOrInsert(tx, listId, newHandItem(app, tx, listId, sent), sent.name ?? "");
  arrangeItems(tx, listId);
}
