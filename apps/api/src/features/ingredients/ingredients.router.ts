import { addAliasInput, createIngredientInput, ingredientOutput, ingredientsOutput, updateIngredientInput } from "@tureen/contracts/ingredients";
import { router } from "../../trpc/init";
import { familyProcedure } from "../../trpc/procedures";
import { addAlias, createIngredient, listIngredients, updateIngredient } from "./ingredients.service";

export const ingredientsRouter = router({
  list: familyProcedure.output(ingredientsOutput).query(({ ctx }) => listIngredients(ctx.app)),
  create: familyProcedure.input(createIngredientInput).output(ingredientOutput).mutation(({ ctx, input }) => createIngredient(ctx.app, input)),
  update: familyProcedure.input(updateIngredientInput).output(ingredientOutput).mutation(({ ctx, input }) => updateIngredient(ctx.app, input)),
  addAlias: familyProcedure.input(addAliasInput).output(ingredientOutput).mutation(({ ctx, input }) => addAlias(ctx.app, input)),
});
