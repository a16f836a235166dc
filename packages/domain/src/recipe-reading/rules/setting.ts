import type { BookLine } from "../lines/book-line";
import { inSteps } from "../lines/in-steps";
import { endsSentence } from "../words/sentences";
import { recipePart } from "../words/recipe-marks";
import type { Styles } from "./styles";

/** Points by which left edges may differ and be one. */
export const SAME_EDGE = 2.5;

/** Whether the geometry of a line is known. */
export function hasPlace({ size, width }: BookLine): boolean {
  return size !== 0 && width !== 0;
}

/** Where a line ends: in points, in characters without geometry. */
export function endOf(line: BookLine): number {
  return hasPlace(line) ? line.x + line.width : line.text.length;
}

/** Widths are estimated by characters: a word may take this much more room than they say. */
const WORD_TOLERANCE = 1.2;

/** Whether the first word of a line would have fitted behind the line above it, which could have reached an edge. */
export function fits(line: BookLine, next: BookLine, edge: number): boolean {
  if (line.isBehindTitle) return false;
  const first = next.text.split(" ", 1)[0] ?? "";
  const word = first.length + 1;
  if (!hasPlace(line)) return line.text.length + word <= edge;
  const perCharacter = line.width / Math.max(1, line.text.length);
  const isKnown = first === next.text && next.width > 0 && next.size === line.size;
  const room = isKnown ? next.width + perCharacter : WORD_TOLERANCE * perCharacter * word;
  return endOf(line) + room < edge;
}

/** Lines from which on a column of a page tells its own width; of fewer the same column of other pages tells it. */
const ENOUGH_LINES = 8;

/** Where the text of each line could have reached, in points (in characters without geometry): the furthest that lines of its column and style do. */
export function* rightEdges(lines: readonly BookLine[], styles: Styles): Generator<void, number[], void> {
  const columns = columnsOf(lines);
  const keysOf = (line: BookLine, index: number): string[] => {
    const column = columns[index] ?? "";
    const style = styles.of[index] ?? 0;
    return [`${line.page} ${column} ${style}`, `${column} ${style}`, `${line.page} ${column}`];
  };
  const reach = new Map<string, { edge: number; second: number; count: number }>();
  yield* inSteps(lines, (line, index) => {
    const end = endOf(line);
    for (const key of keysOf(line, index)) {
      const { edge, second, count } = reach.get(key) ?? { edge: 0, second: 0, count: 0 };
      reach.set(key, {
        edge: Math.max(edge, end),
        second: end > edge ? edge : Math.max(second, end),
        count: count + 1,
      });
    }
  });
  const edges: number[] = [];
  yield* inSteps(lines, (line, index) => {
    const [ofPage, ofBook, plain] = keysOf(line, index).map((key) => reach.get(key));
    if (ofPage && ofPage.count >= ENOUGH_LINES) edges.push(ofPage.edge);
    // A line that reaches further than all others of a book was let stand over the edge.
    else if (ofBook && ofBook.count >= ENOUGH_LINES) edges.push(Math.max(ofPage?.edge ?? 0, ofBook.second));
    else edges.push(plain?.edge ?? 0);
  });
  return edges;
}

/** Points within which columns of a book begin at one place. */
const SAME_PLACE = 6;

/** For each line the name of its column: where its block begins, and where the next one beside it does. Without places it is the block itself. */
function columnsOf(lines: readonly BookLine[]): string[] {
  interface Block {
    readonly page: number;
    left: number;
    top: number;
    bottom: number;
  }
  const blocks = new Map<string, Block>();
  const keyOf = ({ page, block }: BookLine): string => `${page} ${block}`;
  for (const line of lines) {
    if (line.y === undefined || !hasPlace(line)) continue;
    const block = blocks.get(keyOf(line)) ?? { page: line.page, left: Infinity, top: Infinity, bottom: 0 };
    block.left = Math.min(block.left, line.x);
    block.top = Math.min(block.top, line.y - line.size);
    block.bottom = Math.max(block.bottom, line.y);
    blocks.set(keyOf(line), block);
  }
  const byPage = new Map<number, Block[]>();
  for (const block of blocks.values()) byPage.set(block.page, [...(byPage.get(block.page) ?? []), block]);
  const names = new Map(
    [...blocks].map(([key, { page, left, top, bottom }]) => {
      const beside = (byPage.get(page) ?? []).filter(
        (other) => other.left > left + SAME_PLACE && other.top < bottom && other.bottom > top,
      );
      const next = Math.min(...beside.map((other) => other.left));
      return [key, `${Math.round(left / SAME_PLACE)} ${Math.round(next / SAME_PLACE)}`];
    }),
  );
  return lines.map((line) => names.get(keyOf(line)) ?? keyOf(line));
}

