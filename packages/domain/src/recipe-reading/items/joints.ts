import type { BookLine } from "../lines/book-line";
import { endsOpen, endsSentence, hasSentence, isUnfinished } from "../words/sentences";
import { recipePart } from "../words/recipe-marks";
import { evidenceOf, NUMBERED, opensWithAmount } from "./item-evidence";
import { AMOUNT, BULLET, foodsOf } from "../setting/foods";
import { gapLimits, inParagraphs, isHeadingLine, regionsOf, type Region, wholeLines } from "../setting/paragraphs";
import { edgeKey, fits, hangingEdges, indentedStyles, leftEdges, rightEdges, SAME_EDGE } from "../setting/edges";
import type { Styles } from "../setting/styles";

/** An item while lines are joined to it. */
export interface Joined {
  readonly lines: number[];
  text: string;
  readonly first: BookLine;
  last: BookLine;
  readonly style: number;
  mayBeTwo?: boolean;
  mayGoOn?: boolean;
}

/** Whether a line goes on with an item, and whether its words and its place leave no doubt about it. */
export interface Joint {
  readonly goesOn: boolean;
  readonly isSure: boolean;
}
export const ENDS: Joint = { goesOn: false, isSure: true };
const GOES_ON: Joint = { goesOn: true, isSure: true };
const PERHAPS_ENDS: Joint = { goesOn: false, isSure: false };
const PERHAPS_ON: Joint = { goesOn: true, isSure: false };

/** Characters of an item at most that a line can still be joined to; a page of millions of characters is no paragraph. */
const MAX_ITEM_CHARS = 5000;

/** Points by which lines hang below the mark of their list. */
const MIN_HANG = 4;
const MAX_HANG = 24;

const SMALL_LETTER = /^(?:[–—-] )?\p{Ll}/u;

/**
 * Tells of each line whether it goes on with the item above it: only where its first word would not have fitted on the line
 * above, for a line that is broken earlier was broken on purpose. Marks decide first, then places, as far as the book has shown
 * how it sets paragraphs and lists, then words.
 */
