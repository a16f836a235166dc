import { existsSync, readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { AppContext } from "#core/app-context";

/** Of an import that has no file. Nothing is kept there: joined to the folder, '' would be the folder of all uploads. */
const NO_FILE = "no-file";

/** Where an upload is kept while it is read; its name is ours, never the browser's, and '' for an import without a file. */
export function uploadPath(folder: string, fileName: string): string {
  return `${folder}/${fileName || NO_FILE}`;
}

/** False once no page is left to read again: then the file is removed, or kept as a book under another name. */
export const hasUpload = (folder: string, fileName: string): boolean => existsSync(uploadPath(folder, fileName));

/** Where the pictures of the scanned pages of that upload are kept. The folder is there only if there are any. */
export const picturesPath = (folder: string, fileName: string): string => uploadPath(folder, `${fileName}.pages`);

/**
 * Where a book is kept that has been read: the photos of its pages are cut out of it when a recipe wants one. It is no part
 * of a backup: the recipes are.
 */
export const bookPath = (folder: string, fileName: string): string => uploadPath(folder, `${fileName}.book`);

/** Where the photos are kept that were cut out of it. */
export const bookPhotosPath = (folder: string, fileName: string): string => uploadPath(folder, `${fileName}.photos`);

/** What is kept beside an upload, or after it. */
const BESIDES = [picturesPath, bookPath, bookPhotosPath];

/** Names of uploads: whose pages and photos may still be held beside their recipes, and which may be read again. */
type KeptFiles = Readonly<Record<"recent" | "readable", ReadonlySet<string>>>;

/**
 * Removes what no import will read again and nobody will look at: also what a crash left behind, and what nobody retried. It is
 * listed at once: what arrives from now on is not touched.
 */
export async function sweepUploads(app: AppContext, { recent, readable }: KeptFiles): Promise<void> {
  const { uploadsFolder: folder } = app;
  const kept = new Set([
    ...[...readable].map((name) => uploadPath(folder, name)),
    ...[...recent].flatMap((name) => BESIDES.map((pathOf) => pathOf(folder, name))),
  ]);
  for (const path of readdirSync(folder).map((name) => uploadPath(folder, name)))
    if (!kept.has(path)) await removeKept(app, path);
}

/** Removes all that is kept of imports that are in the database no more. */
export async function removeKeptFiles(app: AppContext, fileNames: readonly string[]): Promise<void> {
  for (const fileName of fileNames)
    for (const pathOf of [uploadPath, ...BESIDES]) await removeKept(app, pathOf(app.uploadsFolder, fileName));
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
