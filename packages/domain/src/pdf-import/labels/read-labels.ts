import { foldText } from "../../ingredients/normalize-name";
import type { BookLine } from "../lines/book-line";
import type { BookReading, FoundRecipe, ReadItem } from "../reading/book-reading";
import { FIRST_NUMBER, itemsBySpan, LABEL_EXAMPLE, NO_RECIPE, titleLetters, type LabelWindow } from "./label-window";

/** Why a part of an answer is no recipe. The lines that it was about stay uncovered, and so are asked again or named. */
export type LabelRefusal =
  | "not in the form"
  | "copied from the example"
  | "out of range"
  | "title does not fit"
  | "no ingredients"
  | "no steps"
  | "swapped"
  | "overlapping"
  | "repeated"
  | "lines left out";

export interface LabelReading {
  /** Recipes of the window as the answer and the page agree on, "certain" each. Wraps are joined by the rules. */
  readonly recipes: readonly FoundRecipe[];
  /** For the log, and to decide whether to ask again: empty where the whole answer holds. */
  readonly refusals: readonly { readonly label: string; readonly why: LabelRefusal }[];
  /** True where the answer says that the window holds no recipe. Coverage decides whether that is believed. */
  readonly isNone: boolean;
}

const LABEL = /^T(\d{1,4})([\p{L}\p{N}]{1,8})(?: Y(\d{1,4}))?((?: [ISP]\d{1,4}-\d{1,4})+)$/u;

/** From so many instructions among the ingredients, or amounts among the steps, on an answer has taken one for the other. */
const MAX_OF_OTHER = 0.5;

/** One recipe of an answer; the positions are those of the window's items, `end` exclusive. */
interface Label {
  readonly title: number;
  readonly letters: string;
  readonly servings: number | null;
  readonly parts: readonly { readonly kind: string; readonly start: number; readonly end: number }[];
}

/** Reads a model's answer to a window. Whatever it says, no recipe comes of it that the page does not hold. */
export function readLabels(
  answer: string,
  window: LabelWindow,
  lines: readonly BookLine[],
  reading: BookReading,
): LabelReading {
  const text = answer.trim().replace(/^"|"$/g, "");
  if (text === NO_RECIPE || text === "") return { recipes: [], refusals: [], isNone: true };
  const items = itemsBySpan(reading.items)(window);
  const labels = text
    .split(";")
    .map((label) => label.trim())
    .filter((label) => label !== "");
  const recipes: FoundRecipe[] = [];
  const refusals: { label: string; why: LabelRefusal }[] = [];
  const exampleLabels = new Set(LABEL_EXAMPLE.answer.split(";"));
  const taken = new Set<number>();
  const titles = new Set<number>();
  const read = labels.map((label) => parseLabel(label));
  const begins = read
    .flatMap((label) => (label === null ? [] : [beginOf(label, items)]))
    .toSorted((left, right) => left - right);
  labels.forEach((source, nth) => {
    const refuse = (why: LabelRefusal): void => void refusals.push({ label: source.slice(0, 80), why });
    const label = read[nth] ?? null;
    if (exampleLabels.has(source)) return refuse("copied from the example");
    if (label === null) return refuse("not in the form");
    if (titles.has(label.title)) return refuse("repeated");
    const next = begins.find((begin) => begin > label.title) ?? items.length;
    const why = faultOf(label, items, lines, next);
    if (why !== null) return refuse(why);
    if (partsOf(label).some((position) => taken.has(position))) return refuse("overlapping");
    titles.add(label.title);
    for (const position of partsOf(label)) taken.add(position);
    recipes.push(recipeOf(label, items, next));
  });
  return {
    recipes: recipes.toSorted((left, right) => (left.title[0] ?? 0) - (right.title[0] ?? 0)),
    refusals,
    isNone: false,
  };
}

function parseLabel(label: string): Label | null {
  const match = LABEL.exec(label);
  if (match === null) return null;
  const [, title = "", letters = "", servings, parts = ""] = match;
  return {
    title: Number(title) - FIRST_NUMBER,
    letters,
    servings: servings === undefined ? null : Number(servings) - FIRST_NUMBER,
    parts: parts
      .trim()
      .split(" ")
      .map((part) => {
        const [from = "", to = ""] = part.slice(1).split("-");
        return { kind: part.charAt(0), start: Number(from) - FIRST_NUMBER, end: Number(to) - FIRST_NUMBER + 1 };
      }),
  };
}

/** Where a recipe begins: at its title, or at servings that stand right above it. */
function beginOf({ title, servings }: Label, items: readonly ReadItem[]): number {
  if (servings === null || servings < 0 || servings >= title) return title;
  return items.slice(servings, title).every(({ sign }) => sign === "fact") ? servings : title;
}

