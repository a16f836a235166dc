import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { aroundTables, isHeadOfTable } from "./around-tables";
import { findColumns, medianSize, TITLE_SIZE, usualDistance } from "./find-columns";
import { rowsOf } from "./rows";
import { findStepTables } from "./step-tables";
import { AMOUNT_AND_FOOD, joinSegments, withFronts, type Segment, type TextItem } from "./text-segments";

/** Outer share of the page's height in which running heads and page numbers stand. */
const MARGIN_SHARE = 0.09;

/** The same where a number stands alone, in wider margins too. */
const NUMBER_SHARE = 0.2;
const NUMBER = /^\W*(?:[ivxlc]+|\d+)\W*$/i;

/** Distances between lines, in usual distances: from here on a running head stands apart from the text. */
const APART = 1.4;

/** Typefaces that are heavier than the text's. */
const BOLD = /bold|black|heavy|demi|extrab/i;

/** Columns within columns that are looked for; a page of more parts is a puzzle, not a cookbook. */
const MAX_DEPTH = 12;

/** Pieces that are looked at for columns; a page of more is read line by line. */
const MAX_COLUMN_SEGMENTS = 3000;

/** A printed line before it has its number of the page. */
export type PageLine = Omit<BookLine, "page">;

interface Row {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly lead: string | undefined;
  readonly isOfTable: Pick<PageLine, "cell" | "isParagraph">;
}

/**
 * The page's lines in the order in which a person reads them: columns one after the other, headings over columns in
 * their place, the rows of a table whole. Running heads and page numbers come first and last.
 *
 * @param items of one direction of writing, in the order in which they are painted
 * @param pageHeight in points
 */
export function layOutPage(items: readonly TextItem[], pageHeight: number): PageLine[] {
  const { tables, others } = findStepTables(joinSegments(items));
  const cells = tables.flatMap(({ rest, foods, steps }) => [...rest, ...foods, ...steps]);
  const segments = [...withFronts(others), ...cells];
  if (segments.length === 0) return [];
  const { head, text, foot } = takeOffMargins(segments, medianSize(segments), pageHeight);
  const isTitle = isHeadOfTable(head, text, tables);
  const blocks = [
    isTitle ? [] : head,
    ...aroundTables(isTitle ? [...head, ...text] : text, tables, blocksOf),
    foot,
  ].filter((block) => block.length > 0);
  return blocks.flatMap((block, index) => linesOfBlock(block, index));
}

/** Rows in the page's margins that a gap keeps apart, so that no column swallows them. */
function takeOffMargins(
  segments: readonly Segment[],
  body: number,
  pageHeight: number,
): { head: Segment[]; text: Segment[]; foot: Segment[] } {
  const rows = rowsOf(segments);
  const gap = APART * Math.max(1.3 * body, usualDistance(rows.map((row) => row[0]?.y ?? 0)));
  const yOf = (index: number) => rows[index]?.[0]?.y ?? 0;
  const marginOf = (index: number) =>
    (rows[index]?.every(({ text }) => NUMBER.test(text)) ? NUMBER_SHARE : MARGIN_SHARE) * pageHeight;
  const hasHead = rows.length > 2 && yOf(0) < marginOf(0) && yOf(1) - yOf(0) > gap;
  const last = rows.length - 1;
  const hasFoot = rows.length > 2 && yOf(last) > pageHeight - marginOf(last) && yOf(last) - yOf(last - 1) > gap;
  return {
    head: hasHead ? (rows[0] ?? []) : [],
    text: rows.slice(hasHead ? 1 : 0, hasFoot ? -1 : undefined).flat(),
    foot: hasFoot ? (rows[last] ?? []) : [],
  };
}

/** White space across the whole page above a title, in heights of the text. */
const STRIP = 1.1;

/** The blocks of each part of the page; parts without columns are one as long as they follow one another. */
function blocksOf(text: readonly Segment[]): Segment[][] {
  const blocks: Segment[][] = [];
  let wasPlain = false;
  for (const part of belowEachOther(text)) {
    const { title, beside, rest } = withoutTitle(part);
    const own = inReadingOrder(rest, 0);
    const isPlain = own.length === 1 && beside.length === 0;
    if (isPlain && wasPlain) blocks.at(-1)?.push(...part);
    else blocks.push(...[title, beside].filter((block) => block.length > 0), ...own);
    wasPlain = isPlain;
  }
  return blocks;
}

/** A part whose title has something beside it, at the right edge and in no column, is read below the title: where the recipe comes from. */
function withoutTitle(part: readonly Segment[]): { title: Segment[]; beside: Segment[]; rest: readonly Segment[] } {
  const body = medianSize(part);
  const edge = Math.max(...part.map(({ right }) => right));
  const [first = []] = rowsOf(part);
  const [title, beside, ...others] = first;
  const isAlone = ({ left, right, size }: Segment): boolean =>
    size < TITLE_SIZE * body &&
    edge - right <= SAME_EDGE &&
    part.filter((other) => Math.abs(other.left - left) <= SAME_EDGE).length === 1;
  if (!title || !beside || others.length > 0 || title.size < TITLE_SIZE * body || !isAlone(beside))
    return { title: [], beside: [], rest: part };
  return { title: [title], beside: [beside], rest: part.filter((segment) => !first.includes(segment)) };
}

