import { itemsIn, type BookReading, type Item, type LineSpan } from "../book-reading";
import { isInstructive } from "../prose/prose-recipes";
import { isNameOf } from "../items/item-evidence";
import { uncovered } from "./coverage";

/**
 * The number of the first line that a model is shown. The lines of {@link LABEL_EXAMPLE} count from 1, so that an answer
 * copied from it is out of range.
 */
export const FIRST_NUMBER = 101;

/** A page and its answer, for the beginning of the prompt, which never changes. */
export const LABEL_EXAMPLE = {
  page: [
    "1 Buttered toast",
    "2 Serves 2",
    "3 Ingredients",
    "4 2 slices bread",
    "5 20 g butter",
    "6 Method",
    "7 Toast the bread until golden. While it is hot, cut it in…",
    "8 Spread the butter on it.",
    "9 PLUM PORRIDGE",
    "10 Stone a pound of plums, and stew them in a pint of water till…",
  ].join("\n"),
  answer: "T1Butt Y2 I4-5 S7-8;T9PLUM P10-10;",
} as const;

/** What a model answers where a window holds no recipe. */
export const NO_RECIPE = "none";

/** Letters of the title that an answer repeats, so that a slip shows. */
export const TITLE_LETTERS = 4;

/** Lines of a book of which the rules cannot tell what they are, as one question to a model. */
export interface LabelWindow extends LineSpan {
  /** Index of each line that is shown, ascending; the one at `position` has the number {@link FIRST_NUMBER} + `position`. */
  readonly shown: readonly number[];
  /** The numbered lines for the prompt: long ones shortened, running heads and continuations of a line left out. */
  readonly text: string;
  /**
   * Anchored regular expression of every answer that makes sense, for a schema of one string: `T101Leek Y102 I104-109
   * S111-115;` for each recipe (title with its first letters, yield, ingredients, steps; the parts may repeat and stand
   * in any order; ` P102-106` in place of both for a recipe in running prose), {@link NO_RECIPE} for none. Numbers that are
   * no candidates cannot be said, nor {@link NO_RECIPE} where there plainly is one. No classes but ranges, no `(?:`, every repetition bounded: Ollama's grammar takes it.
   */
  readonly pattern: string;
  /** Tokens of the longest answer, roughly: the bound for `num_predict`. */
  readonly maxAnswerTokens: number;
}

export interface WindowLimits {
  /** Characters of {@link LabelWindow.text} at most; a single line may be longer. */
  readonly maxChars: number;
  /** Characters at most that two windows of one long stretch share. */
  readonly overlapChars: number;
}

/** Characters of a line that are shown; what it is shows in its beginning. */
const SHOWN_CHARS = 60;

/** Recipes of one question at most: a small model drifts in a longer answer. */
const MAX_RECIPES = 4;
const MAX_SHOWN = 250;
const MAX_PARTS = 6;
const TOKENS_A_RECIPE = 48;
const MAX_TITLE_CHARS = 110;

/** Which stretches of a book to ask a model about, in the order of the book; none where all of it is certain. Each is one {@link labelWindow}. */
export function windowsToAsk(reading: BookReading, limits: WindowLimits): LineSpan[] {
  const fits = (span: LineSpan): boolean => {
    const own = itemsIn(reading, span);
    const chars = own.reduce((sum, item) => sum + charsOf(item), 0);
    return own.length <= MAX_SHOWN && chars <= limits.maxChars && beginningsIn(own).length <= MAX_RECIPES;
  };
  const spans: LineSpan[] = [];
  for (const { start, end } of uncovered(reading, reading.recipes)) {
    const last = spans.at(-1);
    const isNear = last !== undefined && itemsIn(reading, { start: last.end, end: start }).length === 0;
    if (isNear && fits({ start: last.start, end })) spans.splice(-1, 1, { start: last.start, end });
    else spans.push({ start, end });
  }
  return spans.flatMap((span) => withinLimits(reading, span, limits));
}