export function* jointsOf(
  lines: readonly BookLine[],
  styles: Styles,
  isLeftOut: (index: number) => boolean,
): Generator<void, (item: Joined, line: BookLine, index: number) => Joint, void> {
  const edges = yield* rightEdges(lines, styles);
  const gaps = gapLimits(lines, edges, styles);
  yield;
  const hanging = hangingEdges(lines, edges, isLeftOut);
  yield;
  const [indents, lefts] = [indentedStyles(lines, edges, styles), leftEdges(lines, styles)];
  const ragged = leftEdges(
    lines,
    styles,
    (line, index) => AMOUNT.test(line.text) && line.x > (lefts[index] ?? 0) + SAME_EDGE,
  );
  yield;
  const regions = yield* regionsOf(lines, edges, styles);
  const paragraphs = inParagraphs(lines, edges, gaps, styles);
  const whole = wholeLines(lines, edges);
  const hasCapitalNouns = writesNounsWithCapitals(lines);
  const hasDroppedNumbers = dropsNumbers(lines);
  const foods = yield* foodsOf(lines, edges);
  return jointOf;

  function jointOf({ lines: own, text, first, last: previous }: Joined, line: BookLine, index: number): Joint {
    if (text.length > MAX_ITEM_CHARS || line.isParagraph || line.cell !== previous.cell) return ENDS;
    // The name of a part, or the middle of a food: the table does not say.
    if (line.cell === "food" && line.isParagraph === undefined && text.endsWith(":")) return PERHAPS_ON;
    if (line.isParagraph === false && line.page === previous.page && line.block === previous.block) return GOES_ON;
    if (!isSameSetting(previous, line)) return ENDS;
    if (BULLET.test(line.text) && !isAside(text, line.text)) return ENDS;
    if (NUMBERED.test(line.text) && !isMidSentence(text)) return ENDS;
    if (own.length === 1 && /^(?:step )?\d{1,2}[.)]?$/i.test(text) && isBeside(previous, line))
      return [null, "servings", "times"].includes(recipePart(line.text)) ? GOES_ON : ENDS;
    if (/\p{L}[-\u00ad]$/u.test(previous.text) && /^\p{Ll}/u.test(line.text)) return GOES_ON;
    const region = regions[index];
    const isOpen = isUnfinished(text);
    const isBesides = line.size > 0 && line.block === previous.block && line.page === previous.page;
    const shift = isBesides ? line.x - first.x : 0;
    const isLowercase = SMALL_LETTER.test(line.text);
    // Marks say where entries begin: what hangs below one without a mark is more of it, wherever it was broken.
    const isNear = line.gapAbove <= (gaps[styles.of[index] ?? 0] ?? 0);
    if (shift > MIN_HANG && shift < MAX_HANG && isNear && BULLET.test(text) && !isHeadingLine(line.text))
      return GOES_ON;
    // Where amounts have a column of their own, that of the foods is narrower than the lines tell.
    if (fits(previous, line, edges[own.at(-1) ?? 0] ?? 0))
      return shift > SAME_EDGE && isLowercase && opensWithAmount(text) && !endsSentence(text) ? PERHAPS_ENDS : ENDS;
    // Without geometry nothing else tells what opens a page from what goes on there.
    if (line.size === 0 && line.page !== previous.page && endsSentence(text)) return ENDS;
    const isBelowHead = isLeftOut(index - 1);
    if (!isBelowHead && Number.isFinite(line.gapAbove) && line.gapAbove > (gaps[styles.of[index] ?? 0] ?? 0))
      return ENDS;
    if (NUMBERED.test(text) && hangsOverPage(first, previous, line)) return GOES_ON;
    if (/\d[-–]$/.test(text) && /^\d/.test(line.text)) return GOES_ON;
    const indent = indents.get(styles.of[index] ?? 0);
    if (indent !== undefined && !isHeadingLine(text) && !isHeadingLine(line.text)) {
      const beyond = line.x - (lefts[index] ?? 0);
      if (Math.abs(beyond - indent) <= SAME_EDGE) return ENDS;
      if (beyond <= SAME_EDGE && looksLikeSentence(text)) return GOES_ON;
    }
    const isParagraph = isBesides && paragraphs[index] === true;
    if (isParagraph && isLowercase) return GOES_ON;
    const opens = opensWithAmount(line.text);
    const isListed = opensWithAmount(text) || (region?.isList === true && text.length < WIDE && !endsSentence(text));
    if (foods.haveCapitals && isListed && !opens && !isOpen && !NUMBERED.test(text) && shift > -SAME_EDGE) {
      if (isLowercase || line.text.startsWith("(")) return GOES_ON;
      const [word = ""] = /^\p{Lu}\p{Ll}+/u.exec(line.text) ?? [];
      return foods.words.has(word.toLowerCase()) ? ENDS : PERHAPS_ENDS;
    }
    if (shift > SAME_EDGE && !isHeadingLine(text)) {
      // A food without an amount stands where those do that have theirs in a column of its own.
      const isShort = text.length < WIDE && opensWithAmount(text) && !NUMBERED.test(text);
      const hasColumn = (ragged[index] ?? Infinity) < line.x - SAME_EDGE;
      const isFood = opens || (isShort && (SEASONING.test(line.text) || (hasColumn && /^\p{Lu}/u.test(line.text))));
      return isFood && !isOpen && !isRun(text) ? PERHAPS_ON : GOES_ON;
    }
    if (isHeadingLine(text) || (!isOpen && isHeadingLine(line.text) && !(isRun(text) && AMOUNT.test(line.text))))
      return ENDS;
    if (shift < -SAME_EDGE) return own.length === 1 && !AMOUNT.test(line.text) ? PERHAPS_ON : ENDS;
    if (hasDroppedNumbers && own.length === 2 && isBesides && COUNTED.test(text) && isTight(line, previous))
      return GOES_ON;
    const hangs = previous.x - first.x > SAME_EDGE && previous.page === first.page && previous.block === first.block;
    if (isBesides && (hangs || (own.length === 1 && hanging.has(edgeKey(first))))) return ENDS;
    if (isOpen) return GOES_ON;
    if (isParagraph && (looksLikeSentence(text) || !(opens || opensWithAmount(text)))) return GOES_ON;
    if (opens) return isRun(text) ? GOES_ON : ENDS;
    if (/^[(&+/]/.test(line.text) || lacksNoun(text)) return GOES_ON;
    const isEnded = endsSentence(text);
    if (region?.isSmall && isEnded && !isLowercase) return PERHAPS_ENDS;
    if (region && (region.isList || (text.length < WIDE && opensWithAmount(text))))
      return jointOfList(
        text,
        line.text,
        foods.mayBeSmall ? { ...region, hasLowercase: true } : region,
        !isBesides || (whole.begin.has(line.text) && line.text.includes(" ")) || whole.end.has(text),
      );
    if (isLowercase && !isBesides && region?.hasLowercase) return PERHAPS_ON;
    if (isLowercase || (looksLikeSentence(text) && !isEnded)) return GOES_ON;
    return looksLikeSentence(text) ? PERHAPS_ON : PERHAPS_ENDS;
  }

  /** "500 g mehligkochende", in a language of which every food has a capital. */
  function lacksNoun(text: string): boolean {
    return hasCapitalNouns && AMOUNT.test(text.replace(BULLET, "")) && text.length < 60 && !/\p{Lu}/u.test(text);
  }
}

