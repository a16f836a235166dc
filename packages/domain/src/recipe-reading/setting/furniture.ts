import type { BookLine } from "../lines/book-line";
import { recipePart } from "../words/recipe-marks";

/** Lines at each end of a page that may be a running head or foot with its page number. */
const EDGE_LINES = 2;

/** Longer lines are text. */
const MAX_CHARS = 120;

/** A line stands on so many pages at the least to be a running one, and on a third of those from the first to the last of them. */
const MIN_PAGES = 3;
const MIN_SHARE = 1 / 3;

/** Size of a running line to that of most lines: "Recipe 12" in large letters is a title, though it counts with the pages. */
const LARGEST = 1.25;

/** Points by which the place of a running line may differ from page to page. */
const SAME_PLACE = 2;

/** Share of the lines at one place that must say of themselves that they run, in any of the ways, for the others to run too. */
const MIN_RUNNING = 0.6;

/** From here down a line is set smaller than most. */
const SMALLER = 0.92;

/** Points from the left edge of the text on: what is set to the right above it is apart from it. */
const ELSEWHERE = 100;

interface EdgeLine {
  readonly index: number;
  readonly line: BookLine;
  /** Words without numbers, folded to lower case. */
  readonly words: string;
  /** The page number in it, if there is one. */
  readonly number: number | null;
}

/** What a browser prints around a page: its address, the day and the minute, the page of all pages. And what TeX does: "4 CHAPTER 1. SOUPS". */
const PRINTED =
  /https?:\/\/|\bwww\.|file:\/\/\/|^\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}[:.]\d{2}|^\d{1,3} ?\/ ?\d{1,3}$|^(?:page|seite|página|pagina) \d+ (?:of|von|sur|de|di|van) \d+$|^(?:\d{1,4} )?(?:chapter|kapitel|chapitre|capítulo|capitolo|hoofdstuk) \d+\b.*\p{L}/iu;

/** A page's number and nothing else, with what is set around it: "– 12 –", "I - 4", "Page 3". */
const BARE = /^(?:page|seite|p|s|página|pagina|[ivxlc]+)?$/;

/**
 * Indexes of running heads, running feet and page numbers, ascending. They stand at the edge of a page, apart from its text,
 * and on several pages the same words do, or a number that counts with the pages, or what stands there is always set
 * in the same face at the same place. "2 eggs" is neither.
 */
export function furnitureOf(lines: readonly BookLine[]): number[] {
  const sizes = lines.map(({ size }) => size).toSorted((left, right) => left - right);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const outermost = outermostOf(lines);
  const edges = [-1, 1].map((outward) =>
    lines.flatMap((line, index): EdgeLine[] => {
      const isAtEdge = lines[index + outward * EDGE_LINES]?.page !== line.page || outermost(line, outward);
      if (!isAtEdge || line.text.length > MAX_CHARS || !isSetApart(lines, index, outward)) return [];
      const { words, number } = wordsAndNumber(line.text);
      if (words !== "" && (line.size > LARGEST * usual || recipePart(line.text) !== null)) return [];
      return [{ index, line, words, number }];
    }),
  );
  const running = new Set(edges.flatMap((edge) => sayingSo(edge).map(({ index }) => index)));
  for (const { index } of inShortBook(lines, edges)) running.add(index);
  const texts = textsOf(lines, new Set(edges.flat().map(({ index }) => index)));
  for (const edge of edges) for (const { index } of atOnePlace(edge, running, texts, usual)) running.add(index);
  for (const index of closeToText(lines, running, outermost)) running.add(index);
  return [...running].toSorted((left, right) => left - right);
}

/** Tells the highest and the lowest lines of each page: a page of columns is not read from its top to its foot. */
function outermostOf(lines: readonly BookLine[]): (line: BookLine, outward: number) => boolean {
  const reach = new Map<number, { top: number; foot: number }>();
  for (const { page, y } of lines) {
    if (y === undefined) continue;
    const { top, foot } = reach.get(page) ?? { top: Infinity, foot: 0 };
    reach.set(page, { top: Math.min(top, y), foot: Math.max(foot, y) });
  }
  return ({ page, y }, outward) =>
    y !== undefined && y === (outward === -1 ? reach.get(page)?.top : reach.get(page)?.foot);
}

/**
 * Whether a line at a page's edge is set apart from the text beside it: "Salt" may end three lists in a row and is none the
 * less one of them.
 */
function isSetApart(lines: readonly BookLine[], index: number, outward: number): boolean {
  const [line, beside] = [lines[index], lines[index - outward]];
  if (!line) return false;
  // The last sentence of a step is none either, though an owner's line may be one.
  if (/\p{L}[.!]$/u.test(line.text) && !/©|copyright|www\.|https?:/i.test(line.text)) return false;
  if (!beside || beside.page !== line.page || line.size === 0) return true;
  const gap = (outward === -1 ? beside : line).gapAbove;
  const isElsewhere = beside.block !== line.block || Math.abs(beside.x - line.x) > ELSEWHERE;
  return isElsewhere || beside.font !== line.font || beside.size !== line.size || gap > line.size;
}

function wordsAndNumber(text: string): Pick<EdgeLine, "words" | "number"> {
  const folded = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const words = folded.replace(/\d+/g, "").replace(/\s+/g, " ").trim();
  return { words, number: Number(/\b\d{1,4}\b/.exec(folded)?.[0] ?? Number.NaN) || null };
}

