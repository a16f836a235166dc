import { freezeInput, frozenPortionOutput, frozenPortionsOutput, updatePortionInput } from "@tureen/contracts/portions";
import { byIdSchema } from "@tureen/contracts/primitives";
import { deletedOutput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { deletePortion, freeze, listPortions, updatePortion } from "./portions.service";

export const portionsRouter = router({
  list: familyProcedure.output(frozenPortionsOutput).query(({ ctx }) => listPortions(ctx.app)),
  freeze: familyProcedure
    .input(freezeInput)
    .output(frozenPortionOutput)
    .mutation(({ ctx, input }) => freeze(ctx.app, input)),
  update: familyProcedure
    .input(updatePortionInput)
    .output(frozenPortionOutput)
    .mutation(({ ctx, input }) => updatePortion(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deletePortion(ctx.app, input)),
});
