import { importBatchesOutput } from "@tureen/contracts/import-batches";
import { byIdSchema, successSchema } from "@tureen/contracts/primitives";
import { router } from "#trpc/init";
import { adminProcedure, familyProcedure } from "#trpc/procedures";
import { listBatches, rollBackBatch } from "./import-batches.service";

export const importBatchesRouter = router({
  list: familyProcedure.output(importBatchesOutput).query(({ ctx }) => listBatches(ctx.app)),
  rollBack: adminProcedure
    .input(byIdSchema)
    .output(successSchema)
    .mutation(({ ctx, input }) => rollBackBatch(ctx.app, input)),
});
