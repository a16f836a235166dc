import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleChild } from "../../apps/api/src/processes/bundle-child";
import { benchBooks, type BenchBook } from "./books";
import { measureReading, type Reading } from "./measure-reading";
import { scoreReading } from "./score-reading";
import { print, tableRow } from "./table";

const HEADINGS = [
  "book",
  "pages",
  "lines",
  "pages/s",
  "peak MB",
  "pdf-parse/s",
  "its peak MB",
  "recipes",
  "by rules",
  "certain",
  "wrong",
  "untold",
  "lines exact",
  "ms",
];
const WIDTHS = [36, 8, 9, 9, 9, 13, 13, 9, 10, 9, 7, 8, 13, 7];

/**
 * Prints how fast and in how much memory books are read, beside pdf-parse, and what the rules alone make of them: recipes
 * found, those called certain, certain ones that are not in the book, those that nothing tells of, and lines word for word.
 */
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
  const score = scoreReading(book.recipes, ours.lines);
  return [
    book.title,
    String(ours.pages),
    String(ours.lines.length),
    pagesPerSecond(ours),
    ours.peakMemoryMb.toFixed(0),
    pagesPerSecond(theirs),
    theirs.peakMemoryMb.toFixed(0),
    String(book.recipes.length),
    String(score.found),
    String(score.certain),
    String(score.wrong),
    String(score.untold),
    `${((100 * score.exactLines) / score.allLines).toFixed(1)} %`,
    score.milliseconds.toFixed(0),
  ];
}

function pagesPerSecond({ pages, milliseconds }: Reading): string {
  return ((1000 * pages) / milliseconds).toFixed(0);
}