/** A step behind a number alone: "1 Slice the leeks". */
const COUNTED = /^\d{1,2} \p{L}/u;

/** Lines that must stand below a number of two lines' height. */
const MIN_DROPPED = 3;

/** Whether numbers of steps reach over two lines: the second stands beside its number, and the third, in the middle of a sentence, below it. */
function dropsNumbers(lines: readonly BookLine[]): boolean {
  const below = lines.filter((line, index) => {
    const [first, second] = [lines[index - 2], lines[index - 1]];
    if (!first || !second || first.page !== line.page || first.block !== line.block || !COUNTED.test(first.text))
      return false;
    const isBelow = Math.abs(line.x - first.x) <= SAME_EDGE && second.x - first.x > SAME_EDGE;
    return isBelow && SMALL_LETTER.test(line.text) && isTight(line, second);
  });
  return below.length >= MIN_DROPPED;
}

/** No more white above it than above the line before it. */
function isTight({ gapAbove }: BookLine, above: BookLine): boolean {
  return Number.isFinite(above.gapAbove) && gapAbove <= above.gapAbove + 1;
}

/** "salt + pepper to taste" has no amount in any book, and nothing in front of it. */
const SEASONING = /^(?:salt|salz|sel|sal|sale|zout) (?:and|&|\+|und|et|y|e|en|to|nach) /i;

/** An ingredient of so many characters is whole, unless one word alone stands below it. */
const WIDE = 45;

/** Of two lines of a list, the first of which reaches to its edge: whether the second is more of it, told by what they say. */
function jointOfList(text: string, below: string, region: Region, isWhole: boolean): Joint {
  if (SMALL_LETTER.test(below)) {
    if (!region.hasLowercase || (hasSentence(text) && !endsSentence(text))) return GOES_ON;
  } else if (hasSentence(`${text} ${below}`) && endsSentence(text) && !region.hasSentences)
    return evidenceOf(below).asIngredient < 0 ? GOES_ON : PERHAPS_ON;
  return isWhole || endsSentence(text) || (text.length >= WIDE && below.includes(" ")) ? ENDS : PERHAPS_ENDS;
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
    amounts.length >= 4 && amounts.filter(({ text }) => / \p{Lu}\p{L}{2}/u.test(text)).length > 0.9 * amounts.length
  );
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

/** "the cutting board" goes on with "- leaving the other end whole": the dash opens no entry of a list. */
function isAside(text: string, below: string): boolean {
  return /^[–—-] \p{Ll}/u.test(below) && looksLikeSentence(text) && !endsSentence(text) && !BULLET.test(text);
}

/** "…for about" goes on with "10. Serve" as little as a sentence that has ended. */
function isMidSentence(text: string): boolean {
  return endsOpen(text) && !NUMBERED.test(text.slice(-4));
}