/** What stands around a line in its column: lines of text reach its edge, those of a list do not. */
export interface Region {
  /** Most of its lines end early. */
  readonly isList: boolean;
  /** Whether new lines begin with a small letter here, so that one says nothing about a wrap. */
  readonly hasLowercase: boolean;
  /** Whether lines that end of themselves end as sentences do. */
  readonly hasSentences: boolean;
  /** Too few lines to know how far they could have reached. */
  readonly isSmall: boolean;
}

const REGION_LINES = 5;
const SMALL_REGION = 7;
const FULL = 0.85;
const MIN_FULL = 0.5;

/** One for each line, from up to five lines above and below in its block and style. `edges` come from {@link rightEdges}. */
export function* regionsOf(
  lines: readonly BookLine[],
  edges: readonly number[],
  styles: Styles,
): Generator<void, Region[], void> {
  const isFull = lines.map((line, index) => endOf(line) - line.x >= FULL * ((edges[index] ?? 0) - line.x));
  const regions: Region[] = [];
  yield* inSteps(lines, (line, index) => {
    let [count, full, begins, lowercase, sentences] = [0, 0, 0, 0, 0];
    for (let other = Math.max(0, index - REGION_LINES); other <= index + REGION_LINES; other++) {
      const its = lines[other];
      if (!its || its.page !== line.page || its.block !== line.block || styles.of[other] !== styles.of[index]) continue;
      count += 1;
      if (isFull[other]) full += 1;
      const above = lines[other - 1];
      if (above && fits(above, its, edges[other - 1] ?? 0)) {
        begins += 1;
        if (/^\p{Ll}/u.test(its.text)) lowercase += 1;
        if (endsSentence(above.text)) sentences += 1;
      }
    }
    regions.push({
      isList: full < MIN_FULL * count,
      hasLowercase: lowercase > 0.3 * begins,
      hasSentences: sentences > 0.3 * begins,
      isSmall: count < SMALL_REGION,
    });
  });
  return regions;
}

/** Pairs of lines that surely belong together which tell what white space a style has within its paragraphs, and the share of them that does. */
const MIN_PAIRS = 5;
const WITHIN = 0.95;

/** White space that differs by less is the same, in points. */
const SAME_GAP = 0.8;

/** For each style the white space above a line up to which it may belong to the line above: as much as lines have that surely do. */
export function gapLimits(lines: readonly BookLine[], edges: readonly number[], styles: Styles): number[] {
  const all: number[][] = [];
  const within: number[][] = [];
  lines.forEach((line, index) => {
    const [style, above] = [styles.of[index] ?? 0, lines[index - 1]];
    const [gaps, sure] = [(all[style] ??= []), (within[style] ??= [])];
    if (!above || !Number.isFinite(line.gapAbove) || styles.of[index - 1] !== style) return;
    gaps.push(line.gapAbove);
    const goesOn = /^\p{Ll}/u.test(line.text) && /[\p{L},]$/u.test(above.text);
    if (goesOn && !fits(above, line, edges[index - 1] ?? 0)) sure.push(line.gapAbove);
  });
  return all.map((gaps, style) => {
    const size = styles.sizeOf(style);
    const known = (within[style] ?? []).toSorted((left, right) => left - right);
    const loose = smallestCommon(gaps) + Math.max(1.5, 0.3 * size);
    if (known.length < MIN_PAIRS) return loose;
    return Math.min(loose, (known[Math.floor(WITHIN * (known.length - 1))] ?? 0) + SAME_GAP);
  });
}

/** The smallest gap that is common between lines: that of lines of one paragraph. */
function smallestCommon(gaps: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const gap of gaps) counts.set(Math.round(gap * 2) / 2, (counts.get(Math.round(gap * 2) / 2) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= Math.max(1, 0.08 * gaps.length)).map(([gap]) => gap);
  return common.length > 0 ? Math.min(...common) : 0;
}

/** Left edges at which items begin that hang their wraps: further lines of them stand further right. */
export function hangingEdges(
  lines: readonly BookLine[],
  edges: readonly number[],
  isLeftOut: (index: number) => boolean,
): ReadonlySet<string> {
  const hung = new Map<string, number>();
  const flush = new Map<string, number>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (!above || isLeftOut(index) || line.size === 0 || line.block !== above.block || line.page !== above.page) return;
    const isFull = above.x + above.width > (edges[index - 1] ?? 0) * 0.88;
    if (!isFull || !/^[\p{Ll}(]/u.test(line.text)) return;
    const shift = line.x - above.x;
    const counts = shift > SAME_EDGE && shift < 40 ? hung : Math.abs(shift) <= SAME_EDGE ? flush : undefined;
    counts?.set(edgeKey(above), (counts.get(edgeKey(above)) ?? 0) + 1);
  });
  return new Set(
    [...hung].filter(([key, count]) => count >= 2 && count > 4 * (flush.get(key) ?? 0)).map(([key]) => key),
  );
}

