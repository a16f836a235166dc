import { readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { AppContext } from "#app-context";

/** Where an upload is kept while it is read; its name is ours, never the browser's. */
export function uploadPath(folder: string, fileName: string): string {
  return `${folder}/${fileName}`;
}

/** Where the pictures of the scanned pages of that upload are kept. The folder is there only if there are any. */
export function picturesPath(folder: string, fileName: string): string {
  return uploadPath(folder, picturesName(fileName));
}

const picturesName = (fileName: string): string => `${fileName}.pages`;

/**
 * Where a book is kept that has been read: the photos of its pages are cut out of it when a recipe wants one. It is no part
 * of a backup: the recipes are.
 */
export function bookPath(folder: string, fileName: string): string {
  return uploadPath(folder, bookName(fileName));
}

const bookName = (fileName: string): string => `${fileName}.book`;

/** Where the photos are kept that were cut out of it. */
export function bookPhotosPath(folder: string, fileName: string): string {
  return uploadPath(folder, photosName(fileName));
}

const photosName = (fileName: string): string => `${fileName}.photos`;

interface KeptFiles {
  /** Names of uploads that may be read again. */
  readonly uploads: ReadonlySet<string>;
  /** Names of uploads whose pages and photos may still be held beside their recipes. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * Removes what no import will read again and nobody will look at: also what a crash left behind, and what nobody retried. It is
 * listed at once: what arrives from now on is not touched.
 */
export async function sweepUploads(app: AppContext, { uploads, pictures }: KeptFiles): Promise<void> {
  const besides = [...pictures].flatMap((name) => [picturesName(name), bookName(name), photosName(name)]);
  const kept = new Set([...uploads, ...besides]);
  for (const name of readdirSync(app.uploadsFolder))
    if (!kept.has(name)) await removeKept(app, uploadPath(app.uploadsFolder, name));
}

/** Removes all that is kept of imports that are in the database no more. */
export async function removeKeptFiles(app: AppContext, fileNames: readonly string[]): Promise<void> {
  // An import without a file has no name; joined to the folder it would be the folder.
  const paths = [uploadPath, picturesPath, bookPath, bookPhotosPath];
  for (const fileName of fileNames.filter((name) => name !== ""))
    for (const path of paths) await removeKept(app, path(app.uploadsFolder, fileName));
}

/** Keeps an upload as a book that has been read. One that cannot be kept is logged: its recipes are in. */
export async function keepBook({ uploadsFolder, log }: AppContext, fileName: string): Promise<void> {
  try {
    await rename(uploadPath(uploadsFolder, fileName), bookPath(uploadsFolder, fileName));
  } catch (error) {
    log.warn({ err: error, fileName }, "a book that was read could not be kept for its photos");
  }
}

/** What cannot be removed now goes with a later start; it takes nothing back of what was done before. */
export async function removeKept({ log }: Pick<AppContext, "log">, path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true });
  } catch (error) {
    log.warn({ err: error, path }, "a file of an import could not be removed");
  }
}
