import type { BookLine } from "../lines/book-line";
import { isInstruction, signOf, type Evidence } from "./item-evidence";
import type { Item } from "./items";
import { NO_TITLE_STYLE, type FoundRecipe } from "../book-reading";
import { RecipeParts } from "./recipe-parts";
import type { Title } from "./titles";
import { areTwoInOne, type SortedItem } from "./two-in-one";

/** What the items of a recipe below its title can be. */
const PARTS = ["text", "ingredients", "steps", "notes"] as const;
type Part = (typeof PARTS)[number];

/** What it costs to go from one part to the next without a heading between them. */
const COST: Readonly<Record<Part, Readonly<Record<Part, number>>>> = {
  text: { text: 0, ingredients: 1, steps: 2.5, notes: 3 },
  ingredients: { text: 9, ingredients: 0, steps: 1, notes: 4 },
  steps: { text: 9, ingredients: 7, steps: 0, notes: 2 },
  notes: { text: 9, ingredients: 7, steps: 4, notes: 0 },
};

/** What a heading is worth to the part that it names, until the next one; and where no other heading ends the part. */
const HEADED = 6;
const HEADED_OPEN = 1.5;

const PART_OF_HEADING = {
  ingredients: "ingredients",
  method: "steps",
  notes: "notes",
  book: "notes",
  group: null,
} as const;

/** Share of a line's height up to which the white space above it is that of a paragraph's lines. */
const TIGHT = 0.45;

const MAX_PLAIN_HEADING = 120;

interface Segment {
  readonly lines: readonly BookLine[];
  readonly items: readonly Item[];
  readonly evidence: readonly Evidence[];
  readonly title: Title;
  /** Index of the first item behind the recipe. */
  readonly end: number;
  /** Whether the title is in the style of the book's titles. */
  readonly hasTitleStyle: boolean;
}

/** The recipe below a title; null where there is neither an ingredient nor a step. */
export function readRecipe(segment: Segment): FoundRecipe | null {
  const { items, evidence, title, end } = segment;
  const from = title.last + 1;
  const parts = partsOf(segment, from);
  const found = new RecipeParts();
  const listStyle = usualStyle(segment, (offset, its) => parts[offset] === "ingredients" && its.hasAmount);
  for (let index = from; index < end; index++) {
    const item = items[index];
    const its = evidence[index];
    const part = parts[index - from];
    if (!item || !its || !part) continue;
    const isOther = listStyle !== undefined && item.style !== listStyle;
    const isSetApart = part === "ingredients" && isOther && isPlainHeading(item, its);
    const isWithin = found.sections.length > 0 && parts[index + 1 - from] === "ingredients";
    if (isSetApart && !isWithin) found.description.push(...item.lines);
    else if (isSetApart && segment.lines[item.lines[0] ?? 0]?.isBold) found.openSection(item.lines);
    else if (its.heading !== null) {
      const isGroup = its.heading === "group" && part === "ingredients" && parts[index + 1 - from] === "ingredients";
      if (isGroup) found.openSection(item.lines);
      else {
        if (its.heading !== "ingredients") found.openSection([]);
        found.headings.push(...item.lines);
      }
    } else if (its.isFact) found.facts.push(...item.lines);
    else if (part === "ingredients") found.addIngredient(item.lines);
    else if (part === "steps") {
      const above = found.steps.at(-1);
      const goesOn =
        above !== undefined &&
        parts[index - 1 - from] === "steps" &&
        goesOnBelow(items[index - 1], item, its, segment.lines);
      if (goesOn) found.steps.splice(-1, 1, [...above, ...item.lines]);
      else found.steps.push(item.lines);
    } else found.description.push(...item.lines);
  }
  const isInstructed = parts.some((part, offset) => part === "steps" && isInstruction(evidence[from + offset]));
  if (found.sections.length === 0 && !isInstructed) return null;
  const head = items.slice(title.first, title.last + 1).flatMap(({ lines }) => lines);
  return found.asRecipe(head, [...new Set(doubtsAbout(segment, parts, from))]);
}

