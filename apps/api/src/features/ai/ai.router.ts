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
import { adminProcedure, costlyProcedure, familyProcedure } from "#trpc/procedures";
import { checkHealth } from "./doctor.service";
import { pullModel } from "./pull-model.service";
import { readPhoto, readPhotos } from "./read-photo.service";
import { testModel } from "./self-test.service";
import { suggestFromMeal, suggestRecipe } from "./suggest-recipe.service";

/** Photos travel as text, a third larger than they are. */
const photoProcedure = costlyProcedure.meta({ maxBodyBytes: 32 * 1024 * 1024 });

export const aiRouter = router({
  suggest: costlyProcedure
    .input(suggestInput)
    .output(suggestOutput)
    .mutation(({ ctx, input }) => suggestRecipe(ctx, input)),
  readPhoto: photoProcedure
    .input(readPhotoInput)
    .output(readPhotoOutput)
    .mutation(({ ctx, input }) => readPhoto(ctx, input)),
  readPhotos: photoProcedure
    .input(readPhotosInput)
    .output(readPhotoOutput)
    .mutation(({ ctx, input }) => readPhotos(ctx, input)),
  suggestFromMeal: photoProcedure
    .input(suggestFromMealInput)
    .output(suggestOutput)
    .mutation(({ ctx, input }) => suggestFromMeal(ctx, input)),
  health: familyProcedure.output(aiHealthOutput).query(({ ctx }) => checkHealth(ctx)),
  /** Streams the progress of a model's download; ends when it is installed. */
  pull: adminProcedure.input(pullModelInput).mutation(({ ctx, input }) => pullModel(ctx, input)),
  selfTest: costlyProcedure.output(selfTestOutput).mutation(({ ctx }) => testModel(ctx)),
});
