import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { linesOfText, type BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { withRunInTitles } from "@tureen/domain/recipe-reading/prose/run-in-title";
import { openDocument } from "../../apps/api/src/features/pdf-import/pdf/pdf-document";
import { readWithPdfParse } from "../../apps/api/src/testing/read-with-pdf-parse";
import type { Reading, ReadingOrder } from "./measure-reading";

/** Reads one PDF in a process of its own, so that its memory is its own, and tells how it went. */
process.once("message", (order: ReadingOrder) => {
  void read(order).then((reading) => process.send?.(reading, () => process.disconnect()));
});

async function read({ path, reader }: ReadingOrder): Promise<Reading> {
  const startedAtMs = performance.now();
  const read = reader === "ours" ? await readPages(path) : await readWhole(path);
  const milliseconds = performance.now() - startedAtMs;
  return { ...read, milliseconds, peakMemoryMb: peakMemoryMb() };
}

async function readPages(path: string): Promise<Pick<Reading, "pages" | "lines">> {
  const document = await openDocument(path);
  const lines: BookLine[] = [];
  for (let page = 1; page <= document.pages; page++)
    lines.push(...withRunInTitles((await document.readPage(page)).lines.map((line) => ({ ...line, page }))));
  return { pages: document.pages, lines };
}

async function readWhole(path: string): Promise<Pick<Reading, "pages" | "lines">> {
  const { pages, text } = await readWithPdfParse(path);
  return { pages, lines: linesOfText(text, 1) };
}

/** Linux counts in `maxRSS` what the parent had when it started this process; its own status file does not. */
function peakMemoryMb(): number {
  const status = existsSync("/proc/self/status") ? readFileSync("/proc/self/status", "utf8") : "";
  const peakKb = /^VmHWM:\s+(\d+)/m.exec(status)?.[1];
  return (peakKb === undefined ? process.resourceUsage().maxRSS : Number(peakKb)) / 1024;
}
