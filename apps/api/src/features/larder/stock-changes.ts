import { findEntry } from "@tureen/db/catalogue/catalogue-entries";
import type { Transaction } from "@tureen/db/in-transaction";
import { larderItems } from "@tureen/db/schema/schema";
import { add, fromNumber, isPositive, subtract, toNumber } from "@tureen/domain/quantities/rational";
import { text } from "@tureen/messages/text";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { rowOf } from "#undo/rows-of";
import { keepForUndo, undoable } from "#undo/undo";
import { deleteLarderRow, findLarderRow, restoreLarderRow, updateLarderRow, type LarderRow } from "./larder.repo";

const stockChanges = z.object({
  /** The dish that it was for, by which the family finds it among what can be brought back; '' for what was bought. */
  title: z.string(),
  changes: z.array(
    z.object({
      /** As it was before, or as it came in. */
      row: rowOf(larderItems),
      /** Null where there was no such row before, and where there is none after. */
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
});

/** What becomes of a row's amount; a row of which nothing stays leaves the larder, so that lists ask for its food again. */
export interface StockChange {
  readonly row: LarderRow;
  /** In the row's unit. */
  readonly quantity: number;
}

/** Writes new amounts into rows, and keeps what they were. Answers the id that takes all of it back. */
export function changeStock(app: AppContext, tx: Transaction, title: string, changes: readonly StockChange[]): string {
  for (const { row, quantity } of changes) {
    if (quantity > 0) updateLarderRow(tx, row.id, { quantity });
    else deleteLarderRow(tx, row.id);
  }
  const kept = changes.map(({ row, quantity }) => ({
    row,
    before: row.quantity,
    after: quantity > 0 ? quantity : null,
  }));
  return keepForUndo(app, tx, CHANGED_STOCK, { title, changes: kept });
}

/** Keeps that a row came in. Answers the id that takes it out again. */
export function keepNewStock(app: AppContext, tx: Transaction, row: LarderRow): string {
  return keepForUndo(app, tx, CHANGED_STOCK, { title: "", changes: [{ row, before: null, after: row.quantity }] });
}

/**
 * Gives back what was taken, and takes back what was given: as a difference, so that what the family has changed since
 * stays changed. Answers the first row's id.
 * @throws AppError conflict where a food has left the catalogue.
 */
function restoreStock(tx: Transaction, { changes }: z.output<typeof stockChanges>): number {
  for (const { row, before, after } of changes) {
    const now = findLarderRow(tx, row.id);
    if (now) {
      const given = subtract(fromNumber(before ?? 0), fromNumber(after ?? 0));
      const quantity = add(fromNumber(now.quantity), given);
      if (before === null && !isPositive(quantity)) deleteLarderRow(tx, row.id);
      else updateLarderRow(tx, row.id, { quantity: Math.max(0, toNumber(quantity)) });
    } else if (after === null) {
      if (!findEntry(tx, row.ingredientId))
        throw conflict(text("This ingredient has left the catalogue in the meantime. Add it to the larder again."));
      restoreLarderRow(tx, row);
    }
  }
  return changes[0]?.row.id ?? 0;
}

export const CHANGED_STOCK = undoable("larder-use", stockChanges, restoreStock);