/**
 * A stretch that is longer than the limits, or holds more recipes than a question, in parts: cut where a recipe seems to begin,
 * else they overlap, by a quarter at most, so that a recipe on the border is whole in one of them.
 */
export function withinLimits(
  reading: BookReading,
  span: LineSpan,
  { maxChars, overlapChars }: WindowLimits,
): LineSpan[] {
  const items = itemsIn(reading, span);
  const beginnings = new Set(beginningsIn(items));
  const spans: LineSpan[] = [];
  for (let from = 0; from < items.length;) {
    let [to, chars, recipes] = [from, 0, 0];
    const isFull = (): boolean => recipes === MAX_RECIPES && beginnings.has(to);
    while (to < items.length && (to === from || (chars < maxChars && to - from < MAX_SHOWN && !isFull()))) {
      if (beginnings.has(to)) recipes += 1;
      chars += charsOf(items[to]);
      to++;
    }
    spans.push({ start: items[from]?.lines[0] ?? 0, end: (items[to - 1]?.lines.at(-1) ?? 0) + 1 });
    if (to >= items.length) break;
    if (isFull()) {
      from = to;
      continue;
    }
    const floor = Math.max(from + 1, to - Math.floor((to - from) / 4));
    let shared = charsOf(items[to - 1]);
    for (from = to; from > floor && shared <= overlapChars; from--) shared += charsOf(items[from - 2]);
  }
  return spans;
}

/** A stretch in two, parted where a recipe seems to begin nearest to its middle; itself where it seems to hold one alone. */
export function inHalves(reading: BookReading, span: LineSpan): LineSpan[] {
  const own = itemsIn(reading, span);
  const beginnings = own.flatMap(({ sign, lines: [line = 0] }, index) => {
    if (index === 0) return [];
    const [above, below] = [own[index - 1]?.sign, own[index + 1]?.sign];
    const isBelowSteps = above === "step" || above === "instruction";
    const isHead = sign === null && isBelowSteps && (below === "fact" || below === "amount");
    return sign === "title" || isHead ? [{ line, off: Math.abs(2 * index - own.length) }] : [];
  });
  const [middle] = beginnings.toSorted((left, right) => left.off - right.off);
  if (!middle) return [span];
  return [
    { start: span.start, end: middle.line },
    { start: middle.line, end: span.end },
  ];
}

/** One question about the lines from `start` to `end`: what was left uncovered is asked once more in its own window. */
export function labelWindow(reading: BookReading, span: LineSpan): LabelWindow {
  const items = itemsIn(reading, span);
  const rows: string[] = [];
  items.forEach((item, position) => {
    const { gapAbove, size } = item.first;
    if (position > 0 && gapAbove > Math.max(8, size) && Number.isFinite(gapAbove)) rows.push("");
    rows.push(`${FIRST_NUMBER + position} ${shownText(item.text)}`);
  });
  const recipes = Math.min(2 * MAX_RECIPES, Math.max(2, beginningsIn(items).length + 1));
  return {
    ...span,
    shown: items.map((item) => item.lines[0] ?? 0),
    text: rows.join("\n"),
    pattern: patternOf(items, recipes),
    maxAnswerTokens: 16 + recipes * TOKENS_A_RECIPE,
  };
}

/** Positions at which recipes seem to begin: titles, lists, or short lines above a paragraph that instructs, whichever are most. */
function beginningsIn(items: readonly Item[]): readonly number[] {
  const where = (begins: (item: Item, position: number) => boolean): number[] =>
    items.flatMap((item, position) => (begins(item, position) ? [position] : []));
  const isAmount = (position: number): boolean => items[position]?.sign === "amount";
  const kinds = [
    where(({ sign }) => sign === "title"),
    where((_, position) => isAmount(position) && !isAmount(position - 1) && !isAmount(position - 2)),
    where((item, position) => isNameOf(item.text, item) && isInstructive(items[position + 1])),
  ];
  return kinds.reduce((most, kind) => (kind.length > most.length ? kind : most), []);
}

