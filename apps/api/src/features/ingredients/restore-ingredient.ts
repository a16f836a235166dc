import { text } from "@tureen/messages/text";
import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import type { Transaction } from "@tureen/db/in-transaction";
import { conflict } from "#app-error";
import { entryLabel } from "./ingredients.mapper";
import { selectNames } from "./ingredients.repo";
import { restoreEntryRow } from "./merge-ingredients.repo";
import type { ingredientNames, ingredients } from "@tureen/db/schema/schema";
import type { Undoable } from "#undo/undo";

/** A catalogue entry that nothing used, with everything that it was known by. */
export interface IngredientGraph {
  readonly entry: typeof ingredients.$inferSelect;
  readonly names: readonly (typeof ingredientNames.$inferSelect)[];
}

/**
 * Brings a deleted ingredient back under its id; lines that its name means are linked to it again.
 * @throws AppError conflict where another entry has its name by now.
 */
export function restoreIngredient(tx: Transaction, graph: IngredientGraph): number {
  restoreEntry(tx, graph);
  relinkLines(tx);
  return graph.entry.id;
}

/**
 * Puts an entry's row and those of its names back that nothing else is known by.
 * @throws AppError conflict where another entry has its name by now.
 */
export function restoreEntry(tx: Transaction, graph: IngredientGraph): void {
  restoreEntryRow(tx, graph.entry, freeNames(tx, graph));
}

/** Two entries of one name and sub type cannot be, nor one alias of two entries. */
function freeNames(tx: Transaction, { entry, names }: IngredientGraph): IngredientGraph["names"] {
  return names.filter((name) => {
    const taken = selectNames(tx, name.foodKey).filter(
      (other) => other.kind === name.kind && other.subTypeKey === name.subTypeKey,
    );
    if (taken.length > 0 && name.kind === "name") {
      throw conflict(
        text("{food} is in the catalogue again already, so this cannot be undone.", {
          food: entryLabel(entry),
        }),
      );
    }
    return taken.length === 0 || name.kind === "plural";
  });
}

export const DELETED_INGREDIENT: Undoable<IngredientGraph> = { kind: "ingredient", restore: restoreIngredient };
