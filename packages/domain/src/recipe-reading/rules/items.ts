import type { BookLine } from "../lines/book-line";
import { inSteps } from "../lines/in-steps";
import { recipePart } from "../words/recipe-marks";
import type { Item } from "../book-reading";
import { evidenceOf, NUMBERED, signOf } from "./item-evidence";
import type { Styles } from "./styles";

/** An item while lines are joined to it. */
interface Joined {
  readonly lines: number[];
  text: string;
  readonly first: BookLine;
  last: BookLine;
  readonly style: number;
}

/** Widths are estimated by characters: a word may take this much more room than they say. */
const WORD_TOLERANCE = 1.2;

/** Points by which left edges may differ and be one. */
const SAME_EDGE = 2.5;

/** Characters of an item at most that a line can still be joined to; a page of millions of characters is no paragraph. */
const MAX_ITEM_CHARS = 5000;

const BULLET = /^[•*·▪◦❖➤►✓☐–—-]\s/;
const AMOUNT = /^(?:[~≈]\s?)?\d/;
const LINKING_END =
  /(?:[,(–/&+]|(?<!\p{L})(?:and|or|of|the|with|a|an|for|in|to|und|oder|mit|von|der|die|das|für|et|ou|de|la|le|les|du|des|à|y|o|con|en|el|e|di|del|della|al|met|van|het))$/iu;

/**
 * The lines of a book joined to items. A line goes on only where its first word would not have fitted on the line above: a
 * line that is broken earlier was broken on purpose.
 *
 * @param isLeftOut lines that are in no item: running heads and page numbers
 */
export function* itemsOf(
  lines: readonly BookLine[],
  styles: Styles,
  isLeftOut: (index: number) => boolean,
): Generator<void, Item[], void> {
  const edges = yield* rightEdges(lines, styles);
  const usualGaps = usualGapsOf(lines, styles);
  yield;
  const hanging = hangingEdges(lines, edges, isLeftOut);
  yield;
  const regions = yield* regionsOf(lines, edges, styles);
  const hasCapitalNouns = writesNounsWithCapitals(lines);
  const joined: Joined[] = [];
  yield* inSteps(lines, (line, index) => {
    if (isLeftOut(index)) return;
    const item = joined.at(-1);
    if (item !== undefined && continues(item, line, index)) {
      item.lines.push(index);
      item.text = `${item.text} ${line.text}`;
      item.last = line;
    } else joined.push({ lines: [index], text: line.text, first: line, last: line, style: styles.of[index] ?? 0 });
  });
  const items: Item[] = [];
  yield* inSteps(joined, (item) => {
    const evidence = evidenceOf(item.text);
    items.push({ ...item, ...evidence, sign: signOf(item.text, evidence) });
  });
  return items;

  function continues({ lines: own, text, first, last: previous }: Joined, line: BookLine, index: number): boolean {
    if (text.length > MAX_ITEM_CHARS) return false;
    if (line.isParagraph || !isSameSetting(previous, line)) return false;
    if (BULLET.test(line.text) || (NUMBERED.test(line.text) && !isMidSentence(text))) return false;
    if (own.length === 1 && /^(?:step )?\d{1,2}[.)]?$/i.test(text) && line.page === previous.page) return true;
    if (/\p{L}[-\u00ad]$/u.test(previous.text) && /^\p{Ll}/u.test(line.text)) return true;
    if (fits(previous, line, edges[own.at(-1) ?? 0] ?? 0)) return false;
    // Without geometry nothing else tells what opens a page from what goes on there.
    if (line.size === 0 && line.page !== previous.page && endsSentence(text)) return false;
    const usual = usualGaps[styles.of[index] ?? 0] ?? 0;
    const isBelowHead = isLeftOut(index - 1);
    if (!isBelowHead && Number.isFinite(line.gapAbove) && line.gapAbove > usual + Math.max(1.5, 0.3 * line.size))
      return false;
    if (NUMBERED.test(text) && hangsOverPage(first, previous, line)) return true;
    if (/\d[-–]$/.test(text) && /^\d/.test(line.text)) return true;
    const isOpen = isUnfinished(text);
    const isBesides = line.size > 0 && line.block === previous.block && line.page === previous.page;
    const shift = isBesides ? line.x - first.x : 0;
    if (shift > SAME_EDGE && !isHeadingLine(text)) return true;
    if (isHeadingLine(text) || (!isOpen && isHeadingLine(line.text) && !(isRun(text) && AMOUNT.test(line.text))))
      return false;
    if (shift < -SAME_EDGE) return own.length === 1 && !AMOUNT.test(line.text);
    const hangs = previous.x - first.x > SAME_EDGE && previous.page === first.page && previous.block === first.block;
    if (isBesides && (hangs || (own.length === 1 && hanging.has(edgeKey(first))))) return false;
    if (isOpen) return true;
    if (AMOUNT.test(line.text)) return isRun(text);
    if (/^[(&+/]/.test(line.text)) return true;
    const region = regions[index] ?? TEXT_REGION;
    const isLowercase = /^\p{Ll}/u.test(line.text);
    if (region.isSmall && endsSentence(text) && !isLowercase) return false;
    if (lacksNoun(text)) return true;
    if (region.fullShare < MIN_FULL) {
      if (isLowercase) return !region.hasLowercase || (hasSentence(text) && !endsSentence(text));
      return hasSentence(`${text} ${line.text}`) && endsSentence(text) && !region.hasSentences;
    }
    return isLowercase || looksLikeSentence(text);
  }

  /** "500 g mehligkochende", in a language of which every food has a capital. */
  function lacksNoun(text: string): boolean {
    return hasCapitalNouns && AMOUNT.test(text.replace(BULLET, "")) && text.length < 60 && !/\p{Lu}/u.test(text);
  }
}

/** Whether the first word of a line would have fitted behind the line above it, which could have reached an edge. */
function fits(line: BookLine, next: BookLine, edge: number): boolean {
  const first = next.text.split(" ", 1)[0] ?? "";
  const word = first.length + 1;
  if (!hasPlace(line)) return line.text.length + word <= edge;
  const perCharacter = line.width / Math.max(1, line.text.length);
  const isKnown = first === next.text && next.width > 0 && next.size === line.size;
  const room = isKnown ? next.width + perCharacter : WORD_TOLERANCE * perCharacter * word;
  return endOf(line) + room < edge;
}

function hasPlace({ size, width }: BookLine): boolean {
  return size !== 0 && width !== 0;
}

/** Where a line ends: in points, in characters without geometry. */
function endOf(line: BookLine): number {
  return hasPlace(line) ? line.x + line.width : line.text.length;
}

/** Whether the first line of a page stands where the wraps of the step at the foot of the page before it do. */
function hangsOverPage(first: BookLine, previous: BookLine, line: BookLine): boolean {
  const isHung = previous.page === first.page && previous.x - first.x > SAME_EDGE;
  return isHung && line.page === previous.page + 1 && Math.abs(line.x - previous.x) <= SAME_EDGE;
}

function writesNounsWithCapitals(lines: readonly BookLine[]): boolean {
  const amounts = lines.filter(
    ({ text }) => AMOUNT.test(text.replace(BULLET, "")) && text.length < 60 && /\p{L}{4}/u.test(text),
  );
  return (
    amounts.length >= 4 && amounts.filter(({ text }) => / \p{Lu}\p{L}{2}/u.test(text)).length > 0.7 * amounts.length
  );
}

function isHeadingLine(text: string): boolean {
  return text.length <= 60 && (recipePart(text) !== null || (text.endsWith(":") && text.length <= 40));
}

function isSameSetting(above: BookLine, line: BookLine): boolean {
  if (above.isBold !== line.isBold) return false;
  const [small, large] = above.size < line.size ? [above.size, line.size] : [line.size, above.size];
  return small === 0 ? large === 0 : large <= small * 1.08;
}

function looksLikeSentence(text: string): boolean {
  return (
    (text.length > 45 && !AMOUNT.test(text.replace(/^\([^)]*\) /, ""))) ||
    text.length > 110 ||
    NUMBERED.test(text) ||
    hasSentence(text)
  );
}

