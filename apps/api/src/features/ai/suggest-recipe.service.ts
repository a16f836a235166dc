import { recipeFromDescription } from "#ai/recipes/read-recipes";
import type { RequestContext } from "#app-context";
import { toWireRecipe } from "./ai-recipe.mapper";
import { answerOrFailure } from "./ai-failure";
import { languageOfSuggestions } from "./preferred-language";

/** A recipe for a wish in plain words. The work stops when the browser leaves. */
export function suggestRecipe(context: RequestContext, input: { description: string }) {
  const { app, signal } = context;
  return answerOrFailure(context, async () => {
    const { value, model } = await recipeFromDescription(app.ai, input.description, {
      priority: "interactive",
      signal,
      language: languageOfSuggestions(context),
    });
    return { success: true as const, recipe: toWireRecipe(app, value, null), model };
  });
}
