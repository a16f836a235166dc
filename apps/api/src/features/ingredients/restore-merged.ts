import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import type { Transaction } from "@tureen/db/in-transaction";
import { findLarderRow, findLarderRowOfIngredient, insertLarderRow, moveLarderRow } from "../larder/larder.repo";
import { moveLinesBack } from "../recipes/move-lines.repo";
import { moveItemsBack, partFoodItems } from "../shopping-lists/join-food-items";
import { updateEntry } from "./ingredients.repo";
import { removeAliases } from "./merge-ingredients.repo";
import { restoreEntry, type IngredientGraph } from "./restore-ingredient";
import type { larderItems } from "@tureen/db/schema/schema";
import type { JoinedItemsGraph } from "../shopping-lists/join-food-items";
import type { Undoable } from "#undo/undo";

/** A catalogue entry that went into another, and what moved with it. */
export interface MergeGraph extends IngredientGraph {
  readonly keptId: number;
  /** Aliases that the kept entry came by. */
  readonly aliasIds: readonly number[];
  readonly lineIds: readonly number[];
  readonly larderItem: typeof larderItems.$inferSelect | null;
  /** Items whose link alone moved. */
  readonly itemIds: readonly string[];
  readonly lists: readonly JoinedItemsGraph[];
}

/**
 * Brings back an entry that went into another, and moves back what is still where the merge has put it. What the family
 * has changed since stays as it is. Answers the entry's id.
 * @throws AppError conflict where another entry has its name by now.
 */
export function restoreMerged(tx: Transaction, graph: MergeGraph): number {
  const { entry, keptId } = graph;
  removeAliases(tx, keptId, graph.aliasIds);
  restoreEntry(tx, graph);
  moveLinesBack(tx, graph.lineIds, keptId, entry.id);
  restoreLarderItem(tx, graph);
  moveItemsBack(tx, graph.itemIds, keptId, entry.id);
  partFoodItems(tx, graph.lists, keptId);
  updateEntry(tx, keptId, {});
  relinkLines(tx);
  return entry.id;
}

function restoreLarderItem(tx: Transaction, { entry, keptId, larderItem }: MergeGraph): void {
  if (!larderItem) return;
  const now = findLarderRow(tx, larderItem.id);
  if (now?.ingredientId === keptId) moveLarderRow(tx, now.id, entry.id);
  else if (!now && findLarderRowOfIngredient(tx, keptId)) insertLarderRow(tx, larderItem);
}

export const MERGED_INGREDIENT: Undoable<MergeGraph> = { kind: "ingredient-merge", restore: restoreMerged };
