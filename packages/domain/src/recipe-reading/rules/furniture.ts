import type { BookLine } from "../lines/book-line";
import { isRecipePart } from "../words/recipe-marks";

/** Lines at each end of a page that may be a running head or foot with its page number. */
const EDGE_LINES = 2;

/** A line stands on so many pages at the least to be a running one, and on a third of those from the first to the last of them. */
const MIN_PAGES = 3;
const MIN_SHARE = 1 / 3;

/** Size of a running line to that of most lines: "Recipe 12" in large letters is a title, though it counts with the pages. */
const LARGEST = 1.25;

interface EdgeLine {
  readonly index: number;
  readonly page: number;
  /** Words without numbers, folded to lower case. */
  readonly words: string;
  /** The page number in it, if there is one. */
  readonly number: number | null;
}

/**
 * Indexes of running heads, running feet and page numbers, ascending: lines at the edge of a page of which the words
 * stand at that edge of several pages, or that are nothing but a number which counts with the pages. "2 eggs" is neither.
 */
export function furnitureOf(lines: readonly BookLine[]): number[] {
  const pages = pagesOf(lines);
  const largest =
    LARGEST * (lines.map(({ size }) => size).toSorted((left, right) => left - right)[lines.length >> 1] ?? 0);
  const edges = pages
    .flatMap(({ start, end }) => [
      ...edgeLines(lines, start, Math.min(start + EDGE_LINES, end), "top"),
      ...edgeLines(lines, Math.max(end - EDGE_LINES, start), end, "foot"),
    ])
    .filter(({ edge, line: { index, words } }) => {
      const isOfSize = words === "" || (lines[index]?.size ?? 0) <= largest;
      return isOfSize && isSetApart(lines, index, edge);
    });
  const found = new Set<number>();
  for (const group of groupBy(edges, ({ edge, line }) => `${edge} ${line.words}`).values()) {
    for (const index of runningOf(group.map(({ line }) => line))) found.add(index);
  }
  return [...found].toSorted((left, right) => left - right);
}

/** Whether a line at a page's edge is set apart from the text beside it: "Salt" may end three lists in a row and is none the less one of them. */
function isSetApart(lines: readonly BookLine[], index: number, edge: string): boolean {
  const [line, beside] = [lines[index], lines[edge === "top" ? index + 1 : index - 1]];
  // The last sentence of a step is none either, though an owner's line may be one.
  if (!line || (/\p{L}[.!]$/u.test(line.text) && !/©|copyright|www\.|https?:/i.test(line.text))) return false;
  if (!beside || beside.page !== line.page || line.size === 0) return true;
  const gap = (edge === "top" ? beside : line).gapAbove;
  return beside.block !== line.block || beside.font !== line.font || beside.size !== line.size || gap > line.size;
}

function pagesOf(lines: readonly BookLine[]): { start: number; end: number }[] {
  const pages: { start: number; end: number }[] = [];
  lines.forEach((line, index) => {
    const last = pages.at(-1);
    if (last && lines[index - 1]?.page === line.page) last.end = index + 1;
    else pages.push({ start: index, end: index + 1 });
  });
  return pages;
}

function edgeLines(
  lines: readonly BookLine[],
  start: number,
  end: number,
  edge: string,
): { edge: string; line: EdgeLine }[] {
  return lines
    .slice(start, end)
    .flatMap((line, offset) => {
      if (line.text.length > 90) return [];
      const folded = line.text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
      const numbers = folded.match(/\b\d{1,4}\b/g) ?? [];
      const words = folded.replace(/\d+/g, "").replace(/\s+/g, " ").trim();
      return [
        {
          edge,
          line: { index: start + offset, page: line.page, words, number: Number(numbers[0] ?? Number.NaN) || null },
        },
      ];
    })
    .filter(({ line }) => (line.words !== "" ? !isRecipePart(lines[line.index]?.text ?? "") : true));
}

/** Of lines with the same words at the same edge those that run. */
function runningOf(group: readonly EdgeLine[]): number[] {
  const offsets = new Map<number, number>();
  for (const { number, page } of group) {
    if (number !== null) offsets.set(number - page, (offsets.get(number - page) ?? 0) + 1);
  }
  const counted = group.filter(({ number, page }) => number !== null && (offsets.get(number - page) ?? 0) >= 2);
  const isBare = group[0]?.words === "" || /^(?:page|seite|p|s|página|pagina)$/.test(group[0]?.words ?? "");
  if (isBare) return counted.map(({ index }) => index);
  const plain = group.filter(({ number }) => number === null);
  return [counted, plain].flatMap((running) => (isDense(running) ? running.map(({ index }) => index) : []));
}

/** "Soups" above a chapter's pages is; "Salt" at the foot of three pages of a long book is not. */
function isDense(running: readonly EdgeLine[]): boolean {
  const pages = [...new Set(running.map(({ page }) => page))];
  if (pages.length < MIN_PAGES) return false;
  return pages.length >= MIN_SHARE * (Math.max(...pages) - Math.min(...pages) + 1);
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const known = groups.get(keyOf(value));
    if (known) known.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
