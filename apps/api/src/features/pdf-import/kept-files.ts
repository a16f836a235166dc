import { readdir, rm } from "node:fs/promises";
import type { AppContext } from "../../app-context";

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
export async function sweepUploads(folder: string, { uploads, pictures }: KeptFiles): Promise<void> {
  const kept = new Set([...uploads, ...[...pictures].map(picturesName)]);
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(uploadPath(folder, name), { recursive: true, force: true });
}

/**
 * Removes all that is kept of imports that are in the database no more. What cannot be removed now goes with the next
 * start; it takes nothing back of what was done before.
 */
export async function removeKeptFiles({ uploadsFolder, log }: AppContext, fileNames: readonly string[]): Promise<void> {
  // An import without a file has no name; joined to the folder it would be the folder.
  for (const fileName of fileNames.filter((name) => name !== "")) {
    try {
      await rm(uploadPath(uploadsFolder, fileName), { force: true });
      await rm(picturesPath(uploadsFolder, fileName), { recursive: true, force: true });
    } catch (error) {
      log.warn({ err: error, fileName }, "the files of an import could not be removed");
    }
  }
}
