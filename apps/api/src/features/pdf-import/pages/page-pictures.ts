import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { AppContext } from "#core/app-context";
import { bookPath, picturesPath, uploadPath } from "#features/pdf-import/store/kept-files";
import { PdfError } from "../pdf/pdf-failures";

/**
 * Keeps the JPEG of a scanned page as the model saw it: its text can be checked against nothing else. On the disk before
 * this returns, whole or not at all. A picture that cannot be kept is logged and does without: the page is read all the same.
 */
export async function keepPicture(
  { uploadsFolder, log }: AppContext,
  fileName: string,
  page: number,
  jpeg: Uint8Array,
): Promise<void> {
  const path = picturePath(uploadsFolder, fileName, page);
  try {
    await mkdir(picturesPath(uploadsFolder, fileName), { recursive: true });
    await writeFile(`${path}.part`, jpeg, { flush: true });
    await rename(`${path}.part`, path);
  } catch (error) {
    log.warn({ err: error, page }, "the picture of a page could not be kept");
  }
}

/** The picture of a page as a `data:` URL, which the page may show without another call; null where none is kept. */
export async function readPicture(
  { uploadsFolder }: AppContext,
  fileName: string,
  page: number,
): Promise<string | null> {
  try {
    const jpeg = await readFile(picturePath(uploadsFolder, fileName, page));
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The picture of a page of a book that is still kept, drawn when somebody looks at it; null where it is not, or cannot be drawn. */
export async function drawPage(app: AppContext, fileName: string, page: number): Promise<string | null> {
  const book = [bookPath, uploadPath].map((path) => path(app.uploadsFolder, fileName)).find((path) => existsSync(path));
  if (book === undefined) return null;
  try {
    const pdf = await app.openPdf(book, { log: app.log });
    try {
      await keepPicture(app, fileName, page, (await pdf.renderPage(page)).picture);
    } finally {
      pdf.close();
    }
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    app.log.warn({ err: error, page }, "a page of a book could not be drawn");
    return null;
  }
  return readPicture(app, fileName, page);
}

function picturePath(folder: string, fileName: string, page: number): string {
  return `${picturesPath(folder, fileName)}/${page}.jpg`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
