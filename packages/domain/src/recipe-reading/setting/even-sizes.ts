import type { BookLine } from "../lines/book-line";

/** Up to this ratio to the usual line a scanned one is set in the same size, and down to its inverse. */
const SAME_AS_TEXT = 1.19;

/** Sizes beyond it are one as far as each is within this ratio to the next. */
const SAME_AS_NEXT = 1.07;

/**
 * The lines with the sizes of scanned ones made even. What is read off a picture is as high as its letters happen to be, with
 * or without a "p" or an "f" among them: titles of one style differ by an eighth. What a PDF says of its letters stays.
 */
export function withEvenSizes(lines: readonly BookLine[]): readonly BookLine[] {
  const sizes = lines
    .filter(isScanned)
    .map(({ size }) => size)
    .toSorted((left, right) => left - right);
  const text = middleOf(sizes);
  if (text === 0) return lines;
  const evened = new Map<number, number>();
  let heap: number[] = [];
  for (const [index, size] of sizes.entries()) {
    heap.push(size);
    const next = sizes[index + 1] ?? Infinity;
    const goesOn = isText(size, text) ? isText(next, text) : !isText(next, text) && next <= size * SAME_AS_NEXT;
    if (goesOn) continue;
    const even = middleOf(heap);
    for (const each of heap) evened.set(each, even);
    heap = [];
  }
  return lines.map((line) => (isScanned(line) ? { ...line, size: evened.get(line.size) ?? line.size } : line));
}

function isScanned({ font, size }: BookLine): boolean {
  return font === "" && size > 0;
}

function isText(size: number, text: number): boolean {
  return size <= text * SAME_AS_TEXT && size * SAME_AS_TEXT >= text;
}

/** Of sizes in order; 0 of none. */
function middleOf(sizes: readonly number[]): number {
  return sizes[sizes.length >> 1] ?? 0;
}
