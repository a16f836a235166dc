import type { CookbookInput, CookbookOutput, ExportRecipesInput } from "@tureen/contracts/exports";
import { badInput, notFound } from "#core/app-error";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#core/app-context";
import { getRecipe } from "../recipes/recipes.service";
import { countExported, selectExported } from "./exports.repo";
import { fileNameOf } from "./file-names";
import { recipeMarkdown } from "./recipe-markdown";
import { schemaRecipe } from "./schema-recipe";

/** What the archive of everything holds. */
export function exportContents({ db }: AppContext): { recipes: number; photos: number } {
  return countExported(db);
}

/** Beyond it no printer goes, and no family reads. */
const MAX_BOOK = 2000;

/** What a cookbook will hold. @throws AppError not-found for a recipe that is not there, bad-input for too many or none */
export function describeCookbook({ db }: AppContext, { ids, title }: CookbookInput): CookbookOutput {
  const all = selectExported(db);
  const wanted = new Set(ids);
  const chosen = ids === undefined ? all : all.filter(({ id }) => wanted.has(id));
  const [first] = chosen;
  if (ids !== undefined && chosen.length < wanted.size) throw notFound(text("recipe"));
  if (!first) throw badInput(text("Choose at least one recipe."));
  if (chosen.length > MAX_BOOK)
    throw badInput(text("A book holds {most, number} recipes at most. Choose some of them.", { most: MAX_BOOK }));
  const name = title || (chosen.length === 1 ? first.title : "cookbook");
  return {
    fileName: `${fileNameOf(name)}.pdf`,
    recipes: chosen.length,
    photos: chosen.filter(({ photoId }) => photoId !== null).length,
  };
}

/** Recipes in one file, without their photos: one, a selection, or all. @throws AppError not-found for one that is not there */
export function exportRecipes(
  app: AppContext,
  { ids, format }: ExportRecipesInput,
  t: Speaker,
): { fileName: string; text: string } {
  const wanted = ids ?? selectExported(app.db).map(({ id }) => id);
  const recipes = wanted.map((id) => getRecipe(app, { id }).recipe);
  const [first, ...others] = recipes;
  if (!first) throw badInput(text("Choose at least one recipe."));
  const name = others.length === 0 ? fileNameOf(first.title) : "recipes";
  if (format === "markdown")
    return { fileName: `${name}.md`, text: recipes.map((recipe) => recipeMarkdown(recipe, null, t)).join("\n") };
  const things = recipes.map((recipe) => schemaRecipe(recipe, null));
  return { fileName: `${name}.json`, text: `${JSON.stringify(others.length === 0 ? things[0] : things, null, 2)}\n` };
}
