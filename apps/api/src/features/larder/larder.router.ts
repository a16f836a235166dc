import {
  addBoughtInput,
  addBoughtOutput,
  addLarderItemInput,
  larderIngredientsOutput,
  larderItemOutput,
  larderItemsOutput,
  searchLarderIngredientsInput,
  takeOffInput,
  updateLarderItemInput,
  usedByRecipeInput,
  usedByRecipeOutput,
} from "@tureen/contracts/larder";
import { byIdSchema } from "@tureen/contracts/primitives";
import { deletedOutput } from "@tureen/contracts/trash";
import { hotOutput } from "#trpc/hot-output";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { addBought, takeOffLarder, usedByRecipe } from "./larder-use.service";
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
  usedByRecipe: familyProcedure
    .input(usedByRecipeInput)
    .output(usedByRecipeOutput)
    .query(({ ctx, input }) => usedByRecipe(ctx.app, input)),
  takeOff: familyProcedure
    .input(takeOffInput)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => takeOffLarder(ctx.app, input)),
  addBought: familyProcedure
    .input(addBoughtInput)
    .output(addBoughtOutput)
    .mutation(({ ctx, input }) => addBought(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteLarderItem(ctx.app, input)),
});
