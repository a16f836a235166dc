import { FIRST_NUMBER, NO_RECIPE, titleLetters } from "./label-window";
import type { Label, PartKind } from "./recipe-of-label";

const RANGE = /(\d{1,4})(?:\s?(?:-|–|—|\.{2,3}|…|to|bis)\s?(\d{1,4}))?/g;
const PART = /(?<![\p{L}\d])([YISP])\s?[:(]?\s?(\d[\d\s,.–—…-]*(?:(?:to|bis)\s?\d+)?)/gu;
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
/** Longer answers are no labels; a model that repeats itself is cut off long before. */
const MAX_CHARS = 20_000;

/**
 * A model's answer as labels in one form: `T101Leek Y102 I104-109 S111-115;`. {@link NO_RECIPE} where it says that there is
 * none; null where it says neither.
 */
export function spelledLabels(answer: string): string | null {
  const text = answer.slice(0, MAX_CHARS).replace(THOUGHTS, "").trim();
  const labels = labelsIn(text);
  if (labels.length > 0) return [...new Set(labels.map((label) => `${spell(label)};`))].join("");
  return new RegExp(`(?:^|\\W)${NO_RECIPE}(?:\\W|$)`, "i").test(text) || /^\[\s*\]$/.test(text) ? NO_RECIPE : null;
}

/**
 * The labels that stand in a text, whatever is around them; none of which a title, its letters or every part is missing.
 * Small models that no grammar holds put them into prose or markdown, write "101 to 105", lists of numbers and commas.
 */
export function labelsIn(answer: string): Label[] {
  const text = answer.replace(/(?<=\d\s?[-–—]\s?)[TYISP](?=\d)/g, "");
  const starts = [...text.matchAll(/(?<![\p{L}\d])T\s?(?=\d{1,4})/gu)].map(({ index }) => index);
  return starts.flatMap((start, nth): Label[] => {
    const own = text.slice(start, starts[nth + 1]);
    const [, title = "", named = ""] = /^T\s?(\d{3}|\d{1,2}(?!\d))[\s:"'(]*([\p{L}\p{N}]{1,8})?/u.exec(own) ?? [];
    const said = [...own.matchAll(PART)].map(([, kind = "", numbers = ""]) => ({ kind, numbers }));
    const servings = said.find(({ kind }) => kind === "Y")?.numbers.match(/\d{1,4}/)?.[0];
    const parts = said.flatMap(({ kind, numbers }) => (isPart(kind) ? rangesIn(kind, numbers) : []));
    const letters = titleLetters(named);
    if (!(Number(title) > 0) || letters === "" || parts.length === 0) return [];
    return [
      { title: positionOf(title), letters, servings: servings === undefined ? null : positionOf(servings), parts },
    ];
  });
}

function isPart(kind: string): kind is PartKind {
  return kind === "I" || kind === "S" || kind === "P";
}

function positionOf(number: string): number {
  return Number(number) - FIRST_NUMBER;
}

/** "101-105", "101, 102, 103" and "101" as ranges; numbers that follow one another are one. */
function rangesIn(kind: PartKind, text: string): Label["parts"] {
  const ranges: { kind: PartKind; start: number; end: number }[] = [];
  for (const [, first = "", last = first] of text.matchAll(RANGE)) {
    const [start, end] = [positionOf(first), positionOf(last) + 1];
    const above = ranges.at(-1);
    if (above && start === above.end && end > start) above.end = end;
    else ranges.push({ kind, start, end });
  }
  return ranges;
}

/** A label in the form in which it is asked for, without its semicolon. */
export function spell({ title, letters, servings, parts }: Label): string {
  const yieldPart = servings === null ? "" : ` Y${servings + FIRST_NUMBER}`;
  const ranges = parts.map(({ kind, start, end }) => ` ${kind}${start + FIRST_NUMBER}-${end - 1 + FIRST_NUMBER}`);
  return `T${title + FIRST_NUMBER}${letters}${yieldPart}${ranges.join("")}`;
}
