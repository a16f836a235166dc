import heif from "libheif-js/wasm-bundle.js";
import sharp, { type Sharp } from "sharp";
import { text } from "@tureen/messages/text";
import { AppError } from "#core/app-error";
import { tooManyPixels } from "./photo-limits";
import type { PixelSize } from "./photo-messages";

/** Constants of libheif's interface, and where its structures have what we write (heif_error.h, heif_security.h, heif_decoding.h). */
const RGB = 1;
const RGBA_BYTES = 11;
const INTERLEAVED = 10;
const UNSUPPORTED: readonly number[] = [3, 4, 11];
const SECURITY_LIMIT = 1000;
const MAX_PIXELS_AT = 8;
const IS_STRICT_AT = 21;
const ICC_PROFILES: readonly number[] = ["prof", "rICC"].map(typeNumber);
const TURNS: readonly number[] = ["irot", "imir"].map(typeNumber);

/** The most that one segment of a JPEG holds. What phones write is far smaller. */
const MAX_SEGMENT_BYTES = 65_000;

/**
 * The main picture of a HEIC or HEIF file as it is to be seen, the first of a burst. What it says of its size is looked at
 * before a pixel is unpacked, and no part of it may be larger. Nothing is freed: a process opens one picture.
 *
 * It is turned as a box of the file says, and then EXIF only repeats that (ISO/IEC 23008-12, 6.5.10). Where no box says
 * anything, a converter has taken pixels and EXIF over from a JPEG, and its EXIF is meant.
 * @throws AppError too-large, wrong-type; Error for what is broken
 */
export async function fromHeic(bytes: Uint8Array, maxPixels: number, within: PixelSize): Promise<Sharp> {
  const context = heif._heif_context_alloc();
  memory().setBigUint64(heif._heif_context_get_security_limits(context) + MAX_PIXELS_AT, BigInt(maxPixels), true);
  const file = copyIn(bytes);
  call((error) => heif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0));
  const handle = found((error, out) => heif._heif_context_get_primary_image_handle(error, context, out));
  const width = heif._heif_image_handle_get_width(handle);
  const height = heif._heif_image_handle_get_height(handle);
  if (width * height > maxPixels) throw tooManyPixels("heic");
  const options = heif._heif_decoding_options_alloc();
  // A half picture is none.
  heif.HEAPU8[options + IS_STRICT_AT] = 1;
  const image = found((error, out) => heif._heif_decode_image(error, handle, out, RGB, RGBA_BYTES, options));
  const strideAt = heif._malloc(4);
  const plane = heif._heif_image_get_plane_readonly(image, INTERLEAVED, strideAt);
  const stride = memory().getUint32(strideAt, true);
  // A row may be longer than what is in it.
  const picture = sharp(heif.HEAPU8.subarray(plane, plane + stride * height), {
    raw: { width: stride / 4, height, channels: 4 },
  }).extract({ left: 0, top: 0, width, height });
  const segments = [...exifOf(context, handle), ...profileOf(handle)];
  return segments.length === 0 ? picture : await withSegments(segments, picture, Math.max(within.width, within.height));
}

/** A segment of a JPEG: its number and name, and what it holds. */
type AppSegment = readonly [marker: string, name: string, data: Uint8Array];

/** What the colours are meant in: phones of today take more than a screen of the web shows (ICC.1:2022, B.4). */
function profileOf(handle: number): readonly AppSegment[] {
  if (!ICC_PROFILES.includes(heif._heif_image_handle_get_color_profile_type(handle))) return [];
  const bytes = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (bytes === 0 || bytes > MAX_SEGMENT_BYTES) return [];
  const profile = heif._malloc(bytes);
  call((error) => heif._heif_image_handle_get_raw_color_profile(error, handle, profile));
  return [["\xe2", "ICC_PROFILE\0\x01\x01", heif.HEAPU8.slice(profile, profile + bytes)]];
}

/** Its EXIF where that is what says how to turn it; before its data stands how far in they begin. */
function exifOf(context: number, handle: number): readonly AppSegment[] {
  const item = heif._heif_image_handle_get_item_id(handle);
  if (TURNS.some((type) => heif._heif_item_get_properties_of_type(context, item, type, 0, 0) > 0)) return [];
  const idAt = heif._malloc(4);
  const type = copyIn(Buffer.from("Exif\0"));
  if (heif._heif_image_handle_get_list_of_metadata_block_IDs(handle, type, idAt, 1) === 0) return [];
  const id = memory().getUint32(idAt, true);
  const bytes = heif._heif_image_handle_get_metadata_size(handle, id);
  if (bytes <= 4 || bytes > MAX_SEGMENT_BYTES) return [];
  const exif = heif._malloc(bytes);
  call((error) => heif._heif_image_handle_get_metadata(error, handle, id, exif));
  const begin = 4 + memory().getUint32(exif, false);
  return begin < bytes ? [["\xe1", "Exif\0\0", heif.HEAPU8.slice(exif + begin, exif + bytes)]] : [];
}

/** sharp reads neither of them beside bare pixels, and both in a JPEG: this one is as good as none. */
async function withSegments(segments: readonly AppSegment[], picture: Sharp, side: number): Promise<Sharp> {
  const jpeg = await picture
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const written = segments.flatMap(([marker, name, data]) => {
    const head = Buffer.from(`\xff${marker}\0\0${name}`, "latin1");
    head.writeUInt16BE(head.length - 2 + data.length, 2);
    return [head, data];
  });
  return sharp(Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2)]));
}

function typeNumber(name: string): number {
  return Buffer.from(name, "latin1").readUInt32BE();
}

function copyIn(bytes: Uint8Array): number {
  const at = heif._malloc(bytes.length);
  if (at === 0) throw new Error("no memory for the file");
  heif.HEAPU8.set(bytes, at);
  return at;
}

/** It moves when it grows. */
const memory = (): DataView => new DataView(heif.HEAPU8.buffer);

/** Where an error is told: its kind, what is special about it, and words. */
const errorAt = heif._malloc(12);

function call(ask: (error: number) => void): void {
  ask(errorAt);
  const [kind, special] = [memory().getUint32(errorAt, true), memory().getUint32(errorAt + 4, true)];
  if (kind === 0) return;
  if (special === SECURITY_LIMIT) throw tooManyPixels("heic");
  if (UNSUPPORTED.includes(kind))
    throw new AppError(
      "wrong-type",
      text(
        "This kind of HEIC photo cannot be read here. Set the phone's camera to 'Most Compatible', or choose a JPEG picture.",
      ),
    );
  throw new Error(`libheif ${kind}.${special}`);
}

/** What a function answers where it is told to. */
function found(ask: (error: number, out: number) => void): number {
  const out = heif._malloc(4);
  call((error) => ask(error, out));
  return memory().getUint32(out, true);
}
