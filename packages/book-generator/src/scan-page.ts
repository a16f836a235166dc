import sharp from "sharp";
import type { PageSize, PdfPage } from "./write-pdf";

/** Dots of the scan for each point of the page: about 150 a inch. */
const PIXELS_PER_POINT = 2;

/** The page as a scanner would give it: one picture without a letter of text. */
export async function scanPage(page: PdfPage, size: PageSize): Promise<PdfPage> {
  const [widthPx, heightPx] = [size.width * PIXELS_PER_POINT, size.height * PIXELS_PER_POINT];
  const lines = page.texts.map(
    ({ text, x, y, size: fontSize, isBold }) =>
      `<text x="${x}" y="${y}" font-size="${fontSize}" font-weight="${isBold ? "bold" : "normal"}">${escaped(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${size.width} ${size.height}" font-family="Helvetica, Arial, sans-serif"><rect width="100%" height="100%" fill="#fdfbf5"/>${lines.join("")}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).flatten({ background: "white" }).jpeg({ quality: 80 }).toBuffer();
  return { texts: [], scan: { jpeg, widthPx, heightPx } };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
