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

/** Read when first asked for: they bring with them what reads recipes out of texts. */
const thePhotos = () => import("./read-photo.service");
const theSuggestions = () => import("./suggest-recipe.service");
const theSelfTest = () => import("./self-test.service");

/** Photos travel as text, a third larger than they are. */
const photoProcedure = costlyProcedure.meta({ maxBodyBytes: 32 * 1024 * 1024 });

export const aiRouter = router({
  suggest: costlyProcedure
    .input(suggestInput)
    .output(suggestOutput)
    .mutation(async ({ ctx, input }) => (await theSuggestions()).suggestRecipe(ctx, input)),
  readPhoto: photoProcedure
    .input(readPhotoInput)
    .output(readPhotoOutput)
    .mutation(async ({ ctx, input }) => (await thePhotos()).readPhoto(ctx, input)),
  readPhotos: photoProcedure
    .input(readPhotosInput)
    .output(readPhotoOutput)
    .mutation(async ({ ctx, input }) => (await thePhotos()).readPhotos(ctx, input)),
  suggestFromMeal: photoProcedure
    .input(suggestFromMealInput)
    .output(suggestOutput)
    .mutation(async ({ ctx, input }) => (await theSuggestions()).suggestFromMeal(ctx, input)),
  health: familyProcedure.output(aiHealthOutput).query(({ ctx }) => checkHealth(ctx)),
  /** Streams the progress of a model's download; ends when it is installed. */
  pull: adminProcedure.input(pullModelInput).mutation(({ ctx, input }) => pullModel(ctx, input)),
  selfTest: costlyProcedure.output(selfTestOutput).mutation(async ({ ctx }) => (await theSelfTest()).testModel(ctx)),
});
