import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { layOutPage } from "./page-layout";
import type { TextItem } from "./text-segments";

/** More pieces than this are no page of a book; what comes after them is not read. */
export const MAX_ITEMS_PER_PAGE = 200_000;

/** Quarter turns clockwise in which a piece of text runs. */
type QuarterTurns = 0 | 1 | 2 | 3;

type Matrix = readonly [number, number, number, number, number, number];

/** The text of a page in reading order: what runs in the page's main direction first, text turned against it after. */
export async function readPageText(page: PDFPageProxy): Promise<string> {
  const viewport = page.getViewport({ scale: 1 });
  const byDirection = new Map<QuarterTurns, TextItem[]>();
  let seen = 0;
  for await (const item of streamItems(page)) {
    if (++seen > MAX_ITEMS_PER_PAGE) break;
    const { turns, ...placed } = placeItem(item, viewport.transform as unknown as Matrix, viewport); // always six numbers
    const known = byDirection.get(turns);
    if (known) known.push(placed);
    else byDirection.set(turns, [placed]);
  }
  const letters = (items: readonly TextItem[]) => items.reduce((sum, { text }) => sum + text.trim().length, 0);
  return [...byDirection]
    .toSorted(([, left], [, right]) => letters(right) - letters(left))
    .map(([turns, items]) => layOutPage(items, turns % 2 === 0 ? viewport.height : viewport.width))
    .filter((text) => text !== "")
    .join("\n");
}

interface PdfTextItem {
  readonly str: string;
  readonly transform: Matrix;
  /** Along the direction of writing, in points. */
  readonly width: number;
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
): TextItem & { turns: QuarterTurns } {
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

function multiply(left: Matrix, right: Matrix): Matrix {
  const [a, b, c, d, e, f] = left;
  const [g, h, i, j, k, l] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
