import { foldText } from "../../ingredients/names/normalize-name";
import type { Item } from "../book-reading";
import { BLANK_LINE } from "../lines/book-line";
import { isUnfinished } from "../words/sentences";
import { isNameOf, isStep, SENTENCE } from "./item-evidence";
import type { Styles } from "./styles";
import { NO_DISH } from "./suspicion";

/** A title as items that follow one another; more than one where the rules of joining keep its lines apart. */
export interface Title {
  readonly first: number;
  /** Index of the last item. */
  readonly last: number;
}

export interface Titles {
  readonly titles: readonly Title[];
  /** Whether the titles stand out by their style; else they were told by words and blank lines alone. */
  readonly hasStyle: boolean;
}

/** Items above the ingredients within which a title is looked for. */
const REACH = 30;

/** A text that stands as a heading this often is a label, no title. */
const MIN_REPEATS = 3;

const LARGE = 1.15;

/** What is larger still says no more. */
const MOST = 2;

const MAX_TITLE_CHARS = 110;

/** Share of the headings of a style that recipes follow, from which on it is a style of titles. */
const MIN_PRECISION = 0.55;

/** Without sizes there are capitals alone, which chapters have as well: titles stand above several lists, and above this share of them. */
const MIN_LISTS = 0.2;

/** @param isLeftOut items that no title is looked for in: those of the contents and the index */
export function findTitles(items: readonly Item[], styles: Styles, isLeftOut: (item: number) => boolean): Titles {
  const labels = repeatedLabels(items);
  const looks = looksOf(items, styles);
  const couldBe = items.map((item, index) => !isLeftOut(index) && (looks[index]?.length ?? 0) > 0 && mayBeTitle(item));
  const mayBe = items.map(({ text }, index) => couldBe[index] === true && !labels.has(foldText(text)));
  const lists = items.filter((_, index) => opensList(items, index)).length;
  const { votes, isInHead } = countVotes(items, looks, mayBe);
  const chosen = chooseLooks(votes, styles, lists);
  if (chosen.size === 0) {
    // Headings by their size alone, in a book that shows no list by which to tell what of.
    const large = items.flatMap(({ style }, index) =>
      mayBe[index] && styles.prominenceOf(style) >= LARGE ? [{ first: index, last: index }] : [],
    );
    return { titles: large.length > 0 ? large : titlesByWords(items, isLeftOut, labels), hasStyle: false };
  }
  // White space and a page's top say little by themselves: a list has to follow.
  const isChosen = (index: number): boolean =>
    looks[index]?.some((look) => chosen.has(look) && (!isWeak(look) || isInHead.has(index))) === true;
  const titles: Title[] = [];
  let [hasList, hasSteps] = [true, true];
  for (let index = 0; index < items.length; index++) {
    if (items[index]?.hasAmount) hasList = true;
    else if ((items[index]?.asStep ?? 0) >= SENTENCE) hasSteps = true;
    // Below a whole recipe a repeated text is no label, but another dish of that name.
    const isTitle = mayBe[index] || (couldBe[index] && hasList && hasSteps && opensBelow(items, index));
    if (!isTitle || !isChosen(index)) continue;
    let last = index;
    while (couldBe[last + 1] && continuesTitle(styles, items[last], items[last + 1])) last++;
    [hasList, hasSteps] = [false, false];
    titles.push({ first: index, last });
    index = last;
  }
  return { titles, hasStyle: true };
}

/** From this ratio to a title's size on a heading is that of a chapter, and what stands below it is no recipe's above it. */
const OF_CHAPTER = 1.08;

/** Index of the item behind the recipe of a title: the next title, or a chapter's heading above that. */
export function endOfRecipe(items: readonly Item[], styles: Styles, { first, last }: Title, next: number): number {
  const size = styles.sizeOf(items[first]?.style ?? 0);
  if (size === 0) return next;
  const chapter = items
    .slice(last + 1, next)
    .findIndex(
      (item) =>
        styles.isDistinct(item.style) &&
        item.number === null &&
        !item.hasAmount &&
        /\p{L}{3}/u.test(item.text) &&
        (styles.sizeOf(item.style) >= OF_CHAPTER * size
          ? item.heading === null && !item.isFact
          : NO_DISH.test(item.text)),
    );
  return chapter === -1 ? next : last + 1 + chapter;
}

/** Servings or ingredients come right below. */
function opensBelow(items: readonly Item[], index: number): boolean {
  const below = items[index + 1];
  return below?.isFact === true || below?.hasAmount === true || below?.heading === "ingredients";
}

