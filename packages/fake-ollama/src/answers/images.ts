import { refused } from "../server/refusals";

export type ImageType = "jpeg" | "png" | "gif" | "bmp" | "webp" | "unknown";

/** The kind of an image by its first bytes, as a decoder would find it. */
export function imageType(image: Buffer): ImageType {
  if (image.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  if (image.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return "png";
  if (image.subarray(0, 4).toString("latin1") === "GIF8") return "gif";
  if (image.subarray(0, 2).toString("latin1") === "BM") return "bmp";
  if (image.subarray(8, 12).toString("latin1") === "WEBP") return "webp";
  return "unknown";
}

/** Width and height in pixels of a JPEG or PNG, read from its header. */
export function imageSize(image: Buffer): { readonly width: number; readonly height: number } | undefined {
  const type = imageType(image);
  if (type === "png" && image.length >= 24) return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) };
  if (type === "jpeg") return jpegSize(image);
  return undefined;
}

/** Strict base64 as Go decodes it; a `data:` prefix fails at its colon. */
export function decodeImage(base64: unknown): Buffer {
  if (typeof base64 !== "string")
    throw refused(400, "json: cannot unmarshal object into Go struct field Message.messages.images of type []uint8");
  const bad = /[^A-Za-z0-9+/=\r\n]/.exec(base64);
  if (bad) throw refused(400, `illegal base64 data at input byte ${bad.index}`);
  const compact = base64.replace(/[\r\n]/g, "");
  if (compact.length % 4 !== 0) throw refused(400, `illegal base64 data at input byte ${compact.length}`);
  return Buffer.from(compact, "base64");
}

function jpegSize(image: Buffer): { readonly width: number; readonly height: number } | undefined {
  let offset = 2;
  while (offset + 9 < image.length && image[offset] === 0xff) {
    const marker = image[offset + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: image.readUInt16BE(offset + 5), width: image.readUInt16BE(offset + 7) };
    offset += 2 + image.readUInt16BE(offset + 2);
  }
  return undefined;
}
