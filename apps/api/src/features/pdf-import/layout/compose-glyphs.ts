import type { TextItem } from "./text-segments";

/** Accents that a font paints by themselves, over or under the letter before or behind them, with what makes one letter of both. */
const ACCENTS: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "´": "\u0301",
  ˆ: "\u0302",
  "^": "\u0302",
  "˜": "\u0303",
  "¯": "\u0304",
  "˘": "\u0306",
  "˙": "\u0307",
  "¨": "\u0308",
  "˚": "\u030a",
  "˝": "\u030b",
  ˇ: "\u030c",
  "¸": "\u0327",
  "˛": "\u0328",
};

/** Letters that lose their dot below an accent. */
const UNDOTTED: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };

const SIGN = /[`´ˆ^˜¯˘˙¨˚˝ˇ¸˛]/;
const ENDS_IN_SIGN = new RegExp(`${SIGN.source}$`);

/** How far two pieces overlap at the least to be one letter, and how far their baselines differ at most, in heights. */
const MIN_OVERLAP = 0.15;
const ACCENT_SHIFT = 0.6;

/** Letters and their accents, painted as pieces that overlap, as one text each. */
export function composeAccents(items: readonly TextItem[]): TextItem[] {
  const composed: TextItem[] = [];
  for (const item of items) {
    const before = composed.at(-1);
    const joined = before && item.text !== "" ? withAccent(before, item) : null;
    if (joined === null) composed.push(item);
    else composed[composed.length - 1] = joined;
  }
  return composed;
}

function withAccent(before: TextItem, item: TextItem): TextItem | null {
  const size = Math.max(before.size, item.size);
  const right = before.x + before.width;
  if (item.x > right - MIN_OVERLAP * size || Math.abs(item.y - before.y) > ACCENT_SHIFT * size) return null;
  const isAbove = ENDS_IN_SIGN.test(before.text);
  const [letter = "", sign = ""] = isAbove
    ? [item.text[0], before.text.at(-1)]
    : [before.text.at(-1), SIGN.test(item.text[0] ?? "") ? item.text[0] : ""];
  const accented = `${UNDOTTED[letter] ?? letter}${ACCENTS[sign] ?? ""}`.normalize("NFC");
  if (accented.length !== 1 || accented === letter) return null;
  const x = Math.min(before.x, item.x);
  return {
    ...item,
    text: `${before.text.slice(0, -1)}${accented}${item.text.slice(1)}`,
    x,
    y: isAbove ? item.y : before.y,
    width: Math.max(right, item.x + item.width) - x,
    size,
  };
}

/** Size of the parts of a fraction to the text's: larger ones are numbers of their own, below each other. */
const SMALL_PRINT = 0.87;
const SMALLEST_PRINT = 0.5;

/** Distance of the baselines of a fraction's parts, in their height. */
const MIN_STACK = 0.5;
const MAX_STACK = 1.45;

/** How far beside them, in its heights, the text stands whose baseline is theirs: in a column of its own at most. */
const IN_ROW = 14;

const FIGURES = /^\d{1,3}$/;

/** Small figures above each other ("1" over "2", with a bar or without) as the fraction that they are. */
export function composeFractions(items: readonly TextItem[]): TextItem[] {
  const figures = items.filter(({ text }) => FIGURES.test(text.trim()));
  if (figures.length < 2) return [...items];
  const fractionOf = new Map<TextItem, TextItem>();
  const bottoms = new Set<TextItem>();
  for (const top of figures) {
    if (bottoms.has(top)) continue;
    const bottom = figures.find((other) => !bottoms.has(other) && !fractionOf.has(other) && isStacked(top, other));
    const line = bottom && lineOf(top, bottom, items);
    if (!bottom || !line) continue;
    bottoms.add(bottom);
    const x = Math.min(top.x, bottom.x);
    fractionOf.set(top, {
      ...top,
      text: `${top.text.trim()}/${bottom.text.trim()}`,
      x,
      y: line.y,
      width: Math.max(top.x + top.width, bottom.x + bottom.width) - x,
    });
  }
  return items.flatMap((item) => (bottoms.has(item) ? [] : [fractionOf.get(item) ?? item]));
}

function isStacked(top: TextItem, bottom: TextItem): boolean {
  if (top === bottom || Math.abs(top.size - bottom.size) > 0.15 * top.size) return false;
  const apart = Math.abs(top.x + top.width / 2 - bottom.x - bottom.width / 2);
  const down = bottom.y - top.y;
  return (
    apart <= 0.3 * Math.max(top.width, bottom.width) + 0.5 &&
    down >= MIN_STACK * top.size &&
    down <= MAX_STACK * top.size
  );
}

/** The text that a fraction stands in: its baseline runs between the two parts. */
function lineOf(top: TextItem, bottom: TextItem, items: readonly TextItem[]): TextItem | undefined {
  const [left, right] = [Math.min(top.x, bottom.x), Math.max(top.x + top.width, bottom.x + bottom.width)];
  const gapOf = (item: TextItem): number => Math.max(item.x - right, left - item.x - item.width);
  const beside = items.filter((item) => {
    if (item === top || item === bottom || item.text.trim() === "") return false;
    const isBetween = item.y > top.y + 0.1 * top.size && item.y < bottom.y - 0.05 * top.size;
    const isSmall = top.size <= SMALL_PRINT * item.size && top.size >= SMALLEST_PRINT * item.size;
    return isBetween && isSmall && gapOf(item) <= IN_ROW * item.size;
  });
  return beside.toSorted((one, other) => gapOf(one) - gapOf(other))[0];
}

/** A small raised figure right behind a text: a footnote's mark, which says nothing of the dish, unless an amount ends there. */
export function withoutMarks(items: readonly TextItem[]): TextItem[] {
  return items.filter((item, index) => {
    if (!/^[\d*†‡]{1,2}$/.test(item.text.trim())) return true;
    const before = items.slice(Math.max(0, index - 3), index).findLast(({ text }) => text.trim() !== "");
    if (!before || item.size > SMALL_PRINT * before.size) return true;
    const isRaised = before.y - item.y >= 0.15 * before.size && before.y - item.y <= 0.7 * before.size;
    const isBehind = Math.abs(item.x - before.x - before.width) <= 0.5 * before.size;
    return (
      !isRaised || !isBehind || !/[\p{L}.,;:!?)]$/u.test(before.text) || /^\s*[/⁄]/.test(items[index + 1]?.text ?? "")
    );
  });
}
