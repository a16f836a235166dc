import { readFile } from "node:fs/promises";
import { PDFParse } from "pdf-parse";

/** A PDF's text as pdf-parse gives it, all at once: what our own reading is measured against. */
export async function readWithPdfParse(path: string): Promise<{ pages: number; text: string }> {
  const parser = new PDFParse({ data: new Uint8Array(await readFile(path)), verbosity: 0 });
  try {
    const { total, text } = await parser.getText({ pageJoiner: "" });
    return { pages: total, text };
  } finally {
    await parser.destroy();
  }
}

/** The text of each page of a PDF. */
export async function pagesWithPdfParse(pdf: Uint8Array): Promise<readonly string[]> {
  const parser = new PDFParse({ data: new Uint8Array(pdf), verbosity: 0 });
  try {
    return (await parser.getText()).pages.map(({ text }) => text);
  } finally {
    await parser.destroy();
  }
}
