import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import type { ListWithStaplesInput } from "@tureen/contracts/staples";
import type { Transaction } from "@tureen/db/in-transaction";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { lineText } from "@tureen/domain/ingredients/lines/line-text";
import { formatAmount } from "@tureen/domain/quantities/format-quantity";
import { fromNumber } from "@tureen/domain/quantities/rational";
import type { AppContext } from "#core/app-context";
import { orderedUuid } from "#core/ordered-uuid";
import { arrangeItems } from "#features/shopping-lists/items/arrange-items";
import { joinOrInsert } from "#features/shopping-lists/items/join-hand-item";
import { selectItems } from "#features/shopping-lists/items/list-items.repo";
import { newHandItem } from "#features/shopping-lists/items/new-hand-item";
import { readList, requireList } from "#features/shopping-lists/shopping-lists.service";
import { updateListRow } from "#features/shopping-lists/shopping-lists.repo";
import { runOnce } from "#idempotency/run-once";
import { foodOfStaple, requireStaple } from "./staples.service";
import { insertListed, type StapleRow } from "./staples.repo";

/**
 * Puts staples on a list that is there, as {@link takeStaples} does.
 * @throws AppError not-found for the list, or one of the staples: then none is put on it.
 */
export function putOnList(app: AppContext, input: ListWithStaplesInput): { shoppingList: ShoppingList } {
  return runOnce(app, input, "staples.putOnList", (tx) => {
    const { id } = requireList(tx, input.id);
    takeStaples(app, tx, id, input.staple_ids, input.date);
    return readList(tx, id);
  });
}

/**
 * Adds each staple to the item of the list that is its food, or as an item of its own, with the staple as its reason; one that the
 * list has from it already is left as it is. They are to buy also where the larder has them: somebody has asked for just that.
 * @throws AppError not-found
 */
export function takeStaples(
  app: AppContext,
  tx: Transaction,
  listId: number,
  stapleIds: readonly number[],
  date: LocalDate,
): void {
  const taken = new Set(
    selectItems(tx, listId)
      .filter(({ isRemoved }) => !isRemoved)
      .flatMap(({ contributions }) => contributions.flatMap(({ staple }) => staple?.id ?? [])),
  );
  const ids = [...new Set(stapleIds)];
  const wanted = ids.map((id) => requireStaple(tx, id)).filter(({ id }) => !taken.has(id));
  insertListed(tx, listId, ids, date);
  if (wanted.length === 0) return;
  for (const staple of wanted) addStapleItem(app, tx, listId, staple);
  arrangeItems(tx, listId);
  updateListRow(tx, listId, {});
}

function addStapleItem(app: AppContext, tx: Transaction, listId: number, staple: StapleRow): void {
  const { id, amount, unit, everyWeeks } = staple;
  const { name, subType } = foodOfStaple(app, staple);
  const sent = { group: "buy" as const, name, sub_type: subType, totalAmount: amount, unit };
  const item = { ...newHandItem(app, tx, listId, sent), id: orderedUuid(app.clock.now()) };
  const line = lineText({ amount: formatAmount(fromNumber(amount), unit), unit, name, subType, notes: "" });
  joinOrInsert(tx, listId, item, line, { id, everyWeeks });
}
