import { text } from "@tureen/messages/text";
import { MOST_PHOTOS } from "@tureen/contracts/recipe-fields";
import { PHOTO_WIDTHS, type SetPhotoOutput } from "@tureen/contracts/recipe-photos";
import type { Recipe } from "@tureen/contracts/recipes";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction, type Queryable, type Transaction } from "@tureen/db/in-transaction";
import { markStep, type StepMark, stepLines } from "@tureen/domain/recipes/step-place";
import type { AppContext, RequestContext } from "#core/app-context";
import { type AppError, asAppError, conflict, notFound } from "#core/app-error";
import { keepForUndo } from "#undo/undo";
import { findRecipe, updateMarks, type RecipeRow } from "../recipes/recipes.repo";
import { getRecipe } from "../recipes/recipes.service";
import { keepPhoto } from "./keep-photo";
import { photoAddress, pictureName } from "./photo-address";
import { removePhoto } from "./photo-files";
import { CHANGED_PHOTO, graphOf } from "./photo-graph";
import { columnsOf, type KeptPhoto, photosIn } from "./photo-set";
import { sweepPhotos } from "./sweep-photos";

interface Photo {
  readonly bytes: Uint8Array;
}

/**
 * Gives a recipe this photo in place of its cover, which is kept for undo. Its files are on the disk before the recipe names them.
 * @throws AppError not-found, conflict where it has as many as it may, and for what is no photo as `renderSafely`
 */
export async function setPhoto(app: AppContext, input: { id: number; photo: Photo }): Promise<SetPhotoOutput> {
  const recipe = existing(app.db, input.id);
  if (recipe.photoId === null) refuseMore(recipe);
  return await withPhoto(app, input, (tx, recipe, photo) => {
    const photos = photosIn(recipe);
    const cover = photos.find(({ id }) => id === recipe.photoId);
    savePhotos(tx, recipe, [photo, ...photos.filter((each) => each !== cover)]);
    return cover ? keepForUndo(app, tx, CHANGED_PHOTO, graphOf(recipe, cover, photo.id)) : null;
  });
}

/** Gives a recipe one more photo: the last of the gallery, or of one of its steps. @throws AppError as {@link setPhoto} */
export async function addPhoto(
  app: AppContext,
  input: { id: number; photo: Photo; step: number | null },
): Promise<SetPhotoOutput> {
  refuseMore(existing(app.db, input.id));
  return await withPhoto(app, input, (tx, recipe, photo) => {
    refuseMore(recipe);
    savePhotos(tx, recipe, [...photosIn(recipe), { ...photo, step: markOf(recipe, input.step) }]);
    return null;
  });
}

/**
 * Gives a recipe that has none these photos, all at one stroke and as many as it may have, one file being read after the other.
 * Answers why photos could not be read, in their order.
 */
export async function givePhotos(
  app: AppContext,
  id: number,
  photos: readonly { readonly step: StepMark | null; readonly read: () => Promise<Uint8Array> }[],
): Promise<readonly AppError[]> {
  const kept: KeptPhoto[] = [];
  const unreadable: AppError[] = [];
  for (const { step, read } of photos.slice(0, MOST_PHOTOS)) {
    try {
      kept.push({ ...(await keepPhoto(app, await read())), step });
    } catch (error) {
      const known = asAppError(error);
      if (!known) throw error;
      unreadable.push(known);
    }
  }
  inTransaction(app.db, (tx) => {
    const recipe = findRecipe(tx, id);
    // Of one that has been deleted meanwhile the files are swept.
    if (recipe) savePhotos(tx, recipe, [...photosIn(recipe), ...kept]);
  });
  return unreadable;
}

/** Puts the photos of a recipe in this order, each at its step or into the gallery. @throws AppError not-found */
export function arrangePhotos(
  app: AppContext,
  input: { id: number; photos: readonly { address: string; step: number | null }[] },
): { recipe: Recipe } {
  inTransaction(app.db, (tx) => {
    const recipe = existing(tx, input.id);
    const photos = photosIn(recipe);
    const named = input.photos.map(({ address, step }) => {
      const photo = photos.find(({ id }) => id === address);
      if (!photo) throw notFound(text("photo"));
      return { ...photo, step: markOf(recipe, step) };
    });
    const ids = new Set(named.map(({ id }) => id));
    const once = named.filter(({ id }, index) => named.findIndex((each) => each.id === id) === index);
    // One that somebody else has added meanwhile.
    savePhotos(tx, recipe, [...once, ...photos.filter(({ id }) => !ids.has(id))]);
  });
  return getRecipe(app, input);
}

/** Where the picture of a recipe is that is at least so wide, else the largest. @throws AppError not-found */
export function getPhoto({ db }: AppContext, input: { id: number; width: number }): { address: string } {
  const { photoId } = existing(db, input.id);
  if (photoId === null) throw notFound(text("photo"));
  const width = PHOTO_WIDTHS.find((each) => each >= input.width) ?? 1600;
  return { address: `${photoAddress(photoId)}/${pictureName(width)}` };
}

/** Takes the cover off a recipe, else the photo that is named; it is kept for undo. @throws AppError not-found */
export function deletePhoto({ app }: RequestContext, input: { id: number; photo?: string }): Deleted {
  return inTransaction(app.db, (tx) => {
    const recipe = existing(tx, input.id);
    const photos = photosIn(recipe);
    const photo = photos.find(({ id }) => id === (input.photo ?? recipe.photoId));
    if (!photo) throw notFound(text("photo"));
    savePhotos(
      tx,
      recipe,
      photos.filter((each) => each !== photo),
    );
    return { success: true as const, undo_id: keepForUndo(app, tx, CHANGED_PHOTO, graphOf(recipe, photo, null)) };
  });
}

/** Keeps the files of a photo, then says what becomes of it in one transaction; without that the files go again. */
async function withPhoto(
  app: AppContext,
  input: { id: number; photo: Photo },
  save: (tx: Transaction, recipe: RecipeRow, photo: KeptPhoto) => string | null,
): Promise<SetPhotoOutput> {
  const photo = { ...(await keepPhoto(app, input.photo.bytes)), step: null };
  try {
    const undoId = inTransaction(app.db, (tx) => save(tx, existing(tx, input.id), photo));
    void sweepPhotos(app);
    return { ...getRecipe(app, input), undo_id: undoId };
  } catch (error) {
    await removePhoto(app.dataFolder, photo.id);
    throw error;
  }
}

function savePhotos(tx: Transaction, recipe: RecipeRow, photos: readonly KeptPhoto[]): void {
  updateMarks(tx, recipe.id, columnsOf(photos, recipe.instructions));
}

function refuseMore(recipe: RecipeRow): void {
  if (photosIn(recipe).length < MOST_PHOTOS) return;
  throw conflict(
    text("This recipe has {most, number} photos, and no more fit. Remove one of them first.", { most: MOST_PHOTOS }),
  );
}

/** @throws AppError not-found where the recipe has no such step */
function markOf({ instructions }: RecipeRow, step: number | null): StepMark | null {
  if (step === null) return null;
  const mark = markStep(stepLines(instructions), step);
  if (!mark) throw notFound(text("step"));
  return mark;
}

function existing(db: Queryable, id: number): RecipeRow {
  const recipe = findRecipe(db, id);
  if (!recipe) throw notFound(text("recipe"));
  return recipe;
}
