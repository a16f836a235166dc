import type { BookLine } from "../lines/book-line";
import { inSteps } from "../lines/in-steps";
import { recipePart, SECTION_NUMBER } from "../words/recipe-marks";
import { endsOpen, endsSentence, hasSentence, isUnfinished } from "../words/sentences";
import type { Item } from "../book-reading";
import { evidenceOf, NUMBERED, SENTENCE, signOf, type Evidence } from "./item-evidence";
import {
  edgeKey,
  fits,
  hangingEdges,
  indentedStyles,
  leftEdges,
  regionsOf,
  rightEdges,
  SAME_EDGE,
  usualGapsOf,
} from "./setting";
import type { Styles } from "./styles";

/** An item while lines are joined to it. */
interface Joined {
  readonly lines: number[];
  text: string;
  readonly first: BookLine;
  last: BookLine;
  readonly style: number;
}

/** Characters of an item at most that a line can still be joined to; a page of millions of characters is no paragraph. */
const MAX_ITEM_CHARS = 5000;

/** "1My grandmother did it the other way round", in smaller letters than the text's. */
export const FOOTNOTE_MARK = /^(?:\d{1,2}|[*†‡] ?)[\p{Lu}“"].{12}/u;
const SMALLER = 0.92;
const FOOTNOTE: Evidence = {
  heading: null,
  runIn: null,
  isFact: false,
  hasAmount: false,
  number: null,
  asIngredient: -9,
  asStep: -9,
  asText: 9,
};

/** Size to the body's from which on a line is a heading, whatever it says. */
const HEADING = 1.25;

/** Each is read as if it were an ingredient: a tenth of a millisecond, and five times that on a small box. */
const ITEMS_A_STEP = 5;

const BULLET = /^[•*·▪◦❖➤►✓☐–—-]\s/;
const AMOUNT = /^(?:[~≈]\s?)?\d/;

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
  const [indents, lefts] = [indentedStyles(lines, edges, styles), leftEdges(lines, styles)];
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
  const counted = countedSteps(joined);
  const look = (joint: Joined, index: number): void => {
    const below = joined[index + 1];
    const isFull = below !== undefined && !fits(joint.last, below.first, edges[joint.lines.at(-1) ?? 0] ?? 0);
    const item = { ...joint, isFull };
    const number = counted.get(joint);
    if (number !== undefined) {
      const evidence = { ...evidenceOf(item.text.replace(/ /, ". ")), number };
      items.push({ sign: "step", ...item, ...evidence });
      return;
    }
    // "1.1 Plum tart" is no amount where it is set as a heading.
    const isNumbered = isSection(item) || item.first.isRunIn;
    const text = isNumbered ? item.text.replace(SECTION_NUMBER, "") : item.text;
    const evidence = isFootnote(item) ? FOOTNOTE : evidenceOf(text);
    items.push({ sign: signOf(text, evidence), ...item, ...evidence });
  };
  yield* inSteps(joined, look, ITEMS_A_STEP);
  return items;

  function isFootnote({ text, style }: Joined): boolean {
    return styles.sizeOf(style) < SMALLER * styles.sizeOf(styles.body) && FOOTNOTE_MARK.test(text);
  }

  function isSection({ text, first, style }: Joined): boolean {
    const prominence = styles.prominenceOf(style);
    return first.isInOutline === true || prominence >= HEADING || (prominence > 1 && /^(?:\d{1,3}\.)+\d/.test(text));
  }

  function continues({ lines: own, text, first, last: previous }: Joined, line: BookLine, index: number): boolean {
    if (text.length > MAX_ITEM_CHARS) return false;
    if (line.isParagraph || !isSameSetting(previous, line)) return false;
    if (BULLET.test(line.text) || (NUMBERED.test(line.text) && !isMidSentence(text))) return false;
    if (own.length === 1 && /^(?:step )?\d{1,2}[.)]?$/i.test(text) && isBeside(previous, line)) return true;
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
    const indent = indents.get(styles.of[index] ?? 0);
    if (indent !== undefined && !isHeadingLine(text) && !isHeadingLine(line.text)) {
      const beyond = line.x - (lefts[index] ?? 0);
      if (Math.abs(beyond - indent) <= SAME_EDGE) return false;
      if (beyond <= SAME_EDGE && looksLikeSentence(text)) return true;
    }
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
    const region = regions[index];
    const isLowercase = /^\p{Ll}/u.test(line.text);
    if (region?.isSmall && endsSentence(text) && !isLowercase) return false;
    if (lacksNoun(text)) return true;
    if (region?.isList) {
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

/** So many steps at the least that have nothing but a number in front, and read as instructions. */
const MIN_COUNTED = 2;
const COUNTED = /^(\d{1,2}) (?=\p{Lu}\S* \S)/u;

/** Items with numbers alone that count up from one and instruct: what they begin with is no amount. */
function countedSteps(items: readonly Joined[]): ReadonlyMap<Joined, number> {
  const counted = new Map<Joined, number>();
  let run: Joined[] = [];
  const close = (): void => {
    if (run.length >= MIN_COUNTED) for (const [index, item] of run.entries()) counted.set(item, index + 1);
    run = [];
  };
  for (const item of items) {
    const number = Number(COUNTED.exec(item.text)?.[1] ?? 0);
    if (number === 1) close();
    const isNext = number === run.length + 1 && (run[0] === undefined || item.style === run[0].style);
    if (isNext && evidenceOf(item.text.replace(COUNTED, "")).asStep >= SENTENCE) run.push(item);
    else if (isNext) close();
  }
  close();
  return counted;
}

/** In one block, or in the next one at the same height. */
function isBeside(above: BookLine, line: BookLine): boolean {
  if (above.page !== line.page) return false;
  return above.block === line.block || (above.y !== undefined && Math.abs(above.y - (line.y ?? Infinity)) <= line.size);
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

/** A text that has not come to the end of its sentence, and so goes on with a number too: "cook for about", "10 minutes". */
function isRun(text: string): boolean {
  return looksLikeSentence(text) && !endsSentence(text) && !text.endsWith(")");
}

/** "…for about" goes on with "10. Serve" as little as a sentence that has ended. */
function isMidSentence(text: string): boolean {
  return endsOpen(text) && !NUMBERED.test(text.slice(-4));
}
