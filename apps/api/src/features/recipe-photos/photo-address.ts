import type { PhotoWidth } from "@tureen/contracts/recipe-photos";

/** Where the pictures of a photo are served; who knows the address needs no sign-in, since an `<img>` cannot send one. */
export function photoAddress(id: string): string {
  return `/media/${id}`;
}

/** The name of one of its pictures, in the address and on the disk. */
export const pictureName = (width: PhotoWidth): string => `${width}.webp`;
