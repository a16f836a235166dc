import { foldText } from "../../ingredients/names/normalize-name";
import type { Item } from "../book-reading";
import { SENTENCE } from "../items/item-evidence";
import type { Styles } from "../setting/styles";
import { NO_DISH } from "../rules/suspicion";
import { chooseLooks, countVotes, isWeak, LARGE, looksOf, opensBelow, opensList, type Title } from "./title-looks";
import { titlesByWords } from "./titles-by-words";

export interface Titles {
  readonly titles: readonly Title[];
  /** Whether the titles stand out by their style; else they were told by words and blank lines alone. */
  readonly hasStyle: boolean;
}

/** A text that stands as a heading this often is a label, no title. */
const MIN_REPEATS = 3;

const MAX_TITLE_CHARS = 110;

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

function mayBeTitle({ text, isFact, heading, first }: Item): boolean {
  if (first.cell !== undefined) return false;
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
