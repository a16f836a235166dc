import { text } from "@tureen/messages/text";
import { PHOTO_WIDTHS, type SetPhotoOutput } from "@tureen/contracts/recipe-photos";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction } from "@tureen/db/in-transaction";
import type { AppContext, RequestContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { keepForUndo } from "#undo/undo";
import { renderSafely } from "../ai/photo/prepare-photo";
import { findRecipe, updateMarks } from "../recipes/recipes.repo";
import { getRecipe } from "../recipes/recipes.service";
import { photoAddress, pictureName } from "./photo-address";
import { removePhoto, storePhoto } from "./photo-files";
import { CHANGED_PHOTO, photoOf } from "./photo-graph";
import { sweepPhotos } from "./sweep-photos";

/** A picture for screens may be twice as high as it is wide, a long list on paper say. */
const forScreens = (width: number, quality: number) => ({ format: "webp", quality, width, height: 2 * width }) as const;

/** The largest first; the last is the placeholder, a hundred bytes that stand in each card of a list. */
const RENDITIONS = [forScreens(1600, 80), forScreens(800, 78), forScreens(320, 76), forScreens(12, 20)] as const;

/**
 * Gives a recipe this photo in place of the one that it had, which is kept for undo. Its files are on the disk before the
 * recipe names them.
 * @throws AppError not-found, and for what is no photo as {@link renderSafely}
 */
export async function setPhoto(
  app: AppContext,
  input: { id: number; photo: { bytes: Uint8Array } },
): Promise<SetPhotoOutput> {
  if (!findRecipe(app.db, input.id)) throw notFound(text("recipe"));
  const [large, medium, small, tiny] = await renderSafely(input.photo.bytes, RENDITIONS, {
    log: app.log,
    decode: app.decodePhoto,
  });
  const pictures = new Map([
    [pictureName(1600), large],
    [pictureName(800), medium],
    [pictureName(320), small],
  ]);
  const photoId = await storePhoto(app.dataFolder, pictures);
  const photoPlaceholder = `data:image/webp;base64,${Buffer.from(tiny).toString("base64")}`;
  try {
    const undoId = inTransaction(app.db, (tx) => {
      const recipe = findRecipe(tx, input.id);
      if (!recipe) throw notFound(text("recipe"));
      updateMarks(tx, recipe.id, { photoId, photoPlaceholder });
      return recipe.photoId === null ? null : keepForUndo(app, tx, CHANGED_PHOTO, photoOf(recipe));
    });
    void sweepPhotos(app);
    return { ...getRecipe(app, input), undo_id: undoId };
  } catch (error) {
    await removePhoto(app.dataFolder, photoId);
    throw error;
  }
}

/** Where the picture of a recipe is that is at least so wide, else the largest. @throws AppError not-found */
export function getPhoto({ db }: AppContext, input: { id: number; width: number }): { address: string } {
  const recipe = findRecipe(db, input.id);
  if (!recipe) throw notFound(text("recipe"));
  if (recipe.photoId === null) throw notFound(text("photo"));
  const width = PHOTO_WIDTHS.find((each) => each >= input.width) ?? 1600;
  return { address: `${photoAddress(recipe.photoId)}/${pictureName(width)}` };
}

/** Takes the photo off a recipe; it is kept for undo. @throws AppError not-found */
export function deletePhoto({ app }: RequestContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const recipe = findRecipe(tx, input.id);
    if (!recipe) throw notFound(text("recipe"));
    if (recipe.photoId === null) throw notFound(text("photo"));
    updateMarks(tx, recipe.id, { photoId: null, photoPlaceholder: "" });
    return { success: true as const, undo_id: keepForUndo(app, tx, CHANGED_PHOTO, photoOf(recipe)) };
  });
}