function partsOf({ parts }: Label): number[] {
  return parts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index));
}

/** Why a label is not believed: numbers that cannot be, or a page that says otherwise. Null where it holds. */
function faultOf(
  label: Label,
  items: readonly ReadItem[],
  lines: readonly BookLine[],
  next: number,
): LabelRefusal | null {
  const { title, letters, servings, parts } = label;
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
  const titleText = (items[title]?.lines ?? []).map((line) => lines[line]?.text ?? "").join(" ");
  if (
    !foldText(titleLetters(titleText)).startsWith(foldText(letters)) &&
    !foldText(titleLetters(titleText.replace(/^\d+\W+/, ""))).startsWith(foldText(letters))
  )
    return "title does not fit";
  const isProse = parts.some(({ kind }) => kind === "P");
  if (!isProse && !parts.some(({ kind }) => kind === "I")) return "no ingredients";
  if (!isProse && !parts.some(({ kind }) => kind === "S")) return "no steps";
  return contradiction(label, items, ordered, next);
}

/** What the page says against a label: parts taken for one another, and lines of a recipe that no part has. */
function contradiction(
  { title }: Label,
  items: readonly ReadItem[],
  ordered: Label["parts"],
  next: number,
): LabelRefusal | null {
  const signsIn = (start: number, end: number): ReadItem["sign"][] => items.slice(start, end).map(({ sign }) => sign);
  for (const { kind, start, end } of ordered) {
    const signs = signsIn(start, end);
    const ofOther = signs.filter((sign) =>
      kind === "I" ? sign === "step" || sign === "instruction" : sign === "amount",
    );
    if (kind !== "P" && ofOther.length > MAX_OF_OTHER * signs.length) return "swapped";
    if (kind === "I" && signs.includes("step")) return "swapped";
    // A heading at the edge of a part, or the title's next, is a label that has slipped by a line.
    if (signs[0] === "heading" || signs.at(-1) === "heading" || signs.includes("title")) return "swapped";
  }
  const inPart = new Set(
    ordered.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  );
  const first = ordered[0]?.start ?? title + 1;
  for (let position = title + 1; position < next; position++) {
    if (inPart.has(position)) continue;
    const sign = items[position]?.sign ?? null;
    if (sign === "amount" || sign === "step") return "lines left out";
    if (sign === "title" && position > first) break;
    // Between two parts stand headings and nothing else; below the last one, instructions are steps that were dropped.
    const isBetween = position > first && ordered.some(({ start }) => start > position);
    if (isBetween && sign === null) return "lines left out";
    if (position > first && sign === "instruction") return "lines left out";
  }
  return null;
}

function recipeOf(label: Label, items: readonly ReadItem[], next: number): FoundRecipe {
  const { title, parts } = label;
  const found = {
    title: new Array<number>(),
    description: new Array<number>(),
    facts: new Array<number>(),
    headings: new Array<number>(),
    steps: new Array<readonly number[]>(),
  };
  const sections: { heading: readonly number[]; items: (readonly number[])[] }[] = [];
  const kindAt = new Map(
    parts.flatMap(({ kind, start, end }) =>
      Array.from({ length: end - start }, (_, index): [number, string] => [start + index, kind]),
    ),
  );
  const firstPart = Math.min(...kindAt.keys());
  const lastPart = Math.max(...kindAt.keys());
  let heading: readonly number[] = [];
  for (let position = beginOf(label, items); position < next; position++) {
    const item = items[position];
    if (!item) continue;
    const kind = kindAt.get(position);
    const isNextTitle = position > lastPart && item.sign === "title";
    if (isNextTitle) break;
    if (position === title || (item.sign === "title" && position < firstPart && position === title + 1))
      found.title.push(...item.lines);
    else if (item.sign === "heading") found.headings.push(...item.lines);
    else if (item.sign === "fact") found.facts.push(...item.lines);
    else if (kind === "I" && isGroupHeading(items, position, kindAt)) heading = item.lines;
    else if (kind === "I") {
      const last = sections.at(-1);
      if (last && last.heading === heading) last.items.push(item.lines);
      else sections.push({ heading, items: [item.lines] });
    } else if (kind === "S" || kind === "P") found.steps.push(item.lines);
    else found.description.push(...item.lines);
  }
  return { ...found, sections, certainty: "certain", reasons: [] };
}

/** "For the sauce" among the ingredients: the rules call it a heading where it ends in a colon or names a part. */
function isGroupHeading(items: readonly ReadItem[], position: number, kindAt: ReadonlyMap<number, string>): boolean {
  return items[position]?.isGroup === true && kindAt.get(position + 1) === "I";
}
