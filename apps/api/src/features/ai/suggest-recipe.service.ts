import { recipeFromDescription, recipeFromMealPhoto, type ReadOptions } from "#ai/recipes/read-recipes";
import type { RequestContext } from "#core/app-context";
import { toWireRecipe } from "./ai-recipe.mapper";
import { answerOrFailure } from "./ai-failure";
import { languageOfSuggestions } from "./preferred-language";
import { preparePhoto } from "./photo/prepare-photo";
import { readBase64 } from "./photo/read-base64";

/** A recipe for a wish in plain words. The work stops when the browser leaves. */
export function suggestRecipe(context: RequestContext, input: { description: string }) {
  return suggested(context, (options) => recipeFromDescription(context.app.ai, input.description, options));
}

/** A recipe for the dish on a photo. What the bytes are counts, not what `imageFormat` says. */
export async function suggestFromMeal(context: RequestContext, input: { image: string; description: string }) {
  const { app, log } = context;
  const photo = await preparePhoto(readBase64(input.image), log, app.decodePhoto);
  return suggested(context, (options) => recipeFromMealPhoto(app.ai, photo, input.description, options));
}

function suggested(context: RequestContext, ask: (options: ReadOptions) => ReturnType<typeof recipeFromDescription>) {
  const { app, signal } = context;
  return answerOrFailure(context, async () => {
    const language = languageOfSuggestions(context);
    const { value, model } = await ask({ priority: "interactive", signal, language });
    return { success: true as const, recipe: toWireRecipe(app, value, null), model };
  });
}
