import { isRecipePart } from "../lines/recipe-marks";

/** Lines that are peeled off one edge of a page at most: book title, chapter and page number. */
const MAX_PEELED_LINES = 3;

/** Repetitions below this prove nothing, whatever their share. */
const MIN_REPEATS = 3;
const MIN_REPEATS_ON_ONE_SIDE = 4;

type Edge = "top" | "bottom";

/** The outermost line of one page's edge. */
interface EdgeLine {
  readonly pageIndex: number;
  /** The line without its page number, folded; null for a line that cannot be a running head. */
  readonly key: string | null;
  /** The number at its beginning or end; null without one. */
  readonly number: number | null;
}

/**
 * Pages without their running heads, running feet and page numbers: the outermost line of an edge goes when it
 * stands there on more than half of all pages, or of all left or right pages. A number in it must count with the
 * pages, so that "2 eggs" and "4. Serve hot" are never taken for one; nor are sentences and the parts of a recipe.
 *
 * @param pages one array of lines a page, in page order
 */
export function dropRunningHeads(pages: readonly (readonly string[])[]): string[][] {
  let result = pages.map((lines) => trimBlankLines(lines));
  for (const edge of ["top", "bottom"] as const) {
    for (let peeled = 0; peeled < MAX_PEELED_LINES; peeled++) {
      const running = pagesWithRunningLine(result, edge);
      if (running.size === 0) break;
      result = result.map((lines, index) => (running.has(index) ? withoutEdge(lines, edge) : lines));
    }
  }
  return result;
}

/** Indexes of the pages whose outermost line at that edge is a running one. */
function pagesWithRunningLine(pages: readonly (readonly string[])[], edge: Edge): ReadonlySet<number> {
  const lines = pages.flatMap((page, index) => (page.length > 0 ? [edgeLine(page, edge, index)] : []));
  const groups = new Map<string, EdgeLine[]>();
  for (const line of lines) {
    if (line.key === null) continue;
    const key = `${line.number === null ? "" : "#"}${line.key}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const isOdd = ({ pageIndex }: EdgeLine) => pageIndex % 2 === 1;
  const oddPages = lines.filter(isOdd).length;
  const running = new Set<number>();
  for (const group of groups.values()) {
    const counted = group.filter(
      (line, index) => line.number === null || countsWith(line, group[index - 1]) || countsWith(line, group[index + 1]),
    );
    const onSide = (odd: boolean): number => counted.filter((line) => isOdd(line) === odd).length;
    const sides = { odd: onSide(true), even: onSide(false) };
    for (const line of counted) {
      const [side, pages] = isOdd(line) ? [sides.odd, oddPages] : [sides.even, lines.length - oddPages];
      const everywhere = counted.length >= MIN_REPEATS && counted.length * 2 > lines.length;
      const onItsSide = side >= MIN_REPEATS_ON_ONE_SIDE && side * 2 > pages;
      if (everywhere || onItsSide) running.add(line.pageIndex);
    }
  }
  return running;
}

/** Whether the numbers of two lines differ as their pages do. */
function countsWith(line: EdgeLine, other: EdgeLine | undefined): boolean {
  return other !== undefined && (line.number ?? 0) - (other.number ?? 0) === line.pageIndex - other.pageIndex;
}

function edgeLine(lines: readonly string[], edge: Edge, pageIndex: number): EdgeLine {
  const line = (edge === "top" ? lines[0] : lines.at(-1)) ?? "";
  const words = line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const numbered = /^(?:page )?(?:(?<first>\d{1,4})(?: of \d{1,4})?(?= |$)|.*? (?<last>\d{1,4})$)/.exec(words);
  const number = numbered?.groups?.["first"] ?? numbered?.groups?.["last"];
  if (number === undefined)
    return { pageIndex, key: isRecipePart(line) || isSentence(line) ? null : words, number: null };
  const key =
    numbered?.groups?.["first"] === undefined ? words.slice(0, -number.length) : words.slice(numbered[0].length);
  return { pageIndex, key: key.trim(), number: Number(number) };
}

function isSentence(line: string): boolean {
  return /\w[.!]$/.test(line) && line.includes(" ") && !/©|copyright|www\.|https?:/i.test(line);
}

function withoutEdge(lines: readonly string[], edge: Edge): string[] {
  return trimBlankLines(edge === "top" ? lines.slice(1) : lines.slice(0, -1));
}

function trimBlankLines(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line !== "");
  if (first === -1) return [];
  return lines.slice(first, lines.findLastIndex((line) => line !== "") + 1);
}
