import { DELETED_KINDS, UNDONE_KINDS } from "@tureen/domain/trash/deleted-kinds";
import { z } from "zod";
import { successSchema } from "./primitives";

/** A deletion's answer; `undo_id` brings back what was deleted, for 30 days. */
export const deletedOutput = successSchema.extend({ undo_id: z.uuid() });
export type Deleted = z.output<typeof deletedOutput>;

export const undoInput = z.object({ undo_id: z.uuid("must be the undo_id of a deletion") });
export type UndoInput = z.output<typeof undoInput>;

export const deletionsOutput = z.object({
  /** What can still be brought back one by one, the newest first. */
  deletions: z.array(
    z.object({
      undo_id: z.uuid(),
      kind: z.enum(DELETED_KINDS),
      /** As the family knew it: '' where what named it is gone too. */
      name: z.string(),
      /** Day and meal of a planned meal; null for all else. */
      meal: z.object({ date: z.string(), meal_type: z.string() }).nullable(),
      deleted_at: z.string(),
    }),
  ),
});
export type Deletions = z.output<typeof deletionsOutput>;

/** What is back, under the id that it had. */
export const restoredOutput = successSchema.extend({ kind: z.enum(UNDONE_KINDS), id: z.number().int() });
export type Restored = z.output<typeof restoredOutput>;