/** Lines at one edge that say that they run: "CONTENTS 3", by their kind, by words that come again, by a number that counts. */
function sayingSo(edge: readonly EdgeLine[]): EdgeLine[] {
  const ofContents = edge.filter(({ words, number }) => number !== null && recipePart(words) === "book");
  const byWords = new Map<string, EdgeLine[]>();
  for (const each of edge) byWords.set(each.words, [...(byWords.get(each.words) ?? []), each]);
  return [
    ...ofContents,
    ...edge.filter(({ line }) => PRINTED.test(line.text)),
    ...[...byWords.values()].flatMap(runningOf),
  ];
}

/** Of lines with the same words at the same edge those that run. */
function runningOf(group: readonly EdgeLine[]): readonly EdgeLine[] {
  const offsets = new Map<number, number>();
  for (const { number, line } of group) {
    if (number !== null) offsets.set(number - line.page, (offsets.get(number - line.page) ?? 0) + 1);
  }
  const counted = group.filter(({ number, line }) => number !== null && (offsets.get(number - line.page) ?? 0) >= 2);
  if (BARE.test(group[0]?.words ?? "")) return counted;
  const plain = group.filter(({ number }) => number === null);
  return [counted, plain].flatMap((running) => (isDense(running) ? running : []));
}

/** Outermost lines of full pages, no further from the text than its lines from each other, that stand and read as running ones do. */
function closeToText(
  lines: readonly BookLine[],
  running: ReadonlySet<number>,
  outermost: (line: BookLine, outward: number) => boolean,
): number[] {
  const keyOf = ({ text, y = 0, size }: BookLine): string =>
    `${Math.round(y / SAME_PLACE)} ${size} ${wordsAndNumber(text).words}`;
  const known = new Set([...running].flatMap((index) => lines[index] ?? []).map(keyOf));
  return lines.flatMap((line, index) =>
    (outermost(line, -1) || outermost(line, 1)) && /\p{L}/u.test(line.text) && known.has(keyOf(line)) ? [index] : [],
  );
}

/**
 * In a book of fewer pages than a running line takes: a number in the margin, and words that stand in the margins of all its pages at one height.
 */
function inShortBook(lines: readonly BookLine[], edges: readonly (readonly EdgeLine[])[]): EdgeLine[] {
  const pages = (lines.at(-1)?.page ?? 0) - (lines[0]?.page ?? 0) + 1;
  if (pages >= MIN_PAGES) return [];
  return edges.flatMap((edge, nth) => {
    const inMargin = edge.filter(({ index, line }) => {
      const beside = lines[index + (nth === 0 ? 1 : -1)];
      return line.size > 0 && beside?.page === line.page && beside.block !== line.block;
    });
    return inMargin.filter((each) => {
      if (BARE.test(each.words)) return each.number !== null;
      const same = inMargin.filter(({ words, line }) => words === each.words && line.y === each.line.y);
      return same.length > 1;
    });
  });
}

/** "Soups" above a chapter's pages is; "Salt" at the foot of three pages of a long book is not. */
function isDense(running: readonly EdgeLine[]): boolean {
  const pages = [...new Set(running.map(({ line }) => line.page))];
  if (pages.length < MIN_PAGES) return false;
  return pages.length >= MIN_SHARE * (Math.max(...pages) - Math.min(...pages) + 1);
}

/** Words of the lines that stand at no edge, each with its page. */
function textsOf(lines: readonly BookLine[], isLeftOut: ReadonlySet<number>): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ text, page }, index) => (isLeftOut.has(index) ? [] : [`${page} ${wordsAndNumber(text).words}`])),
  );
}

/**
 * Lines that stand on most pages at one height in letters of one size, whatever they say: the name of the dish on the page, of
 * its chapter. Most of them say so: by themselves, by a name that stands in the text too or comes again, or by smaller letters.
 */
function atOnePlace(
  edge: readonly EdgeLine[],
  running: ReadonlySet<number>,
  texts: ReadonlySet<string>,
  usual: number,
): EdgeLine[] {
  const places = new Map<string, EdgeLine[]>();
  for (const each of edge) {
    const { y, size } = each.line;
    if (y === undefined) continue;
    const key = `${Math.round(y / SAME_PLACE)} ${Math.round(2 * size)}`;
    places.set(key, [...(places.get(key) ?? []), each]);
  }
  return [...places.values()].flatMap((group) => {
    if (!isDense(group)) return [];
    const isToldNear = ({ words, line: { page } }: EdgeLine): boolean =>
      [page - 1, page, page + 1].some((near) => texts.has(`${near} ${words}`));
    const isRepeated = ({ words, index }: EdgeLine): boolean =>
      group.some((other) => other.index !== index && other.words === words);
    const runs = group.filter(
      (each) => running.has(each.index) || each.line.size < SMALLER * usual || isToldNear(each) || isRepeated(each),
    );
    if (runs.length < MIN_RUNNING * group.length && !shareWord(group)) return [];
    return group.filter((each) => !each.line.isInOutline || isToldNear(each));
  });
}

/** Share of the lines at one place that have a word in common where all of them run: "Leek soup · November 2026". */
const MIN_SHARING = 0.8;

function shareWord(group: readonly EdgeLine[]): boolean {
  const counts = new Map<string, number>();
  for (const { words } of group)
    for (const word of new Set(words.split(" "))) if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= MIN_SHARING * group.length);
}
