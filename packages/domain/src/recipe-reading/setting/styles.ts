import type { BookLine } from "../lines/book-line";
import { inSteps } from "../lines/in-steps";

/** Sizes within this ratio are one: pages are scaled, and a scan is never exact. */
const SAME_SIZE = 1.06;

/** From this ratio to the body's size on a line is set larger. */
const LARGER = 1.08;

/** How each line of a book is set, as small numbers that can be compared. */
export interface Styles {
  /** The style of each line: its typeface, weight, size, and whether it is in capitals alone. */
  readonly of: readonly number[];
  /** Style of most letters of the book. */
  readonly body: number;
  /** Size of a style's letters, in points; 0 where the geometry is unknown. */
  sizeOf(style: number): number;
  /** Whether a style stands out from the body: larger, bolder, in capitals or another typeface. */
  isDistinct(style: number): boolean;
  /** Size to the body's size, a little more for weight and capitals; 1 is the body. */
  prominenceOf(style: number): number;
}

interface Look {
  readonly font: string;
  readonly isBold: boolean;
  readonly isCaps: boolean;
  readonly size: number;
}

/** Styles are numbered as they first come; letter sizes within 6 % are one. Without lines the body is style 0. */
export function* stylesOf(lines: readonly BookLine[]): Generator<void, Styles, void> {
  const sizes = sizeClasses(lines);
  const looks: Look[] = [];
  const numbers = new Map<string, number>();
  const letters: number[] = [];
  const of: number[] = [];
  yield* inSteps(lines, (line) => {
    const isCaps = isAllCapitals(line.text);
    const size = sizes.get(line.size) ?? 0;
    const key = `${line.font}|${line.isBold}|${isCaps}|${size}`;
    let style = numbers.get(key);
    if (style === undefined) {
      style = looks.length;
      numbers.set(key, style);
      looks.push({ font: line.font, isBold: line.isBold, isCaps, size });
      letters.push(0);
    }
    letters[style] = (letters[style] ?? 0) + Math.min(line.text.length, 500);
    of.push(style);
  });
  const body = letters.indexOf(Math.max(0, ...letters));
  const bodyLook = looks[Math.max(0, body)] ?? { font: "", isBold: false, isCaps: false, size: 0 };
  const lookOf = (style: number): Look => looks[style] ?? bodyLook;
  const ratioOf = (look: Look): number => (bodyLook.size > 0 && look.size > 0 ? look.size / bodyLook.size : 1);
  return {
    of,
    body: Math.max(0, body),
    sizeOf: (style) => lookOf(style).size,
    isDistinct(style) {
      const look = lookOf(style);
      const isHeavier = (look.isBold && !bodyLook.isBold) || (look.isCaps && !bodyLook.isCaps);
      return ratioOf(look) >= LARGER || (ratioOf(look) >= 0.9 && (isHeavier || look.font !== bodyLook.font));
    },
    prominenceOf(style) {
      const look = lookOf(style);
      return ratioOf(look) + (look.isBold ? 0.06 : 0) + (look.isCaps ? 0.05 : 0);
    },
  };
}

/** The style of most items, the first of them where two are as many; undefined where there is none. */
export function usualStyle(items: readonly { readonly style: number }[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { style } of items) counts.set(style, (counts.get(style) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left)[0]?.[0];
}

/** Each size of the book to the smallest of its class. */
function sizeClasses(lines: readonly BookLine[]): ReadonlyMap<number, number> {
  const classes = new Map<number, number>();
  let smallest = 0;
  for (const size of [...new Set(lines.map((line) => line.size))].toSorted((left, right) => left - right)) {
    if (smallest === 0 || size > smallest * SAME_SIZE) smallest = size;
    classes.set(size, smallest);
  }
  return classes;
}

function isAllCapitals(text: string): boolean {
  const start = text.slice(0, 200);
  return !/\p{Ll}/u.test(start) && (start.match(/\p{Lu}/gu)?.length ?? 0) >= 4;
}
