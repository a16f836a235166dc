import { foldText } from "../../ingredients/names/normalize-name";
import type { Item } from "../book-reading";
import { BLANK_LINE } from "../lines/book-line";
import { isUnfinished } from "../words/sentences";
import { isNameOf, isStep, SENTENCE } from "./item-evidence";
import type { Styles } from "./styles";

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

const MAX_TITLE_CHARS = 110;

/** Share of the headings of a style that recipes follow, from which on it is a style of titles. */
const MIN_PRECISION = 0.55;

/** Without sizes there are capitals alone, which chapters have as well: titles stand above several lists, and above this share of them. */
const MIN_LISTS = 0.2;

/** @param isLeftOut items that no title is looked for in: those of the contents and the index */
export function findTitles(items: readonly Item[], styles: Styles, isLeftOut: (item: number) => boolean): Titles {
  const labels = repeatedLabels(items);
  const apart = standingApart(items);
  const varied = variedStyles(items, styles);
  const styleOf = items.map(({ style, first }, index) => {
    if (first.isInOutline) return NAMED;
    if (varied.has(style)) return VARIED;
    return styles.isDistinct(style) ? style : apart[index] ? APART : null;
  });
  const couldBe = items.map((item, index) => !isLeftOut(index) && styleOf[index] !== null && mayBeTitle(item));
  const mayBe = items.map(({ text }, index) => couldBe[index] === true && !labels.has(foldText(text)));
  const lists = items.filter((_, index) => opensList(items, index)).length;
  const chosen = chooseStyles(countVotes(items, styleOf, mayBe), styles, lists);
  if (chosen.size === 0) {
    // Headings by their size alone, in a book that shows no list by which to tell what of.
    const large = items.flatMap(({ style }, index) =>
      mayBe[index] && styles.prominenceOf(style) >= LARGE ? [{ first: index, last: index }] : [],
    );
    return { titles: large.length > 0 ? large : titlesByWords(items, isLeftOut, labels), hasStyle: false };
  }
  const titles: Title[] = [];
  let [hasList, hasSteps] = [true, true];
  for (let index = 0; index < items.length; index++) {
    if (items[index]?.hasAmount) hasList = true;
    else if ((items[index]?.asStep ?? 0) >= SENTENCE) hasSteps = true;
    // Below a whole recipe a repeated text is no label, but another dish of that name.
    const isTitle = mayBe[index] || (couldBe[index] && hasList && hasSteps && opensBelow(items, index));
    if (!isTitle || !chosen.has(styleOf[index] ?? Number.NaN)) continue;
    let last = index;
    while (
      couldBe[last + 1] &&
      styleOf[last + 1] === styleOf[index] &&
      continuesTitle(styles, items[last], items[last + 1])
    )
      last++;
    [hasList, hasSteps] = [false, false];
    titles.push({ first: index, last });
    index = last;
  }
  return { titles, hasStyle: true };
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
  if (text.length < 2 || text.length > MAX_TITLE_CHARS || isFact || heading !== null) return false;
  if (
    !/\p{L}{2}/u.test(text) ||
    /^[•*·▪◦] /.test(text) ||
    /[,;:]$/.test(text) ||
    /[.!?] \p{Lu}\p{Ll}+ .*[.]$/u.test(text)
  )
    return false;
  return !(text.endsWith(".") && text.split(" ").length > 5);
}

/** For each style the lists of ingredients it stands above, and how often it stands anywhere. */
function countVotes(
  items: readonly Item[],
  styleOf: readonly (number | null)[],
  mayBe: readonly boolean[],
): Map<number, { above: number; all: number }> {
  const votes = new Map<number, { above: number; all: number }>();
  const voteOf = (style: number): { above: number; all: number } => {
    const known = votes.get(style) ?? { above: 0, all: 0 };
    votes.set(style, known);
    return known;
  };
  styleOf.forEach((style, index) => {
    if (style !== null && mayBe[index] && !(mayBe[index - 1] && styleOf[index - 1] === style)) voteOf(style).all += 1;
  });
  const counted = new Set<number>();
  items.forEach(({ number }, index) => {
    if (!opensList(items, index) && number !== 1) return;
    const seen = new Set<number>();
    for (let above = index - 1; above >= 0 && above >= index - REACH; above--) {
      const its = items[above];
      if (!its || its.hasAmount || (its.number !== null && !mayBe[above])) break;
      const style = styleOf[above] ?? null;
      if (style === null || !mayBe[above] || seen.has(style)) continue;
      seen.add(style);
      if (!counted.has(above)) voteOf(style).above += 1;
      counted.add(above);
    }
  });
  return votes;
}

/** The style of what stands out by the white space above it alone. */
const APART = -1;

/** The style of what the file's outline names. */
const NAMED = -2;

/** The style of all that is larger than the text, each in a size of its own: titles that are fitted to the page. */
const VARIED = -3;

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
  if (above.some((each) => each.hasAmount || each.heading === "ingredients")) return false;
  return items.slice(index + 1, index + 4).some((each) => each.hasAmount);
}

function chooseStyles(
  votes: ReadonlyMap<number, { above: number; all: number }>,
  styles: Styles,
  lists: number,
): Set<number> {
  const leastAbove = (style: number): number =>
    styles.sizeOf(style) > 0 ? 1 : Math.max(Math.min(2, lists), MIN_LISTS * lists);
  const scored = [...votes]
    .map(([style, { above, all }]) => ({ style, above, precision: above / Math.max(1, all) }))
    .filter(({ style, above, precision }) => above >= leastAbove(style) && precision >= MIN_PRECISION)
    .toSorted(
      (left, right) =>
        right.above * right.precision * styles.prominenceOf(right.style) -
        left.above * left.precision * styles.prominenceOf(left.style),
    );
  const [best] = scored;
  if (best === undefined) return new Set();
  const rest = scored.filter(
    ({ style, above, precision }) =>
      above >= 2 && precision >= 0.7 && styles.prominenceOf(style) >= styles.prominenceOf(best.style) * 0.97,
  );
  return new Set([best.style, ...rest.map(({ style }) => style)]);
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
