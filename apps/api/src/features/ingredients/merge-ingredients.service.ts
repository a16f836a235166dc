import { text } from "@tureen/messages/text";
import type { Ingredient, Merged, MergeIngredientsInput } from "@tureen/contracts/ingredients";
import type { UndoInput } from "@tureen/contracts/trash";
import { findEntry } from "@tureen/db/catalogue/catalogue-entries";
import type { Transaction } from "@tureen/db/in-transaction";
import type { AppContext } from "#app-context";
import { badInput, notFound } from "#app-error";
import { deleteLarderRow, findLarderRowOfIngredient, moveLarderRow, type LarderRow } from "../larder/larder.repo";
import { runOnce } from "#idempotency/run-once";
import { moveLines } from "../recipes/move-lines.repo";
import { joinFoodItems, moveItems } from "../shopping-lists/join-food-items";
import { keepForUndo, undo } from "#undo/undo";
import { toIngredient } from "./ingredients.mapper";
import { addFreeAliases, updateEntry } from "./ingredients.repo";
import { deleteEntryRow, findEntryRow, removeNames } from "./merge-ingredients.repo";
import { MERGED_INGREDIENT, type MergeGraph } from "./restore-merged";

/**
 * Makes two entries of the catalogue one: names, aliases, recipe lines, the place in the larder and the items of drafts
 * move to the kept one. Where both are stocked, the kept one's row stays as it is. Locked and ordered lists keep what
 * they say.
 * @throws AppError not-found, or bad-input for one and the same entry.
 */
export function mergeIngredients(app: AppContext, input: MergeIngredientsInput): Merged {
  const { keepId, mergeId } = input;
  if (keepId === mergeId) throw badInput(text("Choose two different ingredients to merge."));
  return runOnce(app, input.operation_id, "ingredients.merge", (tx) => {
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
    lineIds: moveLines(tx, mergeId, keepId),
    larderItem: moveLarderItem(tx, mergeId, keepId),
    lists: joinFoodItems(app, tx, { kept, merged }),
    itemIds: moveItems(tx, mergeId, keepId),
  };
}

function moveLarderItem(tx: Transaction, mergeId: number, keepId: number): LarderRow | null {
  const item = findLarderRowOfIngredient(tx, mergeId);
  if (!item) return null;
  if (findLarderRowOfIngredient(tx, keepId)) deleteLarderRow(tx, item.id);
  else moveLarderRow(tx, item.id, keepId);
  return item;
}

function existing(tx: Transaction, id: number): Ingredient {
  const entry = findEntry(tx, id);
  if (!entry) throw notFound(text("ingredient"));
  return toIngredient(entry);
}
