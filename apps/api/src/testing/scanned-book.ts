import { scanPage } from "@tureen/book-generator/scan-page";
import { writePdf } from "@tureen/book-generator/write-pdf";

/** Nobody looks at the picture, and a narrow page is drawn in a tenth of the time. */
const NARROW = { width: 50, height: 600 };

/** A book of pictures on which nothing is to be seen: the double and the OCR of a test make out what they are told. */
export async function scannedBook(pages: number): Promise<{ readonly pdf: Buffer; readonly pages: number }> {
  const page = await scanPage({ texts: [] }, NARROW);
  const pdf = writePdf(
    Array.from({ length: pages }, () => page),
    NARROW,
  );
  return { pdf, pages };
}