function hasSentence(text: string): boolean {
  // "1 Pck. Vanillezucker" is none.
  return /(?<!(?:^|\s)\p{Lu}\p{Ll}{0,3})(?<=\p{Ll}{2})[.!?] \p{Lu}/u.test(text);
}

/** A text that has not come to the end of its sentence, and so goes on with a number too: "cook for about", "10 minutes". */
function isRun(text: string): boolean {
  return looksLikeSentence(text) && !endsSentence(text) && !text.endsWith(")");
}

function endsSentence(text: string): boolean {
  return /[.!?:]["'”’»)]{0,2}$/.test(text.slice(-4));
}

/** "…for about" goes on with "10. Serve" as little as a sentence that has ended. */
function isMidSentence(text: string): boolean {
  return LINKING_END.test(text.slice(-20)) && !NUMBERED.test(text.slice(-4));
}

/** "Leek soup with" and "Carbonade (traditional" go on, wherever they are broken. */
export function isUnfinished(text: string): boolean {
  return LINKING_END.test(text.slice(-20)) || openBrackets(text) > 0;
}

function openBrackets(text: string): number {
  return (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
}

/** Where the text of each line could have reached, in points (in characters without geometry): the furthest that lines of its block and style do. */
function* rightEdges(lines: readonly BookLine[], styles: Styles): Generator<void, number[], void> {
  const keyOf = (line: BookLine, style: number | undefined): string => `${line.page} ${line.block} ${style ?? ""}`;
  const reach = new Map<string, { edge: number; count: number }>();
  const note = (key: string, edge: number): void => {
    const known = reach.get(key);
    if (known) {
      known.edge = Math.max(known.edge, edge);
      known.count += 1;
    } else reach.set(key, { edge, count: 1 });
  };
  yield* inSteps(lines, (line, index) => {
    note(keyOf(line, styles.of[index]), endOf(line));
    note(keyOf(line, undefined), endOf(line));
  });
  const edges: number[] = [];
  yield* inSteps(lines, (line, index) => {
    const own = reach.get(keyOf(line, styles.of[index]));
    const block = reach.get(keyOf(line, undefined));
    edges.push(own && own.count >= 4 ? own.edge : (block?.edge ?? 0));
  });
  return edges;
}

/** What stands around a line in its column: lines of text reach its edge, those of a list do not. */
interface Region {
  readonly fullShare: number;
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
const TEXT_REGION: Region = { fullShare: 1, hasLowercase: false, hasSentences: true, isSmall: false };

function* regionsOf(
  lines: readonly BookLine[],
  edges: readonly number[],
  styles: Styles,
): Generator<void, Region[], void> {
  const isFull = lines.map((line, index) => endOf(line) >= FULL * (edges[index] ?? 0));
  const regions: Region[] = [];
  yield* inSteps(lines, (line, index) => {
    let [count, full, begins, lowercase, sentences] = [0, 0, 0, 0, 0];
    for (let other = Math.max(0, index - REGION_LINES); other <= index + REGION_LINES; other++) {
      const its = lines[other];
      if (!its || its.page !== line.page || its.block !== line.block || styles.of[other] !== styles.of[index]) continue;
      count += 1;
      if (isFull[other]) full += 1;
      if (other > 0 && !isFull[other - 1]) {
        begins += 1;
        if (/^\p{Ll}/u.test(its.text)) lowercase += 1;
        if (endsSentence(lines[other - 1]?.text ?? "")) sentences += 1;
      }
    }
    regions.push({
      fullShare: count === 0 ? 1 : full / count,
      hasLowercase: lowercase > 0.3 * begins,
      hasSentences: sentences > 0.3 * begins,
      isSmall: count < SMALL_REGION,
    });
  });
  return regions;
}

/** For each style the smallest gap that is common between its lines: that of lines of one paragraph. */
function usualGapsOf(lines: readonly BookLine[], styles: Styles): number[] {
  const gaps: Map<number, number>[] = [];
  lines.forEach((line, index) => {
    const style = styles.of[index] ?? 0;
    const counts = (gaps[style] ??= new Map<number, number>());
    if (!Number.isFinite(line.gapAbove) || styles.of[index - 1] !== style) return;
    const rounded = Math.round(line.gapAbove * 2) / 2;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  });
  return gaps.map((counts) => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const common = [...counts].filter(([, count]) => count >= Math.max(1, 0.08 * total)).map(([gap]) => gap);
    return common.length > 0 ? Math.min(...common) : 0;
  });
}

/** Left edges at which items begin that hang their wraps: further lines of them stand further right. */
function hangingEdges(
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

function edgeKey({ x, size }: BookLine): string {
  return `${Math.round(x / 2)} ${Math.round(size)}`;
}
