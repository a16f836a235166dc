import type { CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import type { Transaction } from "@tureen/db/in-transaction";
import { shoppingListItems, shoppingLists } from "@tureen/db/schema/schema";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { foodIdentity } from "@tureen/domain/ingredients/matching/food-identity";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { packOf } from "@tureen/domain/quantities/format-quantity";
import { add, toNumber } from "@tureen/domain/quantities/rational";
import { aggregate } from "@tureen/domain/shopping-lists/aggregate/aggregate-items";
import { planDifference } from "@tureen/domain/shopping-lists/plan/plan-difference";
import type { Contribution } from "@tureen/domain/shopping-lists/shopping-item";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { arrangeItems } from "#features/shopping-lists/items/arrange-items";
import { additionsIn } from "#features/shopping-lists/items/join-hand-item";
import { amountOf, unitOf } from "#features/shopping-lists/items/item-amount";
import { deleteItem, selectItems, updateItem, type ItemRow } from "#features/shopping-lists/items/list-items.repo";
import { itemsGraph, restoreItems, toItemsGraph } from "#features/shopping-lists/list-graph";
import { applyPlanChange, toListItem } from "#features/shopping-lists/planned/plan-difference.service";
import { readPantry } from "#features/shopping-lists/planned/shopping-foods";
import { findList, replaceListRecipes, updateListRow } from "#features/shopping-lists/shopping-lists.repo";

/** Items of a draft before a merge joined them, and how the merge left the list. */
export const joinedItemsGraph = itemsGraph.extend({
  listId: z.number(),
  listRevision: z.number(),
  joined: z.array(z.object({ id: z.string(), revision: z.number() })),
});
type JoinedItemsGraph = z.output<typeof joinedItemsGraph>;

/** A catalogue entry that goes into another. */
interface Merge {
  readonly kept: CatalogueEntry;
  readonly merged: CatalogueEntry;
}

/**
 * Makes the items of two catalogue entries one in every draft: added as if they had always been one food, from what
 * each list itself says, so that nothing else of the list moves. Locked and ordered lists keep their items. Answers what
 * {@link partListItems} needs to undo it.
 */
export function joinListItems(app: AppContext, tx: Transaction, merge: Merge): JoinedItemsGraph[] {
  const drafts = tx
    .selectDistinct({ id: shoppingLists.id })
    .from(shoppingLists)
    .innerJoin(shoppingListItems, eq(shoppingListItems.listId, shoppingLists.id))
    .where(and(eq(shoppingLists.status, "draft"), eq(shoppingListItems.ingredientId, merge.merged.id)))
    .all();
  return drafts.map(({ id }) => joinInList(app, tx, id, merge));
}

/** What was noted on an item that went into another one is noted there. */
function keepNotes(tx: Transaction, listId: number, before: readonly ItemRow[], keptId: number): void {
  const now = selectItems(tx, listId).filter((item) => item.ingredientId === keptId);
  const lost = before.filter(({ id, note }) => note !== "" && !now.some((item) => item.id === id));
  for (const item of now) {
    // In its own measure; where that is gone, with the first.
    const into = lost.filter(
      ({ measureKey }) => (now.find((each) => each.measureKey === measureKey) ?? now[0]) === item,
    );
    if (into.length === 0) continue;
    const notes = [item.note, ...into.map(({ note }) => note)].filter(Boolean);
    updateItem(tx, item.id, { note: notes.join("; ") });
  }
}

/** Takes {@link joinListItems} back in the lists that nobody has worked on since; the others keep what they say. */
export function partListItems(tx: Transaction, lists: readonly JoinedItemsGraph[], keptId: number): void {
  for (const before of lists) {
    const list = findList(tx, before.listId);
    const now = selectItems(tx, before.listId).filter((item) => item.ingredientId === keptId);
    if (list?.revision !== before.listRevision || revisionsText(now) !== revisionsText(before.joined)) continue;
    for (const item of now) deleteItem(tx, item.id);
    restoreItems(tx, before);
    replaceListRecipes(tx, list.id, arrangeItems(tx, list.id));
    updateListRow(tx, list.id, {});
  }
}

function joinInList(app: AppContext, tx: Transaction, listId: number, merge: Merge): JoinedItemsGraph {
  const { kept, merged } = merge;
  const before = selectItems(tx, listId).filter(
    (item) => item.ingredientId === kept.id || item.ingredientId === merged.id,
  );
  const planned = before.filter((item) => item.origin === "plan");
  const reasons = planned.flatMap((item) => contributionsOf(item, merge));
  for (const item of before.filter(({ ingredientId }) => ingredientId === merged.id))
    renameItem(tx, item, planned, merge);

  const stored = selectItems(tx, listId)
    .filter((item) => item.ingredientId === kept.id)
    .map(toListItem);
  const pantry = readPantry(app.db);
  const { changes } = planDifference(stored, aggregate(reasons, pantry.catalogue, pantry.units));
  for (const change of changes) applyPlanChange(tx, listId, change, pantry);
  keepNotes(tx, listId, before, kept.id);
  const items = arrangeItems(tx, listId);
  replaceListRecipes(tx, listId, items);
  updateListRow(tx, listId, {});

  const joined = items.filter((item) => item.ingredientId === kept.id);
  return {
    listId,
    listRevision: findList(tx, listId)?.revision ?? 0,
    joined: joined.map(({ id, revision }) => ({ id, revision })),
    ...toItemsGraph(before),
  };
}

/** An item of the merged food becomes one of the kept food, or a part of the one that the list has already. */
function renameItem(tx: Transaction, item: ItemRow, planned: readonly ItemRow[], { kept, merged }: Merge): void {
  const food = foodIdentity(kept, kept.name, ownSubType(item, merged));
  const isPlanned = item.origin === "plan";
  const same = planned.find(
    (other) => other.ingredientId === kept.id && other.foodKey === food.key && other.measureKey === item.measureKey,
  );
  if (isPlanned && same) {
    const added = additionsIn(same.unit, item);
    updateItem(tx, same.id, {
      ...joinedByHand(same, item),
      computedAmount: add(same.computedAmount, added.sum),
      contributions: [...same.contributions, ...added.reasons],
    });
    deleteItem(tx, item.id);
    return;
  }
  const name = isPlanned ? { name: food.name, subType: food.subType, category: kept.category ?? item.category } : {};
  updateItem(tx, item.id, { ...name, foodKey: food.key, ingredientId: kept.id });
}

/** What the family did by hand to two items that become one: bought is what both say, and amounts in one unit add up. */
function joinedByHand(
  same: ItemRow,
  item: ItemRow,
): Partial<Pick<ItemRow, "handAmount" | "handUnit" | "isTicked" | "isRemoved">> {
  const state = { isTicked: same.isTicked && item.isTicked, isRemoved: same.isRemoved && item.isRemoved };
  if (same.handAmount === null && item.handAmount === null) return state;
  if (unitOf(same) === unitOf(item))
    return { ...state, handAmount: toNumber(add(amountOf(same), amountOf(item))), handUnit: unitOf(same) };
  return same.handAmount === null ? { ...state, handAmount: item.handAmount, handUnit: unitOf(item) } : state;
}

/** Why an item is on the list, as lines of the kept food that can be added up again. */
function contributionsOf(item: ItemRow, { kept, merged }: Merge): Contribution[] {
  const subType = ownSubType(item, item.ingredientId === kept.id ? kept : merged);
  return item.contributions
    .filter(({ addedAs }) => !addedAs)
    .map((row) => ({
      mealId: row.mealId ?? 0,
      date: row.date as LocalDate, // copied from a meal, whose date was checked
      mealType: row.mealType,
      mealServings: row.mealServings,
      recipeId: row.recipeId ?? 0,
      recipeTitle: row.recipeTitle,
      recipeServings: row.recipeServings,
      raw: row.line,
      ingredientId: kept.id,
      name: kept.name,
      subType,
      amount: row.amount,
      unit: row.unit,
      pack: packOf(item.packAmount, item.packUnit),
    }));
}

/** The sub type that an item has of its own; null where it is the entry's. */
function ownSubType(item: ItemRow, entry: CatalogueEntry): string | null {
  return foldText(item.subType) === foldText(entry.subType) ? null : item.subType;
}

function revisionsText(items: readonly { readonly id: string; readonly revision: number }[]): string {
  return items
    .map(({ id, revision }) => `${id} ${revision}`)
    .toSorted()
    .join("\n");
}
