import * as hostilePdfs from "@tureen/book-generator/hostile-pdfs";
import { generateBook } from "@tureen/book-generator/generate-book";
import { zipOf } from "@tureen/recipe-formats/testing/zip";
import { crc32, deflateSync, gzipSync } from "node:zlib";

/** A file as somebody sends it, and whether it must be taken. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isValid: boolean;
}

/** Each is a few megabytes at most, and would take gigabytes or minutes of whoever opens it without bounds. */
export function hostilePictures(): SentFile[] {
  const hostile = (name: string, bytes: Buffer): SentFile => ({ name, bytes, isValid: false });
  return [
    hostile("30,000 x 30,000.png", png(30_000, 30_000)),
    hostile("100,000 x 100,000.png", png(100_000, 100_000, 1)),
    hostile("10,000 frames.gif", gifOfFrames(10_000)),
    hostile("vast.bmp", bmpHeader(30_000, 30_000)),
    hostile("cut.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])),
    hostile("page.jpg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")),
  ];
}

export function hostileBooks(): SentFile[] {
  const hostile = (name: string, bytes: Buffer): SentFile => ({ name, bytes, isValid: false });
  return [
    hostile("bomb.pdf", hostilePdfs.pdfWithFlateBomb(2)),
    hostile("100,000 pages.pdf", hostilePdfs.pdfWithManyPages(100_000)),
    hostile("nested drawings.pdf", hostilePdfs.pdfWithNestedDrawings(12)),
    hostile("endless drawing.pdf", hostilePdfs.pdfWithRecursiveDrawing()),
    hostile("vast picture.pdf", hostilePdfs.pdfWithHugePicture(60_000)),
    hostile("circular.pdf", hostilePdfs.pdfWithCircularPages()),
    hostile("many texts.pdf", hostilePdfs.pdfWithManyTexts(201_000)),
    hostile("protected.pdf", hostilePdfs.encryptedPdf()),
  ];
}

/** Archives of recipes as other apps make them, and what was made to swell. */
export async function exportsOfApps(): Promise<SentFile[]> {
  const recipe = (name: string) => ({
    "@type": "Recipe",
    name,
    recipeIngredient: ["2 leeks"],
    recipeInstructions: "Boil.",
  });
  const zeros = Buffer.alloc(400 * 2 ** 20);
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`${index}.txt`, "x"]));
  const deep = await zipOf({
    "a.zip": await zipOf({ "b.zip": await zipOf({ "c.zip": await zipOf({ "d.txt": "x" }) }) }),
  });
  const entities = `<!DOCTYPE r [<!ENTITY a "${"x".repeat(1000)}">${Array.from({ length: 20 }, (_, level) => `<!ENTITY a${level} "${`&a${level === 0 ? "" : level - 1};`.repeat(10)}">`).join("")}]><recipes>&a19;</recipes>`;
  const hostile = (name: string, bytes: Buffer): SentFile => ({ name, bytes, isValid: false });
  return [
    hostile("zeros.zip", await zipOf({ "zeros.json": zeros })),
    hostile("zeros.paprikarecipes", await zipOf({ "a.paprikarecipe": gzipSync(zeros) })),
    hostile("20,000 files.zip", await zipOf(many)),
    hostile("archives in archives.zip", deep),
    hostile("nested.json", Buffer.from("[".repeat(2 ** 22))),
    hostile("entities.xml", Buffer.from(entities)),
    hostile("nested.html", Buffer.from("<div>".repeat(2 ** 20))),
    { name: "export.json", bytes: Buffer.from(JSON.stringify([recipe("Soup"), recipe("Stew")])), isValid: true },
  ];
}

/** What a family sends: photos as phones make them, and a small book. */
export async function validFiles(): Promise<{ pictures: SentFile[]; books: SentFile[] }> {
  const { default: sharp } = await import("sharp");
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#808080", noise } });
  const { pdf } = await generateBook({ layout: "one-column", recipes: 2 });
  const valid = (name: string, bytes: Buffer): SentFile => ({ name, bytes, isValid: true });
  return {
    pictures: [
      valid("12 megapixels.jpg", await photo(4000, 3000).jpeg({ quality: 80 }).toBuffer()),
      valid("progressive.jpg", await photo(4000, 3000).jpeg({ quality: 70, progressive: true }).toBuffer()),
      valid("screenshot.png", await photo(1080, 1920).png().toBuffer()),
    ],
    books: [valid("book.pdf", pdf)],
  };
}

/** All pixels of one colour; `rows` that are there, of those that its header claims. */
function png(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit a pixel, grey
  const pixels = Buffer.alloc((Math.ceil(width / 8) + 1) * rows);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(pixels)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Frames of one pixel each on a screen of 2000 x 2000. */
function gifOfFrames(frames: number): Buffer {
  const head = Buffer.from("GIF89a\xd0\x07\xd0\x07\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const frame = Buffer.from("\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0", "latin1");
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}

function bmpHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(54);
  header.write("BM", 0, "latin1");
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return header;
}
