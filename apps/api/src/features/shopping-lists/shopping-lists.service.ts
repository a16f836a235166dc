import type { Translate } from "@tureen/messages/translate";
import { text } from "@tureen/messages/text";
import type { ListsByIdsInput, ShoppingList, ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction, type Queryable } from "@tureen/db/in-transaction";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { fromNumber } from "@tureen/domain/quantities/rational";
import { exportText, type ExportedItem } from "@tureen/domain/shopping-lists/export-text";
import { setImmediate } from "node:timers/promises";
import { packOf } from "@tureen/domain/quantities/format-quantity";
import type { AppContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { deviceNames } from "#core/sign-ins/devices.repo";
import { ownCategoryOrder } from "#features/shops/shops.service";
import { keepForUndo } from "#undo/undo";
import { householdFormat } from "./household-format";
import { amountOf, unitOf } from "./items/item-amount";
import { DELETED_LIST, readListGraph } from "./list-graph";
import { countItemsByList, selectItems, selectItemsByList, type ItemRow } from "./items/list-items.repo";
import { toListSummary, toShoppingList } from "./shopping-lists.mapper";
import { deleteListRow, findList, selectLists, selectListsByIds, type ListRow } from "./shopping-lists.repo";

/** Years of lists hold tens of thousands of items and reasons: after so many lists other requests are answered. */
const LISTS_A_BATCH = 8;

/** Every list with its items, the newest first. */
export async function listLists(app: AppContext): Promise<{ shoppingLists: ShoppingList[] }> {
  const shoppingLists: ShoppingList[] = [];
  for await (const batch of withItems(app, selectLists(app.db))) shoppingLists.push(...batch);
  return { shoppingLists };
}

async function* withItems(app: AppContext, lists: readonly ListRow[]): AsyncGenerator<ShoppingList[]> {
  const devices = deviceNames(app.db);
  for (let from = 0; from < lists.length; from += LISTS_A_BATCH) {
    const batch = lists.slice(from, from + LISTS_A_BATCH);
    const items = selectItemsByList(
      app.db,
      batch.map((list) => list.id),
    );
    yield batch.map((list) => toShoppingList(list, items.get(list.id) ?? [], devices));
    await setImmediate();
  }
}

/** About a megabyte before it is compressed: dozens of a family's lists. */
const MOST_CHARS = 1024 * 1024;

/**
 * Of these lists those that are there, the newest first, as many as fit into one answer. A device asks for what has changed,
 * so that it has every list when there is no signal.
 */
export async function getLists(
  app: AppContext,
  { ids }: ListsByIdsInput,
  mostChars = MOST_CHARS,
): Promise<{ shoppingLists: ShoppingList[]; left: number[] }> {
  const lists = selectListsByIds(app.db, ids);
  const shoppingLists: ShoppingList[] = [];
  let room = mostChars;
  for await (const batch of withItems(app, lists)) {
    shoppingLists.push(...batch);
    room -= JSON.stringify(batch).length;
    if (room < 0) break;
  }
  return { shoppingLists, left: lists.slice(shoppingLists.length).map(({ id }) => id) };
}

/** Every list with how many items it has and how many are ticked, the newest first. */
export function listSummaries(app: AppContext): { shoppingLists: ShoppingListSummary[] } {
  const counts = new Map(countItemsByList(app.db).map((each) => [each.listId, each]));
  return { shoppingLists: selectLists(app.db).map((list) => toListSummary(list, counts.get(list.id))) };
}

/** @throws AppError not-found. */
export function getList(app: AppContext, input: { id: number }): { shoppingList: ShoppingList } {
  return readList(app.db, input.id);
}

/**
 * In every state: a family may always throw its list away. Its meals are free then, unless another list holds them.
 * @throws AppError not-found.
 */
export function deleteList(app: AppContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const list = requireList(tx, input.id);
    const undoId = keepForUndo(app, tx, DELETED_LIST, readListGraph(tx, list));
    deleteListRow(tx, list.id);
    return { success: true as const, undo_id: undoId };
  });
}

/**
 * The list as plain text, with amounts as the household writes them (decisions, section 2).
 * @throws AppError not-found.
 */
export function exportList(app: AppContext, input: { id: number }, t: Translate): { fileName: string; text: string } {
  const list = requireList(app.db, input.id);
  const items = selectItems(app.db, list.id).filter((item) => !item.isRemoved);
  const text = exportText(
    {
      name: list.name,
      startDate: list.startDate as LocalDate, // every way into the table checks the dates
      endDate: list.endDate as LocalDate,
      toBuy: items.filter((item) => item.group === "buy").map(toExported),
      inLarder: items
        .filter((item) => item.group === "larder")
        .map((item) => ({
          ...toExported(item),
          larderQuantity: item.larderQuantity === null ? null : fromNumber(item.larderQuantity),
          larderUnit: item.larderUnit,
          larderNotes: item.larderNotes,
        })),
    },
    { ...householdFormat(app), compareCategories: ownCategoryOrder(app.db) },
    t,
  );
  return { fileName: `shopping-list-${list.id}.txt`, text };
}

/** The list as the wire has it, for the answer of every change. */
export function readList(db: Queryable, id: number): { shoppingList: ShoppingList } {
  return { shoppingList: toShoppingList(requireList(db, id), selectItems(db, id), deviceNames(db)) };
}

/** @throws AppError not-found. */
export function requireList(db: Queryable, id: number): ListRow {
  const list = findList(db, id);
  if (!list) throw notFound(text("shopping list"));
  return list;
}

function toExported(item: ItemRow): ExportedItem {
  return {
    name: item.name,
    subType: item.subType,
    amount: amountOf(item),
    unit: unitOf(item),
    pack: packOf(item.packAmount, item.packUnit),
    category: item.category,
    note: item.note,
  };
}
