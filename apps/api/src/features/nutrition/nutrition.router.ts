import { mealRangeInput } from "@tureen/contracts/meal-plans";
import {
  correctNutritionInput,
  daysNutritionOutput,
  nutritionFoodsOutput,
  recipeNutritionOutput,
} from "@tureen/contracts/nutrition";
import { byIdSchema, successSchema } from "@tureen/contracts/primitives";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { nutritionOfDays } from "./nutrition-of-days.service";
import { correctNutrition, nutritionFoods, recipeNutrition } from "./nutrition.service";

export const nutritionRouter = router({
  ofRecipe: familyProcedure
    .input(byIdSchema)
    .output(recipeNutritionOutput)
    .query(({ ctx, input }) => recipeNutrition(ctx.app, input)),
  ofDays: familyProcedure
    .input(mealRangeInput)
    .output(daysNutritionOutput)
    .query(({ ctx, input }) => nutritionOfDays(ctx.app, input)),
  foods: familyProcedure.output(nutritionFoodsOutput).query(({ ctx }) => nutritionFoods(ctx.t.language)),
  correct: familyProcedure
    .input(correctNutritionInput)
    .output(successSchema)
    .mutation(({ ctx, input }) => correctNutrition(ctx.app, input)),
});
