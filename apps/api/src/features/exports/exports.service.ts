import type { Recipe } from "@tureen/contracts/recipes";
import type { CookbookInput, CookbookOutput, ExportRecipesInput } from "@tureen/contracts/exports";
import { badInput, notFound } from "#core/app-error";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#core/app-context";
import { runInSteps } from "#core/run-in-steps";
import { findRecipe } from "../recipes/recipes.repo";
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

/**
 * Recipes in one file, without their photos: one, a selection, or all, which are read in turns with other requests.
 * @throws AppError not-found for one that is not there
 */
export async function exportRecipes(
  app: Pick<AppContext, "db">,
  { ids, format }: ExportRecipesInput,
  t: Speaker,
): Promise<{ fileName: string; text: string }> {
  const wanted = ids ?? selectExported(app.db).map(({ id }) => id);
  const [first, ...others] = wanted;
  if (first === undefined) throw badInput(text("Choose at least one recipe."));
  const name = others.length === 0 ? fileNameOf(getRecipe(app, { id: first }).recipe.title) : "recipes";
  const write = (recipe: Recipe): string =>
    format === "markdown" ? recipeMarkdown(recipe, null, t) : written(schemaRecipe(recipe, null), others.length > 0);
  const parts = await runInSteps(writeEach(app, { ids: wanted, areAll: ids === undefined, write }));
  if (format === "markdown") return { fileName: `${name}.md`, text: parts.join("\n") };
  const json = others.length === 0 ? parts.join() : `[\n${parts.join(",\n")}\n]`;
  return { fileName: `${name}.json`, text: `${json}\n` };
}

/** A thing as JSON to read; in a list of several it stands further in. */
function written(thing: object, isInList: boolean): string {
  const json = JSON.stringify(thing, null, 2);
  return isInList ? `  ${json.replaceAll("\n", "\n  ")}` : json;
}

function* writeEach(
  app: Pick<AppContext, "db">,
  {
    ids,
    areAll,
    write,
  }: { readonly ids: readonly number[]; readonly areAll: boolean; readonly write: (recipe: Recipe) => string },
): Generator<void, string[], void> {
  const written: string[] = [];
  for (const id of ids) {
    // One that was deleted while others were written is none of all.
    if (!areAll || findRecipe(app.db, id)) written.push(write(getRecipe(app, { id }).recipe));
    yield;
  }
  return written;
}
