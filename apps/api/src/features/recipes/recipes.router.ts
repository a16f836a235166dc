import { byIdSchema } from "@tureen/contracts/primitives";
import {
  createRecipeInput,
  cuisinesOutput,
  duplicateRecipeInput,
  heldByOutput,
  readLinesInput,
  readLinesOutput,
  recipeOutput,
  recipesOutput,
  recipeVersionsOutput,
  searchRecipesInput,
  searchRecipesOutput,
  tagsOutput,
  updateRecipeInput,
} from "@tureen/contracts/recipes";
import { deletedOutput } from "@tureen/contracts/trash";
import { hotOutput } from "#trpc/hot-output";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { deleteRecipe, heldBy } from "./delete-recipe.service";
import { duplicateRecipe } from "./duplicate-recipe.service";
import { readLines } from "./lines/read-lines.service";
import { listCuisines, listRecipes, listTags, searchRecipes } from "./search/recipe-search.service";
import { listVersions } from "./versions/recipe-versions";
import { createRecipe, getRecipe, updateRecipe } from "./recipes.service";

export const recipesRouter = router({
  list: familyProcedure.output(hotOutput(recipesOutput)).query(({ ctx }) => listRecipes(ctx.app)),
  search: familyProcedure
    .input(searchRecipesInput)
    .output(hotOutput(searchRecipesOutput))
    .query(({ ctx, input }) => searchRecipes(ctx.app, input)),
  tags: familyProcedure.output(tagsOutput).query(({ ctx }) => listTags(ctx.app)),
  duplicate: familyProcedure
    .input(duplicateRecipeInput)
    .output(recipeOutput)
    .mutation(({ ctx, input }) => duplicateRecipe(ctx, input)),
  cuisines: familyProcedure.output(cuisinesOutput).query(({ ctx }) => listCuisines(ctx.app)),
  byId: familyProcedure
    .input(byIdSchema)
    .output(hotOutput(recipeOutput))
    .query(({ ctx, input }) => getRecipe(ctx.app, input)),
  create: familyProcedure
    .input(createRecipeInput)
    .output(hotOutput(recipeOutput))
    .mutation(({ ctx, input }) => createRecipe(ctx.app, input)),
  update: familyProcedure
    .input(updateRecipeInput)
    .output(hotOutput(recipeOutput))
    .mutation(({ ctx, input }) => updateRecipe(ctx, input)),
  heldBy: familyProcedure
    .input(byIdSchema)
    .output(heldByOutput)
    .query(({ ctx, input }) => heldBy(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteRecipe(ctx.app, input)),
  versions: familyProcedure
    .input(byIdSchema)
    .output(recipeVersionsOutput)
    .query(({ ctx, input }) => listVersions(ctx.app, input)),
  readLines: familyProcedure
    .input(readLinesInput)
    .output(readLinesOutput)
    .query(({ ctx, input }) => readLines(ctx.app, input)),
});
