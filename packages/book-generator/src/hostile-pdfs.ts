import { constants, deflateRawSync } from "node:zlib";
import { assemblePdf, fontOf, rawStream, streamOf } from "./write-pdf";

const CATALOG = Buffer.from("<< /Type /Catalog /Pages 2 0 R >>");
const ONE_PAGE = Buffer.from("<< /Type /Pages /Count 1 /Kids [3 0 R] >>");

function page(resources: string, entries = ""): Buffer {
  return Buffer.from(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /F1 5 0 R >> ${resources} >> /Contents 4 0 R ${entries} >>`,
  );
}

function onePagePdf(
  contents: Buffer,
  resources = "",
  others: readonly (readonly [number, Buffer])[] = [],
  trailer = "",
): Buffer {
  return assemblePdf(
    new Map([[1, CATALOG], [2, ONE_PAGE], [3, page(resources)], [4, contents], [5, fontOf("Helvetica")], ...others]),
    trailer,
  );
}

/** A file that opens with a password only: no password fits its random keys. */
export function encryptedPdf(): Buffer {
  const key = (byte: string) => byte.repeat(32);
  const encrypt = Buffer.from(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key("5a")}> /U <${key("a5")}> >>`);
  return onePagePdf(
    streamOf(Buffer.from("BT ET")),
    "",
    [[6, encrypt]],
    `/Encrypt 6 0 R /ID [<${key("0f")}> <${key("0f")}>]`,
  );
}

/** A file that can be opened, with an empty tree of pages. */
export function pdfWithoutPages(): Buffer {
  return assemblePdf(
    new Map([
      [1, CATALOG],
      [2, Buffer.from("<< /Type /Pages /Count 0 /Kids [] >>")],
    ]),
  );
}

/** Says that it has that many pages, and names the same one each time. */
export function pdfWithManyPages(count: number): Buffer {
  const pages = Buffer.from(`<< /Type /Pages /Count ${count} /Kids [${"3 0 R ".repeat(count)}] >>`);
  return assemblePdf(
    new Map([
      [1, CATALOG],
      [2, pages],
      [3, page("")],
      [4, streamOf(Buffer.from("BT ET"))],
      [5, fontOf("Helvetica")],
    ]),
  );
}

/** A tree of pages that is its own branch. */
export function pdfWithCircularPages(): Buffer {
  return assemblePdf(
    new Map([
      [1, CATALOG],
      [2, Buffer.from("<< /Type /Pages /Count 3 /Kids [2 0 R] >>")],
    ]),
  );
}

/** One page whose contents, a megabyte a gigabyte, decompress to that many gigabytes. */
export function pdfWithFlateBomb(gigabytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(8 * 2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
  const parts = Array.from({ length: 128 * gigabytes }, () => part);
  const bomb = Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts, Buffer.from([0x03, 0x00])]);
  return onePagePdf(rawStream(bomb, "/Filter /FlateDecode"));
}

const FORM = "/Type /XObject /Subtype /Form /BBox [0 0 420 595]";

/** One page with a drawing that draws itself. */
export function pdfWithRecursiveDrawing(): Buffer {
  const drawing = rawStream(
    Buffer.from("BT /F1 10 Tf (again) Tj ET /X Do"),
    `${FORM} /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>`,
  );
  return onePagePdf(rawStream(Buffer.from("/X Do")), "/XObject << /X 6 0 R >>", [[6, drawing]]);
}

/** One page with a drawing of ten drawings of ten drawings …, `depth` deep. */
export function pdfWithNestedDrawings(depth: number): Buffer {
  const drawings = Array.from({ length: depth }, (_, index) => nestedDrawing(index, depth));
  return onePagePdf(rawStream(Buffer.from("/X Do")), "/XObject << /X 6 0 R >>", drawings);
}

/** Number and body of the drawing at that level, which draws the next level ten times. */
function nestedDrawing(level: number, depth: number): [number, Buffer] {
  const inner = level + 1 < depth ? "/X Do ".repeat(10) : "BT /F1 10 Tf (x) Tj ET";
  return [
    6 + level,
    rawStream(Buffer.from(inner), `${FORM} /Resources << /Font << /F1 5 0 R >> /XObject << /X ${7 + level} 0 R >> >>`),
  ];
}

/** A page that never ends, as above, and after it one with the text "Good page". */
export function pdfWithBadFirstPage(): Buffer {
  const good = Buffer.from(
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /F1 5 0 R >> >> /Contents 41 0 R >>",
  );
  const drawings = Array.from({ length: 12 }, (_, index) => nestedDrawing(index, 12));
  return assemblePdf(
    new Map([
      [1, CATALOG],
      [2, Buffer.from("<< /Type /Pages /Count 2 /Kids [3 0 R 40 0 R] >>")],
      [3, page("/XObject << /X 6 0 R >>")],
      [4, rawStream(Buffer.from("/X Do"))],
      [5, fontOf("Helvetica")],
      ...drawings,
      [40, good],
      [41, streamOf(Buffer.from("BT /F1 10 Tf 40 500 Td (Good page) Tj ET"))],
    ]),
  );
}

/** One page with a picture that claims `side` pixels a side. */
export function pdfWithHugePicture(side: number): Buffer {
  const picture = streamOf(
    Buffer.alloc(1024),
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
  );
  return onePagePdf(rawStream(Buffer.from("q 420 0 0 595 0 0 cm /X Do Q")), "/XObject << /X 6 0 R >>", [[6, picture]]);
}

/** One page of more pieces of text than any book's. */
export function pdfWithManyTexts(count: number, letters = 1): Buffer {
  const text = "x".repeat(letters);
  const texts = Array.from(
    { length: count },
    (_, index) => `1 0 0 1 ${(index * 37) % 400} ${(index * 91) % 590} Tm (${text}) Tj`,
  );
  return onePagePdf(streamOf(Buffer.from(`BT /F1 6 Tf ${texts.join(" ")} ET`)));
}
