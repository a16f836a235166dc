import {
  createdMealsOutput,
  createMealInput,
  createMealsInput,
  deletedMealsOutput,
  deleteMealsInput,
  mealPlanOutput,
  mealPlansOutput,
  mealRangeInput,
  otherMealOutput,
  otherMealsOutput,
  proposeInput,
  proposeOutput,
  updateMealInput,
  updateOtherMealInput,
} from "@tureen/contracts/meal-plans";
import { byIdSchema } from "@tureen/contracts/primitives";
import { recipeTitlesOutput } from "@tureen/contracts/recipes";
import { deletedOutput } from "@tureen/contracts/trash";
import { hotOutput } from "#trpc/hot-output";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { createMeals, deleteMeals } from "./many-meals.service";
import {
  createMeal,
  deleteMeal,
  listMeals,
  listMealsBetween,
  listRecipeTitles,
  updateMeal,
} from "./meal-plans.service";
import { listOtherMealsBetween, updateOtherMeal } from "./other-meals.service";
import { propose } from "./propose.service";

export const mealPlansRouter = router({
  list: familyProcedure.output(hotOutput(mealPlansOutput)).query(({ ctx }) => listMeals(ctx.app)),
  range: familyProcedure
    .input(mealRangeInput)
    .output(hotOutput(mealPlansOutput))
    .query(({ ctx, input }) => listMealsBetween(ctx.app, input)),
  recipeTitles: familyProcedure.output(recipeTitlesOutput).query(({ ctx }) => listRecipeTitles(ctx.app)),
  create: familyProcedure
    .input(createMealInput)
    .output(mealPlanOutput)
    .mutation(({ ctx, input }) => createMeal(ctx, input)),
  update: familyProcedure
    .input(updateMealInput)
    .output(mealPlanOutput)
    .mutation(({ ctx, input }) => updateMeal(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteMeal(ctx.app, input)),
  createMany: familyProcedure
    .input(createMealsInput)
    .output(createdMealsOutput)
    .mutation(({ ctx, input }) => createMeals(ctx, input)),
  deleteMany: familyProcedure
    .input(deleteMealsInput)
    .output(deletedMealsOutput)
    .mutation(({ ctx, input }) => deleteMeals(ctx.app, input)),
  others: familyProcedure
    .input(mealRangeInput)
    .output(otherMealsOutput)
    .query(({ ctx, input }) => listOtherMealsBetween(ctx.app, input)),
  updateOther: familyProcedure
    .input(updateOtherMealInput)
    .output(otherMealOutput)
    .mutation(({ ctx, input }) => updateOtherMeal(ctx.app, input)),
  propose: familyProcedure
    .input(proposeInput)
    .output(proposeOutput)
    .query(({ ctx, input }) => propose(ctx.app, input)),
});
