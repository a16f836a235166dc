import { text } from "@tureen/messages/text";
import type { Transaction } from "@tureen/db/in-transaction";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { keepForUndo, undoable } from "#undo/undo";
import { findRecipe, updateMarks, type RecipeRow } from "../recipes/recipes.repo";

/** The photo that a recipe had; its files stay as long as this is kept. */
const photoGraph = z.object({
  recipeId: z.number(),
  title: z.string(),
  photoId: z.string().nullable(),
  photoPlaceholder: z.string(),
});

export const CHANGED_PHOTO = undoable("recipe-photo", photoGraph, restorePhoto);

/** What undo keeps of a photo, to be taken from the row before it gets another or none; the files themselves are not read. */
export function photoOf({ id, title, photoId, photoPlaceholder }: RecipeRow): z.output<typeof photoGraph> {
  return { recipeId: id, title, photoId, photoPlaceholder };
}

/** The photo is the recipe's again; one that it has been given meanwhile is kept in its turn. */
function restorePhoto(tx: Transaction, photo: z.output<typeof photoGraph>, app: AppContext): number {
  const { recipeId, photoId, photoPlaceholder } = photo;
  const recipe = findRecipe(tx, recipeId);
  if (!recipe) throw conflict(text("This recipe has been deleted. Bring it back first, then its photo."));
  if (recipe.photoId !== null) keepForUndo(app, tx, CHANGED_PHOTO, photoOf(recipe));
  updateMarks(tx, recipeId, { photoId, photoPlaceholder });
  return recipeId;
}
