import { foldText } from "../../ingredients/names/normalize-name";
import type { FoundRecipe, LineRun, Item } from "../book-reading";
import { RecipeParts } from "../rules/recipe-parts";
import { areTwoInOne } from "../rules/two-in-one";
import { titleLetters } from "./label-window";

/** Why a label is no recipe. The lines that it was about stay uncovered, and so are asked about again or named. */
export type LabelRefusal =
  | "copied from the example"
  | "out of range"
  | "title does not fit"
  | "no ingredients"
  | "no steps"
  | "swapped"
  | "overlapping"
  | "repeated"
  | "two recipes in one"
  | "lines left out";

/** Ingredients, steps, or a recipe in running prose with both in one. */
export type PartKind = "I" | "S" | "P";

/** One recipe as a model labelled it, by the positions of a window's items. */
export interface Label {
  readonly title: number;
  /** The first letters of the title, as a check against slips. */
  readonly letters: string;
  readonly servings: number | null;
  /** `end` is exclusive. */
  readonly parts: readonly { readonly kind: PartKind; readonly start: number; readonly end: number }[];
}

/** What is labelled: the items of a window. */
export interface Labelled {
  readonly items: readonly Item[];
  /** Lines of each title that the rules saw. */
  readonly titles: readonly LineRun[];
}

/** What stands between two parts at most that is no sentence: "Salt" below a list of amounts. */
const MAX_PLAIN_INGREDIENT = 60;

/** From so many instructions among the ingredients, or amounts among the steps, on an answer has taken one for the other. */
const MAX_OF_OTHER = 0.5;

/**
 * The recipe that a label names, or why it is not believed: numbers that cannot be, or a page that says otherwise. Parts
 * that stop short of a line that can belong to nothing else reach over it, so that a dropped line is not lost.
 *
 * @param next position at which the next recipe begins
 */
export function recipeOfLabel(label: Label, labelled: Labelled, next: number): FoundRecipe | LabelRefusal {
  const fault = faultOfNumbers(label, labelled.items, next);
  if (fault !== null) return fault;
  const own = labelled.items.slice(0, next);
  const kinds = completed(label, own);
  return contradiction(label, own, kinds) ?? recipeOf(label, own, labelled.titles, kinds);
}

function faultOfNumbers(
  { title, letters, servings, parts }: Label,
  items: readonly Item[],
  next: number,
): LabelRefusal | null {
  const isIn = (position: number): boolean => position >= 0 && position < items.length;
  if (
    !isIn(title) ||
    (servings !== null && !isIn(servings)) ||
    parts.some(({ start, end }) => !isIn(start) || !isIn(end - 1))
  )
    return "out of range";
  if (parts.some(({ start, end }) => end <= start || start <= title)) return "swapped";
  const ordered = parts.toSorted((left, right) => left.start - right.start);
  if (ordered.some(({ start }, index) => index > 0 && start < (ordered[index - 1]?.end ?? 0))) return "overlapping";
  if ((ordered.at(-1)?.end ?? 0) > next) return "overlapping";
  const isTitle = (text: string): boolean => foldText(titleLetters(text)).startsWith(foldText(letters));
  const text = items[title]?.text ?? "";
  const isNamed = (name: string): boolean => isTitle(name) || isTitle(name.replace(/^\d+\W+/, ""));
  // Where the rules see a title there, a letter that slipped counts for nothing, unless the letters are another title's.
  const isOthers = items.some((item, position) => position !== title && item.sign === "title" && isNamed(item.text));
  const fits = isNamed(text) || (items[title]?.sign === "title" && !isOthers);
  return fits && !isBesideTitle(items, title) ? null : "title does not fit";
}

/** Whether a line that is no title by its looks was named in place of one right above it, or right below. */
function isBesideTitle(items: readonly Item[], title: number): boolean {
  if (items[title]?.sign === "title") return false;
  const isPart = (item: Item | undefined): boolean => ["amount", "step", "instruction"].includes(item?.sign ?? "");
  let above = title - 1;
  while (above >= 0 && items[above]?.sign !== "title" && !isPart(items[above])) above--;
  return items[title + 1]?.sign === "title" || items[above]?.sign === "title";
}

/**
 * The part of each position from the title up to the next recipe: that of the label, without headings at its edges, and
 * what lies beside it by what it looks like. Null for what is in none.
 */
function completed({ title, parts }: Label, items: readonly Item[]): (PartKind | null)[] {
  const kinds = items.map((): PartKind | null => null);
  for (const { kind, start, end } of parts) kinds.fill(kind, start, end);
  for (const [position, { sign }] of items.entries())
    if ((sign === "heading" || sign === "fact") && kinds[position] !== "P") kinds[position] = null;
  if (kinds.includes("P")) return kinds;
  keepToHeadings(kinds, items, title);
  let above: PartKind | null = null;
  for (const [offset, item] of items.slice(title + 1).entries()) {
    if (item.sign === "title") break;
    const position = title + 1 + offset;
    const below = kinds.slice(position).find((kind) => kind !== null) ?? null;
    kinds[position] ??= sideOf(item, above, below);
    above = kinds[position] ?? above;
  }
  return kinds;
}

