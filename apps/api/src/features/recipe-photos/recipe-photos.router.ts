import { byIdSchema } from "@tureen/contracts/primitives";
import { recipeOutput } from "@tureen/contracts/recipes";
import {
  addPhotoInput,
  arrangePhotosInput,
  removePhotoInput,
  photoInput,
  photoOutput,
  photoProposalsOutput,
  takeProposalInput,
  setPhotoInput,
  setPhotoOutput,
} from "@tureen/contracts/recipe-photos";
import { deletedOutput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { proposePhotos, takeProposal } from "./book-photos.service";
import { addPhoto, arrangePhotos, deletePhoto, getPhoto, setPhoto } from "./recipe-photos.service";

export const recipePhotosRouter = router({
  byRecipe: familyProcedure
    .input(photoInput)
    .output(photoOutput)
    .query(({ ctx, input }) => getPhoto(ctx.app, input)),
  set: familyProcedure
    .input(setPhotoInput)
    .output(setPhotoOutput)
    .mutation(({ ctx, input }) => setPhoto(ctx.app, input)),
  add: familyProcedure
    .input(addPhotoInput)
    .output(setPhotoOutput)
    .mutation(({ ctx, input }) => addPhoto(ctx.app, input)),
  arrange: familyProcedure
    .input(arrangePhotosInput)
    .output(recipeOutput)
    .mutation(({ ctx, input }) => arrangePhotos(ctx.app, input)),
  remove: familyProcedure
    .input(removePhotoInput)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deletePhoto(ctx, input)),
  proposals: familyProcedure
    .input(byIdSchema)
    .output(photoProposalsOutput)
    .query(({ ctx, input }) => proposePhotos(ctx.app, input)),
  takeProposal: familyProcedure
    .input(takeProposalInput)
    .output(setPhotoOutput)
    .mutation(({ ctx, input }) => takeProposal(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deletePhoto(ctx, input)),
});
