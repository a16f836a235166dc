import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { composeAccents, composeFractions, withoutMarks } from "./compose-glyphs";
import { spelledOut, typefaceOf, type Typeface } from "./glyph-names";
import { layOutPage, type PageLine } from "./page-layout";
import type { TextItem } from "./text-segments";

/** More than this is no page of a book: what a page may hold is bounded before anything is made of it. A piece without letters counts as one. */
const MAX_CHARS_PER_PAGE = 200_000;

/** Thrown for a page with more text than fifty pages of a book have. */
export class PageTooLongError extends Error {
  override readonly name = "PageTooLongError";
}

/** Quarter turns clockwise in which a piece of text runs. */
type QuarterTurns = 0 | 1 | 2 | 3;

/** `[a, b, c, d, e, f]` of PDF 32000, 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number];

/**
 * The lines of a page in reading order: what runs in the page's main direction first, text turned against it after.
 *
 * @param typefaces of the document by pdf.js's own names, as far as pages before this one have told them
 * @throws PageTooLongError
 */
export async function linesOnPage(page: PDFPageProxy, typefaces: Map<string, Typeface>): Promise<PageLine[]> {
  const viewport = page.getViewport({ scale: 1 });
  const items: PdfTextItem[] = [];
  let chars = 0;
  for await (const item of streamItems(page)) {
    chars += Math.max(1, item.str.length);
    if (chars > MAX_CHARS_PER_PAGE) throw new PageTooLongError();
    items.push(item);
  }
  await learnTypefaces(page, items, typefaces);
  const byDirection = new Map<QuarterTurns, TextItem[]>();
  for (const item of items) {
    const { turns, ...placed } = placeItem(item, viewport.transform as unknown as Matrix, viewport); // always six numbers
    const known = byDirection.get(turns);
    const typeface = typefaces.get(item.fontName);
    const text = typeface ? spelledOut(placed.text, typeface) : placed.text;
    const named = { ...placed, text, font: typeface?.name ?? "" };
    if (known) known.push(named);
    else byDirection.set(turns, [named]);
  }
  const letters = (direction: readonly TextItem[]) => direction.reduce((sum, { text }) => sum + text.trim().length, 0);
  const parts = [...byDirection]
    .toSorted(([, left], [, right]) => letters(right) - letters(left))
    .map(([turns, direction]) =>
      layOutPage(
        withoutMarks(composeFractions(composeAccents(direction))),
        turns % 2 === 0 ? viewport.height : viewport.width,
      ),
    );
  return inOneOrder(parts);
}

/** Lines of several directions as those of one page: blocks are numbered through. */
function inOneOrder(parts: readonly (readonly PageLine[])[]): PageLine[] {
  const lines: PageLine[] = [];
  for (const part of parts) {
    const before = (lines.at(-1)?.block ?? -1) + 1;
    lines.push(...part.map((line) => ({ ...line, block: line.block + before })));
  }
  return lines;
}

/**
 * A typeface tells of itself only where a page is painted, which costs more than its text: done for pages that bring a
 * typeface which no page before them had. What cannot be painted does without.
 */
async function learnTypefaces(
  page: PDFPageProxy,
  items: readonly PdfTextItem[],
  typefaces: Map<string, Typeface>,
): Promise<void> {
  const unknown = new Set(items.map(({ fontName }) => fontName).filter((name) => !typefaces.has(name)));
  if (unknown.size === 0) return;
  await page.getOperatorList().catch(() => undefined);
  for (const name of unknown)
    typefaces.set(name, typefaceOf(page.commonObjs.has(name) ? page.commonObjs.get(name) : null));
}

interface PdfTextItem {
  readonly str: string;
  readonly transform: Matrix;
  /** Along the direction of writing, in points. */
  readonly width: number;
  readonly fontName: string;
}

async function* streamItems(page: PDFPageProxy): AsyncGenerator<PdfTextItem> {
  const reader = page.streamTextContent().getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield* part.value.items;
  } finally {
    await reader.cancel(new Error("Enough was read")).catch(() => undefined);
  }
}

/** An item in the page's coordinates, turned so that its text runs from left to right. */
function placeItem(
  item: PdfTextItem,
  view: Matrix,
  page: { width: number; height: number },
): Omit<TextItem, "font"> & { turns: QuarterTurns } {
  const [a, b, c, d, x, y] = multiply(view, item.transform);
  const quarter = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  const turns = ((quarter + 4) % 4) as QuarterTurns; // a remainder of 4 is 0 to 3
  const [left, baseline] = turnedBack(x, y, turns, page);
  return { text: item.str, x: left, y: baseline, width: item.width, size: Math.hypot(c, d), turns };
}

function turnedBack(
  x: number,
  y: number,
  turns: QuarterTurns,
  page: { width: number; height: number },
): [number, number] {
  if (turns === 0) return [x, y];
  if (turns === 1) return [y, page.width - x];
  if (turns === 2) return [page.width - x, page.height - y];
  return [page.height - y, x];
}

/** What the right one does first, then the left one. */
export function multiply(left: Matrix, right: Matrix): Matrix {
  const [a, b, c, d, e, f] = left;
  const [g, h, i, j, k, l] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
