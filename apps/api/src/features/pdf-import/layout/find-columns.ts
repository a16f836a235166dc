import { AMOUNT_AND_FOOD, isBareAmount, type Segment } from "./text-segments";

/** Two columns side by side, and what stands above and below them. */
export interface ColumnSplit {
  readonly above: readonly Segment[];
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
  readonly below: readonly Segment[];
}

/** Narrowest gutter, in heights of the body's font. */
const MIN_GUTTER = 0.6;

/** Share of a left column's lines, titles mostly, that may reach into the gutter, though not across it. */
const MAX_OVERHANGING = 0.1;

/** Left edges that are tried, the most common ones. */
const MAX_EDGES = 40;

/** Left edges within this many points of each other are one edge. */
const EDGE_TOLERANCE = 1.5;

/** Points that lines stand further right than the mark of their list at most. */
const MAX_HANG = 16;

/** Each column needs this share of the page's text width: amounts before ingredients do not make a column. Of a list of whole ingredients less will do. */
const MIN_COLUMN_SHARE = 0.18;
const MIN_LIST_SHARE = 0.08;

/** Lines that the longer and the shorter column need at least. */
const MIN_LINES = 3;
const MIN_LINES_OF_SHORTER = 2;

/** From this share of bare amounts on, a "column" is the amounts of a table. */
const MAX_AMOUNTS = 0.5;

/** Baselines within this many points of each other are one. */
const SAME_BASELINE = 1;

/** A gap of this many usual distances parts the columns from a line below them. */
const TAIL_GAP = 1.3;

/** Fonts this much larger than the body's set titles. */
export const TITLE_SIZE = 1.15;

/**
 * The largest part of a page that is set in two columns; null where there is none. Columns are told by a strip that
 * no text crosses, with enough text of its own on both sides. A text across the strip, such as a heading over both
 * columns, ends them. A table is none: its rows belong together.
 */
export function findColumns(segments: readonly Segment[]): ColumnSplit | null {
  if (segments.length < MIN_LINES + MIN_LINES_OF_SHORTER) return null;
  const body = medianSize(segments);
  const textWidth = widthOf(segments);
  let best: (Band & { gutter: number }) | undefined;
  for (const edge of commonLeftEdges(segments)) {
    for (const band of bandsBeside(segments, edge, MIN_GUTTER * body)) {
      if (!areColumns(band, textWidth)) continue;
      const gutter = edge - Math.max(...band.left.map(({ right }) => right));
      const size = band.left.length + band.right.length;
      const bestSize = best === undefined ? 0 : best.left.length + best.right.length;
      if (best === undefined || size > bestSize || (size === bestSize && gutter > best.gutter))
        best = { ...band, gutter };
    }
  }
  return best === undefined ? null : splitAround(segments, withoutTail(cutAtHeading(best, body), body));
}

interface Band {
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
  /** Lines of the left column that reach into the gutter. */
  readonly overhanging: readonly Segment[];
  /** True where a text across the strip ends the columns, false where the page does. */
  readonly isClosed: boolean;
}

/** Left edges at which several segments begin: where a right column may begin. */
function commonLeftEdges(segments: readonly Segment[]): number[] {
  const sorted = segments.map(({ left }) => left).toSorted((a, b) => a - b);
  const edges: { from: number; count: number }[] = [];
  for (const left of sorted) {
    const last = edges.at(-1);
    if (last && left - last.from <= EDGE_TOLERANCE) last.count++;
    else edges.push({ from: left, count: 1 });
  }
  for (const edge of edges) {
    // The lines of a list hang below its marks.
    const hangs = ({ from, count }: { from: number; count: number }): boolean =>
      from > edge.from + EDGE_TOLERANCE && from <= edge.from + MAX_HANG && count >= MIN_LINES_OF_SHORTER;
    if (edge.count === 1 && edges.some(hangs)) edge.count = MIN_LINES_OF_SHORTER;
  }
  return edges
    .filter(({ count }) => count >= MIN_LINES_OF_SHORTER)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_EDGES)
    .map(({ from }) => from);
}

/** The parts of the page between texts that cross the strip left of `edge`. */
function bandsBeside(segments: readonly Segment[], edge: number, gutter: number): Band[] {
  const newBand = () => ({
    left: new Array<Segment>(),
    right: new Array<Segment>(),
    overhanging: new Array<Segment>(),
    isClosed: false,
  });
  let band = newBand();
  const bands = [band];
  for (const segment of segments.toSorted((a, b) => a.y - b.y)) {
    if (segment.left >= edge - EDGE_TOLERANCE) band.right.push(segment);
    else if (segment.right < edge - EDGE_TOLERANCE) {
      band.left.push(segment);
      if (segment.right > edge - gutter) band.overhanging.push(segment);
    } else {
      band.isClosed = true;
      bands.push((band = newBand()));
    }
  }
  return bands;
}