/** Headings that stand all over the book ("You will need", "Vegetarian") and so are no titles. */
function repeatedLabels(items: readonly Item[]): ReadonlySet<string> {
  const lists = items.filter((each, index) => each.hasAmount && !items[index - 1]?.hasAmount).length;
  const counts = new Map<string, number>();
  for (const { text } of items) {
    if (text.length > 60) continue;
    const folded = foldText(text);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  const least = Math.max(MIN_REPEATS, 0.08 * lists);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

function mayBeTitle({ text, isFact, heading }: Item): boolean {
  if (NO_DISH.test(text) || text.length < 2 || text.length > MAX_TITLE_CHARS || isFact || heading !== null)
    return false;
  if (
    !/\p{L}{2}/u.test(text) ||
    /^[•*·▪◦] /.test(text) ||
    /[,;:]$/.test(text) ||
    /[.!?] \p{Lu}\p{Ll}+ .*[.]$/u.test(text)
  )
    return false;
  return !(text.endsWith(".") && text.split(" ").length > 5);
}

interface Votes {
  /** For each look the lists of ingredients it stands above, and how often it stands anywhere. */
  readonly votes: ReadonlyMap<number, { above: number; all: number }>;
  /** Items between what stands above a list and that list. */
  readonly isInHead: ReadonlySet<number>;
}

function countVotes(items: readonly Item[], looks: readonly (readonly number[])[], mayBe: readonly boolean[]): Votes {
  const votes = new Map<number, { above: number; all: number }>();
  const voteOf = (look: number): { above: number; all: number } => {
    const known = votes.get(look) ?? { above: 0, all: 0 };
    votes.set(look, known);
    return known;
  };
  looks.forEach((own, index) => {
    for (const look of own)
      if (mayBe[index] && !(mayBe[index - 1] && looks[index - 1]?.includes(look))) voteOf(look).all += 1;
  });
  const isInHead = new Set<number>();
  const counted = new Set<string>();
  items.forEach(({ number }, index) => {
    if (!opensList(items, index) && number !== 1) return;
    const seen = new Set<number>();
    for (let above = index - 1; above >= 0 && above >= index - REACH; above--) {
      const its = items[above];
      if (!its || its.hasAmount || (its.number !== null && !mayBe[above])) break;
      if (!mayBe[above]) continue;
      isInHead.add(above);
      for (const look of looks[above] ?? []) {
        if (seen.has(look)) continue;
        seen.add(look);
        if (!counted.has(`${above} ${look}`)) voteOf(look).above += 1;
        counted.add(`${above} ${look}`);
      }
    }
  });
  return { votes, isInHead };
}

/** White space above it, more than text has. */
const APART = -1;

/** The file's outline names it. */
const NAMED = -2;

/** Larger than the text, each in a size of its own: titles that are fitted to the page. */
const VARIED = -3;

/** It opens a page. */
const TOP = -4;

function isWeak(look: number): boolean {
  return look === APART || look === TOP;
}

/** All that sets each item apart from the text: its style of letters, as a number from 0, and the signs above. */
function looksOf(items: readonly Item[], styles: Styles): number[][] {
  const apart = standingApart(items);
  const varied = variedStyles(items, styles);
  return items.map(({ style, first }, index) => [
    ...(styles.isDistinct(style) ? [style] : []),
    ...(first.isInOutline ? [NAMED] : []),
    ...(varied.has(style) ? [VARIED] : []),
    ...(apart[index] ? [APART] : []),
    ...(first.size > 0 && items[index - 1]?.last.page !== first.page ? [TOP] : []),
  ]);
}

/** Items of a style at most that is one of many sizes. */
const MAX_OF_SIZE = 2;

function variedStyles(items: readonly Item[], styles: Styles): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { style } of items) counts.set(style, (counts.get(style) ?? 0) + 1);
  const varied = [...counts].filter(
    ([style, count]) => count <= MAX_OF_SIZE && styles.sizeOf(style) > LARGE * styles.sizeOf(styles.body),
  );
  return new Set(varied.length > MAX_OF_SIZE ? varied.map(([style]) => style) : []);
}

/** Which items have more white space above them than text has, and than what stands right above them: a title does, the list below it not. */
function standingApart(items: readonly Item[]): boolean[] {
  const apart: boolean[] = [];
  items.forEach(({ first: { gapAbove, size }, lines, hasAmount, number }, index) => {
    // What opens a page is a title only where its servings or ingredients come at once.
    const isOpen = size > 0 && gapAbove >= 1.3 * size && (Number.isFinite(gapAbove) || opensBelow(items, index));
    const isBelowApart = apart[index - 1] && (items[index - 1]?.first.gapAbove ?? 0) >= gapAbove;
    apart.push(isOpen && lines.length <= 2 && !hasAmount && number === null && !isBelowApart);
  });
  return apart;
}

