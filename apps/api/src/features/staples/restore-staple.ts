import type { Transaction } from "@tureen/db/in-transaction";
import { ingredients, shoppingLists, shoppingListStaples, staples } from "@tureen/db/schema/schema";
import { z } from "zod";
import { unlinkedFromGone, withExisting } from "#undo/existing-ids";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";
import { restoreStapleRow } from "./staples.repo";

const stapleGraph = z.object({ staple: rowOf(staples), listed: rowsOf(shoppingListStaples) });

/** Puts a deleted staple back under its id, on those of its lists that are there. Answers that id. */
export function restoreStaple(tx: Transaction, { staple, listed }: z.output<typeof stapleGraph>): number {
  const [row = staple] = unlinkedFromGone(tx, ingredients, [staple], "ingredientId");
  restoreStapleRow(tx, row, withExisting(tx, shoppingLists, listed, "listId"));
  return staple.id;
}

export const DELETED_STAPLE = undoable("staple", stapleGraph, restoreStaple);