function areColumns({ left, right, overhanging }: Band, textWidth: number): boolean {
  // What stands above the right column, servings for instance, may be longer.
  const beside = overhanging.filter(({ y, size }) => y > topOf(right) - size && y < bottomOf(right) + size);
  if (beside.length > MAX_OVERHANGING * left.length) return false;
  const [leftLines, rightLines] = [countLines(left), countLines(right)];
  if (Math.max(leftLines, rightLines) < MIN_LINES || Math.min(leftLines, rightLines) < MIN_LINES_OF_SHORTER)
    return false;
  if (
    [left, right].some((column) => widthOf(column) < (isList(column) ? MIN_LIST_SHARE : MIN_COLUMN_SHARE) * textWidth)
  )
    return false;
  if (Math.max(shareOfAmounts(left), shareOfAmounts(right)) > MAX_AMOUNTS) return false;
  const from = Math.max(topOf(left), topOf(right));
  const to = Math.min(bottomOf(left), bottomOf(right));
  const shorter = Math.min(bottomOf(left) - topOf(left), bottomOf(right) - topOf(right));
  return to - from >= shorter / 2 - SAME_BASELINE;
}

/**
 * Columns end above a title that stands over both but is too short to cross the strip. It is told by the right
 * column, which pauses beside it where the left one pauses too, and goes on in body text a few lines below.
 */
function cutAtHeading(band: Band, body: number): Band {
  const left = band.left.toSorted((a, b) => a.y - b.y);
  const right = band.right.toSorted((a, b) => a.y - b.y);
  const heading = left.find((title, index) => {
    if (title.size < TITLE_SIZE * body) return false;
    const after = right.findIndex(({ y }) => y > title.y - title.size);
    const [before, next, lineAbove] = [right[after - 1], right[after], left[index - 1]];
    if (
      before === undefined ||
      next === undefined ||
      next.y < title.y + title.size * 0.8 ||
      next.size >= TITLE_SIZE * body
    )
      return false;
    const isPause = next.y - before.y >= title.size + 2.6 * body;
    const pauseTogether = lineAbove === undefined || lineAbove.y - before.y <= 3.2 * body;
    const apart = Math.min(...left.slice(index + 1, index + 5).map(({ y }) => Math.abs(y - next.y)));
    return isPause && (apart <= SAME_BASELINE || (pauseTogether && apart <= 1.3 * body));
  });
  if (heading === undefined) return band;
  const isAbove = ({ y }: Segment) => y < heading.y - heading.size * 0.5;
  return { ...band, left: band.left.filter(isAbove), right: band.right.filter(isAbove), isClosed: true };
}

/** The columns without short lines below them, such as the heading of what follows over the whole width. */
function withoutTail(band: Band, body: number): Band {
  if (!band.isClosed) return band;
  const left = band.left.toSorted((a, b) => a.y - b.y);
  const end = bottomOf(band.right) + body * 0.5;
  const usual = Math.min(1.4 * body, usualDistance(left.map(({ y }) => y)));
  const tail = left.findIndex(({ y }, index) => y > end && y - (left[index - 1]?.y ?? y) > TAIL_GAP * usual);
  return tail === -1 ? band : { ...band, left: left.slice(0, tail) };
}

function splitAround(segments: readonly Segment[], band: Band): ColumnSplit {
  const inBand = new Set([...band.left, ...band.right]);
  const bottom = Math.max(bottomOf(band.left), bottomOf(band.right));
  const top = Math.min(topOf(band.left), topOf(band.right));
  const others = segments.filter((segment) => !inBand.has(segment));
  return {
    above: others.filter(({ y }) => y < (top + bottom) / 2),
    left: band.left,
    right: band.right,
    below: others.filter(({ y }) => y >= (top + bottom) / 2),
  };
}

function countLines(segments: readonly Segment[]): number {
  return new Set(segments.map(({ y }) => Math.round(y / 2))).size;
}

/** Whether most of a column are ingredients with their amounts. */
function isList(column: readonly Segment[]): boolean {
  const whole = column.filter(({ text }) => AMOUNT_AND_FOOD.test(text));
  return whole.length >= MIN_LINES && 2 * whole.length > column.length;
}

function shareOfAmounts(segments: readonly Segment[]): number {
  return segments.filter(({ text }) => isBareAmount(text)).length / Math.max(1, segments.length);
}

function widthOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(({ right }) => right)) - Math.min(...segments.map(({ left }) => left));
}

const topOf = (segments: readonly Segment[]): number => Math.min(...segments.map(({ y }) => y));
const bottomOf = (segments: readonly Segment[]): number => Math.max(...segments.map(({ y }) => y));

/** The median distance between lines, the one that running text has. Takes baselines in order. */
export function usualDistance(ys: readonly number[]): number {
  const distances = ys
    .slice(1)
    .map((y, index) => y - (ys[index] ?? 0))
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b);
  return distances[Math.floor(distances.length / 2)] ?? 0;
}

/** Height of the font that most of the text is set in. */
export function medianSize(segments: readonly Segment[]): number {
  const sorted = segments.toSorted((a, b) => a.size - b.size);
  const half = sorted.reduce((sum, { text }) => sum + text.length, 0) / 2;
  let seen = 0;
  for (const { text, size } of sorted) {
    seen += text.length;
    if (seen >= half) return size;
  }
  return 0;
}