/** A line of a question, with its number. */
function charsOf(item: Item | undefined): number {
  return shownText(item?.text ?? "").length + 5;
}

function shownText(text: string): string {
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS).trimEnd()}…` : text;
}

function patternOf(items: readonly Item[], recipes: number): string {
  const numbersOf = (isCandidate: (item: Item) => boolean): number[] =>
    items.flatMap((item, position) => (isCandidate(item) ? [FIRST_NUMBER + position] : []));
  const mayBeTitle = ({ sign, text }: Item): boolean =>
    sign === "title" || (sign === null && text.length <= MAX_TITLE_CHARS);
  const title = alternatives(numbersOf(mayBeTitle));
  const ingredient = alternatives(numbersOf(({ sign }) => sign !== "title" && sign !== "step"));
  const step = alternatives(numbersOf(({ sign }) => sign !== "title" && sign !== "amount" && sign !== "fact"));
  const servings = alternatives(numbersOf(({ sign }) => sign === "fact" || sign === "heading"));
  const prose = alternatives(numbersOf(({ sign }) => sign !== "title" && sign !== "fact"));
  const any = [
    ingredient === "" ? "" : `I${ingredient}-${ingredient}`,
    step === "" ? "" : `S${step}-${step}`,
    prose === "" ? "" : `P${prose}-${prose}`,
  ].filter((part) => part !== "");
  if (title === "" || any.length === 0) return `^${NO_RECIPE}$`;
  const none = showsRecipe(items) ? "" : `${NO_RECIPE}|`;
  const letters = `[${lettersOf(items.filter(mayBeTitle).map(({ text }) => text))}]{1,${TITLE_LETTERS}}`;
  const yieldPart = servings === "" ? "" : `( Y${servings})?`;
  return `^(${none}(T${title}${letters}${yieldPart}( (${any.join("|")})){1,${MAX_PARTS}};){1,${recipes}})$`;
}

/** Whether a title and what it is the title of show that there is a recipe: a weak model would rather say that there is none. */
function showsRecipe(items: readonly Item[]): boolean {
  const count = (isIt: (item: Item) => boolean): number => items.filter(isIt).length;
  const steps = count(({ sign }) => sign === "step" || sign === "instruction");
  const isListed = count(({ sign }) => sign === "amount") >= 2 && steps > 0;
  return count(({ sign }) => sign === "title") > 0 && (isListed || items.some((item) => isInstructive(item)));
}

/** The letters and digits that the titles begin with: a class of them needs no escapes. */
function lettersOf(titles: readonly string[]): string {
  const letters = new Set(titles.flatMap((title) => Array.from(titleLetters(title))));
  return [...letters].toSorted().join("");
}

/** The first letters of a title as an answer repeats them: as printed, without anything that is no letter and no digit. */
export function titleLetters(title: string): string {
  return (title.match(/[\p{L}\p{N}]/gu) ?? []).slice(0, TITLE_LETTERS).join("");
}

/** Numbers as one group of a pattern, those of one ten in a class: `(10[1-35]|11[0-9])`. "" for none. */
function alternatives(numbers: readonly number[]): string {
  const byTen = new Map<number, number[]>();
  for (const number of numbers) {
    const ten = Math.floor(number / 10);
    const known = byTen.get(ten);
    if (known) known.push(number % 10);
    else byTen.set(ten, [number % 10]);
  }
  const parts = [...byTen].map(
    ([ten, digits]) => `${ten}${digits.length === 1 ? digits.join("") : `[${ranges(digits)}]`}`,
  );
  return parts.length === 0 ? "" : `(${parts.join("|")})`;
}

/** "1", "2", "3", "5" as `1-35`. */
function ranges(digits: readonly number[]): string {
  let text = "";
  for (let from = 0; from < digits.length;) {
    let to = from;
    while (digits[to + 1] === (digits[to] ?? 0) + 1) to++;
    const [first, last] = [digits[from], digits[to]];
    text += to - from >= 2 ? `${first}-${last}` : digits.slice(from, to + 1).join("");
    from = to + 1;
  }
  return text;
}