/** The parts of a page that titles open below a strip of white across all columns: none of their columns goes on into the next. */
function belowEachOther(segments: readonly Segment[]): Segment[][] {
  const body = medianSize(segments);
  const middle = (Math.min(...segments.map(({ left }) => left)) + Math.max(...segments.map(({ right }) => right))) / 2;
  const flows = segments.some(({ left, size }) => size >= TITLE_SIZE * body && left >= middle);
  const parts: Segment[][] = [];
  let above = -Infinity;
  for (const row of rowsOf(segments)) {
    const top = Math.min(...row.map(({ y, size }) => y - size));
    const isOpening = !flows && row.some(({ size }) => size >= TITLE_SIZE * body) && top - above >= STRIP * body;
    if (isOpening || parts.length === 0) parts.push([...row]);
    else parts.at(-1)?.push(...row);
    above = Math.max(above, ...row.map(({ y }) => y));
  }
  return parts;
}

/** Blocks of segments, one after the other; within a block the page is read row by row. */
function inReadingOrder(segments: readonly Segment[], depth: number): Segment[][] {
  const isReadable = depth < MAX_DEPTH && segments.length <= MAX_COLUMN_SEGMENTS;
  const columns = isReadable ? findColumns(segments) : null;
  if (columns === null) return segments.length === 0 ? [] : [[...segments]];
  const { above, left, right, below } = columns;
  return [above, left, right, below].flatMap((part) => inReadingOrder(part, depth + 1));
}

function linesOfBlock(segments: readonly Segment[], block: number): PageLine[] {
  const rows = withoutColumns(rowsOf(segments)).map(asRow);
  return rows.map(({ text, x, width, y, size, font, lead, isOfTable }, index) => {
    const above = rows[index - 1];
    return {
      text,
      x: rounded(x),
      y: rounded(y),
      width: rounded(width),
      size: rounded(size),
      isBold: BOLD.test(font),
      font,
      gapAbove: above === undefined ? Infinity : rounded(Math.max(0, y - above.y - size)),
      block,
      ...(lead === undefined ? {} : { lead }),
      ...isOfTable,
    };
  });
}

/** Columns of a few short ingredients, which are too small for {@link findColumns}: the left ones come first, then the right ones. */
function withoutColumns(rows: readonly Segment[][]): Segment[][] {
  const result: Segment[][] = [];
  for (let from = 0; from < rows.length;) {
    const right = rightAmountOf(rows[from]);
    const isBeside = (row: readonly Segment[]): boolean =>
      right !== undefined && row.length === 2 && Math.abs((row[1]?.left ?? 0) - right.left) <= SAME_EDGE;
    const end = right === undefined ? from + 1 : rows.findIndex((row, index) => index > from && !isBeside(row));
    const run = rows.slice(from, end === -1 ? rows.length : end);
    if (right === undefined) result.push(...run);
    else result.push(...run.map((row) => row.slice(0, 1)), ...run.map((row) => row.slice(1)));
    from += run.length;
  }
  return result;
}

/** The second of two ingredients on one line, each of which begins with an amount. */
function rightAmountOf(row: readonly Segment[] | undefined): Segment | undefined {
  const [left, right, ...others] = row ?? [];
  if (!left || !right || others.length > 0 || right.left - left.right < COLUMN_GAP * right.size) return undefined;
  return AMOUNT_AND_FOOD.test(left.text) && AMOUNT_AND_FOOD.test(right.text) ? right : undefined;
}

/** In heights of the font. */
const COLUMN_GAP = 1.2;
/** In points. */
const SAME_EDGE = 2;

function asRow(segments: readonly Segment[]): Row {
  const x = Math.min(...segments.map(({ left }) => left));
  const [first] = segments;
  return {
    text: segments.map(({ text }) => text).join(" "),
    x,
    width: Math.max(...segments.map(({ right }) => right)) - x,
    y: segments.reduce((lowest, { y }) => Math.max(lowest, y), 0),
    size: segments.reduce((largest, { size }) => Math.max(largest, size), 0),
    font: mostUsedFont(segments),
    lead: first?.lead,
    isOfTable: {
      ...(first?.cell === undefined ? {} : { cell: first.cell }),
      ...(first?.isParagraph === undefined ? {} : { isParagraph: first.isParagraph }),
    },
  };
}

function mostUsedFont(segments: readonly Segment[]): string {
  const letters = new Map<string, number>();
  for (const { fonts } of segments)
    for (const [font, amount] of fonts) letters.set(font, (letters.get(font) ?? 0) + amount);
  return [...letters].toSorted(([, left], [, right]) => right - left)[0]?.[0] ?? "";
}

/** Tenths of a point tell two styles apart; more digits only fill the disk. */
const rounded = (points: number): number => Math.round(points * 10) / 10;
