import { foldText } from "../../ingredients/normalize-name";
import { BLANK_LINE, type BookLine } from "../lines/book-line";
import { isNameOf, isStep, SENTENCE, type Evidence } from "./item-evidence";
import { isUnfinished, type Item } from "./items";
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

export function findTitles(
  lines: readonly BookLine[],
  items: readonly Item[],
  evidence: readonly Evidence[],
  styles: Styles,
  isLeftOut: (item: number) => boolean,
): Titles {
  const labels = repeatedLabels(items, evidence);
  const apart = standingApart(lines, items, evidence);
  const styleOf = items.map((item, index) =>
    styles.isDistinct(item.style) ? item.style : apart[index] ? APART : null,
  );
  const couldBe = items.map(
    (item, index) => !isLeftOut(index) && styleOf[index] !== null && mayBeTitle(item, evidence[index]),
  );
  const mayBe = items.map((item, index) => couldBe[index] === true && !labels.has(foldText(item.text)));
  const isLabel = (index: number): boolean => couldBe[index] === true && mayBe[index] === false;
  const votes = countVotes(styleOf, evidence, mayBe);
  const lists = evidence.filter((_, index) => opensList(evidence, index)).length;
  const chosen = chooseStyles(votes, styles, lists);
  if (chosen.size === 0 && mayBe.some((each, index) => each && isLarge(styles, items[index]))) {
    const titles = mayBe.flatMap((each, index) =>
      each && isLarge(styles, items[index]) ? [{ first: index, last: index }] : [],
    );
    return { titles, hasStyle: false };
  }
  if (chosen.size === 0) return { titles: titlesByWords(lines, items, evidence, isLeftOut, labels), hasStyle: false };
  const titles: Title[] = [];
  let parts = { hasList: true, hasSteps: true };
  for (let index = 0; index < items.length; index++) {
    if (evidence[index]?.hasAmount) parts = { ...parts, hasList: true };
    else if ((evidence[index]?.asStep ?? 0) >= SENTENCE) parts = { ...parts, hasSteps: true };
    // Below a whole recipe a repeated text is no label, but another dish of that name.
    const isTitle = mayBe[index] || (isLabel(index) && parts.hasList && parts.hasSteps && opensBelow(evidence, index));
    if (!isTitle || !chosen.has(styleOf[index] ?? Number.NaN)) continue;
    let last = index;
    while (
      (mayBe[last + 1] || isLabel(last + 1)) &&
      styleOf[last + 1] === styleOf[index] &&
      continuesTitle(lines, styles, items[last], items[last + 1])
    )
      last++;
    parts = { hasList: false, hasSteps: false };
    titles.push({ first: index, last });
    index = last;
  }
  return { titles, hasStyle: true };
}

/** Servings or ingredients come right below. */
function opensBelow(evidence: readonly Evidence[], index: number): boolean {
  const below = evidence[index + 1];
  return below?.isFact === true || below?.hasAmount === true || below?.heading === "ingredients";
}

/** Whether an item is set so large that it is a heading, in a book that shows no list by which to tell what of. */
function isLarge(styles: Styles, item: Item | undefined): boolean {
  return item !== undefined && styles.prominenceOf(item.style) >= LARGE;
}

