import { text } from "@tureen/messages/text";
import { AppError } from "#core/app-error";
import type { PhotoKind } from "./photo-kind";

/** Most of them whose every pixel is unpacked before they are made smaller. */
const MAX_MEGAPIXELS = 40;
const MAX_MEGAPIXELS_OF: Partial<Record<PhotoKind, number>> = {
  /** Made smaller while it is unpacked: the phones of 108 megapixels are accepted too. */
  jpeg: 110,
  /** Phones of 48 megapixels write it, too. */
  heic: 50,
};
const maxMegapixels = (kind: PhotoKind): number => MAX_MEGAPIXELS_OF[kind] ?? MAX_MEGAPIXELS;

/** Of the largest picture that is opened. */
export const maxPixels = (kind: PhotoKind): number => maxMegapixels(kind) * 1_000_000;

/** What is said of a picture that is larger. */
export const tooManyPixels = (kind: PhotoKind): AppError =>
  new AppError(
    "too-large",
    text("This picture has more than {megapixels, number} megapixels. Please choose a smaller one.", {
      megapixels: maxMegapixels(kind),
    }),
  );
