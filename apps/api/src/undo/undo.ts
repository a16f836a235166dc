import { text } from "@tureen/messages/text";
import type { Deletions, Restored, UndoInput } from "@tureen/contracts/trash";
import type { Transaction } from "@tureen/db/in-transaction";
import { randomUUID } from "node:crypto";
import type { AppContext } from "#app-context";
import { AppError } from "#app-error";
import { instantOf } from "#clock";
import { runOnce } from "#idempotency/run-once";
import { deleteTrash, deleteTrashBefore, findTrash, insertTrash, selectDeletions, type TrashRow } from "./trash.repo";

/** How long a deletion can be taken back (decisions, section 5). */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** One kind of deletion, as the feature declares it that owns the rows: `Graph` is what is kept of it, as plain JSON. */
export interface Undoable<Graph> {
  readonly kind: TrashRow["kind"];
  /**
   * Puts the rows back under their ids; answers the id of what has come back.
   * @throws AppError conflict where what it needs is gone or its place is taken.
   */
  readonly restore: (tx: Transaction, graph: Graph) => number;
}

/** Keeps the rows of a deletion and answers the id that brings them back; what is older than 30 days goes. */
export function keepForUndo<Graph>(app: AppContext, tx: Transaction, { kind }: Undoable<Graph>, graph: Graph): string {
  deleteTrashBefore(tx, oldestKept(app));
  const undoId = randomUUID();
  insertTrash(tx, { undoId, kind, graphJson: JSON.stringify(graph), createdAt: instantOf(app.clock) });
  return undoId;
}

/**
 * Brings back what was deleted or merged, of one of these kinds, with its ids. The same undo again is answered as the
 * first time.
 * @throws AppError not-found after 30 days, conflict where what it needs is gone or its place is taken.
 */
export function undo(app: AppContext, kinds: readonly Undoable<never>[], input: UndoInput): Restored {
  const undoId = input.undo_id.toLowerCase();
  const kindOf = ({ kind }: Pick<TrashRow, "kind">) => kinds.find((each) => each.kind === kind);
  const restored = runOnce<Restored>(app, undoId, "trash.restore", (tx) => {
    const row = findTrash(tx, undoId);
    const undoable = row && row.createdAt >= oldestKept(app) ? kindOf(row) : undefined;
    if (!row || !undoable) throw nothingToUndo();
    deleteTrash(tx, undoId);
    const graph = JSON.parse(row.graphJson) as never; // keepForUndo has written it for this very kind
    return { success: true, kind: row.kind, id: undoable.restore(tx, graph) };
  });
  if (!kindOf(restored)) throw nothingToUndo();
  return restored;
}

/** What can still be brought back, the newest first. */
export function listDeletions(app: AppContext): Deletions {
  const deletions = selectDeletions(app.db, oldestKept(app)).map((row) => ({
    undo_id: row.undoId,
    kind: row.kind,
    name: row.name,
    meal: row.date !== null && row.mealType !== null ? { date: row.date, meal_type: row.mealType } : null,
    deleted_at: row.createdAt,
  }));
  return { deletions };
}

const nothingToUndo = (): AppError =>
  new AppError("not-found", text("This cannot be undone any more. What is deleted is kept for 30 days."));

function oldestKept({ clock }: AppContext): string {
  return instantOf({ now: () => clock.now() - KEPT_MS });
}
