import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "../backups/durable-files";

/** A folder of photos, each a folder of its own whose files never change. */
export const photosFolder = (dataFolder: string): string => join(dataFolder, "photos");

/** 128 random bits: who has not been told an address does not find one. */
const newPhotoId = (): string => randomBytes(16).toString("hex");

/**
 * Keeps the pictures of a photo, whole and on the disk before this returns, or none of them; answers its id.
 * @param pictures by the names of their files
 */
export async function storePhoto(dataFolder: string, pictures: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const photos = photosFolder(dataFolder);
  const id = newPhotoId();
  const draft = join(photos, `${id}.partial`);
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    for (const [name, bytes] of pictures) await writeFile(join(draft, name), bytes, { flush: true, mode: 0o600 });
    syncFolder(draft);
    await rename(draft, join(photos, id));
    syncFolder(photos);
    return id;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes a photo that nothing names. */
export async function removePhoto(dataFolder: string, id: string): Promise<void> {
  await rm(join(photosFolder(dataFolder), id), { recursive: true, force: true });
}

/** The photos that are older than this, whether something names them or not, and drafts of photos among them. */
export async function storedBefore(dataFolder: string, instantMs: number): Promise<string[]> {
  const photos = photosFolder(dataFolder);
  const names = await readdir(photos).catch(() => []); // until the first photo there is no folder
  const changed = await Promise.all(names.map((name) => stat(join(photos, name)).catch(() => null)));
  return names.filter((_name, index) => (changed[index]?.ctimeMs ?? Infinity) <= instantMs);
}
