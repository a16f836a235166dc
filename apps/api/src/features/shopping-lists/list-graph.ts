import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import {
  ingredients,
  mealPlans,
  shoppingListContributions,
  shoppingListItems,
  shoppingListMeals,
  shoppingLists,
} from "@tureen/db/schema/schema";
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { existingIds } from "#undo/existing-ids";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";
import { isItemIdTaken, selectItems, type StoredItem } from "./list-items.repo";
import type { ListRow } from "./shopping-lists.repo";

/** Items of a list with their reasons. */
export const itemsGraph = z.object({
  items: rowsOf(shoppingListItems),
  contributions: rowsOf(shoppingListContributions),
});
type ItemsGraph = z.output<typeof itemsGraph>;

/** A shopping list, and the meals that it was made of. */
const listGraph = itemsGraph.extend({ list: rowOf(shoppingLists), listMeals: rowsOf(shoppingListMeals) });
type ListGraph = z.output<typeof listGraph>;

/** Everything that goes with a list, for undo. */
export function readListGraph(db: Queryable, list: ListRow): ListGraph {
  return {
    list,
    listMeals: mealsOfList(db).all({ listId: list.id }),
    ...toItemsGraph(selectItems(db, list.id)),
  };
}

/** Items parted from their reasons, as the tables have them. */
export function toItemsGraph(items: readonly StoredItem[]): ItemsGraph {
  return {
    items: items.map(({ contributions: _contributions, ...row }) => row),
    contributions: items.flatMap((item) => item.contributions),
  };
}

/**
 * Brings a deleted list back with its items, ticks and reasons, under their ids. Meals that are no longer planned are
 * no longer its meals; where it was locked, the others are locked again. Answers the list's id.
 */
export function restoreList(tx: Transaction, graph: ListGraph): number {
  insertOne(tx, shoppingLists, graph.list);
  const planned = existingIds(
    tx,
    mealPlans,
    graph.listMeals.map((row) => row.mealId),
  );
  insertMany(
    tx,
    shoppingListMeals,
    graph.listMeals.filter(({ mealId }) => planned.has(mealId)),
  );
  restoreItems(tx, graph);
  return graph.list.id;
}

/** Puts items back with their reasons. An id that a client has given to another item in the meantime is replaced. */
export function restoreItems(tx: Transaction, { items, contributions }: ItemsGraph): void {
  const foods = existingIds(
    tx,
    ingredients,
    items.map((item) => item.ingredientId),
  );
  const ids = new Map(items.map(({ id }) => [id, isItemIdTaken(tx, id) ? randomUUID() : id]));
  insertMany(
    tx,
    shoppingListItems,
    items.map((item) => ({
      ...item,
      id: ids.get(item.id) ?? item.id,
      ingredientId: foods.has(item.ingredientId) ? item.ingredientId : null,
    })),
  );
  insertMany(
    tx,
    shoppingListContributions,
    contributions.map((row) => ({ ...row, itemId: ids.get(row.itemId) ?? row.itemId })),
  );
}

const mealsOfList = prepared((db) =>
  db
    .select()
    .from(shoppingListMeals)
    .where(eq(shoppingListMeals.listId, sql.placeholder("listId"))),
);

export const DELETED_LIST = undoable("shopping-list", listGraph, restoreList);
