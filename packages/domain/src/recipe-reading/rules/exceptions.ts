import type { BookLine } from "../lines/book-line";
import {
  linesOfRecipe,
  type BookException,
  type ExceptionKind,
  type FoundRecipe,
  type ReadItem,
} from "../book-reading";
import type { Evidence } from "./item-evidence";
import type { Item } from "./items";

/** "Leek soup ..... 12", "Leek soup . . . 12", "Leek soup, 12-14", "Leek soup 12". */
const PAGE_REFERENCE = /(?:\.{3}|…|(?: \.){3}|,)\s*\d{1,4}(?:[-–, ]+\d{1,4})*$|^\p{L}[^.!?]{2,60}\s\d{1,3}$/u;

/** Share of a page's lines that name recipes or pages from which on it lists them. */
const MIN_LISTED = 0.6;
const MIN_LINES = 4;

const PAGES_A_STEP = 50;

/** For each item whether it belongs to the contents or the index, null for all others. */
export function* isListOfRecipes(
  lines: readonly BookLine[],
  items: readonly Item[],
  evidence: readonly Evidence[],
): Generator<void, (ExceptionKind | null)[], void> {
  const pageOf = (item: Item | undefined): number => lines[item?.lines[0] ?? 0]?.page ?? 0;
  const kinds: (ExceptionKind | null)[] = items.map(() => null);
  for (let start = 0; start < items.length;) {
    const page = pageOf(items[start]);
    let end = start + 1;
    while (end < items.length && pageOf(items[end]) === page) end++;
    const heading = evidence.slice(start, end).findIndex((each) => each.heading === "book");
    const from = heading === -1 ? start : start + heading;
    const own = items.slice(from, end);
    const isReference = (item: Item, index: number): boolean => {
      const its = evidence[from + index];
      if (!its || its.number !== null || its.isFact) return false;
      return PAGE_REFERENCE.test(item.text) && !(its.hasAmount && /^\d/.test(item.text));
    };
    const refers = own.filter(isReference).length;
    const amounts = evidence
      .slice(from, end)
      .filter(
        (each, index) =>
          each.hasAmount && !isReference(items[from + index] ?? { lines: [], text: "", style: 0 }, index),
      ).length;
    const steps = evidence.slice(from, end).filter((each) => each.number !== null || each.asStep > 2).length;
    const goesOn = kinds[start - 1] !== null && kinds[start - 1] !== undefined;
    const isList =
      (refers >= MIN_LINES && refers >= MIN_LISTED * own.length) ||
      ((heading !== -1 || goesOn) &&
        steps === 0 &&
        amounts <= 0.15 * own.length &&
        !evidence.slice(from, end).some((each) => each.heading === "ingredients"));
    if (isList) {
      const kind = from < items.length / 2 ? "contents" : "index";
      const first = heading === -1 && !goesOn ? Math.max(0, own.findIndex(isReference)) : 0;
      const last = lastOfList(own, refers >= MIN_LINES ? isReference : () => false);
      for (let index = from + first; index <= from + last; index++) kinds[index] = kind;
    }
    start = end;
    if (page % PAGES_A_STEP === 0) yield;
  }
  return kinds;
}

/** The last item of a list on its page: its last reference, else the last that is set as most are. A recipe may begin below. */
function lastOfList(items: readonly Item[], isReference: (item: Item, index: number) => boolean): number {
  const lastReference = items.findLastIndex(isReference);
  if (lastReference !== -1) return lastReference;
  const counts = new Map<number, number>();
  for (const { style } of items) counts.set(style, (counts.get(style) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, left], [, right]) => right - left)[0] ?? [-1];
  return items.findLastIndex(({ style }) => style === usual);
}

/** Items above an amount or a step that may be its title, its servings and its first ingredients. */
const REACH_ABOVE = 12;

/**
 * What the items in no recipe are. Amounts and steps among them, and what stands right above or between these, are none:
 * the coverage tells of them.
 */
export function exceptionsOf(
  items: readonly ReadItem[],
  listed: readonly (ExceptionKind | null)[],
  recipes: readonly FoundRecipe[],
): BookException[] {
  const inRecipe = new Set(recipes.flatMap(linesOfRecipe));
  const firstRecipe = recipes[0]?.title[0] ?? Infinity;
  const isFree = items.map(({ lines }, index) => !inRecipe.has(lines[0] ?? 0) && listed[index] === null);
  const exceptions: BookException[] = [];
  let above = items.length;
  const kinds = items.map((): ExceptionKind | null => null);
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (!item || inRecipe.has(item.lines[0] ?? 0)) {
      above = items.length;
      continue;
    }
    if (!isFree[index]) {
      above = items.length;
      kinds[index] = listed[index] ?? null;
      continue;
    }
    const isBeforeRecipes = (item.lines[0] ?? 0) < firstRecipe;
    if (isEvidence(items, isFree, index, isBeforeRecipes)) above = index;
    if (above - index > REACH_ABOVE || above === items.length) kinds[index] = kindOfRest(items, index, isBeforeRecipes);
    else if (item.sign === "title") above = items.length;
  }
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
  items: readonly ReadItem[],
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

function kindOfRest(items: readonly ReadItem[], index: number, isBeforeRecipes: boolean): ExceptionKind {
  const sign = items[index]?.sign ?? null;
  if (sign === "fact") return "table";
  const next = items[index + 1];
  if (sign === "title" && (next === undefined || next.sign === "title")) return "chapter";
  return isBeforeRecipes ? "front matter" : "text";
}
