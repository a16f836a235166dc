import { exportContentsOutput, exportRecipesInput, exportRecipesOutput } from "@tureen/contracts/exports";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { exportContents, exportRecipes } from "./exports.service";

export const exportsRouter = router({
  contents: familyProcedure.output(exportContentsOutput).query(({ ctx }) => exportContents(ctx.app)),
  recipes: familyProcedure
    .input(exportRecipesInput)
    .output(exportRecipesOutput)
    .query(({ ctx, input }) => exportRecipes(ctx.app, input)),
});
