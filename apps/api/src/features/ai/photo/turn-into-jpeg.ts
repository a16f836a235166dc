import { decode } from "bmp-ts";
import sharp, { type Sharp } from "sharp";
import { maxPixels } from "./photo-limits";
import type { PhotoRequest, PhotoResponse } from "./photo-messages";

/** Models see no more than this, and a larger picture only fills their context. */
const LONG_SIDE_PX = 1600;
const JPEG_QUALITY = 88;

/** Turned upright by EXIF, at most 1600 px on the long side, its first frame only, without metadata, as JPEG. */
export async function turnIntoJpeg({ kind, bytes }: PhotoRequest): Promise<PhotoResponse> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const jpeg = await (
      kind === "bmp" ? fromBmp(buffer) : sharp(buffer, { limitInputPixels: maxPixels(kind), failOn: "error", pages: 1 })
    )
      .rotate()
      .resize({ width: LONG_SIDE_PX, height: LONG_SIDE_PX, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
    return { ok: true, jpeg };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, failure: /pixel limit/i.test(detail) ? "too-many-pixels" : "unreadable", detail };
  }
}

/** sharp reads no BMP. The header's size is checked before a pixel is unpacked. */
function fromBmp(buffer: Buffer): Sharp {
  const pixels = Math.abs(buffer.readInt32LE(18)) * Math.abs(buffer.readInt32LE(22));
  if (pixels > maxPixels("bmp")) throw new Error("Input image exceeds pixel limit");
  const { width, height, data } = decode(buffer, { toRGBA: true });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
