import { text } from "@tureen/messages/text";
import { findEntry } from "@tureen/db/catalogue/catalogue-entries";
import type { Transaction } from "@tureen/db/in-transaction";
import { larderItems } from "@tureen/db/schema/schema";
import { z } from "zod";
import { conflict } from "#core/app-error";
import { findSameStock, restoreLarderRow } from "./larder.repo";
import { rowOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";

const larderGraph = z.object({ item: rowOf(larderItems) });

/**
 * Puts a deleted item back into the larder, under its id. Answers that id.
 * @throws AppError conflict where its ingredient is gone, or stocked again where it was.
 */
function restoreLarderItem(tx: Transaction, { item }: z.output<typeof larderGraph>): number {
  const entry = findEntry(tx, item.ingredientId);
  if (!entry)
    throw conflict(text("This ingredient has left the catalogue in the meantime. Add it to the larder again."));
  if (findSameStock(tx, item))
    throw conflict(text("{name} is in the larder again already. Change its amount there.", { name: entry.name }));
  restoreLarderRow(tx, item);
  return item.id;
}

export const DELETED_LARDER_ITEM = undoable("larder-item", larderGraph, restoreLarderItem);
