import { columnsThat } from "@tureen/contracts/fields";
import { RECIPE_FIELDS } from "@tureen/contracts/recipe-fields";
import type { RecipeVersions } from "@tureen/contracts/recipes";
import type { Transaction } from "@tureen/db/in-transaction";
import { recipeLines, recipes } from "@tureen/db/schema/schema";
import { text } from "@tureen/messages/text";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { conflict, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { deviceNames } from "#core/sign-ins/devices.repo";
import { rowOf, rowsOf } from "#undo/rows-of";
import { keepForUndo, oldestKept, readGraph, undoable } from "#undo/undo";
import { insertLineRows, readLineRows } from "#features/recipes/recipe-graph";
import { deleteLines } from "#features/recipes/lines/recipe-lines.repo";
import { refuseCircle } from "#features/recipes/lines/sub-recipes";
import { selectVersions, thinVersions } from "./recipe-versions.repo";
import { findRecipe, updateRecipeRow, type RecipeRow } from "#features/recipes/recipes.repo";
import { markStale } from "#features/recipes/search/recipe-search.repo";

/** A recipe as it was before an edit. */
const recipeVersion = z.object({ recipe: rowOf(recipes), lines: rowsOf(recipeLines) });
type RecipeVersion = z.output<typeof recipeVersion>;

export const EDITED_RECIPE = undoable("recipe-edit", recipeVersion, restoreVersion);

/**
 * Keeps what an edit replaces, read before it is written, for 30 days; of a recipe that is edited all the time only so much
 * that it stays bounded.
 */
export function keepVersion(
  app: AppContext,
  tx: Transaction,
  version: RecipeVersion,
  deviceId: number | null = null,
): void {
  const recipeId = version.recipe.id;
  keepForUndo(app, tx, EDITED_RECIPE, version, recipeId, deviceId);
  thinVersions(tx, recipeId);
}

/** The earlier versions of a recipe, the newest first, each with what the edit after it has changed. @throws AppError not-found */
export function listVersions(app: AppContext, input: { id: number }): RecipeVersions {
  const recipe = findRecipe(app.db, input.id);
  if (!recipe) throw notFound(text("recipe"));
  let later: RecipeVersion = { recipe, lines: readLineRows(app.db, recipe.id) };
  const names = deviceNames(app.db);
  const kept = selectVersions(app.db, recipe.id, oldestKept(app));
  const versions = kept.flatMap(({ undoId, graphJson, createdAt, deviceId }) => {
    const version = readGraph(recipeVersion, graphJson);
    if (!version) return [];
    const changed = changesBetween(version, later);
    later = version;
    const entry = {
      undo_id: undoId,
      written_at: version.recipe.updatedAt,
      replaced_at: createdAt,
      replaced_by: deviceId === null ? null : (names.get(deviceId) ?? null),
      changed,
      title: version.recipe.title,
      ingredients: textOf(version),
      instructions: version.recipe.instructions,
    };
    return [entry];
  });
  return { versions };
}

/** The version becomes the recipe, by an edit like any other: what it replaces is kept, too. Marks stay as they are now. */
function restoreVersion(tx: Transaction, version: RecipeVersion, app: AppContext): number {
  const { id } = version.recipe;
  const current = findRecipe(tx, id);
  if (!current) throw conflict(text("This recipe has been deleted. Bring it back first, then its earlier version."));
  keepVersion(app, tx, { recipe: current, lines: readLineRows(tx, id) });
  const columns = columnsThat(RECIPE_FIELDS, "isRestored", version.recipe);
  updateRecipeRow(tx, current, columns, instantOf(app.clock));
  deleteLines(tx, id);
  insertLineRows(tx, version.lines);
  refuseCircle(tx, id);
  markStale(tx, id);
  return id;
}

type Changed = RecipeVersions["versions"][number]["changed"];

function changesBetween(earlier: RecipeVersion, later: RecipeVersion): Changed {
  const edited = differingColumns(earlier.recipe, later.recipe);
  const hasOtherLines = edited.has("ingredientsText") || linesText(earlier) !== linesText(later);
  const details = [...edited].filter((column) => !OWN_WORD.has(column));
  return [
    ...(edited.has("title") ? (["title"] as const) : []),
    ...(hasOtherLines ? (["ingredients"] as const) : []),
    ...(edited.has("instructions") ? (["instructions"] as const) : []),
    ...(details.length > 0 ? (["details"] as const) : []),
  ];
}

/** What an entry of the list names by itself; all else is "details". */
const OWN_WORD: ReadonlySet<string> = new Set(["title", "ingredientsText", "instructions"]);

function differingColumns(earlier: RecipeRow, later: RecipeRow): ReadonlySet<string> {
  const written = Object.entries(columnsThat(RECIPE_FIELDS, "isEdit", earlier));
  const differing = written.filter(([column, value]) => !isDeepStrictEqual(value, later[column as keyof RecipeRow]));
  return new Set(differing.map(([column]) => column));
}

/** All that makes a line but its place in the table. */
const linesText = ({ lines }: RecipeVersion): string =>
  JSON.stringify(lines.map(({ id: _id, ingredientId: _food, ...line }) => line));

function textOf({ recipe, lines }: RecipeVersion): string[] {
  if (recipe.ingredientsText !== null) return recipe.ingredientsText.split("\n").filter((line) => line.trim() !== "");
  return lines.filter((line) => !line.sharesRaw).map((line) => line.raw || line.name);
}