/** A left edge of letters of a size, about. */
export function edgeKey({ x, size }: BookLine): string {
  return `${Math.round(x / 2)} ${Math.round(size)}`;
}

/** Points by which first lines of paragraphs stand further right at most. */
const MAX_INDENT = 40;

/** Pairs of lines that must speak for paragraphs with an indent, and how many times as many as against it. */
const MIN_INDENTS = 3;

/**
 * For each style in which paragraphs begin further right than they go on, by how many points. Where the line above is full, a
 * step to the left goes on and one to the right hangs; where it ended early it is the other way round.
 */
export function indentedStyles(
  lines: readonly BookLine[],
  edges: readonly number[],
  styles: Styles,
): ReadonlyMap<number, number> {
  const votes = new Map<number, Map<number, number>>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const style = styles.of[index] ?? 0;
    if (!above || line.block !== above.block || line.page !== above.page || styles.of[index - 1] !== style) return;
    const shift = Math.abs(line.x - above.x);
    if (shift <= SAME_EDGE || shift > MAX_INDENT) return;
    const isFull = endOf(above) > (edges[index - 1] ?? 0) * 0.88;
    const isIndent = isFull === line.x < above.x;
    const own = votes.get(style) ?? new Map<number, number>();
    const size = Math.round(shift);
    votes.set(style, own.set(size, (own.get(size) ?? 0) + (isIndent ? 1 : -3)));
  });
  return new Map(
    [...votes].flatMap(([style, own]) => {
      const [best] = [...own].toSorted(([, left], [, right]) => right - left);
      return best && best[1] >= MIN_INDENTS ? [[style, best[0]] as const] : [];
    }),
  );
}

/** For each line the left edge of the lines of its block and style that count; Infinity where none does. */
export function leftEdges(
  lines: readonly BookLine[],
  styles: Styles,
  counts: (line: BookLine, index: number) => boolean = () => true,
): number[] {
  const keys = lines.map(({ page, block }, index) => `${page} ${block} ${styles.of[index] ?? ""}`);
  const edges = new Map<string, number>();
  for (const [index, line] of lines.entries())
    if (counts(line, index)) edges.set(keys[index] ?? "", Math.min(edges.get(keys[index] ?? "") ?? Infinity, line.x));
  return keys.map((key) => edges.get(key) ?? Infinity);
}

/**
 * For each line whether it stands in a paragraph: a run of lines with no white space between them, all but the last of which
 * reach as far as they could, in a style whose runs are mostly so. In a list some end early.
 */
export function inParagraphs(
  lines: readonly BookLine[],
  edges: readonly number[],
  gaps: readonly number[],
  styles: Styles,
): boolean[] {
  const runs: { from: number; to: number; isFull: boolean }[] = [];
  const isTight = (index: number): boolean => {
    const [above, line, style] = [lines[index - 1], lines[index], styles.of[index] ?? 0];
    if (!above || !line || above.page !== line.page || above.block !== line.block || styles.of[index - 1] !== style)
      return false;
    if ([above, line].some(({ text }) => /^\p{Lu}/u.test(text) && isHeadingLine(text))) return false;
    return line.gapAbove <= (gaps[style] ?? 0);
  };
  lines.forEach((line, index) => {
    const run = runs.at(-1);
    const above = lines[index - 1];
    if (run && above && isTight(index)) {
      run.isFull &&= !fits(above, line, edges[index - 1] ?? 0);
      run.to = index;
    } else runs.push({ from: index, to: index, isFull: true });
  });
  const full = new Map<number, number>();
  for (const { from, to, isFull } of runs) {
    if (to - from < 2) continue;
    const style = styles.of[from] ?? 0;
    full.set(style, (full.get(style) ?? 0) + (isFull ? 1 : 0));
  }
  const result = lines.map(() => false);
  for (const { from, to, isFull } of runs)
    if (isFull && to > from && (full.get(styles.of[from] ?? 0) ?? 0) >= 3) result.fill(true, from, to + 1);
  return result;
}

/** A line that names a part of a recipe, or whatever stands below it. */
export function isHeadingLine(text: string): boolean {
  return text.length <= 60 && (recipePart(text) !== null || (text.endsWith(":") && text.length <= 40));
}