/** The style of most items of a kind; undefined where there is none. */
function usualStyle(
  { items, evidence, title, end }: Segment,
  isOfKind: (offset: number, its: Evidence) => boolean,
): number | undefined {
  const counts = new Map<number, number>();
  evidence.slice(title.last + 1, end).forEach((its, offset) => {
    const style = items[title.last + 1 + offset]?.style ?? 0;
    if (isOfKind(offset, its)) counts.set(style, (counts.get(style) ?? 0) + 1);
  });
  return [...counts].toSorted(([, left], [, right]) => right - left)[0]?.[0];
}

/** What a list has beside its ingredients and is no ingredient where it is set in another style: a label, the name of a part, a caption. */
function isPlainHeading({ text }: Item, its: Evidence): boolean {
  return (
    its.heading === null && !its.isFact && !its.hasAmount && its.number === null && text.length <= MAX_PLAIN_HEADING
  );
}

/** Whether a step goes on below, however its lines are broken: it has not ended, and what follows begins in the middle of a sentence. */
function goesOnBelow(above: Item | undefined, item: Item, its: Evidence, lines: readonly BookLine[]): boolean {
  const { gapAbove = 0, size = 0 } = lines[item.lines[0] ?? 0] ?? {};
  if (above === undefined || its.number !== null || above.style !== item.style || gapAbove > TIGHT * size) return false;
  return /[\p{L},]$/u.test(above.text) && above.text.length > 20 && /^\p{Ll}/u.test(item.text);
}

/** The most likely part of each item, told all at once: what stands below counts as much as what stands above. */
function partsOf({ items, evidence, end }: Segment, from: number): Part[] {
  const count = end - from;
  const best = PARTS.map(() => new Float64Array(count));
  const came = PARTS.map(() => new Int8Array(count));
  let headed: Part | null = null;
  let worth = 0;
  for (let offset = 0; offset < count; offset++) {
    const its = evidence[from + offset];
    const item = items[from + offset];
    if (!its || !item) continue;
    const opens = PART_OF_HEADING[its.heading ?? its.runIn ?? "group"];
    if (opens !== null) {
      headed = opens;
      const isClosed = evidence
        .slice(from + offset + 1, end)
        .some((each) => [each.heading, each.runIn].some((name) => name === "method" || name === "ingredients"));
      worth = headed === "ingredients" && !isClosed ? HEADED_OPEN : HEADED;
    }
    PARTS.forEach((part, to) => {
      let [most, source] = [-Infinity, 0];
      PARTS.forEach((previous, at) => {
        const before = offset === 0 ? (previous === "text" ? 0 : -Infinity) : (best[at]?.[offset - 1] ?? 0);
        const step = opens === null ? COST[previous][part] : 0;
        if (before - step > most) [most, source] = [before - step, at];
      });
      const score = most + emission(its, part) + (headed === part ? worth : 0);
      best[to]?.fill(score, offset, offset + 1);
      came[to]?.fill(source, offset, offset + 1);
    });
  }
  const parts: Part[] = [];
  let at = PARTS.reduce(
    (most, _, part) => ((best[part]?.[count - 1] ?? -Infinity) > (best[most]?.[count - 1] ?? -Infinity) ? part : most),
    0,
  );
  for (let offset = count - 1; offset >= 0; offset--) {
    parts.push(PARTS[at] ?? "text");
    at = came[at]?.[offset] ?? 0;
  }
  return parts.toReversed();
}

function emission(its: Evidence, part: Part): number {
  if (its.heading !== null || its.isFact) return 0;
  if (part === "ingredients") return its.asIngredient;
  if (part === "steps") return its.asStep;
  return its.asText - (part === "notes" ? 0.5 : 0);
}

interface Placed {
  readonly its: Evidence;
  readonly item: Item;
}

/** Whether a list with amounts stands in a column of its own to the right of the steps, on the page of its title. */
function isListBeside(
  { lines, items, title }: Segment,
  ingredients: readonly Placed[],
  steps: readonly Placed[],
): boolean {
  const [list, step] = [ingredients[0], steps.at(-1)].map((placed) => lines[placed?.item.lines[0] ?? -1]);
  const head = lines[items[title.first]?.lines[0] ?? -1];
  if (!list || !step || !head || ingredients.filter(({ its }) => its.hasAmount).length < 2) return false;
  const isOnPage = list.page === head.page && steps.every(({ item }) => lines[item.lines[0] ?? 0]?.page === head.page);
  return isOnPage && list.block !== step.block && list.x > step.x + MIN_BESIDE;
}

