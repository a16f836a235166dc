import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { inTransaction } from "@tureen/db/in-transaction";
import { nextStatus, type ListAction } from "@tureen/domain/shopping-lists/status";
import type { AppContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { readList, requireList } from "./shopping-lists.service";
import { updateListRow } from "./shopping-lists.repo";

interface StatusChangeInput {
  readonly id: number;
}

/** A draft becomes locked-in, and with it its meals. @throws AppError not-found, or conflict in any other state. */
export function lockList(app: AppContext, input: StatusChangeInput): { shoppingList: ShoppingList } {
  return changeStatus(app, input, "lock");
}

/** A locked-in list is a draft again. @throws AppError not-found, or conflict in any other state. */
export function unlockList(app: AppContext, input: StatusChangeInput): { shoppingList: ShoppingList } {
  return changeStatus(app, input, "unlock");
}

/** A locked-in list has been ordered. @throws AppError not-found, or conflict in any other state. */
export function orderList(app: AppContext, input: StatusChangeInput): { shoppingList: ShoppingList } {
  return changeStatus(app, input, "order");
}

/** The admin page's way back from ordered to locked-in. @throws AppError not-found, or conflict in any other state. */
export function unlockOrderedList(app: AppContext, input: StatusChangeInput): { shoppingList: ShoppingList } {
  return changeStatus(app, input, "admin-unlock");
}

function changeStatus(app: AppContext, { id }: StatusChangeInput, action: ListAction): { shoppingList: ShoppingList } {
  return inTransaction(app.db, (tx) => {
    const change = nextStatus(requireList(tx, id).status, action);
    if (!change.ok) throw conflict(change.sentence);
    updateListRow(tx, id, { status: change.status });
    return readList(tx, id);
  });
}
