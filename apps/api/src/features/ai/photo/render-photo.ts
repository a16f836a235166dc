import { errorMessage } from "#error-message";
import { decode } from "bmp-ts";
import sharp, { type Sharp } from "sharp";
import { maxPixels } from "./photo-limits";
import type { PhotoRequest, PhotoResponse, Rendition } from "./photo-messages";

/** Turned upright by EXIF and without metadata, as each of the renditions; the photo itself is unpacked once. */
export async function renderPhoto({ kind, bytes, renditions }: PhotoRequest): Promise<PhotoResponse> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const photo =
      kind === "bmp"
        ? fromBmp(buffer)
        : sharp(buffer, { limitInputPixels: maxPixels(kind), failOn: "error", pages: 1 });
    const [largest, ...smaller] = renditions;
    const upright = await fitInto(photo.rotate(), largest)
      .flatten({ background: "#ffffff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    const pictures: Uint8Array[] = [];
    for (const rendition of [largest, ...smaller])
      pictures.push(
        kept(buffer, rendition, upright.info) ??
          (await encode(sharp(upright.data, { raw: { width, height, channels } }), rendition)),
      );
    return { ok: true, pictures };
  } catch (error) {
    const detail = errorMessage(error);
    return { ok: false, failure: /pixel limit/i.test(detail) ? "too-many-pixels" : "unreadable", detail };
  }
}

/**
 * The photo itself where it is such a rendition already: a picture of our own export comes in again without a change, and
 * loses nothing each time. Only a WebP that holds nothing but its one picture, at most a byte a pixel.
 */
function kept(
  photo: Buffer,
  rendition: Rendition,
  upright: Readonly<Record<"width" | "height", number>>,
): Buffer | null {
  if (rendition.format !== "webp" || photo.toString("latin1", 8, 16) !== "WEBPVP8 ") return null;
  const length = photo.readUInt32LE(16);
  const width = photo.readUInt16LE(26) & 0x3f_ff;
  const height = photo.readUInt16LE(28) & 0x3f_ff;
  const isWhole = photo.length === 20 + length + (length % 2) && photo.length <= width * height;
  const isUpright = width === upright.width && height === upright.height;
  return isWhole && isUpright && width <= rendition.width && height <= rendition.height ? photo : null;
}

const fitInto = (picture: Sharp, { width, height }: Rendition): Sharp =>
  picture.resize({ width, height, fit: "inside", withoutEnlargement: true });

function encode(picture: Sharp, rendition: Rendition): Promise<Buffer> {
  const { format, quality } = rendition;
  return fitInto(picture, rendition)[format]({ quality }).toBuffer();
}

/** sharp reads no BMP. The header's size is checked before a pixel is unpacked. */
function fromBmp(buffer: Buffer): Sharp {
  const pixels = Math.abs(buffer.readInt32LE(18)) * Math.abs(buffer.readInt32LE(22));
  if (pixels > maxPixels("bmp")) throw new Error("Input image exceeds pixel limit");
  const { width, height, data } = decode(buffer, { toRGBA: true });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
