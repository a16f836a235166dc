import { readdir, rm } from "node:fs/promises";
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

interface KeptFiles {
  /** Names of uploads that may be read again. */
  readonly uploads: ReadonlySet<string>;
  /** Names of uploads whose pages may still be held beside their recipes. */
  readonly pictures: ReadonlySet<string>;
}

/** Removes what no import will read again and nobody will look at: also what a crash left behind, and what nobody retried. */
export async function sweepUploads(app: AppContext, { uploads, pictures }: KeptFiles): Promise<void> {
  const kept = new Set([...uploads, ...[...pictures].map(picturesName)]);
  const names = await readdir(app.uploadsFolder).catch(() => []);
  for (const name of names) if (!kept.has(name)) await removeKept(app, uploadPath(app.uploadsFolder, name));
}

/** Removes all that is kept of imports that are in the database no more. */
export async function removeKeptFiles(app: AppContext, fileNames: readonly string[]): Promise<void> {
  // An import without a file has no name; joined to the folder it would be the folder.
  for (const fileName of fileNames.filter((name) => name !== "")) {
    await removeKept(app, uploadPath(app.uploadsFolder, fileName));
    await removeKept(app, picturesPath(app.uploadsFolder, fileName));
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
