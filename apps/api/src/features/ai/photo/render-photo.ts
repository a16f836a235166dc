import { errorMessage } from "#core/error-message";
import { decode } from "bmp-ts";
import sharp, { type Sharp } from "sharp";
import type { PhotoKind } from "./photo-kind";
import { maxPixels, tooManyPixels } from "./photo-limits";
import type { PhotoRequest, Rendition } from "./photo-messages";

/**
 * Turned upright by EXIF and without metadata, as each of the renditions; the photo itself is unpacked once.
 * @throws AppError too-large, wrong-type; Error for what is broken
 */
export async function renderPhoto({ kind, bytes, renditions }: PhotoRequest): Promise<Uint8Array[]> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [largest, ...smaller] = renditions;
    const photo = await open(kind, buffer, largest);
    const upright = await fitInto(photo.rotate(), largest)
      .flatten({ background: "#ffffff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    const pictures: Uint8Array[] = [];
    for (const rendition of [largest, ...smaller])
      pictures.push(
        (await isRendition(buffer, rendition))
          ? buffer
          : await encode(sharp(upright.data, { raw: { width, height, channels } }), rendition),
      );
    return pictures;
  } catch (error) {
    throw /pixel limit/i.test(errorMessage(error)) ? tooManyPixels(kind) : error;
  }
}

/** sharp reads neither BMP nor HEIC; the decoder of that is loaded where it is needed. */
async function open(kind: PhotoKind, buffer: Buffer, largest: Rendition): Promise<Sharp> {
  if (kind === "bmp") return fromBmp(buffer);
  if (kind === "heic") return await (await import("./heic")).fromHeic(buffer, maxPixels(kind), largest);
  return sharp(buffer, { limitInputPixels: maxPixels(kind), failOn: "error", pages: 1 });
}

/**
 * Whether a photo is such a rendition already, at most a byte a pixel: a picture of our own export comes in again without a
 * change, and loses nothing each time.
 */
async function isRendition(photo: Buffer, rendition: Rendition): Promise<boolean> {
  if (rendition.format !== "webp" || !isBareWebp(photo)) return false;
  const { width, height } = await sharp(photo).metadata();
  const fits = width <= rendition.width && height <= rendition.height && photo.length <= width * height;
  return fits && !(await isReadable(withoutEnd(photo)));
}

/** More than the decoder's last look ahead. */
const END_BYTES = 8;

/** A WebP of one picture whose data are some bytes shorter: it can be read only where those were not the picture's. */
function withoutEnd(photo: Buffer): Buffer {
  const shorter = Buffer.from(photo.subarray(0, photo.length - END_BYTES));
  shorter.writeUInt32LE(shorter.length - 8, 4);
  shorter.writeUInt32LE(shorter.length - 20, 16);
  return shorter;
}

const isReadable = (photo: Buffer): Promise<boolean> =>
  sharp(photo, { failOn: "error" })
    .stats()
    .then(
      () => true,
      () => false,
    );

/** A WebP that holds its one picture and nothing else: no metadata, no turn, nothing behind it (RFC 9649, simple lossy format). */
function isBareWebp(photo: Buffer): boolean {
  if (photo.toString("latin1", 8, 16) !== "WEBPVP8 ") return false;
  const length = photo.readUInt32LE(16);
  return photo.length === 20 + length + (length % 2);
}

const fitInto = (picture: Sharp, { width, height }: Rendition): Sharp =>
  picture.resize({ width, height, fit: "inside", withoutEnlargement: true });

function encode(picture: Sharp, rendition: Rendition): Promise<Buffer> {
  const { format, quality } = rendition;
  return fitInto(picture, rendition)[format]({ quality }).toBuffer();
}

/** The header's size is checked before a pixel is unpacked. */
function fromBmp(buffer: Buffer): Sharp {
  const pixels = Math.abs(buffer.readInt32LE(18)) * Math.abs(buffer.readInt32LE(22));
  if (pixels > maxPixels("bmp")) throw tooManyPixels("bmp");
  const { width, height, data } = decode(buffer, { toRGBA: true });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