/** Whether a list of ingredients begins here: its heading, or an amount with another one near below. */
function opensList(items: readonly Item[], index: number): boolean {
  if (items[index]?.heading === "ingredients") return true;
  if (!items[index]?.hasAmount) return false;
  const above = items.slice(Math.max(0, index - 3), index);
  // What stands above a step is of the recipe before.
  const own = above.slice(above.findLastIndex((each) => !each.hasAmount && each.asStep >= SENTENCE) + 1);
  if (own.some((each) => each.hasAmount || each.heading === "ingredients")) return false;
  return items.slice(index + 1, index + 4).some((each) => each.hasAmount);
}

function chooseLooks(
  votes: ReadonlyMap<number, { above: number; all: number }>,
  styles: Styles,
  lists: number,
): Set<number> {
  const leastAbove = (style: number): number =>
    styles.sizeOf(style) > 0 ? 1 : Math.max(Math.min(2, lists), MIN_LISTS * lists);
  const scored = [...votes]
    .map(([look, { above, all }]) => ({ look, above, precision: above / Math.max(1, all) }))
    .filter(({ look, above, precision }) => above >= leastAbove(look) && precision >= MIN_PRECISION)
    .map((each) => ({ ...each, worth: each.above * each.precision * prominenceOf(each.look, styles) }))
    .toSorted((left, right) => right.worth - left.worth);
  const [best] = scored;
  if (best === undefined) return new Set();
  const least = 0.97 * prominenceOf(best.look, styles);
  const rest = scored.filter(
    ({ look, above, precision }) =>
      above >= 2 && precision >= 0.7 && (look === NAMED || prominenceOf(look, styles) >= least),
  );
  return new Set([best.look, ...rest.map(({ look }) => look)]);
}

function prominenceOf(look: number, styles: Styles): number {
  if (look === VARIED) return MOST;
  return look === TOP ? 0.95 : look === NAMED ? LARGE : Math.min(MOST, styles.prominenceOf(look));
}

function continuesTitle(styles: Styles, item: Item | undefined, next: Item | undefined): boolean {
  if (!item || !next || item.style !== next.style) return false;
  const [above, line] = [item.last, next.first];
  if (above.page !== line.page) return false;
  // The short rest of a title may stand in the column below it.
  if (above.block !== line.block)
    return (
      line.block === above.block + 1 &&
      line.size > 0 &&
      Math.abs(line.x - above.x) < 3 &&
      next.text.length < item.text.length &&
      styles.sizeOf(item.style) > styles.sizeOf(styles.body) &&
      item.lines.length === 1
    );
  return line.gapAbove <= Math.max(2, 0.6 * line.size) && item.text.length + next.text.length <= MAX_TITLE_CHARS;
}

/**
 * Titles of a book without styles: of the names above each list of ingredients the nearest one, unless another list stands
 * above it with no step between: that is the name of a part.
 */
function titlesByWords(
  items: readonly Item[],
  isLeftOut: (item: number) => boolean,
  labels: ReadonlySet<string>,
): Title[] {
  const names = items.map((item, index): boolean => {
    const { gapAbove, size } = item.first;
    const [above, below] = [items[index - 1], items[index + 1]];
    // "7-Up Cake" begins as an ingredient does.
    const isName = isNameOf(item.text, item) || (item.hasAmount && opensBelow(items, index) && !below?.hasAmount);
    const isApart = gapAbove >= (size > 0 ? 0.9 * size : BLANK_LINE) || isStep(above) || above?.isFact === true;
    return isName && isApart && !isLeftOut(index) && !labels.has(foldText(item.text));
  });
  const titles = new Set<number>();
  items.forEach((_, list) => {
    if (!opensList(items, list)) return;
    const name = nearestAbove(list, (index) => names[index] === true || endsHead(items[index]));
    if (name === null || !names[name]) return;
    const part = nearestAbove(name, (index) => isStep(items[index]) || items[index]?.hasAmount === true);
    if (part === null || isStep(items[part])) titles.add(name);
  });
  return [...titles].map((first) => {
    const [title, below] = [items[first], items[first + 1]];
    const goesOn = title && below && isUnfinished(title.text) && isNameOf(below.text, below);
    return { first, last: goesOn ? first + 1 : first };
  });
}

/** Nothing above it is said of the recipe whose list comes below. */
function endsHead(item: Item | undefined): boolean {
  return !item || item.hasAmount || item.number !== null || item.heading === "method";
}

function nearestAbove(from: number, isIt: (index: number) => boolean): number | null {
  for (let index = from - 1; index >= Math.max(0, from - REACH); index--) if (isIt(index)) return index;
  return null;
}
