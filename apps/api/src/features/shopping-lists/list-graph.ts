import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import {
  ingredients,
  mealPlans,
  shoppingListItems,
  shoppingListMeals,
  shoppingLists,
  shoppingListStaples,
  staples,
} from "@tureen/db/schema/schema";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { fromText } from "@tureen/domain/quantities/rational";
import type { ItemReason } from "@tureen/domain/shopping-lists/shopping-item";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { unlinkedFromGone, withExisting } from "#undo/existing-ids";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";
import { insertItems, isItemIdTaken, selectItems, type ItemRow } from "./items/list-items.repo";
import { replaceListRecipes, type ListRow } from "./shopping-lists.repo";

const exact = z.string().transform(fromText);

// Made when a list is first kept or brought back, as the schemas of its rows are.
const keptReason: z.ZodType<ItemReason & { readonly itemId: string }> = z.lazy(() =>
  z.object({
    itemId: z.string(),
    mealId: z.number().nullable(),
    date: z.string(),
    mealType: z.enum(MEAL_TYPES),
    mealServings: z.number(),
    recipeId: z.number().nullable(),
    recipeTitle: z.string(),
    recipeServings: z.number().nullable(),
    line: z.string(),
    amount: exact.nullable(),
    unit: z.string(),
    scaledAmount: exact,
    addedAmount: exact,
    addedAs: z.string().nullish(),
    staple: z.object({ id: z.number(), everyWeeks: z.number() }).optional(),
  }),
);

/** Items of a list, their reasons beside them, as they were rows of a table once. */
export const itemsGraph = z.object({
  items: rowsOf(shoppingListItems) as z.ZodType<readonly Omit<ItemRow, "contributions">[]>,
  contributions: z.array(keptReason).readonly(),
});
type ItemsGraph = z.output<typeof itemsGraph>;

/** A shopping list, and the meals that it was made of. */
const listGraph = itemsGraph.extend({
  list: rowOf(shoppingLists),
  listMeals: rowsOf(shoppingListMeals),
  // Lists that were deleted before there were staples have none.
  listStaples: rowsOf(shoppingListStaples).optional(),
});
type ListGraph = z.output<typeof listGraph>;

/** Everything that goes with a list, for undo. */
export function readListGraph(db: Queryable, list: ListRow): ListGraph {
  return {
    list,
    listMeals: db.select().from(shoppingListMeals).where(eq(shoppingListMeals.listId, list.id)).all(),
    listStaples: db.select().from(shoppingListStaples).where(eq(shoppingListStaples.listId, list.id)).all(),
    ...toItemsGraph(selectItems(db, list.id)),
  };
}

/** Items parted from their reasons. */
export function toItemsGraph(items: readonly ItemRow[]): ItemsGraph {
  return {
    items: items.map(({ contributions: _contributions, ...row }) => row),
    contributions: items.flatMap(({ id, contributions }) => contributions.map((reason) => ({ itemId: id, ...reason }))),
  };
}

/**
 * Brings a deleted list back with its items, ticks and reasons, under their ids. Meals that are no longer planned are
 * no longer its meals (so with staples); where it was locked, the others are locked again. Answers the list's id.
 */
export function restoreList(tx: Transaction, graph: ListGraph): number {
  insertOne(tx, shoppingLists, graph.list);
  insertMany(tx, shoppingListMeals, withExisting(tx, mealPlans, graph.listMeals, "mealId"));
  insertMany(tx, shoppingListStaples, withExisting(tx, staples, graph.listStaples ?? [], "stapleId"));
  restoreItems(tx, graph);
  replaceListRecipes(tx, graph.list.id, [graph]);
  return graph.list.id;
}

/** Puts items back with their reasons. An id that a client has given to another item in the meantime is replaced. */
export function restoreItems(tx: Transaction, { items, contributions }: ItemsGraph): void {
  const reasonsOf = groupBy(contributions, (reason) => reason.itemId);
  insertItems(
    tx,
    unlinkedFromGone(tx, ingredients, items, "ingredientId").map((item) => ({
      ...item,
      id: isItemIdTaken(tx, item.id) ? randomUUID() : item.id,
      contributions: reasonsOf.get(item.id) ?? [],
    })),
  );
}

export const DELETED_LIST = undoable("shopping-list", listGraph, restoreList);
