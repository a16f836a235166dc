import {
  collectionOutput,
  collectionsOutput,
  collectRecipesInput,
  createCollectionInput,
  updateCollectionInput,
} from "@tureen/contracts/collections";
import { byIdSchema } from "@tureen/contracts/primitives";
import { deletedOutput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import {
  addToCollection,
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  takeOutOfCollection,
  updateCollection,
} from "./collections.service";

export const collectionsRouter = router({
  list: familyProcedure.output(collectionsOutput).query(({ ctx }) => listCollections(ctx.app)),
  byId: familyProcedure
    .input(byIdSchema)
    .output(collectionOutput)
    .query(({ ctx, input }) => getCollection(ctx.app, input)),
  create: familyProcedure
    .input(createCollectionInput)
    .output(collectionOutput)
    .mutation(({ ctx, input }) => createCollection(ctx.app, input)),
  update: familyProcedure
    .input(updateCollectionInput)
    .output(collectionOutput)
    .mutation(({ ctx, input }) => updateCollection(ctx.app, input)),
  add: familyProcedure
    .input(collectRecipesInput)
    .output(collectionOutput)
    .mutation(({ ctx, input }) => addToCollection(ctx.app, input)),
  takeOut: familyProcedure
    .input(collectRecipesInput)
    .output(collectionOutput)
    .mutation(({ ctx, input }) => takeOutOfCollection(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteCollection(ctx.app, input)),
});
