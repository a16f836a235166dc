import { restoredOutput, undoInput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { undo } from "#undo/undo";
import { UNDOABLE_KINDS } from "./undoable-kinds";

export const trashRouter = router({
  restore: familyProcedure
    .input(undoInput)
    .output(restoredOutput)
    .mutation(({ ctx, input }) => undo(ctx.app, UNDOABLE_KINDS, input)),
});
