import { text } from "@tureen/messages/text";
import type { Ingredient, Merged, MergeIngredientsInput } from "@tureen/contracts/ingredients";
import type { UndoInput } from "@tureen/contracts/trash";
import { findEntry } from "@tureen/db/catalogue/catalogue-entries";
import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import type { Transaction } from "@tureen/db/in-transaction";
import { larderItems, recipeLines, shoppingListItems } from "@tureen/db/schema/schema";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { badInput, notFound } from "#core/app-error";
import {
  deleteLarderRow,
  findLarderRow,
  findSameStock,
  moveLarderRow,
  restoreLarderRow,
  selectLarderRowsOf,
  type LarderRow,
} from "#features/larder/larder.repo";
import { runOnce } from "#idempotency/run-once";
import { rowOf, rowsOf } from "#undo/rows-of";
import { keepForUndo, undo, undoable } from "#undo/undo";
import { toIngredient } from "../ingredients.mapper";
import {
  addFreeAliases,
  deleteEntryRow,
  findEntryRow,
  removeAliases,
  removeNames,
  updateEntry,
} from "../ingredients.repo";
import { ingredientGraph, restoreEntry } from "../restore-ingredient";
import { joinedItemsGraph, joinListItems, partListItems } from "./join-list-items";
import { moveLinks, moveLinksBack } from "./move-links.repo";

/** A catalogue entry that went into another, and what moved with it. */
const mergeGraph = ingredientGraph.extend({
  keptId: z.number(),
  /** Aliases that the kept entry came by. */
  aliasIds: z.array(z.number()),
  lineIds: z.array(z.number()),
  larderItems: rowsOf(larderItems).default([]),
  /** What a merge has kept from before a food could have several rows. */
  larderItem: rowOf(larderItems).nullish(),
  /** Items whose link alone moved. */
  itemIds: z.array(z.string()),
  lists: z.array(joinedItemsGraph),
});
type MergeGraph = z.output<typeof mergeGraph>;

/**
 * Makes two entries of the catalogue one: names, aliases, recipe lines, rows of the larder and the items of drafts
 * move to the kept one. Where both are stocked in one place with one date, the kept one's row stays as it is. Locked and ordered lists keep what
 * they say.
 * @throws AppError not-found, or bad-input for one and the same entry.
 */
export function mergeIngredients(app: AppContext, input: MergeIngredientsInput): Merged {
  const { keepId, mergeId } = input;
  if (keepId === mergeId) throw badInput(text("Choose two different ingredients to merge."));
  return runOnce(app, input, "ingredients.merge", (tx) => {
    const graph = moveAll(app, tx, keepId, mergeId);
    deleteEntryRow(tx, mergeId);
    updateEntry(tx, keepId, {});
    return { ingredient: existing(tx, keepId), undo_id: keepForUndo(app, tx, MERGED_INGREDIENT, graph) };
  });
}

/**
 * Takes a merge back, all that it moved included; answers the entry that had gone.
 * @throws AppError not-found after 30 days, conflict where its name has been taken in the meantime.
 */
export function undoMerge(app: AppContext, input: UndoInput): { ingredient: Ingredient } {
  const { id } = undo(app, [MERGED_INGREDIENT], input);
  const entry = findEntry(app.db, id);
  if (!entry) throw notFound(text("ingredient"));
  return { ingredient: toIngredient(entry) };
}

function moveAll(app: AppContext, tx: Transaction, keepId: number, mergeId: number): MergeGraph {
  const kept = findEntry(tx, keepId);
  const merged = findEntry(tx, mergeId);
  const entry = findEntryRow(tx, mergeId);
  if (!kept || !merged || !entry) throw notFound(text("ingredient"));
  const names = removeNames(tx, mergeId);
  return {
    entry,
    names,
    keptId: keepId,
    aliasIds: addFreeAliases(
      tx,
      keepId,
      names.map((name) => name.label),
    ),
    lineIds: moveLinks(tx, recipeLines, mergeId, keepId),
    larderItems: moveLarderItems(tx, mergeId, keepId),
    lists: joinListItems(app, tx, { kept, merged }),
    itemIds: moveLinks(tx, shoppingListItems, mergeId, keepId),
  };
}

function moveLarderItems(tx: Transaction, mergeId: number, keepId: number): readonly LarderRow[] {
  const items = selectLarderRowsOf(tx, mergeId);
  for (const item of items) {
    if (findSameStock(tx, { ...item, ingredientId: keepId })) deleteLarderRow(tx, item.id);
    else moveLarderRow(tx, item.id, keepId);
  }
  return items;
}

function existing(tx: Transaction, id: number): Ingredient {
  const entry = findEntry(tx, id);
  if (!entry) throw notFound(text("ingredient"));
  return toIngredient(entry);
}

/**
 * Brings back an entry that went into another, and moves back what is still where the merge has put it. What the family
 * has changed since stays as it is. Answers the entry's id.
 * @throws AppError conflict where another entry has its name by now.
 */
function restoreMerged(tx: Transaction, graph: MergeGraph): number {
  const { entry, keptId } = graph;
  removeAliases(tx, keptId, graph.aliasIds);
  restoreEntry(tx, graph);
  moveLinksBack(tx, recipeLines, graph.lineIds, keptId, entry.id);
  for (const item of graph.larderItem ? [graph.larderItem] : graph.larderItems) restoreLarderItem(tx, item, graph);
  moveLinksBack(tx, shoppingListItems, graph.itemIds, keptId, entry.id);
  partListItems(tx, graph.lists, keptId);
  updateEntry(tx, keptId, {});
  relinkLines(tx);
  return entry.id;
}

function restoreLarderItem(tx: Transaction, item: LarderRow, { entry, keptId }: MergeGraph): void {
  const now = findLarderRow(tx, item.id);
  if (now?.ingredientId === keptId) moveLarderRow(tx, now.id, entry.id);
  else if (!now && selectLarderRowsOf(tx, keptId).length > 0) restoreLarderRow(tx, item);
}

export const MERGED_INGREDIENT = undoable("ingredient-merge", mergeGraph, restoreMerged);