/** Headings that stand all over the book ("You will need", "Vegetarian") and so are no titles. */
function repeatedLabels(items: readonly Item[], evidence: readonly Evidence[]): ReadonlySet<string> {
  const lists = evidence.filter((each, index) => each.hasAmount && !evidence[index - 1]?.hasAmount).length;
  const counts = new Map<string, number>();
  for (const { text } of items) {
    if (text.length > 60) continue;
    const folded = foldText(text);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  const least = Math.max(MIN_REPEATS, 0.08 * lists);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

function mayBeTitle({ text }: Item, evidence: Evidence | undefined): boolean {
  if (text.length < 2 || text.length > MAX_TITLE_CHARS || !evidence || evidence.isFact || evidence.heading !== null)
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

/** For each style the lists of ingredients it stands above, and how often it stands anywhere. */
function countVotes(
  styleOf: readonly (number | null)[],
  evidence: readonly Evidence[],
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
  styleOf.forEach((_, index) => {
    if (!opensList(evidence, index) && evidence[index]?.number !== 1) return;
    const seen = new Set<number>();
    for (let above = index - 1; above >= 0 && above >= index - REACH; above--) {
      const its = evidence[above];
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

/** Which items have more white space above them than text has, and than what stands right above them: a title does, the list below it not. */
function standingApart(lines: readonly BookLine[], items: readonly Item[], evidence: readonly Evidence[]): boolean[] {
  const apart: boolean[] = [];
  let gapBefore = 0;
  items.forEach((item, index) => {
    const { gapAbove = 0, size = 0 } = lines[item.lines[0] ?? 0] ?? {};
    const its = evidence[index];
    // What opens a page is a title only where its servings or ingredients come at once.
    const next = evidence[index + 1];
    const isHeaded = next?.isFact === true || next?.hasAmount === true || next?.heading === "ingredients";
    const isOpen = size > 0 && gapAbove >= 1.3 * size && (Number.isFinite(gapAbove) || isHeaded);
    apart.push(
      isOpen &&
        item.lines.length <= 2 &&
        its?.hasAmount === false &&
        its.number === null &&
        !(apart[index - 1] && gapBefore >= gapAbove),
    );
    gapBefore = gapAbove;
  });
  return apart;
}

/** Whether a list of ingredients begins here: its heading, or an amount with another one near below. */
export function opensList(evidence: readonly Evidence[], index: number): boolean {
  if (evidence[index]?.heading === "ingredients") return true;
  if (
    !evidence[index]?.hasAmount ||
    evidence.slice(Math.max(0, index - 3), index).some((each) => each.hasAmount || each.heading === "ingredients")
  )
    return false;
  return evidence.slice(index + 1, index + 4).some((each) => each.hasAmount);
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

function continuesTitle(
  lines: readonly BookLine[],
  styles: Styles,
  item: Item | undefined,
  next: Item | undefined,
): boolean {
  if (!item || !next || item.style !== next.style) return false;
  const [above, line] = [lines[item.lines.at(-1) ?? 0], lines[next.lines[0] ?? 0]];
  if (!above || !line || above.page !== line.page) return false;
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
  lines: readonly BookLine[],
  items: readonly Item[],
  evidence: readonly Evidence[],
  isLeftOut: (item: number) => boolean,
  labels: ReadonlySet<string>,
): Title[] {
  const mayBe = ({ text, lines: own }: Item, index: number): boolean => {
    const { gapAbove = 0, size = 0 } = lines[own[0] ?? 0] ?? {};
    const [above, its, below] = [evidence[index - 1], evidence[index], evidence[index + 1]];
    // "7-Up Cake" begins as an ingredient does.
    const isName = isNameOf(text, its) || (its?.hasAmount && opensBelow(evidence, index) && !below?.hasAmount);
    const isApart = gapAbove >= (size > 0 ? 0.9 * size : BLANK_LINE) || isStep(above) || above?.isFact;
    return isName === true && isApart === true && !isLeftOut(index) && !labels.has(foldText(text));
  };
  const names = items.map(mayBe);
  const titles = new Set<number>();
  evidence.forEach((_, list) => {
    if (!opensList(evidence, list)) return;
    const name = nearestAbove(list, (index) => names[index] === true || endsHead(evidence[index]));
    if (name === null || !names[name]) return;
    const part = nearestAbove(name, (index) => isStep(evidence[index]) || evidence[index]?.hasAmount === true);
    if (part === null || isStep(evidence[part])) titles.add(name);
  });
  return [...titles].map((first) => {
    const [title = "", below = ""] = [items[first]?.text, items[first + 1]?.text];
    const goesOn = isUnfinished(title) && isNameOf(below, evidence[first + 1]);
    return { first, last: goesOn ? first + 1 : first };
  });
}

/** Nothing above it is said of the recipe whose list comes below. */
function endsHead(its: Evidence | undefined): boolean {
  return !its || its.hasAmount || its.number !== null || its.heading === "method";
}

function nearestAbove(from: number, isIt: (index: number) => boolean): number | null {
  for (let index = from - 1; index >= Math.max(0, from - REACH); index--) if (isIt(index)) return index;
  return null;
}
