import type { PhotoKind } from "./photo-kind";

/** What a picture is to fit in, in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** One picture that is made of a photo: upright, its first frame, without metadata, and never larger than it was. */
export interface Rendition extends PixelSize {
  readonly format: "jpeg" | "webp";
  /** 1 to 100. */
  readonly quality: number;
}

/** What the photo process is sent: one picture, and what is to be made of it, the largest first. */
export interface PhotoRequest {
  readonly kind: PhotoKind;
  readonly bytes: Uint8Array;
  readonly renditions: readonly [Rendition, ...Rendition[]];
}
