import {
  aliasInput,
  createIngredientInput,
  ingredientOutput,
  ingredientsOutput,
  likelyDuplicatesOutput,
  markReviewedInput,
  mergedOutput,
  mergeIngredientsInput,
  toReviewOutput,
  updateIngredientInput,
} from "@tureen/contracts/ingredients";
import { byIdSchema, successSchema } from "@tureen/contracts/primitives";
import { deletedOutput, undoInput } from "@tureen/contracts/trash";
import { hotOutput } from "#trpc/hot-output";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { listToReview, markReviewed, proposeDuplicates } from "./catalogue-upkeep.service";
import {
  addAlias,
  createIngredient,
  deleteIngredient,
  listIngredients,
  removeAlias,
  updateIngredient,
} from "./ingredients.service";
import { mergeIngredients, undoMerge } from "./merge/merge-ingredients.service";

export const ingredientsRouter = router({
  list: familyProcedure.output(hotOutput(ingredientsOutput)).query(({ ctx }) => listIngredients(ctx.app)),
  create: familyProcedure
    .input(createIngredientInput)
    .output(ingredientOutput)
    .mutation(({ ctx, input }) => createIngredient(ctx.app, input)),
  update: familyProcedure
    .input(updateIngredientInput)
    .output(ingredientOutput)
    .mutation(({ ctx, input }) => updateIngredient(ctx.app, input)),
  addAlias: familyProcedure
    .input(aliasInput)
    .output(ingredientOutput)
    .mutation(({ ctx, input }) => addAlias(ctx.app, input)),
  likelyDuplicates: familyProcedure.output(likelyDuplicatesOutput).query(({ ctx }) => proposeDuplicates(ctx.app)),
  removeAlias: familyProcedure
    .input(aliasInput)
    .output(ingredientOutput)
    .mutation(({ ctx, input }) => removeAlias(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteIngredient(ctx.app, input)),
  merge: familyProcedure
    .input(mergeIngredientsInput)
    .output(mergedOutput)
    .mutation(({ ctx, input }) => mergeIngredients(ctx.app, input)),
  undoMerge: familyProcedure
    .input(undoInput)
    .output(ingredientOutput)
    .mutation(({ ctx, input }) => undoMerge(ctx.app, input)),
  toReview: familyProcedure.output(toReviewOutput).query(({ ctx }) => listToReview(ctx.app)),
  markReviewed: familyProcedure
    .input(markReviewedInput)
    .output(successSchema)
    .mutation(({ ctx, input }) => markReviewed(ctx.app, input)),
});
