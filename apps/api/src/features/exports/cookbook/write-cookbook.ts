import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { finished } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { Recipe } from "@tureen/contracts/recipes";
import sharp from "sharp";
import type { AppContext } from "#core/app-context";
import { translatorOf } from "#core/language";
import { photosFolder } from "../../recipe-photos/photo-files";
import { photoAddress, pictureName } from "../../recipe-photos/photo-address";
import { recipeIfThere } from "../../recipes/recipes.service";
import { selectExported } from "../exports.repo";
import { BookPaper } from "./book-paper";
import { contentsPages, coverPage, pageNumbers, type ContentsEntry, writeContents } from "./book-frame";
import type { CookbookWish } from "./make-cookbook";
import { basesOf } from "./book-bases";
import { PICTURE, recipePage, SMALL_PICTURE, type SmallPicture } from "./recipe-page";

/** All that is read for it. */
export type CookbookSource = Pick<AppContext, "db" | "dataFolder" | "clock">;

/** Two hundred dots an inch on paper. */
const PICTURE_WIDTH = 1400;
const SMALL_PICTURE_WIDTH = 400;

/**
 * Writes recipes as a PDF to print into a new file: a cover and the contents where there are several, then each on a page of
 * its own with its photo, in the order of their titles or of a collection. Memory holds one recipe and its photo, and the file is written
 * as the pages are.
 */
export async function writeCookbook(app: CookbookSource, wish: CookbookWish, path: string): Promise<void> {
  const t = await translatorOf(wish.language);
  const recipes = recipesOfBook(app.db, wish);
  const isBook = recipes.length > 1;
  const title = wish.title || (isBook ? t("Our family cookbook") : (recipes[0]?.title ?? ""));
  const paper = new BookPaper(title, wish.language);
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  const written = finished(file);
  written.catch(() => undefined); // told at the end, or by whoever waits for the file before
  paper.doc.pipe(file);
  const entries: ContentsEntry[] = [];
  if (isBook) {
    coverPage(paper, { title, recipes: recipes.length, now: app.clock.now() }, t);
    const titles = recipes.map((recipe) => recipe.title);
    for (let page = contentsPages(paper, titles); page > 0; page -= 1) paper.addPage();
  }
  const contents = isBook ? paper.place("Sect") : null;
  for (const { id, photoId } of recipes) {
    // One that was deleted meanwhile is in no book.
    const recipe = recipeIfThere(app.db, id);
    if (!recipe) continue;
    entries.push({ id, title: recipe.title, page: paper.pages + 1 });
    const picture =
      photoId === null ? null : await pictureOf(app.dataFolder, photoAddress(photoId), PICTURE, PICTURE_WIDTH);
    const smallPictures = await smallPicturesOf(app.dataFolder, recipe);
    recipePage(paper, { recipe, bases: basesOf(app.db, id, t), picture, smallPictures }, t);
    // What is laid out goes to the file before the next is.
    await setImmediate();
    if (file.writableNeedDrain) await once(file, "drain");
  }
  if (contents) paper.within(contents, () => writeContents(paper, entries, t));
  contents?.end();
  pageNumbers(paper, { title, from: isBook ? 1 : 0 });
  paper.end();
  await written;
}

/** In the order that the family has given them, else by title. */
function recipesOfBook(db: AppContext["db"], { ids, isOrdered, language }: CookbookWish) {
  const places = new Map(ids?.map((id, place) => [id, place]));
  const chosen = selectExported(db).filter(({ id }) => ids === null || places.has(id));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return chosen.toSorted((left, right) =>
    isOrdered ? (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0) : compare(left.title, right.title),
  );
}

/** Those of its steps, and of its gallery the ones that are not at its head. */
async function smallPicturesOf(dataFolder: string, { photo: cover, photos }: Recipe): Promise<SmallPicture[]> {
  const pictures: SmallPicture[] = [];
  for (const { address, step } of photos) {
    if (address === cover?.address) continue;
    const jpeg = await pictureOf(dataFolder, address, SMALL_PICTURE, SMALL_PICTURE_WIDTH);
    if (jpeg) pictures.push({ jpeg, step });
  }
  return pictures;
}

/** The photo as paper takes it, so wide in dots; null where its file is gone. */
async function pictureOf(
  dataFolder: string,
  address: string,
  shape: { readonly width: number; readonly height: number },
  width: number,
): Promise<Buffer | null> {
  const path = join(photosFolder(dataFolder), basename(address), pictureName(1600));
  if (!existsSync(path)) return null;
  return sharp(path)
    .resize(width, Math.round((width * shape.height) / shape.width), { fit: "cover" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
