import type { Restored, UndoInput } from "@tureen/contracts/trash";
import type { Transaction } from "@tureen/db/in-transaction";
import type { AppContext } from "#app-context";
import { restoreIngredient } from "../ingredients/restore-ingredient";
import { restoreMerged } from "../ingredients/restore-merged";
import { restoreLarderItem } from "../larder/restore-larder-item";
import { restoreMeal } from "../meal-plans/meals-graph";
import { runOnce } from "../operations/operations.service";
import { restoreRecipe } from "../recipes/recipe-graph";
import { restoreList } from "../shopping-lists/list-graph";
import type { Kept } from "./row-graphs";
import { nothingToUndo, takeFromTrash } from "./trash-can";

/**
 * Brings back what was deleted or merged, of whichever kind or of one alone, with its ids. The same undo again is
 * answered as the first time.
 * @throws AppError not-found after 30 days, conflict where what it needs is gone or its place is taken.
 */
export function restoreFromTrash(app: AppContext, input: UndoInput, only?: Kept["kind"]): Restored {
  const undoId = input.undo_id.toLowerCase();
  const restored = runOnce<Restored>(app, undoId, "trash.restore", (tx) => {
    const kept = takeFromTrash(app, tx, undoId, only);
    return { success: true, kind: kept.kind, id: restore(tx, kept) };
  });
  if (only && restored.kind !== only) throw nothingToUndo();
  return restored;
}

function restore(tx: Transaction, { kind, graph }: Kept): number {
  switch (kind) {
    case "recipe":
      return restoreRecipe(tx, graph);
    case "meal-plan":
      return restoreMeal(tx, graph);
    case "shopping-list":
      return restoreList(tx, graph);
    case "larder-item":
      return restoreLarderItem(tx, graph);
    case "ingredient":
      return restoreIngredient(tx, graph);
    case "ingredient-merge":
      return restoreMerged(tx, graph);
  }
}
