import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppContext } from "#core/app-context";
import { bookPath, bookPhotosPath, uploadPath } from "#features/pdf-import/store/kept-files";
import { atGate } from "#processes/hostile-file-gate";
import type { PagePhotos } from "#features/pdf-import/pdf/pdf-document";
import { PdfError } from "#features/pdf-import/pdf/pdf-failures";

/** A photo that stands on a page of an imported book. */
export interface BookPhoto {
  /** From 1. */
  readonly page: number;
  /** Which of the page's photos, from 0, the largest first. */
  readonly picture: number;
  /** It covers the page: it stands by itself, or the page is a scan. */
  readonly isWholePage: boolean;
  /** Where the JPEG is. */
  readonly path: string;
}

/** For the few pages of one recipe; somebody looks at it meanwhile. */
const LIMITS = { openTimeoutMs: 20_000, renderTimeoutMs: 20_000, totalTimeoutMs: 60_000, maxRestarts: 1 };

const WHOLE_PAGE = "whole";

/**
 * The photos on these pages of an upload. What was cut out once is kept; once the book is gone, there is nothing
 * but that.
 */
export async function photosOfPages(app: AppContext, fileName: string, pages: readonly number[]): Promise<BookPhoto[]> {
  const missing = pages.filter((page) => !existsSync(photosPath(app, fileName, page)));
  // One with pages that may be read again still lies where it came in.
  const book = [bookPath, uploadPath].map((path) => path(app.uploadsFolder, fileName)).find((path) => existsSync(path));
  if (missing.length > 0 && book !== undefined) await atGate("book", () => cutOut(app, book, fileName, missing));
  const kept = await Promise.all(pages.map((page) => keptPhotos(app, fileName, page)));
  return kept.flat();
}

/** A small picture of it, as a `data:` URL. */
export async function previewOf({ path }: BookPhoto): Promise<string> {
  return `data:image/jpeg;base64,${(await readFile(`${path}.preview`)).toString("base64")}`;
}

async function cutOut(app: AppContext, book: string, fileName: string, pages: readonly number[]): Promise<void> {
  try {
    const pdf = await app.openPdf(book, { log: app.log, limits: LIMITS });
    try {
      for (const page of pages.filter((each) => each <= pdf.pages))
        await keepPhotos(app, fileName, page, await pdf.cutPhotos(page).catch(noneIfUnreadable));
    } finally {
      pdf.close();
    }
  } catch (error) {
    // The recipe does without an offer; the next look tries again.
    if (!(error instanceof PdfError)) throw error;
    app.log.warn({ err: error, fileName }, "no photos could be cut out of a book");
  }
}

/** A page that cannot be drawn has none, today and tomorrow. @throws what ends the reading of the whole file */
function noneIfUnreadable(error: unknown): PagePhotos {
  if (error instanceof PdfError && error.failure.startsWith("page_")) return { photos: [], isWholePage: false };
  throw error;
}

/** Whole or not at all: a page whose folder is there was looked at. */
async function keepPhotos(app: AppContext, fileName: string, page: number, found: PagePhotos): Promise<void> {
  const draft = join(bookPhotosPath(app.uploadsFolder, fileName), `${randomUUID()}.partial`);
  await mkdir(draft, { recursive: true });
  for (const [picture, { photo, preview }] of found.photos.entries()) {
    const path = join(draft, `${found.isWholePage ? WHOLE_PAGE : picture}.jpg`);
    await writeFile(path, photo);
    await writeFile(`${path}.preview`, preview);
  }
  try {
    await rename(draft, photosPath(app, fileName, page));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Somebody else looked at the same page.
    if (!existsSync(photosPath(app, fileName, page))) throw error;
  }
}

async function keptPhotos(app: AppContext, fileName: string, page: number): Promise<BookPhoto[]> {
  const folder = photosPath(app, fileName, page);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(".jpg")).toSorted();
  return names.map((name, picture) => ({
    page,
    picture,
    isWholePage: name.startsWith(WHOLE_PAGE),
    path: join(folder, name),
  }));
}

const photosPath = ({ uploadsFolder }: AppContext, fileName: string, page: number): string =>
  join(bookPhotosPath(uploadsFolder, fileName), String(page));
