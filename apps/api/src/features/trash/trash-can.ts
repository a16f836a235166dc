import type { Transaction } from "@tureen/db/in-transaction";
import { randomUUID } from "node:crypto";
import type { AppContext } from "#app-context";
import { AppError } from "#app-error";
import { instantOf } from "#clock";
import type { Kept } from "./row-graphs";
import { deleteTrash, deleteTrashBefore, findTrash, insertTrash } from "./trash.repo";

/** How long a deletion can be taken back (decisions, section 5). */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Keeps the rows of a deletion and answers the id that brings them back; what is older than 30 days goes. */
export function keepInTrash(app: AppContext, tx: Transaction, kept: Kept): string {
  deleteTrashBefore(tx, oldestKept(app));
  const undoId = randomUUID();
  insertTrash(tx, { undoId, kind: kept.kind, graphJson: JSON.stringify(kept.graph), createdAt: instantOf(app.clock) });
  return undoId;
}

/**
 * Takes out what a deletion kept, of whichever kind, or of this one alone.
 * @throws AppError not-found where nothing is kept under the id any more.
 */
export function takeFromTrash(app: AppContext, tx: Transaction, undoId: string, kind?: Kept["kind"]): Kept {
  const row = findTrash(tx, undoId);
  if (!row || row.createdAt < oldestKept(app) || (kind && row.kind !== kind)) throw nothingToUndo();
  deleteTrash(tx, undoId);
  return { kind: row.kind, graph: JSON.parse(row.graphJson) }; // keepInTrash alone has written it
}

export const nothingToUndo = (): AppError =>
  new AppError("not-found", "This cannot be undone any more. What is deleted is kept for 30 days.");

function oldestKept({ clock }: AppContext): string {
  return instantOf({ now: () => clock.now() - KEPT_MS });
}
