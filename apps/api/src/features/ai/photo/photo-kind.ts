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
  const brand = ascii(8, 12);
  if (brand === "avif" || brand === "avis") return "avif";
  return ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].includes(brand) ? "heic" : null;
}
