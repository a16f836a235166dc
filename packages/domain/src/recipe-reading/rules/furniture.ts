import type { BookLine } from "../lines/book-line";
import { recipePart } from "../words/recipe-marks";

/** Lines at each end of a page that may be a running head or foot with its page number. */
const EDGE_LINES = 2;

/** Longer lines are text. */
const MAX_CHARS = 90;

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
  const sizes = lines.map(({ size }) => size).toSorted((left, right) => left - right);
  const largest = LARGEST * (sizes[sizes.length >> 1] ?? 0);
  const groups = new Map<string, EdgeLine[]>();
  for (const [index, line] of lines.entries()) {
    for (const outward of [-1, 1] as const) {
      const isAtEdge = lines[index + outward * EDGE_LINES]?.page !== line.page;
      if (!isAtEdge || line.text.length > MAX_CHARS || !isSetApart(line, lines[index - outward], outward)) continue;
      const { words, number } = wordsAndNumber(line.text);
      if (words !== "" && (line.size > largest || recipePart(line.text) !== null)) continue;
      const key = `${outward} ${words}`;
      const group = groups.get(key) ?? [];
      group.push({ index, page: line.page, words, number });
      groups.set(key, group);
    }
  }
  return [...new Set([...groups.values()].flatMap(runningOf))].toSorted((left, right) => left - right);
}

/**
 * Whether a line at a page's edge is set apart from the text beside it: "Salt" may end three lists in a row and is none the
 * less one of them.
 */
function isSetApart(line: BookLine, beside: BookLine | undefined, outward: -1 | 1): boolean {
  // The last sentence of a step is none either, though an owner's line may be one.
  if (/\p{L}[.!]$/u.test(line.text) && !/©|copyright|www\.|https?:/i.test(line.text)) return false;
  if (!beside || beside.page !== line.page || line.size === 0) return true;
  const gap = (outward === -1 ? beside : line).gapAbove;
  return beside.block !== line.block || beside.font !== line.font || beside.size !== line.size || gap > line.size;
}

function wordsAndNumber(text: string): Pick<EdgeLine, "words" | "number"> {
  const folded = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const words = folded.replace(/\d+/g, "").replace(/\s+/g, " ").trim();
  return { words, number: Number(/\b\d{1,4}\b/.exec(folded)?.[0] ?? Number.NaN) || null };
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
