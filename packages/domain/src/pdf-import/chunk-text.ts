import { offsetsOfParts, type CleanDocument } from "./pages/clean-pages";
import { CUT_RANKS, findCutPoints, type CutPoint, type CutRank } from "./cut-points";

/** Where a piece of a book stands: UTF-16 offsets into the document's text, `end` exclusive. */
export interface ChunkRange {
  readonly start: number;
  readonly end: number;
}

/** A piece of a book that is read in one request. It may begin with text that the one before it ends with. */
export interface Chunk extends ChunkRange {
  readonly text: string;
}

export interface ChunkBounds {
  /** Most characters of a chunk, its overlap included. */
  readonly chunkChars: number;
  /** Most characters that a chunk repeats from the one before it; at most half a chunk is used. */
  readonly overlapChars: number;
}

/** How full a chunk must be for a cut of that rank: good places are taken from farther away. */
const MIN_FILL: Readonly<Record<CutRank, number>> = {
  recipe: 0.3,
  page: 0.6,
  title: 0.6,
  paragraph: 0.7,
  sentence: 0.8,
  line: 0,
};

/**
 * The whole book in overlapping chunks: nothing left out, none over the bound, no line cut that fits into a chunk. Each
 * chunk repeats text of the one before it alone.
 *
 * @param last the last chunk that is laid out already; then the chunks behind it are given
 */
export function chunkDocument(document: CleanDocument, bounds: ChunkBounds, last?: ChunkRange): Chunk[] {
  const chunkChars = Math.max(1, Math.floor(bounds.chunkChars));
  const overlapChars = Math.max(0, Math.min(Math.floor(bounds.overlapChars), Math.floor(chunkChars / 2)));
  const { text } = document;
  const points = findCutPoints(document);
  const chunks: Chunk[] = [];
  let previous = last ?? { start: 0, end: 0 };
  while (previous.end < text.length) {
    const newFrom = previous.end;
    const start = startOfOverlap(points, newFrom, Math.min(overlapChars, newFrom - previous.start));
    const end =
      text.length - start <= chunkChars
        ? text.length
        : findCut(text, points, { start, newFrom, limit: start + chunkChars });
    const chunk = chunkOf(document, start, end);
    chunks.push(chunk);
    previous = chunk;
  }
  return chunks;
}

/**
 * The chunks of a book that was read in parts, in offsets of the parts joined: a part's chunks are the same whatever
 * comes behind it.
 *
 * @param laidOut chunks that are there already; then those behind them are given
 */
export function chunkParts(
  parts: readonly CleanDocument[],
  bounds: ChunkBounds,
  laidOut: readonly ChunkRange[] = [],
): Chunk[] {
  const offsets = offsetsOfParts(parts);
  return parts.flatMap((part, index) => {
    const offset = offsets[index] ?? 0;
    const own = laidOut.filter(({ start }) => start >= offset && start < offset + part.text.length);
    const last = own.toSorted((left, right) => left.end - right.end).at(-1);
    const rest = chunkDocument(part, bounds, last && { start: last.start - offset, end: last.end - offset });
    return rest.map(({ start, end, text }) => ({ start: start + offset, end: end + offset, text }));
  });
}

/**
 * A chunk that was too much for the model, in two of about half its size that overlap as `overlapChars` allows;
 * null when it is shorter than twice `minChars` and splitting it would help nothing.
 */
export function splitChunk(
  document: CleanDocument,
  chunk: Chunk,
  overlapChars: number,
  minChars: number,
): [Chunk, Chunk] | null {
  const length = chunk.end - chunk.start;
  if (length < 2 * minChars) return null;
  const overlap = Math.min(overlapChars, Math.floor(length / 5));
  const points = cutPointsWithin(pointsInside(document, chunk), chunk.start + minChars, chunk.end - minChars);
  const middle = chunk.start + Math.floor(length / 2);
  const cut = nearestBest(points, middle, length / 4) ?? cutInsideLine(document.text, chunk.start + minChars, middle);
  return [chunkOf(document, chunk.start, cut), chunkOf(document, startOfOverlap(points, cut, overlap), chunk.end)];
}

/** The cut points of one chunk alone: a long book is not looked through for each chunk that is split. */
function pointsInside(document: CleanDocument, { start, end, text }: Chunk): CutPoint[] {
  const pages = document.pages
    .filter((span) => span.start >= start && span.start < end)
    .map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
  return findCutPoints({ text, pages }).map((point) => ({ ...point, offset: point.offset + start }));
}

/** The end of a chunk: the last cut of the best rank that fills it well enough, else a cut inside an over-long line. */
function findCut(
  text: string,
  points: readonly CutPoint[],
  span: { start: number; newFrom: number; limit: number },
): number {
  const candidates = cutPointsWithin(points, span.newFrom + 1, span.limit);
  for (const rank of CUT_RANKS) {
    const earliest = span.start + (span.limit - span.start) * MIN_FILL[rank];
    const cut = candidates.findLast((point) => point.rank === rank && point.offset >= earliest);
    if (cut) return cut.offset;
  }
  return candidates.at(-1)?.offset ?? cutInsideLine(text, span.newFrom + 1, span.limit);
}

/**
 * Where the overlap before `cut` begins: at the earliest recipe within reach, so that it repeats whole recipes, else
 * at the earliest line. A cut at a recipe that is reached by no other needs none, for that rank is given to certain
 * beginnings alone: half a recipe would only mislead. Any other cut has one.
 */
function startOfOverlap(points: readonly CutPoint[], cut: number, overlapChars: number): number {
  const within = cutPointsWithin(points, cut - overlapChars, cut);
  return (within.find(({ rank }) => rank === "recipe") ?? within[0])?.offset ?? cut;
}

/** The cut of the best rank within `reach` of the middle; of the same rank the nearest. */
function nearestBest(points: readonly CutPoint[], middle: number, reach: number): number | undefined {
  const near = points.filter(({ offset }) => Math.abs(offset - middle) <= reach);
  const distance = (point: CutPoint) => CUT_RANKS.indexOf(point.rank) * reach * 2 + Math.abs(point.offset - middle);
  return near.toSorted((left, right) => distance(left) - distance(right))[0]?.offset;
}

/** Inside a line: after the last sentence, else the last space, else anywhere but within a character. `limit` is allowed. */
function cutInsideLine(text: string, from: number, limit: number): number {
  const window = text.slice(from, limit);
  const sentence = Math.max(...[". ", "! ", "? "].map((end) => window.lastIndexOf(end)));
  if (sentence !== -1) return from + sentence + 2;
  const space = window.lastIndexOf(" ");
  if (space !== -1) return from + space + 1;
  const last = text.charCodeAt(limit - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff && limit - 1 > from;
  return splitsPair ? limit - 1 : limit;
}

/** Points with `from <= offset <= to`, found by bisection: books have tens of thousands of lines. */
function cutPointsWithin(points: readonly CutPoint[], from: number, to: number): readonly CutPoint[] {
  return points.slice(firstAtLeast(points, from), firstAtLeast(points, to + 1));
}

function firstAtLeast(points: readonly CutPoint[], offset: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.offset ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A chunk of the text between two offsets. */
export function chunkOf(document: CleanDocument, start: number, end: number): Chunk {
  return { start, end, text: document.text.slice(start, end) };
}
