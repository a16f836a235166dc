import { text } from "@tureen/messages/text";
import type { Transaction } from "@tureen/db/in-transaction";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { keepForUndo, undoable } from "#undo/undo";
import { findRecipe, updateMarks, type RecipeRow } from "../recipes/recipes.repo";
import { columnsOf, keptPhoto, type KeptPhoto, photosIn } from "./photo-set";

/** A photo that a recipe had; its files stay as long as this is kept. */
const photoGraph = z.object({
  recipeId: z.number(),
  title: z.string(),
  photoId: z.string(),
  photoPlaceholder: z.string(),
  /** Its step, and its place among the photos: 0 for the cover. */
  step: keptPhoto.shape.step.default(null),
  place: z.number().int().default(0),
  /** What came in its place, and goes again with Undo; before recipes had several photos: whatever is the cover. */
  instead: z.string().nullable().optional(),
});

export const CHANGED_PHOTO = undoable("recipe-photo", photoGraph, restorePhoto);

/** What undo keeps of a photo, to be taken before it is replaced or removed; the files themselves are not read. */
export function graphOf(
  { id: recipeId, title, ...row }: RecipeRow,
  { id: photoId, placeholder: photoPlaceholder, step }: KeptPhoto,
  instead: string | null,
): z.output<typeof photoGraph> {
  const place = photosIn(row).findIndex(({ id }) => id === photoId);
  return { recipeId, title, photoId, photoPlaceholder, step, place, instead };
}

/** The photo is the recipe's again, in its place; what came instead of it is kept in its turn. */
function restorePhoto(tx: Transaction, kept: z.output<typeof photoGraph>, app: AppContext): number {
  const recipe = findRecipe(tx, kept.recipeId);
  if (!recipe) throw conflict(text("This recipe has been deleted. Bring it back first, then its photo."));
  const current = photosIn(recipe);
  const instead = current.find(({ id }) => id === (kept.instead === undefined ? recipe.photoId : kept.instead));
  if (instead) keepForUndo(app, tx, CHANGED_PHOTO, graphOf(recipe, instead, kept.photoId));
  const photo = { id: kept.photoId, placeholder: kept.photoPlaceholder, step: kept.step };
  const photos = current.filter(({ id }) => id !== instead?.id && id !== photo.id);
  updateMarks(tx, recipe.id, columnsOf(photos.toSpliced(kept.place, 0, photo), recipe.instructions));
  return recipe.id;
}
