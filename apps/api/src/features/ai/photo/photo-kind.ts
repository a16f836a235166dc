export type PhotoKind = "jpeg" | "png" | "gif" | "bmp" | "webp" | "heic" | "avif";

/** What kind of picture these bytes begin, by content and never by name; null for anything else. */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  const ascii = (start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && ascii(1, 4) === "PNG") return "png";
  if (ascii(0, 4) === "GIF8") return "gif";
  if (ascii(0, 2) === "BM") return "bmp";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  if (ascii(4, 8) !== "ftyp") return null;
  // The brand it leads with may be that of the whole family; one of its others says what is packed in it.
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, MAX_FTYP_BYTES);
  const brands = [ascii(8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(ascii(at, at + 4));
  if (brands.some((brand) => AVIF.has(brand))) return "avif";
  return brands.some((brand) => HEIC.has(brand)) ? "heic" : null;
}

const AVIF: ReadonlySet<string> = new Set(["avif", "avis"]);
const HEIC: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1"]);
const MAX_FTYP_BYTES = 256;
