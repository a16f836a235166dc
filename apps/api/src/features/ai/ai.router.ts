import {
  aiHealthOutput,
  pullModelInput,
  readPhotoInput,
  readPhotoOutput,
  readPhotosInput,
  selfTestOutput,
  suggestFromMealInput,
  suggestInput,
  suggestOutput,
} from "@tureen/contracts/ai";
import { router } from "#trpc/init";
import { costlyProcedure, familyProcedure } from "#trpc/procedures";
import { checkHealth } from "./doctor.service";
import { suggestFromMeal } from "./meal-photo.service";
import { pullModel } from "./pull-model.service";
import { readPhoto, readPhotos } from "./read-photo.service";
import { testModel } from "./self-test.service";
import { suggestRecipe } from "./suggest-recipe.service";

export const aiRouter = router({
  suggest: costlyProcedure
    .input(suggestInput)
    .output(suggestOutput)
    .mutation(({ ctx, input }) => suggestRecipe(ctx, input)),
  readPhoto: costlyProcedure
    .input(readPhotoInput)
    .output(readPhotoOutput)
    .mutation(({ ctx, input }) => readPhoto(ctx, input)),
  readPhotos: costlyProcedure
    .input(readPhotosInput)
    .output(readPhotoOutput)
    .mutation(({ ctx, input }) => readPhotos(ctx, input)),
  suggestFromMeal: costlyProcedure
    .input(suggestFromMealInput)
    .output(suggestOutput)
    .mutation(({ ctx, input }) => suggestFromMeal(ctx, input)),
  health: familyProcedure.output(aiHealthOutput).query(({ ctx }) => checkHealth(ctx.app)),
  /** Streams the progress of a model's download; ends when it is installed. */
  pull: familyProcedure.input(pullModelInput).mutation(({ ctx, input }) => pullModel(ctx, input)),
  selfTest: costlyProcedure.output(selfTestOutput).mutation(({ ctx }) => testModel(ctx)),
});
