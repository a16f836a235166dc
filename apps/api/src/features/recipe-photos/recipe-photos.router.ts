import { byIdSchema } from "@tureen/contracts/primitives";
import { photoInput, photoOutput, setPhotoInput, setPhotoOutput } from "@tureen/contracts/recipe-photos";
import { deletedOutput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { deletePhoto, getPhoto, setPhoto } from "./recipe-photos.service";

export const recipePhotosRouter = router({
  byRecipe: familyProcedure
    .input(photoInput)
    .output(photoOutput)
    .query(({ ctx, input }) => getPhoto(ctx.app, input)),
  set: familyProcedure
    .input(setPhotoInput)
    .output(setPhotoOutput)
    .mutation(({ ctx, input }) => setPhoto(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deletePhoto(ctx, input)),
});