/** The part of an item that no label has, by what it looks like and by the parts above and below it. */
function sideOf({ sign, text }: Item, above: PartKind | null, below: PartKind | null): PartKind | null {
  const isAt = (kind: PartKind): boolean => above === kind || below === kind;
  if (sign === "amount") return isAt("I") || (above === null && below === "S") ? "I" : null;
  if (sign === "step" || sign === "instruction") return isAt("S") || (above === "I" && below === null) ? "S" : null;
  if (sign !== null) return null;
  const isLastOfList = above === "I" && below === "S" && text.length <= MAX_PLAIN_INGREDIENT;
  return above === below || isLastOfList ? above : null;
}

/** Between two headings stands one part and below the second the other: a label that has slipped by a line is put right. */
function keepToHeadings(kinds: (PartKind | null)[], items: readonly Item[], title: number): void {
  const headings = items.flatMap(({ sign }, position) => (position > title && sign === "heading" ? [position] : []));
  const [first = 0, second = 0] = headings;
  const usual = (from: number, to?: number): PartKind | null => {
    const own = kinds.slice(from, to);
    const count = (kind: PartKind): number => own.filter((each) => each === kind).length;
    return count("I") === count("S") ? null : count("I") > count("S") ? "I" : "S";
  };
  const [above, below] = [usual(first + 1, second), usual(second + 1)];
  if (headings.length !== 2 || above === null || below === null || above === below) return;
  const firstBelow = kinds.indexOf(below, second);
  for (let position = first + 1; position < items.length; position++) {
    const sign = items[position]?.sign;
    if (sign === "heading" || sign === "fact" || sign === "title") continue;
    if (position < second) kinds[position] = above;
    else if (position < firstBelow || kinds[position] === above) kinds[position] = below;
  }
}

/** What the page says against a label: parts taken for one another, and lines of a recipe that no part has. */
function contradiction(
  { title, parts }: Label,
  items: readonly Item[],
  kinds: readonly (PartKind | null)[],
): LabelRefusal | null {
  for (const { kind, start, end } of parts) {
    const signs = items.slice(start, end).map(({ sign }) => sign);
    const ofOther = signs.filter((sign) =>
      kind === "I" ? sign === "step" || sign === "instruction" : sign === "amount",
    );
    if (signs.includes("title") || (kind === "I" && signs.includes("step"))) return "swapped";
    // A paragraph of prose may begin with an amount.
    if (kind !== "P" && ofOther.length > MAX_OF_OTHER * signs.length) return "swapped";
  }
  const first = kinds.findIndex((kind) => kind !== null);
  const last = kinds.findLastIndex((kind) => kind !== null);
  const sorted = kinds.map((kind) => (kind === "I" ? "ingredients" : kind === null ? null : "steps"));
  if (areTwoInOne(items.slice(first, last + 1), sorted.slice(first, last + 1))) return "two recipes in one";
  for (const [position, { sign }] of items.entries()) {
    if (position <= title || kinds[position] !== null) continue;
    if (sign === "title" && position > last) break;
    const isBetween = position > first && position < last;
    if (sign === "amount" || sign === "step" || (sign === "instruction" && position > first)) return "lines left out";
    // Between two parts stand headings and nothing else.
    if (isBetween && sign !== "heading" && sign !== "fact") return "lines left out";
  }
  if (kinds.includes("P")) return null;
  if (!kinds.includes("I")) return "no ingredients";
  return kinds.includes("S") ? null : "no steps";
}

/** Where a recipe begins: at its title, or at servings that stand right above it. */
export function beginOf({ title, servings }: Label, items: readonly Item[]): number {
  if (servings === null || servings < 0 || servings >= title) return title;
  return items.slice(servings, title).every(({ sign }) => sign === "fact") ? servings : title;
}

function recipeOf(
  label: Label,
  items: readonly Item[],
  titles: Labelled["titles"],
  kinds: readonly (PartKind | null)[],
): FoundRecipe {
  const named = items[label.title]?.lines ?? [];
  const title = titles.find((lines) => lines.includes(named[0] ?? -1)) ?? named;
  const whole = [...title];
  const parts = new RecipeParts();
  const firstPart = kinds.findIndex((kind) => kind !== null);
  const lastPart = kinds.findLastIndex((kind) => kind !== null);
  // Above a title that was not named may stand more of what is its: servings, or a first line that looks like none.
  const hasMore = items.slice(lastPart + 1).some(({ sign }) => sign === "title");
  const begin = beginOf(label, items);
  for (const [offset, item] of items.slice(begin, hasMore ? lastPart + 1 : undefined).entries()) {
    const position = begin + offset;
    const kind = kinds[position] ?? null;
    if (title.includes(item.lines[0] ?? -1)) continue;
    // A title may go on below in its own style.
    if (item.sign === "title" && position < firstPart && position === label.title + 1) whole.push(...item.lines);
    else if (item.sign === "heading") parts.headings.push(...item.lines);
    else if (item.sign === "fact") parts.facts.push(...item.lines);
    else if (kind === "I" && item.heading === "group" && kinds[position + 1] === "I") parts.openSection(item.lines);
    else if (kind === "I") parts.addIngredient(item.lines);
    else if (kind === "S" || kind === "P") parts.steps.push(item.lines);
    else parts.description.push(...item.lines);
  }
  return parts.asRecipe(whole, []);
}
