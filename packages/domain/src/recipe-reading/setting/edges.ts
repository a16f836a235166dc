import type { BookLine } from "../lines/book-line";
import { inSteps } from "../lines/in-steps";
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

/** Widest a letter is on average, in heights of its font. */
const WIDEST = 0.65;

/** Whether the first word of a line would have fitted behind the line above it, which could have reached an edge. */
export function fits(line: BookLine, next: BookLine, edge: number): boolean {
  if (line.isBehindTitle) return false;
  const first = next.text.split(" ", 1)[0] ?? "";
  const word = first.length + 1;
  if (!hasPlace(line)) return line.text.length + word <= edge;
  // The cells of a table are far apart: "Flour 200 g".
  const perCharacter = Math.min(line.width / Math.max(1, line.text.length), WIDEST * line.size);
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
