import { byIdSchema } from "@tureen/contracts/primitives";
import { shoppingListOutput } from "@tureen/contracts/shopping-lists";
import {
  addStapleInput,
  listStaplesInput,
  listWithStaplesInput,
  stapleOutput,
  staplesOutput,
  updateStapleInput,
} from "@tureen/contracts/staples";
import { deletedOutput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { putOnList } from "./put-on-list.service";
import { addStaple, deleteStaple, listStaples, updateStaple } from "./staples.service";

export const staplesRouter = router({
  list: familyProcedure
    .input(listStaplesInput)
    .output(staplesOutput)
    .query(({ ctx, input }) => listStaples(ctx.app, input)),
  add: familyProcedure
    .input(addStapleInput)
    .output(stapleOutput)
    .mutation(({ ctx, input }) => addStaple(ctx.app, input)),
  update: familyProcedure
    .input(updateStapleInput)
    .output(stapleOutput)
    .mutation(({ ctx, input }) => updateStaple(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteStaple(ctx.app, input)),
  putOnList: familyProcedure
    .input(listWithStaplesInput)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => putOnList(ctx.app, input)),
});
