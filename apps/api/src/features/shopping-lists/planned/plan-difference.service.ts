import { text } from "@tureen/messages/text";
import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { inTransaction, type Queryable, type Transaction } from "@tureen/db/in-transaction";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { packOf } from "@tureen/domain/quantities/format-quantity";
import { add, subtract, ZERO } from "@tureen/domain/quantities/rational";
import { aggregate } from "@tureen/domain/shopping-lists/aggregate/aggregate-items";
import {
  planDifference,
  type PlanChange,
  type PlanDifference,
  type StoredItem,
} from "@tureen/domain/shopping-lists/plan/plan-difference";
import { differenceSentences } from "@tureen/domain/shopping-lists/plan/plan-difference-sentences";
import { randomUUID } from "node:crypto";
import type { AppContext, RequestContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { arrangeItems } from "#features/shopping-lists/items/arrange-items";
import { selectHeldMealIds } from "./held-meals";
import { householdFormat } from "#features/shopping-lists/household-format";
import { newPlanItem, placeItems, planColumns } from "#features/shopping-lists/items/item-rows";
import { additionsIn } from "#features/shopping-lists/items/join-hand-item";
import {
  deleteItem,
  findItem,
  insertItems,
  selectItems,
  updateItem,
  type ItemRow,
} from "#features/shopping-lists/items/list-items.repo";
import { selectMealIds, selectPlannedLines } from "./planned-lines.repo";
import { readPantry, type Pantry } from "./shopping-foods";
import {
  replaceListMeals,
  replaceListRecipes,
  updateListRow,
  type ListRow,
} from "#features/shopping-lists/shopping-lists.repo";
import { readList, requireList } from "#features/shopping-lists/shopping-lists.service";

/**
 * How a draft differs from the plan as it is now, in sentences for the family. A locked or ordered list follows no plan,
 * and a list of its own never does.
 * @throws AppError not-found.
 */
export function readPlanDifference(
  { app, t }: RequestContext,
  input: { id: number },
): { sentences: string[]; isUpToDate: boolean } {
  const list = requireList(app.db, input.id);
  if (list.status !== "draft" || list.isStandalone) return { sentences: [], isUpToDate: true };
  const difference = compareWithPlan(app.db, list, readPantry(app.db));
  return {
    sentences: differenceSentences(difference, householdFormat(app)).map((sentence) => t(sentence)),
    isUpToDate: difference.meals.length === 0 && difference.changes.length === 0,
  };
}

/**
 * Brings a draft up to date with the plan. Ticks, amounts set by hand and removals by hand stay.
 * @throws AppError not-found, or conflict while the list is locked or ordered, or where it was made without a plan.
 */
export function applyPlanDifference(app: AppContext, input: { id: number }): { shoppingList: ShoppingList } {
  return inTransaction(app.db, (tx) => {
    const list = requireList(tx, input.id);
    if (list.status !== "draft")
      throw conflict(text("This list is locked. Unlock it before you bring it up to date with the plan."));
    if (list.isStandalone) throw conflict(text("This list was made without a plan, so there is no plan to follow."));
    const pantry = readPantry(app.db);
    const { changes } = compareWithPlan(tx, list, pantry);
    for (const change of changes) applyPlanChange(tx, list.id, change, pantry);
    const { start, end } = datesOf(list);
    const held = heldByOthers(tx, list);
    replaceListMeals(
      tx,
      list.id,
      selectMealIds(tx, start, end).filter((id) => !held.has(id)),
    );
    replaceListRecipes(tx, list.id, arrangeItems(tx, list.id));
    updateListRow(tx, list.id, {});
    return readList(tx, list.id);
  });
}

function compareWithPlan(db: Queryable, list: ListRow, { catalogue, units }: Pantry): PlanDifference {
  const { start, end } = datesOf(list);
  const held = heldByOthers(db, list);
  return planDifference(
    selectItems(db, list.id).map(toListItem),
    aggregate(
      selectPlannedLines(db, start, end).filter((line) => !held.has(line.mealId)),
      catalogue,
      units,
    ),
  );
}

/** Meals that this list leaves to other lists; none for a list that was made of all meals. */
function heldByOthers(db: Queryable, list: ListRow): ReadonlySet<number> {
  const { start, end } = datesOf(list);
  return list.leavesOutHeld ? selectHeldMealIds(db, start, end, list.id) : new Set();
}

/** Does to a list what a change of its plan asks for. */
export function applyPlanChange(tx: Transaction, listId: number, change: PlanChange, { larder }: Pantry): void {
  const stored = change.kind === "add" ? undefined : findItem(tx, listId, change.id);
  const added = stored ? additionsIn(stored.unit, stored) : { sum: ZERO, reasons: [] };
  if (change.kind === "remove" && added.reasons.length === 0) return deleteItem(tx, change.id);
  if (change.kind === "remove" || change.kind === "release")
    return updateItem(tx, change.id, { computedAmount: added.sum, contributions: added.reasons });
  const [placed] = placeItems([change.item], larder);
  if (!placed) return;
  if (change.kind === "add") return insertItems(tx, [newPlanItem(placed, { id: randomUUID(), listId, position: 0 })]);
  const plan = planColumns(placed);
  const more = stored ? additionsIn(plan.unit, stored) : added;
  updateItem(tx, change.id, {
    ...plan,
    computedAmount: add(plan.computedAmount, more.sum),
    contributions: [...plan.contributions, ...more.reasons],
  });
}

/** A stored item as far as following the plan concerns it. */
export function toListItem(item: ItemRow): StoredItem {
  return {
    id: item.id,
    key: item.origin === "plan" ? `${item.foodKey}#${item.measureKey}` : null,
    name: item.name,
    subType: item.subType,
    unit: item.unit,
    amount: subtract(item.computedAmount, additionsIn(item.unit, item).sum),
    pack: packOf(item.packAmount, item.packUnit),
    hasAmountByHand: item.handAmount !== null,
    isRemovedByHand: item.isRemoved,
    contributions: item.contributions.filter(({ addedAs }) => !addedAs),
  };
}

function datesOf(list: ListRow): { start: LocalDate; end: LocalDate } {
  // Every way into the table checks the dates.
  return { start: list.startDate as LocalDate, end: list.endDate as LocalDate };
}
