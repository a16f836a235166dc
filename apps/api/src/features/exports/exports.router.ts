import {
  cookbookInput,
  cookbookOutput,
  exportContentsOutput,
  exportRecipesInput,
  exportRecipesOutput,
} from "@tureen/contracts/exports";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { describeCookbook, describeRecipes, exportContents } from "./exports.service";

export const exportsRouter = router({
  contents: familyProcedure.output(exportContentsOutput).query(({ ctx }) => exportContents(ctx.app)),
  cookbook: familyProcedure
    .input(cookbookInput)
    .output(cookbookOutput)
    .query(({ ctx, input }) => describeCookbook(ctx.app, input)),
  recipes: familyProcedure
    .input(exportRecipesInput)
    .output(exportRecipesOutput)
    .query(({ ctx, input }) => describeRecipes(ctx.app, input)),
});
