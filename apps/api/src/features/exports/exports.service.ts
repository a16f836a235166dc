import type { ExportRecipesInput } from "@tureen/contracts/exports";
import { badInput } from "#app-error";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#app-context";
import { getRecipe } from "../recipes/recipes.service";
import { countExported, selectExported } from "./exports.repo";
import { fileNameOf } from "./file-names";
import { recipeMarkdown } from "./recipe-markdown";
import { schemaRecipe } from "./schema-recipe";

/** What the archive of everything holds. */
export function exportContents({ db }: AppContext): { recipes: number; photos: number } {
  return countExported(db);
}

/** Recipes in one file, without their photos: one, a selection, or all. @throws AppError not-found for one that is not there */
export function exportRecipes(
  app: AppContext,
  { ids, format }: ExportRecipesInput,
): { fileName: string; text: string } {
  const wanted = ids ?? selectExported(app.db).map(({ id }) => id);
  const recipes = wanted.map((id) => getRecipe(app, { id }).recipe);
  const [first, ...others] = recipes;
  if (!first) throw badInput(text("Choose at least one recipe."));
  const name = others.length === 0 ? fileNameOf(first.title) : "recipes";
  if (format === "markdown")
    return { fileName: `${name}.md`, text: recipes.map((recipe) => recipeMarkdown(recipe, null)).join("\n") };
  const things = recipes.map((recipe) => schemaRecipe(recipe, null));
  return { fileName: `${name}.json`, text: `${JSON.stringify(others.length === 0 ? things[0] : things, null, 2)}\n` };
}
