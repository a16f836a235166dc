import type { ListChange, Refusal } from "@tureen/contracts/list-changes";
import type { Transaction } from "@tureen/db/in-transaction";
import { toNumber, ZERO } from "@tureen/domain/quantities/rational";
import type { AppContext } from "#core/app-context";
import { foodsOfLine } from "#features/recipes/lines/line-content";
import { readCorrector } from "#features/recipes/lines/line-corrections";
import { arrangeItems } from "#features/shopping-lists/items/arrange-items";
import { itemChanges } from "#features/shopping-lists/items/item-edits";
import { findJoined, joinOrInsert, takeBack } from "#features/shopping-lists/items/join-hand-item";
import { joinItems, splitItem } from "#features/shopping-lists/items/join-measures.service";
import {
  findItem,
  isItemIdTaken,
  selectItems,
  updateItem,
  type ItemRow,
} from "#features/shopping-lists/items/list-items.repo";
import { findSeenItem } from "#features/shopping-lists/items/match-items";
import { newHandItem } from "#features/shopping-lists/items/new-hand-item";
import { touchList, updateListRow } from "../shopping-lists.repo";

/** Why a change was not made, and of which item; null where it was made, or where the list was so already. */
export type Refused = { readonly refusal: Refusal; readonly itemName: string } | null;

/**
 * Makes one change to a list that is there, in every state of the list. A change sets a field of one item to a value, so
 * that whichever comes last in the server's order holds. A tick leaves the list's revision as it is: it does not make the
 * edit stale that somebody is making at home. `deviceId` is the device that makes it, null for one without a name.
 */
export function applyChange(
  app: AppContext,
  tx: Transaction,
  listId: number,
  change: ListChange,
  deviceId: number | null,
): Refused {
  if (change.kind === "add") {
    addLine(app, tx, listId, change);
    return null;
  }
  const joined = findItem(tx, listId, change.item_id) ? undefined : findJoined(tx, listId, change.item_id);
  if (joined && (change.kind === "remove" || change.kind === "note")) {
    // Of what went into another item only itself is taken off, and its note says what it is for.
    if (change.kind === "remove") takeBack(tx, joined, change.item_id);
    else nameAddition(tx, joined, change.item_id, change.note);
    updateListRow(tx, listId, {});
    return null;
  }
  const item = joined ?? findTarget(tx, listId, change);
  // What is off the list already has been taken off it.
  if (change.kind === "remove" && (!item || item.isRemoved)) return null;
  if (!item) return { refusal: "item-gone", itemName: change.seen?.name ?? "" };
  if (item.isRemoved && change.kind !== "restore") return { refusal: "item-removed", itemName: item.name };
  if (change.kind === "join" || change.kind === "split") {
    if (change.kind === "join") joinItems(tx, item);
    else splitItem(tx, item);
    arrangeItems(tx, listId);
    updateListRow(tx, listId, {});
    return null;
  }
  const changes = columnsOf(item, change);
  if (Object.keys(changes).length === 0) return null;
  const isTick = change.kind === "tick" && change.is_ticked;
  updateItem(tx, item.id, isTick ? { ...changes, tickedBy: deviceId } : changes);
  if (change.kind === "tick") touchList(tx, listId);
  else updateListRow(tx, listId, {});
  return null;
}

function nameAddition(tx: Transaction, item: ItemRow, addedAs: string, title: string): void {
  const contributions = item.contributions.map((reason) =>
    reason.addedAs === addedAs ? { ...reason, recipeTitle: title } : reason,
  );
  updateItem(tx, item.id, { contributions });
}

type ItemChange = Exclude<ListChange, { kind: "add" }>;

/** By its id; where that is gone (a list that was brought up to its plan), the item that means the same. */
function findTarget(tx: Transaction, listId: number, change: ItemChange): ItemRow | undefined {
  const item = findItem(tx, listId, change.item_id);
  return item ?? (change.seen && findSeenItem(selectItems(tx, listId), change.seen));
}

function columnsOf(item: ItemRow, change: Exclude<ItemChange, { kind: "join" | "split" }>): Partial<ItemRow> {
  switch (change.kind) {
    case "tick":
      return itemChanges(item, { group: item.group, is_ticked: change.is_ticked });
    case "amount":
      return itemChanges(item, { group: item.group, totalAmount: change.amount, unit: change.unit });
    case "note":
      return itemChanges(item, { group: item.group, note: change.note });
    case "move":
      return itemChanges(item, { group: change.group });
    case "restore":
      return itemChanges(item, { group: item.group });
    case "remove":
      return { isRemoved: true };
  }
}

/** Reads a line as a recipe's is read; every food of it is an item, the first under the id that the phone gave it. */
function addLine(
  app: AppContext,
  tx: Transaction,
  listId: number,
  { item_id, line }: Extract<ListChange, { kind: "add" }>,
): void {
  if (isItemIdTaken(tx, item_id)) return;
  const correct = readCorrector(app.db);
  for (const [index, read] of foodsOfLine(line).entries()) {
    const { name, unit, subType, notes, amount, amountMax, pack } = correct(read);
    const sent = {
      ...(index === 0 ? { id: item_id } : {}),
      group: "buy" as const,
      name,
      sub_type: subType,
      totalAmount: toNumber(amountMax ?? amount ?? ZERO),
      unit,
      note: notes,
      pack,
    };
    joinOrInsert(tx, listId, newHandItem(app, tx, listId, sent), line);
  }
  arrangeItems(tx, listId);
  updateListRow(tx, listId, {});
}
