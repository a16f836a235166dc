import {
  correctedNutritionOutput,
  correctNutritionInput,
  nutritionFoodsOutput,
  recipeNutritionOutput,
} from "@tureen/contracts/nutrition";
import { byIdSchema } from "@tureen/contracts/primitives";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { correctNutrition, nutritionFoods, recipeNutrition } from "./nutrition.service";

export const nutritionRouter = router({
  ofRecipe: familyProcedure
    .input(byIdSchema)
    .output(recipeNutritionOutput)
    .query(({ ctx, input }) => recipeNutrition(ctx.app, input)),
  foods: familyProcedure.output(nutritionFoodsOutput).query(({ ctx }) => nutritionFoods(ctx.t.language)),
  correct: familyProcedure
    .input(correctNutritionInput)
    .output(correctedNutritionOutput)
    .mutation(({ ctx, input }) => correctNutrition(ctx.app, input)),
});
