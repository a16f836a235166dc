import { linesOfRecipe, type BookException, type ExceptionKind, type FoundRecipe, type Item } from "../book-reading";
import { usualStyle } from "./styles";

/** "Leek soup ..... 12", "Leek soup . . . 12", "Leek soup, 12-14", "Leek soup 12". */
const PAGE_REFERENCE = /(?:\.{3}|…|(?: \.){3}|,)\s*\d{1,4}(?:[-–, ]{1,9}\d{1,4}){0,40}$|^\p{L}[^.!?]{2,60}\s\d{1,3}$/u;

/** Share of a page's lines that name recipes or pages from which on it lists them. */
const MIN_LISTED = 0.6;
const MIN_LINES = 4;

/** Share of amounts up to which a page below such a heading, or behind such a page, goes on with it. */
const MAX_AMOUNTS = 0.15;

const PAGES_A_STEP = 50;

/** For each item whether it belongs to the contents or the index, null for all others. */
export function* isListOfRecipes(items: readonly Item[]): Generator<void, (ExceptionKind | null)[], void> {
  const kinds: (ExceptionKind | null)[] = items.map(() => null);
  for (let start = 0; start < items.length;) {
    const page = items[start]?.first.page ?? 0;
    let end = start + 1;
    while (end < items.length && items[end]?.first.page === page) end++;
    const heading = items.slice(start, end).findIndex((each) => each.heading === "book");
    const from = heading === -1 ? start : start + heading;
    const own = items.slice(from, end);
    const refers = own.filter(isReference).length;
    const goesOn = kinds[start - 1] !== null && kinds[start - 1] !== undefined;
    const isList =
      (refers >= MIN_LINES && refers >= MIN_LISTED * own.length) ||
      ((heading !== -1 || goesOn) &&
        !own.some((each) => each.number !== null || each.asStep > 2 || each.heading === "ingredients") &&
        own.filter((each) => each.hasAmount && !isReference(each)).length <= MAX_AMOUNTS * own.length);
    if (isList) {
      const kind = from < items.length / 2 ? "contents" : "index";
      const first = heading === -1 && !goesOn ? Math.max(0, own.findIndex(isReference)) : 0;
      const last = refers >= MIN_LINES ? own.findLastIndex(isReference) : lastInUsualStyle(own);
      kinds.fill(kind, from + first, from + last + 1);
    }
    start = end;
    if (page % PAGES_A_STEP === 0) yield;
  }
  return kinds;
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

/**
 * What the items in no recipe are. Amounts and steps among them, and what stands right above or between these, are none:
 * the coverage tells of them.
 */
export function exceptionsOf(
  items: readonly Item[],
  listed: readonly (ExceptionKind | null)[],
  recipes: readonly FoundRecipe[],
): BookException[] {
  const inRecipe = new Set(recipes.flatMap(linesOfRecipe));
  const firstRecipe = recipes[0]?.title[0] ?? Infinity;
  const kinds = items.map(({ lines }, index) => (inRecipe.has(lines[0] ?? 0) ? null : (listed[index] ?? null)));
  const isFree = items.map(({ lines }, index) => !inRecipe.has(lines[0] ?? 0) && kinds[index] === null);
  let below = Infinity;
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (!item || !isFree[index]) {
      below = Infinity;
      continue;
    }
    const isBeforeRecipes = (item.lines[0] ?? 0) < firstRecipe;
    if (isEvidence(items, isFree, index, isBeforeRecipes)) below = index;
    if (below - index > REACH_ABOVE) kinds[index] = kindOfRest(items, index, isBeforeRecipes);
    else if (item.sign === "title") below = Infinity;
  }
  const exceptions: BookException[] = [];
  items.forEach(({ lines }, index) => {
    const kind = kinds[index] ?? null;
    if (kind === null) return;
    const [start, end] = [lines[0] ?? 0, (lines.at(-1) ?? 0) + 1];
    const last = exceptions.at(-1);
    if (last && kinds[index - 1] === kind) exceptions.splice(-1, 1, { ...last, end });
    else exceptions.push({ kind, start, end });
  });
  return exceptions;
}

/** An amount, a numbered step, the heading of one of them, or an instruction with a short line near above it that may be its title. */
function isEvidence(
  items: readonly Item[],
  isFree: readonly boolean[],
  index: number,
  isBeforeRecipes: boolean,
): boolean {
  const sign = items[index]?.sign;
  if (sign === "amount" || sign === "step" || sign === "heading") return true;
  if (sign !== "instruction") return false;
  // The introduction of a book instructs as well, though never twice in a row.
  return !isBeforeRecipes || (isFree[index + 1] === true && items[index + 1]?.sign === "instruction");
}

function kindOfRest(items: readonly Item[], index: number, isBeforeRecipes: boolean): ExceptionKind {
  const sign = items[index]?.sign ?? null;
  if (sign === "fact") return "table";
  const next = items[index + 1];
  if (sign === "title" && (next === undefined || next.sign === "title")) return "chapter";
  return isBeforeRecipes ? "front matter" : "text";
}
