import { restoredOutput, undoInput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { restoreFromTrash } from "./restore.service";

export const trashRouter = router({
  restore: familyProcedure
    .input(undoInput)
    .output(restoredOutput)
    .mutation(({ ctx, input }) => restoreFromTrash(ctx.app, input)),
});
