import { deletionsOutput, restoredOutput, undoInput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { listDeletions, undo } from "#undo/undo";
import { UNDOABLE_KINDS } from "./undoable-kinds";

export const trashRouter = router({
  list: familyProcedure.output(deletionsOutput).query(({ ctx }) => listDeletions(ctx.app)),
  restore: familyProcedure
    .input(undoInput)
    .output(restoredOutput)
    .mutation(({ ctx, input }) => undo(ctx.app, UNDOABLE_KINDS, input)),
});
