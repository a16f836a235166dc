import {
  byImportSchema,
  importPreviewOutput,
  previewImportInput,
  recipeImportOutput,
  startImportInput,
} from "@tureen/contracts/recipe-imports";
import { router } from "#trpc/init";
import { costlyProcedure, familyProcedure } from "#trpc/procedures";
import { cancelImport, previewImport, readImport, startImport } from "./recipe-imports.service";

export const recipeImportsRouter = router({
  preview: costlyProcedure
    .input(previewImportInput)
    .output(importPreviewOutput)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),
  start: familyProcedure
    .input(startImportInput)
    .output(recipeImportOutput)
    .mutation(({ ctx, input }) => startImport(ctx, input)),
  byId: familyProcedure
    .input(byImportSchema)
    .output(recipeImportOutput)
    .query(({ ctx, input }) => readImport(ctx, input)),
  cancel: familyProcedure
    .input(byImportSchema)
    .output(recipeImportOutput)
    .mutation(({ ctx, input }) => cancelImport(ctx, input)),
});
