import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageLine } from "../layout/page-layout";

/** Entries that are looked at; the outline of a book of a thousand pages with five recipes on each. */
const MAX_ENTRIES = 5000;

/** Lines that a title of the outline may take. */
const MAX_LINES = 3;

/** What a file's outline names, by the page that it leads to; letters and figures only. */
export type Outline = ReadonlyMap<number, ReadonlySet<string>>;

type Entry = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

/** Of a file without an outline, or with a damaged one, it is empty. */
export async function readOutline(document: PDFDocumentProxy): Promise<Outline> {
  const outline = new Map<number, Set<string>>();
  const open: Entry[] = [...((await document.getOutline().catch(() => null)) ?? [])];
  for (let count = 0; count < MAX_ENTRIES && open.length > 0; count++) {
    const entry = open.shift();
    if (!entry) break;
    open.push(...((entry.items ?? []) as Entry[])); // pdf.js types the entries of the first level only
    const page = await pageOf(document, entry);
    const name = bare(entry.title);
    if (page === null || name === "") continue;
    outline.set(page, (outline.get(page) ?? new Set()).add(name));
  }
  return outline;
}

async function pageOf(document: PDFDocumentProxy, { dest }: Entry): Promise<number | null> {
  try {
    const place = typeof dest === "string" ? await document.getDestination(dest) : dest;
    const [page] = (place ?? []) as unknown[];
    if (typeof page === "number") return page + 1;
    if (typeof page !== "object" || page === null) return null;
    return (await document.getPageIndex(page as Parameters<PDFDocumentProxy["getPageIndex"]>[0])) + 1;
  } catch {
    return null;
  }
}

function bare(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The lines of a page with a sign on those that the outline names, be it over several lines or with a number in front. */
export function signNamed(lines: readonly PageLine[], page: number, outline: Outline): readonly PageLine[] {
  const names = outline.get(page);
  if (names === undefined) return lines;
  const named = new Set<number>();
  for (let first = 0; first < lines.length; first++) {
    for (let count = 1; count <= MAX_LINES && first + count <= lines.length; count++) {
      const text = lines
        .slice(first, first + count)
        .map((line) => line.text)
        .join(" ");
      const isNamed = names.has(bare(text)) || names.has(bare(text.replace(/^[\d.]+\s/, "")));
      if (isNamed) for (let line = first; line < first + count; line++) named.add(line);
    }
  }
  return lines.map((line, index) => (named.has(index) ? { ...line, isInOutline: true } : line));
}
