import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleanPages } from "@tureen/domain/pdf-import/pages/clean-pages";
import { findRecipeStarts } from "@tureen/domain/pdf-import/recipe-start";
import { bundleChild } from "../../apps/api/src/processes/bundle-child";
import { benchBooks, type BenchBook } from "./books";
import { measureReading, type Reading } from "./measure-reading";
import { print, tableRow } from "./table";

const HEADINGS = [
  "book",
  "pages",
  "characters",
  "pages/s",
  "peak MB",
  "pdf-parse/s",
  "its peak MB",
  "beginnings",
  "recipes",
];
const WIDTHS = [36, 8, 12, 9, 9, 13, 13, 12, 9];

/** Prints how fast and in how much memory books are read, beside pdf-parse, and how many recipes are seen to begin. */
export async function runReadings(books: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tureen-bench-"));
  const child = bundleChild(fileURLToPath(new URL("./reading-child.ts", import.meta.url)));
  try {
    print("Reading PDFs: our reader, page by page with columns in order, beside pdf-parse reading the whole");
    print(tableRow(HEADINGS, WIDTHS));
    for await (const book of benchBooks(books)) print(tableRow(await measureBook(book, folder, child), WIDTHS));
    print("");
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureBook(book: BenchBook, folder: string, child: string): Promise<string[]> {
  const path = join(folder, "book.pdf");
  await writeFile(path, book.pdf);
  const ours = await measureReading(child, { path, reader: "ours" });
  const theirs = await measureReading(child, { path, reader: "pdf-parse" });
  const { text } = cleanPages(ours.texts.map((pageText, index) => ({ page: index + 1, text: pageText })));
  return [
    book.title,
    String(ours.pages),
    String(text.length),
    pagesPerSecond(ours),
    ours.peakMemoryMb.toFixed(0),
    pagesPerSecond(theirs),
    theirs.peakMemoryMb.toFixed(0),
    String(findRecipeStarts(text.split("\n")).size),
    String(book.recipes.length),
  ];
}

function pagesPerSecond({ pages, milliseconds }: Reading): string {
  return ((1000 * pages) / milliseconds).toFixed(0);
}
