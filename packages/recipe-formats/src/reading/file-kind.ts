import { decodeUtf8 } from "@tureen/recipe-pages/page/decode-utf8";

export type FileKind = "zip" | "gzip" | "picture" | "pdf" | "text" | "binary";

/** What a file is, by its first bytes. */
export function fileKind(start: Uint8Array): FileKind {
  const at = (offset: number, ...bytes: readonly number[]): boolean =>
    bytes.every((byte, index) => start[offset + index] === byte);
  const letters = new TextDecoder("latin1").decode(start.subarray(0, 64));
  if (at(0, 0x50, 0x4b, 3, 4) || at(0, 0x50, 0x4b, 5, 6)) return "zip";
  if (at(0, 0x1f, 0x8b)) return "gzip";
  if (letters.startsWith("%PDF")) return "pdf";
  const isPicture =
    at(0, 0xff, 0xd8, 0xff) ||
    letters.startsWith("\x89PNG") ||
    letters.startsWith("GIF8") ||
    letters.startsWith("BM") ||
    (letters.startsWith("RIFF") && letters.slice(8, 12) === "WEBP") ||
    /^....ftyp(?:avif|heic|heix|mif1|msf1)/s.test(letters);
  if (isPicture) return "picture";
  const isUtf16 = at(0, 0xff, 0xfe) || at(0, 0xfe, 0xff);
  return !isUtf16 && start.includes(0) ? "binary" : "text";
}

/** A text out of its bytes: by its byte order mark, else UTF-8, else what Windows wrote. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return decodeUtf8(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}
