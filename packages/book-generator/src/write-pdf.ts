import { deflateSync } from "node:zlib";

/** One line of text on a page. */
export interface PlacedText {
  readonly text: string;
  /** Points from the page's left edge and, for the baseline, from its top. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
}

export interface PdfPage {
  readonly texts: readonly PlacedText[];
  /** A picture that fills the page, as a scanner makes it. */
  readonly scan?: { readonly jpeg: Buffer; readonly widthPx: number; readonly heightPx: number };
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export const A5: PageSize = { width: 420, height: 595 };

/** Object numbers of what every file has: catalogue, page tree, two fonts. */
const FIRST_FREE_OBJECT = 5;

/** A PDF of these pages in Helvetica, with compressed contents and a cross-reference table. WinAnsi letters only. */
export function writePdf(pages: readonly PdfPage[], size: PageSize = A5): Buffer {
  const objects = new Map<number, Buffer>();
  let next = FIRST_FREE_OBJECT;
  const addObject = (body: Buffer): number => {
    objects.set(next, body);
    return next++;
  };
  const pageNumbers = pages.map((page) => {
    const contents = addObject(streamOf(Buffer.from(contentsOf(page, size), "latin1")));
    const scan = page.scan && addObject(imageOf(page.scan));
    const images = scan === undefined ? "" : `/XObject << /Scan ${scan} 0 R >>`;
    const resources = `<< /Font << /F1 3 0 R /F2 4 0 R >> ${images} >>`;
    return addObject(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Resources ${resources} /Contents ${contents} 0 R >>`,
      ),
    );
  });
  objects.set(1, Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"));
  objects.set(
    2,
    Buffer.from(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(" ")}] >>`,
    ),
  );
  objects.set(3, fontOf("Helvetica"));
  objects.set(4, fontOf("Helvetica-Bold"));
  return assemblePdf(objects);
}

/** A file of these objects, of which number 1 is the catalogue. Nothing about them is checked: hostile files are made of it too. */
export function assemblePdf(objects: ReadonlyMap<number, Buffer>, trailerEntries = ""): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const offsets = new Map<number, number>();
  let offset = parts[0]?.length ?? 0;
  for (const [number, body] of objects) {
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    offsets.set(number, offset);
    offset += object.length;
    parts.push(object);
  }
  const count = Math.max(...objects.keys()) + 1;
  const rows = Array.from({ length: count - 1 }, (_, index) => {
    const at = offsets.get(index + 1);
    return at === undefined ? "0000000000 00000 f \n" : `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${count} /Root 1 0 R ${trailerEntries} >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A compressed stream object. */
export function streamOf(data: Buffer, entries = ""): Buffer {
  return rawStream(deflateSync(data), `/Filter /FlateDecode ${entries}`);
}

/** A stream object of bytes as they are. */
export function rawStream(data: Buffer, entries = ""): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** `name` is one of the standard 14 fonts, which every reader brings along (ISO 32000-1, 9.6.2.2): nothing is embedded. */
export function fontOf(name: string): Buffer {
  return Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
}

function imageOf({ jpeg, widthPx, heightPx }: NonNullable<PdfPage["scan"]>): Buffer {
  return rawStream(
    jpeg,
    `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
  );
}

function contentsOf({ texts, scan }: PdfPage, { width, height }: PageSize): string {
  const image = scan ? [`q ${width} 0 0 ${height} 0 0 cm /Scan Do Q`] : [];
  const lines = texts.map(
    ({ text, x, y, size, isBold }) =>
      `BT /${isBold ? "F2" : "F1"} ${size} Tf ${x.toFixed(2)} ${(height - y).toFixed(2)} Td (${escaped(text)}) Tj ET`,
  );
  return [...image, ...lines].join("\n");
}

/** Letters that WinAnsi has elsewhere than Unicode. */
const WIN_ANSI: Readonly<Record<string, string>> = { "–": "\x96", "—": "\x97", "•": "\x95", "’": "\x92", "…": "\x85" };

function escaped(text: string): string {
  return text.replace(/[–—•’…]/g, (letter) => WIN_ANSI[letter] ?? letter).replace(/[\\()]/g, "\\$&");
}
