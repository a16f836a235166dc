import { text } from "@tureen/messages/text";
import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import type { Transaction } from "@tureen/db/in-transaction";
import { ingredientNames, ingredients } from "@tureen/db/schema/schema";
import { z } from "zod";
import { conflict } from "#core/app-error";
import { entryLabel } from "./ingredients.mapper";
import { restoreEntryRow, selectNames, type NameRow } from "./ingredients.repo";
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
    const isFree = isFreeName(tx, name);
    if (!isFree && name.kind === "name") {
      throw conflict(
        text("{food} is in the catalogue again already, so this cannot be undone.", {
          food: entryLabel(entry),
        }),
      );
    }
    return isFree;
  });
}

/** Many entries may have one plural. */
export function isFreeName(tx: Transaction, { kind, foodKey, subTypeKey }: NameRow): boolean {
  if (kind === "plural") return true;
  return !selectNames(tx, foodKey).some((other) => other.kind === kind && other.subTypeKey === subTypeKey);
}

export const DELETED_INGREDIENT = undoable("ingredient", ingredientGraph, restoreIngredient);
