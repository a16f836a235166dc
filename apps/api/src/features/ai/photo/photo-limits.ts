import { text } from "@tureen/messages/text";
import { AppError } from "#core/app-error";
import type { PhotoKind } from "./photo-kind";

/** Pictures whose every pixel is unpacked before they are made smaller. */
const MAX_MEGAPIXELS = 40;
/** A JPEG is made smaller while it is unpacked: the phones of 108 megapixels are accepted too. */
const MAX_MEGAPIXELS_OF_JPEG = 110;
/** Phones of 48 megapixels write HEIC too. */
const MAX_MEGAPIXELS_OF_HEIC = 50;

const PIXELS = 1_000_000;

/** Largest picture that is opened, in megapixels. */
function maxMegapixels(kind: PhotoKind): number {
  if (kind === "jpeg") return MAX_MEGAPIXELS_OF_JPEG;
  return kind === "heic" ? MAX_MEGAPIXELS_OF_HEIC : MAX_MEGAPIXELS;
}

/** The same in pixels. */
export function maxPixels(kind: PhotoKind): number {
  return maxMegapixels(kind) * PIXELS;
}

/** What is said of a picture that is larger. */
export const tooManyPixels = (kind: PhotoKind): AppError =>
  new AppError(
    "too-large",
    text("This picture has more than {megapixels, number} megapixels. Please choose a smaller one.", {
      megapixels: maxMegapixels(kind),
    }),
  );
