import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDocument, type PdfDocument } from "../../apps/api/src/features/pdf-import/pdf/pdf-document";
import { textOfLines } from "../../apps/api/src/features/pdf-import/layout/page-text";

/** Opens a PDF that is in memory for as long as the work takes. */
export async function withDocument<T>(pdf: Buffer, work: (document: PdfDocument) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "tureen-book-"));
  try {
    await writeFile(join(folder, "book.pdf"), pdf);
    return await work(await openDocument(join(folder, "book.pdf")));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The words of each page of a PDF, in reading order. */
export function readPrinted(pdf: Buffer): Promise<string[]> {
  return withDocument(pdf, async (document) => {
    const texts: string[] = [];
    for (let page = 1; page <= document.pages; page += 1)
      texts.push(textOfLines((await document.readPage(page)).lines));
    return texts;
  });
}
