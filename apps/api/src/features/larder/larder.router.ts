import {
  addLarderItemInput,
  larderIngredientsOutput,
  larderItemOutput,
  larderItemsOutput,
  searchLarderIngredientsInput,
  updateLarderItemInput,
} from "@tureen/contracts/larder";
import { byIdSchema } from "@tureen/contracts/primitives";
import { deletedOutput } from "@tureen/contracts/trash";
import { hotOutput } from "#trpc/hot-output";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import {
  addLarderItem,
  deleteLarderItem,
  listLarderItems,
  searchIngredients,
  updateLarderItem,
} from "./larder.service";

export const larderRouter = router({
  list: familyProcedure.output(hotOutput(larderItemsOutput)).query(({ ctx }) => listLarderItems(ctx.app)),
  searchIngredients: familyProcedure
    .input(searchLarderIngredientsInput)
    .output(larderIngredientsOutput)
    .query(({ ctx, input }) => searchIngredients(ctx.app, input, ctx.t.language)),
  add: familyProcedure
    .input(addLarderItemInput)
    .output(larderItemOutput)
    .mutation(({ ctx, input }) => addLarderItem(ctx.app, input)),
  update: familyProcedure
    .input(updateLarderItemInput)
    .output(larderItemOutput)
    .mutation(({ ctx, input }) => updateLarderItem(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteLarderItem(ctx.app, input)),
});
