import type { Transaction } from "@tureen/db/in-transaction";
import { ingredients, shoppingLists, shoppingListStaples, staples } from "@tureen/db/schema/schema";
import { z } from "zod";
import { existingIds } from "#undo/existing-ids";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";
import { restoreStapleRow } from "./staples.repo";

const stapleGraph = z.object({ staple: rowOf(staples), listed: rowsOf(shoppingListStaples) });

/** Puts a deleted staple back under its id, on those of its lists that are there. Answers that id. */
export function restoreStaple(tx: Transaction, { staple, listed }: z.output<typeof stapleGraph>): number {
  const foods = existingIds(tx, ingredients, [staple.ingredientId]);
  const lists = existingIds(
    tx,
    shoppingLists,
    listed.map(({ listId }) => listId),
  );
  restoreStapleRow(
    tx,
    { ...staple, ingredientId: foods.has(staple.ingredientId) ? staple.ingredientId : null },
    listed.filter(({ listId }) => lists.has(listId)),
  );
  return staple.id;
}

export const DELETED_STAPLE = undoable("staple", stapleGraph, restoreStaple);
