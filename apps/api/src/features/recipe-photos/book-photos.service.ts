import { readFile } from "node:fs/promises";
import { text } from "@tureen/messages/text";
import type { PhotoProposals, SetPhotoOutput } from "@tureen/contracts/recipe-photos";
import type { AppContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { pagesOfFound } from "../pdf-import/recipes/stored-recipe";
import { selectPagesWithout } from "../pdf-import/store/import-page.repo";
import { findOrigin } from "../pdf-import/store/import-recipe.repo";
import { findRecipe } from "../recipes/recipes.repo";
import { type BookPhoto, photosOfPages, previewOf } from "./book-photos";
import { setPhoto } from "./recipe-photos.service";

/** A recipe that runs over more pages than these is looked for on the first of them. */
const MOST_PAGES = 6;
const MOST_PROPOSALS = 6;

/**
 * The photos that an imported recipe may have been printed with: those on its pages, and on the pages before and behind
 * where these hold no recipe. None where it has a photo, where its book is not kept any more, or it came from none.
 * @throws AppError not-found
 */
export async function proposePhotos(app: AppContext, input: { id: number }): Promise<PhotoProposals> {
  const photos = findRecipe(app.db, input.id)?.photoId ? [] : await photosBeside(app, input.id);
  const proposals = photos.map(async (photo) => ({
    page: photo.page,
    picture: photo.picture,
    preview: await previewOf(photo),
  }));
  return { proposals: await Promise.all(proposals) };
}

/** Gives the recipe one of these photos, as if it had been sent. @throws AppError not-found */
export async function takeProposal(
  app: AppContext,
  input: { id: number; page: number; picture: number },
): Promise<SetPhotoOutput> {
  const photos = await photosBeside(app, input.id);
  const chosen = photos.find(({ page, picture }) => page === input.page && picture === input.picture);
  if (!chosen) throw notFound(text("photo"));
  return await setPhoto(app, { id: input.id, photo: { bytes: await readFile(chosen.path) } });
}

async function photosBeside(app: AppContext, id: number): Promise<readonly BookPhoto[]> {
  if (!findRecipe(app.db, id)) throw notFound(text("recipe"));
  const origin = findOrigin(app.db, id);
  if (!origin) return [];
  const own = [...new Set([origin.firstPage, ...pagesOfFound(origin.foundJson)])].slice(0, MOST_PAGES);
  const around = [Math.min(...own) - 1, Math.max(...own) + 1];
  const beside = selectPagesWithout(app.db, origin.batchId, around);
  const photos = await photosOfPages(app, origin.fileName, [...own, ...beside]);
  // What covers a page that the recipe is printed on is its scan, or its background.
  return photos.filter(({ page, isWholePage }) => !isWholePage || !own.includes(page)).slice(0, MOST_PROPOSALS);
}
