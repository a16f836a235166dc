import { text } from "@tureen/messages/text";
import type { Deletions, Restored, UndoInput } from "@tureen/contracts/trash";
import type { Transaction } from "@tureen/db/in-transaction";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { AppError, conflict } from "#core/app-error";
import { instantOf } from "#core/clock";
import { runOnce } from "#idempotency/run-once";
import { toJson } from "./rows-of";
import { deleteTrash, deleteTrashBefore, findTrash, insertTrash, selectDeletions, type TrashRow } from "./trash.repo";

/** How long a deletion can be taken back (decisions, section 5). */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** How the graphs of all kinds are written today; those from before there were versions are of the first. */
const VERSION = 1;
const versioned = z.object({ v: z.number().default(1) });

/** One kind of deletion: how the rows that it takes are kept as JSON, and how they are put back. */
export interface Undoable<Graph> {
  readonly kind: TrashRow["kind"];
  readonly toJson: (graph: Graph) => string;
  /** Null for JSON of a later version, or that does not fit. */
  readonly restore: (tx: Transaction, json: string, app: AppContext) => number | null;
}

/**
 * Declares a kind that can be undone, where the feature is that owns the rows. `restore` puts them back under their ids
 * and answers the id of what has come back; it throws AppError conflict where what it needs is gone or its place is taken.
 */
export function undoable<Graph>(
  kind: TrashRow["kind"],
  schema: z.ZodType<Graph>,
  restore: (tx: Transaction, graph: Graph, app: AppContext) => number,
): Undoable<Graph> {
  return {
    kind,
    toJson: (graph) => toJson({ v: VERSION, ...graph }),
    restore: (tx, json, app) => {
      const graph = readGraph(schema, json);
      return graph && restore(tx, graph, app);
    },
  };
}

/** What was kept, null for JSON of a later version, or that does not fit. */
export function readGraph<Graph>(schema: z.ZodType<Graph>, json: string): Graph | null {
  const kept: unknown = JSON.parse(json);
  const graph = versioned.parse(kept).v === VERSION ? schema.safeParse(kept) : null;
  return graph?.success ? graph.data : null;
}

/** Keeps the rows of a deletion or an edit and answers the id that brings them back; what is older than 30 days goes. */
export function keepForUndo<Graph>(
  app: AppContext,
  tx: Transaction,
  kind: Undoable<Graph>,
  graph: Graph,
  recipeId: number | null = null,
  deviceId: number | null = null,
): string {
  deleteTrashBefore(tx, oldestKept(app));
  const undoId = randomUUID();
  insertTrash(tx, {
    undoId,
    kind: kind.kind,
    graphJson: kind.toJson(graph),
    createdAt: instantOf(app.clock),
    recipeId,
    deviceId,
  });
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
  const restored = runOnce<Restored>(app, { operation_id: undoId }, "trash.restore", (tx) => {
    const row = findTrash(tx, undoId);
    const kind = row && row.createdAt >= oldestKept(app) ? kindOf(row) : undefined;
    if (!row || !kind) throw nothingToUndo();
    deleteTrash(tx, undoId);
    const id = kind.restore(tx, row.graphJson, app);
    if (id === null)
      throw conflict(text("This was deleted by another version of Tureen. It cannot be brought back here."));
    return { success: true, kind: row.kind, id };
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

/** The instant before which nothing can be brought back any more. */
export function oldestKept({ clock }: Pick<AppContext, "clock">): string {
  return instantOf({ now: () => clock.now() - KEPT_MS });
}
