import { recipeFromDescription, recipeFromMealPhoto } from "#ai/recipes/read-recipes";
import type { RequestContext } from "#core/app-context";
import { toWireRecipe } from "./ai-recipe.mapper";
import { answerOrFailure } from "./ai-failure";
import { languageOfSuggestions } from "./preferred-language";
import { preparePhoto } from "./photo/prepare-photo";
import { readBase64 } from "./photo/read-base64";

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

/** A recipe for the dish on a photo. What the bytes are counts, not what `imageFormat` says. */
export async function suggestFromMeal(context: RequestContext, input: { image: string; description: string }) {
  const { app, signal, log } = context;
  const photo = await preparePhoto(readBase64(input.image), log, app.decodePhoto);
  return answerOrFailure(context, async () => {
    const { value, model } = await recipeFromMealPhoto(app.ai, photo, input.description, {
      priority: "interactive",
      signal,
      language: languageOfSuggestions(context),
    });
    return { success: true as const, recipe: toWireRecipe(app, value, null), model };
  });
}
