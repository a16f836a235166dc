import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleanPages } from "@tureen/domain/pdf-import/clean-pages";
import { findRecipeStarts } from "@tureen/domain/pdf-import/recipe-start";
import { bundleChild } from "../../apps/api/src/processes/bundle-child";
import { benchBooks, type BenchBook } from "./books";
import { measureReading, type Reading } from "./measure-reading";

const HEADINGS = ["book", "pages", "characters", "pages/s", "peak MB", "pdf-parse/s", "its peak MB", "beginnings", "recipes"];

/** Prints how fast and in how much memory books are read, beside pdf-parse, and how many recipes are seen to begin. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tureen-bench-"));
  const child = bundleChild(fileURLToPath(new URL("./reading-child.ts", import.meta.url)));
  try {
    print("Reading PDFs: our reader, page by page with columns in order, beside pdf-parse reading the whole");
    print(row(HEADINGS));
    for await (const book of benchBooks()) print(row(await measureBook(book, folder, child)));
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
    book.recipes === null ? "-" : String(book.recipes.length),
  ];
}

function pagesPerSecond({ pages, milliseconds }: Reading): string {
  return ((1000 * pages) / milliseconds).toFixed(0);
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(13))).join("");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
