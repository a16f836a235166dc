import { findColumns, medianSize, usualDistance } from "./find-columns";
import { joinSegments, type Segment, type TextItem } from "./text-segments";

/** Outer share of the page's height in which running heads and page numbers stand. */
const MARGIN_SHARE = 0.09;

/** Distances between lines, in usual distances: from here on there is a blank line, or a head apart from the text. */
const BLANK_LINE = 1.4;

/** Fonts this much larger than the body's set titles. */
const TITLE_SIZE = 1.15;

/** Columns within columns that are looked for; a page of more parts is a puzzle, not a cookbook. */
const MAX_DEPTH = 12;

/** Pieces that are looked at for columns; a page of more is read line by line. */
const MAX_COLUMN_SEGMENTS = 3000;

/** Baselines closer than this, in heights of the font, are one line. */
const SAME_LINE = 0.35;

interface Line {
  readonly text: string;
  readonly y: number;
  readonly size: number;
}

/**
 * The page's text in the order in which a person reads it: columns one after the other, headings over columns in
 * their place, the rows of a table whole; lines as printed, a blank line where the print leaves a gap. Running heads
 * and page numbers come first and last.
 *
 * @param items of one direction of writing, in the order in which they are painted
 * @param pageHeight in points
 */
export function layOutPage(items: readonly TextItem[], pageHeight: number): string {
  const segments = joinSegments(items);
  if (segments.length === 0) return "";
  const body = medianSize(segments);
  const { head, text, foot } = takeOffMargins(segments, body, pageHeight);
  const blocks = [head, ...inReadingOrder(text, 0), foot].filter((block) => block.length > 0);
  return blocks
    .map((block) => writeBlock(linesOf(block), body))
    .join("\n")
    .trim();
}

/** Rows in the page's margins that a gap keeps apart, so that no column swallows them. */
function takeOffMargins(
  segments: readonly Segment[],
  body: number,
  pageHeight: number,
): { head: Segment[]; text: Segment[]; foot: Segment[] } {
  const rows = rowsOf(segments);
  const gap = BLANK_LINE * Math.max(1.3 * body, usualDistance(rows.map((row) => row[0]?.y ?? 0)));
  const yOf = (index: number) => rows[index]?.[0]?.y ?? 0;
  const hasHead = rows.length > 2 && yOf(0) < MARGIN_SHARE * pageHeight && yOf(1) - yOf(0) > gap;
  const last = rows.length - 1;
  const hasFoot = rows.length > 2 && yOf(last) > (1 - MARGIN_SHARE) * pageHeight && yOf(last) - yOf(last - 1) > gap;
  return {
    head: hasHead ? (rows[0] ?? []) : [],
    text: rows.slice(hasHead ? 1 : 0, hasFoot ? -1 : undefined).flat(),
    foot: hasFoot ? (rows[last] ?? []) : [],
  };
}

/** Blocks of segments, one after the other; within a block the page is read row by row. */
function inReadingOrder(segments: readonly Segment[], depth: number): Segment[][] {
  const isReadable = depth < MAX_DEPTH && segments.length <= MAX_COLUMN_SEGMENTS;
  const columns = isReadable ? findColumns(segments) : null;
  if (columns === null) return segments.length === 0 ? [] : [[...segments]];
  const { above, left, right, below } = columns;
  return [above, left, right, below].flatMap((part) => inReadingOrder(part, depth + 1));
}

/** Segments by line: those whose baselines lie together, from left to right. */
function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && segment.y - first.y <= SAME_LINE * Math.min(first.size, segment.size)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

function linesOf(segments: readonly Segment[]): Line[] {
  return rowsOf(segments).map((row) => ({
    text: row.map(({ text }) => text).join(" "),
    y: row.reduce((lowest, { y }) => Math.max(lowest, y), 0),
    size: row.reduce((largest, { size }) => Math.max(largest, size), 0),
  }));
}

/** A block's lines as text, with a blank line before it when it opens with a title. */
function writeBlock(lines: readonly Line[], body: number): string {
  const usual = usualDistance(lines.map(({ y }) => y));
  const text = lines.map((line, index) => {
    const previous = lines[index - 1];
    if (previous === undefined) return line.size >= TITLE_SIZE * body ? `\n${line.text}` : line.text;
    const expected = Math.max(usual, 1.2 * Math.max(line.size, previous.size));
    return line.y - previous.y > BLANK_LINE * expected ? `\n${line.text}` : line.text;
  });
  return text.join("\n");
}
