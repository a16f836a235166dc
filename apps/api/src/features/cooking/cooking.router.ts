import {
  cookingHistoryInput,
  cookingHistoryOutput,
  cookingOutput,
  recordCookingInput,
  removedCookingOutput,
} from "@tureen/contracts/cooking";
import { byIdSchema } from "@tureen/contracts/primitives";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { listCookings, recordCooking, removeCooking } from "./cooking.service";

export const cookingRouter = router({
  history: familyProcedure
    .input(cookingHistoryInput)
    .output(cookingHistoryOutput)
    .query(({ ctx, input }) => listCookings(ctx.app, input)),
  record: familyProcedure
    .input(recordCookingInput)
    .output(cookingOutput)
    .mutation(({ ctx, input }) => recordCooking(ctx, input)),
  remove: familyProcedure
    .input(byIdSchema)
    .output(removedCookingOutput)
    .mutation(({ ctx, input }) => removeCooking(ctx.app, input)),
});
