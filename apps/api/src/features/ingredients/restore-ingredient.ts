import { text } from "@tureen/messages/text";
import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import type { Transaction } from "@tureen/db/in-transaction";
import { ingredientNames, ingredients } from "@tureen/db/schema/schema";
import { z } from "zod";
import { conflict } from "#app-error";
import { entryLabel } from "./ingredients.mapper";
import { restoreEntryRow, selectNames } from "./ingredients.repo";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";

/** A catalogue entry that nothing used, with everything that it was known by. */
export const ingredientGraph = z.object({ entry: rowOf(ingredients), names: rowsOf(ingredientNames) });
type IngredientGraph = z.output<typeof ingredientGraph>;

/**
 * Brings a deleted ingredient back under its id; lines that its name means are linked to it again.
 * @throws AppError conflict where another entry has its name by now.
 */
function restoreIngredient(tx: Transaction, graph: IngredientGraph): number {
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

export const DELETED_INGREDIENT = undoable("ingredient", ingredientGraph, restoreIngredient);
