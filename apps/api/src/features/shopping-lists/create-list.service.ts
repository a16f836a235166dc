import type { CreateListInput, ShoppingList } from "@tureen/contracts/shopping-lists";
import type { AppContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { runOnce } from "#idempotency/run-once";
import { toShoppingList } from "./shopping-lists.mapper";
import { insertList } from "./shopping-lists.repo";

/** An empty list without a plan, for what is missing anyway. Sent twice with one `operation_id` it is one list. */
export function createList(app: AppContext, input: CreateListInput): { shoppingList: ShoppingList } {
  return runOnce(app, input, "shoppingLists.create", (tx) => {
    const list = insertList(tx, {
      name: input.name,
      startDate: input.date,
      endDate: input.date,
      isStandalone: true,
      leavesOutHeld: false,
      createdAt: instantOf(app.clock),
    });
    return { shoppingList: toShoppingList(list, []) };
  });
}
