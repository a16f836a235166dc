import type { CookbookInput, CookbookOutput, ExportRecipesInput, ExportRecipesOutput } from "@tureen/contracts/exports";
import { badInput, notFound } from "#core/app-error";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "#core/app-context";
import { getCollection } from "../collections/collections.service";
import { recipeIfThere } from "../recipes/recipes.service";
import { computedNutrition } from "./computed-nutrition";
import { exportedPlaces } from "./exported-places";
import { countExported, selectExported } from "./exports.repo";
import { fileNameOf } from "./file-names";
import { NO_FILES } from "./recipe-parts";
import { recipeMarkdown } from "./recipe-markdown";
import { schemaRecipe } from "./schema-recipe";

/** What the archive of everything holds. */
export function exportContents({ db }: AppContext): { recipes: number; photos: number } {
  return countExported(db);
}

/** Beyond it no printer goes, and no family reads. */
const MAX_BOOK = 2000;

/** Which recipes a book is made of, in which order; null for all. */
export interface ChosenRecipes {
  readonly ids: readonly number[] | null;
  /** What is chosen is called, '' for what has no name. */
  readonly name: string;
}

/** What was asked for: a collection as it is now, or these recipes. @throws AppError not-found for a collection that is gone */
export async function chosenRecipes(
  app: AppContext,
  { ids, collection }: Pick<CookbookInput, "ids" | "collection">,
): Promise<ChosenRecipes> {
  if (collection === undefined) return { ids: ids ?? null, name: "" };
  const { name, recipe_ids } = (await getCollection(app, { id: collection })).collection;
  return { ids: recipe_ids, name };
}

/** What a cookbook will hold. @throws AppError not-found for what is not there, bad-input for too many or none */
export async function describeCookbook(app: AppContext, input: CookbookInput): Promise<CookbookOutput> {
  const chosenNow = await chosenRecipes(app, input);
  const ids = chosenNow.ids ?? undefined;
  const title = input.title || chosenNow.name;
  const all = selectExported(app.db);
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

/** What a file of recipes will hold. @throws AppError not-found for what is not there, bad-input for none */
export async function describeRecipes(app: AppContext, input: ExportRecipesInput): Promise<ExportRecipesOutput> {
  const { ids, name: chosenName } = await chosenRecipes(app, input);
  const { format } = input;
  const all = selectExported(app.db);
  const chosen = ids ?? all.map(({ id }) => id);
  const titles = new Map(all.map(({ id, title }) => [id, title]));
  if (chosen.length === 0) throw badInput(text("Choose at least one recipe."));
  if (chosen.some((id) => !titles.has(id))) throw notFound(text("recipe"));
  const title = chosenName || (chosen.length === 1 ? (titles.get(chosen[0] ?? 0) ?? "") : "recipes");
  const name = fileNameOf(title);
  return { fileName: `${name}.${format === "markdown" ? "md" : "json"}`, recipes: chosen.length };
}

/** Recipes in one file, without their photos: one, a selection, or all, read in turns with other requests while it is written. */
export async function* writeRecipes(
  app: AppContext,
  input: ExportRecipesInput,
  t: Speaker,
): AsyncGenerator<string, void, void> {
  const { format, collection } = input;
  const { ids } = await chosenRecipes(app, input);
  // A few recipes that somebody hands on say nothing of this household's own collections.
  const places = ids !== null && collection === undefined ? null : await exportedPlaces(app, collection);
  const chosen = ids ?? selectExported(app.db).map(({ id }) => id);
  const isList = format === "json" && chosen.length > 1;
  const between = isList ? ",\n" : "\n";
  if (isList) yield "[\n";
  let isFirst = true;
  for (const id of chosen) {
    await nextTurn();
    // One that was deleted while others were written is left out.
    const recipe = recipeIfThere(app.db, id);
    if (!recipe) continue;
    const computed = computedNutrition(app, recipe, t);
    const part =
      format === "markdown"
        ? recipeMarkdown(recipe, NO_FILES, t, computed)
        : written(schemaRecipe(recipe, NO_FILES, { computed, places: places?.get(id) }), isList);
    yield isFirst ? part : between + part;
    isFirst = false;
  }
  if (isList) yield "\n]";
  if (format === "json") yield "\n";
}

/** A thing as JSON to read; in a list of several it stands further in. */
function written(thing: object, isInList: boolean): string {
  const json = JSON.stringify(thing, null, 2);
  return isInList ? `  ${json.replaceAll("\n", "\n  ")}` : json;
}
