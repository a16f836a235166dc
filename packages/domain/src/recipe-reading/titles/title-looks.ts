import type { Item } from "../book-reading";
import { SENTENCE } from "../items/item-evidence";
import type { Styles } from "../setting/styles";

/** A title as items that follow one another; more than one where the rules of joining keep its lines apart. */
export interface Title {
  readonly first: number;
  /** Index of the last item. */
  readonly last: number;
}

/** Items above the ingredients within which a title is looked for. */
export const REACH = 30;

export const LARGE = 1.15;

/** What is larger still says no more. */
const MOST = 2;

/** Share of the headings of a style that recipes follow, from which on it is a style of titles. */
const MIN_PRECISION = 0.55;

/** Without sizes there are capitals alone, which chapters have as well: titles stand above several lists, and above this share of them. */
const MIN_LISTS = 0.2;

/** Servings or ingredients come right below. */
export function opensBelow(items: readonly Item[], index: number): boolean {
  const below = items[index + 1];
  return [below?.isFact, below?.hasAmount, below?.heading === "ingredients", below?.first.cell === "food"].includes(
    true,
  );
}

interface Votes {
  /** For each look the lists of ingredients it stands above, and how often it stands anywhere. */
  readonly votes: ReadonlyMap<number, { above: number; all: number }>;
  /** Items between what stands above a list and that list. */
  readonly isInHead: ReadonlySet<number>;
}

export function countVotes(
  items: readonly Item[],
  looks: readonly (readonly number[])[],
  mayBe: readonly boolean[],
): Votes {
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

export function isWeak(look: number): boolean {
  return look === APART || look === TOP;
}

/** All that sets each item apart from the text: its style of letters, as a number from 0, and the signs above. */
export function looksOf(items: readonly Item[], styles: Styles): number[][] {
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
export function opensList(items: readonly Item[], index: number): boolean {
  if (items[index]?.heading === "ingredients") return true;
  if (items[index]?.first.cell !== undefined) return items[index - 1]?.first.cell === undefined;
  if (!items[index]?.hasAmount) return false;
  const above = items.slice(Math.max(0, index - 3), index);
  // What stands above a step is of the recipe before.
  const own = above.slice(above.findLastIndex((each) => !each.hasAmount && each.asStep >= SENTENCE) + 1);
  if (own.some((each) => each.hasAmount || each.heading === "ingredients")) return false;
  return items.slice(index + 1, index + 4).some((each) => each.hasAmount);
}

export function chooseLooks(
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

export function prominenceOf(look: number, styles: Styles): number {
  if (look === VARIED) return MOST;
  return look === TOP ? 0.95 : look === NAMED ? LARGE : Math.min(MOST, styles.prominenceOf(look));
}