/** Points between the left edges of steps and of a list beside them at the least. */
const MIN_BESIDE = 60;

/** Whether another short line stands right below a title, or right above it and its servings: the rest of it, a chapter's, or the title itself. */
function isBesideAnother({ lines, items, evidence, title }: Segment): boolean {
  const isShort = (index: number): boolean => {
    const [text, its] = [items[index]?.text ?? "", evidence[index]];
    return its?.heading === null && !its.isFact && !its.hasAmount && text.length <= MAX_SHORT && !/[.:;]$/.test(text);
  };
  const isApart = (index: number): boolean => (lines[items[index]?.lines[0] ?? -1]?.gapAbove ?? Infinity) > 0;
  let first = title.first;
  while (evidence[first - 1]?.isFact && !isApart(first)) first--;
  return (!isApart(first) && isShort(first - 1)) || (!isApart(title.last + 1) && isShort(title.last + 1));
}

/** Characters of a line that may be a title's at most. */
const MAX_SHORT = 60;

/** Why a recipe is not certain: anything that does not fit the part in which it was put. */
function* doubtsAbout(segment: Segment, parts: readonly Part[], from: number): Generator<string> {
  const { evidence, items, hasTitleStyle } = segment;
  const own = parts.map((part, offset) => ({ part, its: evidence[from + offset], item: items[from + offset] }));
  const plain = own.flatMap(({ part, its, item }) =>
    its && item && its.heading === null && !its.isFact ? [{ part, its, item }] : [],
  );
  const ingredients = plain.filter(({ part }) => part === "ingredients");
  const steps = plain.filter(({ part }) => part === "steps");
  const hasLabel = own.some(({ its }) => its?.heading === "ingredients");
  const hasMethod = own.some(({ its }) => its?.heading === "method" || its?.runIn === "method");
  const read = ingredients.filter(({ its }) => its.hasAmount).length;
  const isNumbered = steps.length > 0 && steps[0]?.its.number === 1;
  if (!hasTitleStyle && !hasLabel) yield NO_TITLE_STYLE;
  if (!hasTitleStyle && isBesideAnother(segment)) yield "two lines that may be the title";
  const isHeaded = hasLabel && (hasMethod || isNumbered) && ingredients.length >= 2;
  if (read < 2 && !isHeaded) yield "fewer than two ingredients";
  if (read * 3 < ingredients.length && !hasLabel) yield "few amounts among the ingredients";
  if (steps.length === 0) yield "no step";
  if (ingredients.some(({ its, item }) => its.number !== null || (!its.hasAmount && item.text.length > 160)))
    yield "a step among the ingredients";
  if (
    plain.some(
      ({ part, its }) =>
        (part === "text" || part === "notes") && (its.hasAmount || (its.number !== null && its.number > 0)),
    )
  )
    yield "an amount or a numbered step outside";
  const told = plain.filter(({ part, its }) => part === "text" && isInstruction(its) && its.asStep > its.asText + 1);
  if (told.length > 0 && told.length >= steps.length) yield "an instruction outside";
  if (steps.filter(({ its, item }) => its.hasAmount && item.text.length < 50).length > 1)
    yield "ingredients among the steps";
  if (!hasMethod && steps.length > 0 && !isNumbered && !steps.some(({ its }) => its.asStep >= 1.2))
    yield "steps that read as none";
  const order = plain
    .map(({ part }) => part)
    .filter((part, index, all) => part !== all[index - 1] && part !== "text" && part !== "notes");
  const isBackwards = order[0] === "steps" && !hasLabel && !isListBeside(segment, ingredients, steps);
  if (isBackwards) yield "parts out of order";
  const sorted = own.flatMap(({ part, its, item }): SortedItem[] => {
    if (!its || !item) return [];
    const sortedTo = part === "ingredients" || part === "steps" ? part : null;
    return [{ part: sortedTo, sign: signOf(item, its), isGroup: its.heading === "group", number: its.number }];
  });
  if (areTwoInOne(sorted)) yield "two recipes in one";
}
