import { linesOfRecipe, type FoundRecipe, type Item } from "../book-reading";
import { usualStyle } from "../setting/styles";

/** "Leek soup ..... 12", "Leek soup . . . 12", "Leek soup, 12-14", "Leek soup 12". */
const PAGE_REFERENCE = /(?:\.{3}|…|(?: \.){3}|,)\s*\d{1,4}(?:[-–, ]{1,9}\d{1,4}){0,40}$|^\p{L}[^.!?]{2,60}\s\d{1,3}$/u;

/** Share of a page's lines that name recipes or pages from which on it lists them. */
const MIN_LISTED = 0.6;
const MIN_LINES = 4;

/** Share of amounts up to which a page below such a heading, or behind such a page, goes on with it. */
const MAX_AMOUNTS = 0.15;

const PAGES_A_STEP = 50;

/** For each item whether it belongs to the contents or the index. */
export function* isListOfRecipes(items: readonly Item[]): Generator<void, boolean[], void> {
  const listed = items.map(() => false);
  for (let start = 0; start < items.length;) {
    const page = items[start]?.first.page ?? 0;
    let end = start + 1;
    while (end < items.length && items[end]?.first.page === page) end++;
    const heading = items.slice(start, end).findIndex((each) => each.heading === "book");
    const from = heading === -1 ? start : start + heading;
    const own = items.slice(from, end);
    const refers = own.filter(isReference).length;
    const goesOn = listed[start - 1] === true;
    const isList =
      (refers >= MIN_LINES && refers >= MIN_LISTED * own.length) ||
      ((heading !== -1 || goesOn) &&
        !own.some((each) => each.number !== null || each.asStep > 2 || each.heading === "ingredients") &&
        own.filter((each) => each.hasAmount && !isReference(each)).length <= MAX_AMOUNTS * own.length);
    if (isList) {
      const first = heading === -1 && !goesOn ? Math.max(0, own.findIndex(isReference)) : 0;
      const last = refers >= MIN_LINES ? own.findLastIndex(isReference) : lastInUsualStyle(own);
      listed.fill(true, from + first, from + last + 1);
    }
    start = end;
    if (page % PAGES_A_STEP === 0) yield;
  }
  return listed;
}

function isReference({ text, number, isFact, hasAmount }: Item): boolean {
  return number === null && !isFact && PAGE_REFERENCE.test(text) && !(hasAmount && /^\d/.test(text));
}

/** The last item that is set as most are. A recipe may begin below. */
function lastInUsualStyle(items: readonly Item[]): number {
  const usual = usualStyle(items);
  return items.findLastIndex(({ style }) => style === usual);
}

/** Items above an amount or a step that may be its title, its servings and its first ingredients. */
const REACH_ABOVE = 12;

/** Lines of items in no recipe that are listed, or have no evidence of one near below them. */
export function exceptionsOf(
  items: readonly Item[],
  listed: readonly boolean[],
  recipes: readonly FoundRecipe[],
): number[] {
  const inRecipe = new Set(recipes.flatMap(linesOfRecipe));
  const firstRecipe = recipes[0]?.title[0] ?? Infinity;
  const isOutside = items.map(({ lines }) => !inRecipe.has(lines[0] ?? 0));
  const exceptions: Item[] = [];
  let below = Infinity;
  for (const [index, item] of [...items.entries()].toReversed()) {
    const isFree = isOutside[index] === true && !listed[index];
    if (isFree && isEvidence(item, (item.lines[0] ?? 0) < firstRecipe, items[index + 1])) below = index;
    if (isOutside[index] && (listed[index] || below - index > REACH_ABOVE)) exceptions.push(item);
    if (!isFree || (item.sign === "title" && below - index <= REACH_ABOVE)) below = Infinity;
  }
  return exceptions.toReversed().flatMap(({ lines }) => lines);
}

/** An amount, a numbered step, the heading of one of them, or an instruction. The introduction of a book instructs as well, though never twice in a row. */
function isEvidence({ sign }: Item, isBeforeRecipes: boolean, next: Item | undefined): boolean {
  if (sign === "instruction") return !isBeforeRecipes || next?.sign === "instruction";
  return sign === "amount" || sign === "step" || sign === "heading";
}
